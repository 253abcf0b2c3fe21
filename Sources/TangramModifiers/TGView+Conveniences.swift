import TangramCore

// Conveniences that set several positions or sizes at once. Each has the effect of `equal`, so
// offsets, increments and multiples are reset to their defaults. Each accepts numbers, as in
// TangramKit, and any other value that a position or a size can have.

// MARK: - Sizes

extension TGViewProtocol {
  /// Sets width and height.
  @inlinable public mutating func tg_size(width: Double, height: Double) {
    write(.width, width)
    write(.height, height)
  }

  /// Sets width and height.
  ///
  ///     title.tg_size(width: .fill, height: 40)
  @inlinable public mutating func tg_size(width: some TGLength, height: some TGLength) {
    write(.width, width.tg_value(for: .width))
    write(.height, height.tg_value(for: .height))
  }

  /// Sets width and height.
  public mutating func tg_size(_ size: TGSize) { tg_size(width: size.width, height: size.height) }

  /// Sets width and height to the same value; a view means its width and its height, respectively.
  @inlinable public mutating func tg_size(_ both: some TGLength) {
    tg_size(width: both, height: both)
  }
}

// MARK: - Positions

extension TGViewProtocol {
  /// Sets the leading and the top position.
  public mutating func tg_origin(x: some TGDistance, y: some TGDistance) {
    setPositions(.leading, x, .top, y)
  }

  /// Sets the leading and the top position.
  public mutating func tg_origin(_ point: TGPoint) { tg_origin(x: point.x, y: point.y) }

  /// Sets the trailing and the bottom position.
  public mutating func tg_end(x: some TGDistance, y: some TGDistance) {
    setPositions(.trailing, x, .bottom, y)
  }

  /// Sets the trailing and the bottom position.
  public mutating func tg_end(_ point: TGPoint) { tg_end(x: point.x, y: point.y) }

  /// Sets all four margins.
  public mutating func tg_margin(_ distance: some TGDistance) {
    tg_horzMargin(distance)
    tg_vertMargin(distance)
  }

  /// Sets all four margins.
  public mutating func tg_margin(
    top: some TGDistance, leading: some TGDistance, bottom: some TGDistance,
    trailing: some TGDistance
  ) {
    setPositions(.top, top, .leading, leading)
    setPositions(.bottom, bottom, .trailing, trailing)
  }

  /// Sets all four margins.
  public mutating func tg_margin(
    top: some TGDistance, left: some TGDistance, bottom: some TGDistance, right: some TGDistance
  ) {
    setPositions(.top, top, .left, left)
    setPositions(.bottom, bottom, .right, right)
  }

  /// Sets the leading and the trailing margin.
  public mutating func tg_horzMargin(_ distance: some TGDistance) {
    setPositions(.leading, distance, .trailing, distance)
  }

  /// Sets the top and the bottom margin.
  public mutating func tg_vertMargin(_ distance: some TGDistance) {
    setPositions(.top, distance, .bottom, distance)
  }

  private mutating func setPositions(
    _ first: TGAttribute, _ distance: some TGDistance,
    _ second: TGAttribute, _ other: some TGDistance
  ) {
    write(first, distance.tg_value(for: first))
    write(second, other.tg_value(for: second))
  }
}

// MARK: - The same for the descriptors of a size class

extension TGDescriptors {
  /// Sets width and height.
  public func tg_size(width: some TGLength, height: some TGLength) {
    update { $0.tg_size(width: width, height: height) }
  }

  /// Sets width and height to the same value.
  public func tg_size(_ both: some TGLength) { update { $0.tg_size(both) } }

  /// Sets the leading and the top position.
  public func tg_origin(x: some TGDistance, y: some TGDistance) {
    update { $0.tg_origin(x: x, y: y) }
  }

  /// Sets the trailing and the bottom position.
  public func tg_end(x: some TGDistance, y: some TGDistance) { update { $0.tg_end(x: x, y: y) } }

  /// Sets all four margins.
  public func tg_margin(_ distance: some TGDistance) { update { $0.tg_margin(distance) } }

  /// Sets the leading and the trailing margin.
  public func tg_horzMargin(_ distance: some TGDistance) {
    update { $0.tg_horzMargin(distance) }
  }

  /// Sets the top and the bottom margin.
  public func tg_vertMargin(_ distance: some TGDistance) {
    update { $0.tg_vertMargin(distance) }
  }
}
