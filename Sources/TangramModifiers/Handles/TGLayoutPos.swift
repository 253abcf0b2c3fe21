import TangramCore

/// A handle on a position of a view, which controls what an edge or a center is tied to.
///
/// Properties such as `view.tg_left` return a handle. Its methods write into the view and return
/// the handle, so calls can be chained:
///
///     view.tg_left.equal(20%).min(20).max(30)
///     view.tg_top.equal(title.tg_bottom, offset: 8)
///
/// Use a handle in the statement that fetches it. Using a handle after its view is gone, or after
/// the view was copied and one of the copies changed, stops the program with a message that names
/// the view.
///
/// A statement that makes a single call, such as `view.tg_left.equal(20)`, is the fastest: that
/// method returns nothing, so no handle outlives the statement.
public struct TGLayoutPos {
  @usableFromInline package internal(set) var target: HandleTarget
  @usableFromInline package let attribute: TGAttribute
  @usableFromInline package let part: DescriptorPart

  init(
    _ cell: DescriptorCell, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(cell)), attribute, part)
  }

  @usableFromInline init(
    _ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// The view's cell, for changing its descriptors.
  var cell: DescriptorCell { target.cell }

  /// A special number that stands for the inset of the safe area on the respective side:
  /// `TGEnvironment.safeArea` for the root, and 0 for views inside containers.
  public static let tg_safeAreaMargin = DescriptorValue.safeAreaInset
}

// MARK: - Single calls, which return nothing

extension TGLayoutPos {
  /// Sets the position to a number of points.
  public mutating func equal(_ points: Double) {
    target.say(points.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets the position to any value that a position can have.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name. An optional that is nil removes the value. A list of positions centers this view and their views
  /// as a group (only for centers in a relative layout).
  @inlinable public mutating func equal(_ value: some TGDistance) {
    target.say(value.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets a lower bound.
  public mutating func min(_ points: Double) {
    target.say(points.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets a lower bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @inlinable public mutating func min(_ value: some TGDistance) {
    target.say(value.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets an upper bound.
  public mutating func max(_ points: Double) {
    target.say(points.tg_value(for: attribute), of: attribute, .upper)
  }

  /// Sets an upper bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @inlinable public mutating func max(_ value: some TGDistance) {
    target.say(value.tg_value(for: attribute), of: attribute, .upper)
  }
}

// MARK: - Calls that can be chained

extension TGLayoutPos {
  /// Sets the position to a number of points, and replaces the offset.
  @discardableResult
  public consuming func equal(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(points.tg_value(for: attribute), offset)
    return self
  }

  /// Sets the position to any value that a position can have, and replaces the offset.
  @discardableResult
  public consuming func equal(
    _ value: some TGDistance, offset: some TGNumber = 0.0
  ) -> TGLayoutPos {
    set(value.tg_value(for: attribute), offset.tg_points)
    return self
  }

  /// Removes the value and replaces the offset; bounds are kept.
  @discardableResult
  public consuming func equal(_ nothing: Never?, offset: Double = 0) -> TGLayoutPos {
    set(TGDescriptorValue(.none), offset)
    return self
  }

  /// Replaces the offset, which is added to the value.
  @discardableResult
  public consuming func offset(_ points: some TGNumber) -> TGLayoutPos {
    cell.node.setAddend(points.tg_points, of: attribute, part: part)
    return self
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.lower, points.tg_value(for: attribute), offset)
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    bound(.lower, value.tg_value(for: attribute), offset.tg_points)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, points.tg_value(for: attribute), offset)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    bound(.upper, value.tg_value(for: attribute), offset.tg_points)
  }

  /// A handle on the lower bound.
  public var min: TGLayoutPos { TGLayoutPos(target, attribute, .lower) }

  /// A handle on the upper bound.
  public var max: TGLayoutPos { TGLayoutPos(target, attribute, .upper) }

  /// Replaces the shrink factor: if the children need more space than the container has, the shortage is
  /// divided among sizes and positions in proportion to their factors, which are 0 by default.
  ///
  /// Linear and frame layouts use it, and flow layouts with a fixed number of children in a line.
  @discardableResult
  public consuming func shrink(_ factor: Double) -> TGLayoutPos {
    cell.node.setShrink(factor, of: attribute)
    return self
  }

  /// Removes value, offset, bounds and shrink factor, and makes the position active again.
  public func clear() { cell.node.clear(attribute, part: part) }

  /// A handle on all descriptors of the view, for continuing a chain with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(cell) }

  /// Whether the position is used; an inactive position keeps its value, but has no effect.
  public var isActive: Bool {
    get { cell.node.isActive(attribute, part: part) }
    nonmutating set { cell.node.setActive(newValue, attribute, part: part) }
  }

  func set(_ value: TGDescriptorValue, _ offset: Double) {
    cell.node.write(value, of: attribute, part: part, addend: offset)
  }

  consuming func bound(
    _ bound: DescriptorPart, _ value: TGDescriptorValue, _ offset: Double
  ) -> TGLayoutPos {
    cell.node.write(value, of: attribute, part: bound, addend: offset)
    return self
  }
}

extension TGLayoutPos {
  /// The value of the position; nil if the position is inactive or has no value.
  public var value: TGPositionValue? { cell.node.activeValue(of: attribute, part) }

  /// Whether the position is active and has a value; bounds and offset do not count as a value.
  public var hasValue: Bool { value != nil }

  /// The number of points, if the value is a number.
  public var numberVal: Double? { if case .number(let points)? = value { points } else { nil } }

  /// The share, if the value is a share.
  public var weightVal: TGWeight? { if case .weight(let weight)? = value { weight } else { nil } }

  /// The position that this one is tied to, if the value is a position.
  public var posVal: TGAnchor? { if case .anchor(let anchor)? = value { anchor } else { nil } }

  /// The positions in the list, if the value is a list.
  public var arrayVal: [TGAnchor]? { if case .anchors(let list)? = value { list } else { nil } }

  /// The shrink factor; 0 while the position is inactive.
  public var shrinkVal: Double { cell.node.shrink(of: attribute) }

  /// The offset, which is added to the value; 0 while the position is inactive.
  public var offsetVal: Double {
    guard isActive else { return 0 }
    return cell.node.addend(of: attribute, part: part)
  }
}

extension TGLayoutPos: CustomStringConvertible {
  /// The calls that set the position to its state.
  public var description: String {
    cell.node.text(of: attribute) ?? "tg_\(cell.node.writtenAttribute(attribute).name)"
  }
}
