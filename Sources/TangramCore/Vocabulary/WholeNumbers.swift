// Whole numbers where lengths are asked for, for variables that are counted rather than measured.

extension TGLayoutPos {
  /// Replaces the offset, which is added to the value.
  @discardableResult
  public func offset(_ points: Int) -> TGLayoutPos { offset(Double(points)) }

  /// Sets a lower bound.
  @discardableResult
  public func min(_ points: Int) -> TGLayoutPos { min(Double(points)) }

  /// Sets an upper bound.
  @discardableResult
  public func max(_ points: Int) -> TGLayoutPos { max(Double(points)) }

  /// `position ~= 10` is `position.equal(10)`.
  public static func ~= (position: TGLayoutPos, points: Int) { position.equal(points) }
  /// `position += 5` is `position.offset(5)`: it replaces the offset.
  public static func += (position: TGLayoutPos, points: Int) { position.offset(points) }
  /// `position -= 5` is `position.offset(-5)`: it replaces the offset.
  public static func -= (position: TGLayoutPos, points: Int) { position.offset(-points) }
  /// `position >= 5` is `position.min(5)`.
  public static func >= (position: TGLayoutPos, points: Int) { position.min(points) }
  /// `position <= 5` is `position.max(5)`.
  public static func <= (position: TGLayoutPos, points: Int) { position.max(points) }
}

extension TGLayoutSize {
  /// Replaces the increment, which is added to the value.
  @discardableResult
  public func add(_ increment: Int) -> TGLayoutSize { add(Double(increment)) }

  /// Sets a lower bound.
  @discardableResult
  public func min(_ points: Int) -> TGLayoutSize { min(Double(points)) }

  /// Sets an upper bound.
  @discardableResult
  public func max(_ points: Int) -> TGLayoutSize { max(Double(points)) }

  /// `size ~= 10` is `size.equal(10)`.
  public static func ~= (size: TGLayoutSize, points: Int) { size.equal(points) }
  /// `size += 5` is `size.add(5)`: it replaces the increment.
  public static func += (size: TGLayoutSize, points: Int) { size.add(points) }
  /// `size -= 5` is `size.add(-5)`: it replaces the increment.
  public static func -= (size: TGLayoutSize, points: Int) { size.add(-points) }
  /// `size >= 5` is `size.min(5)`.
  public static func >= (size: TGLayoutSize, points: Int) { size.min(points) }
  /// `size <= 5` is `size.max(5)`.
  public static func <= (size: TGLayoutSize, points: Int) { size.max(points) }
}

extension TGViewProtocol {
  /// Sets width and height.
  public mutating func tg_size(width: Int, height: Int) {
    tg_size(width: Double(width), height: Double(height))
  }
}
