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
  package let part: DescriptorPart

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
    target.say(DescriptorValue(.number, points), of: attribute, part)
  }

  /// Sets the position to a number of points.
  public mutating func equal(_ points: Int) {
    target.say(DescriptorValue(.number, Double(points)), of: attribute, part)
  }

  /// Sets the position to a share of the available space.
  public mutating func equal(_ weight: TGWeight) {
    target.say(DescriptorValue(.weight, weight.percent), of: attribute, part)
  }

  /// Ties the position to another position.
  public mutating func equal(_ position: TGLayoutPos) {
    target.say(position.asValue, of: attribute, part)
  }

  /// Ties the position to an edge or center.
  public mutating func equal(_ anchor: TGAnchor) {
    target.say(DescriptorValue(anchor), of: attribute, part)
  }

  /// Sets a lower bound.
  public mutating func min(_ points: Double) {
    target.say(DescriptorValue(.number, points), of: attribute, .lower)
  }

  /// Sets an upper bound.
  public mutating func max(_ points: Double) {
    target.say(DescriptorValue(.number, points), of: attribute, .upper)
  }
}

// MARK: - Calls that can be chained

extension TGLayoutPos {
  /// Sets the position to a number of points, and replaces the offset.
  @discardableResult
  public consuming func equal(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(DescriptorValue(.number, points), offset)
    return self
  }

  /// Sets the position to any value that a position can have.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name. An optional that is nil removes the value.
  @discardableResult
  public consuming func equal(
    _ value: some TGDistance, offset: some TGNumber = 0.0
  ) -> TGLayoutPos {
    let value = value.tg_value(for: attribute)
    set(value.packed, offset.tg_points, value.terms)
    return self
  }

  /// Centers this view and the views of `positions` as a group (only for centers in a relative
  /// layout).
  @discardableResult
  public consuming func equal(_ positions: [TGLayoutPos], offset: Double = 0) -> TGLayoutPos {
    equal(positions.map { $0.anchor }, offset: offset)
  }

  /// Centers this view and the views of `anchors` as a group (only for centers in a relative
  /// layout).
  @discardableResult
  public consuming func equal(_ anchors: [TGAnchor], offset: Double = 0) -> TGLayoutPos {
    cell.node.setValue(
      DescriptorValue(.list), of: attribute, part: part, addend: offset, list: anchors)
    return self
  }

  /// Sets a lower bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @discardableResult
  public consuming func min(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    let value = value.tg_value(for: attribute)
    return bound(.lower, value.packed, offset.tg_points, value.terms)
  }

  /// Sets an upper bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @discardableResult
  public consuming func max(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    let value = value.tg_value(for: attribute)
    return bound(.upper, value.packed, offset.tg_points, value.terms)
  }

  /// Removes the value and replaces the offset; bounds are kept.
  @discardableResult
  public consuming func equal(_ nothing: Never?, offset: Double = 0) -> TGLayoutPos {
    set(.none, offset)
    return self
  }

  /// Replaces the offset, which is added to the value.
  @discardableResult
  public consuming func offset(_ points: Double) -> TGLayoutPos {
    cell.node.setAddend(points, of: attribute, part: part)
    return self
  }

  /// Sets a lower bound.
  @discardableResult
  public consuming func min(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.lower, DescriptorValue(.number, points), offset)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, DescriptorValue(.number, points), offset)
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

  func set(_ value: DescriptorValue, _ offset: Double, _ terms: [TGMost.Term] = []) {
    cell.node.setValue(value, of: attribute, part: part, addend: offset, multiple: 1, terms: terms)
  }

  consuming func bound(
    _ bound: DescriptorPart, _ value: DescriptorValue, _ offset: Double,
    _ terms: [TGMost.Term] = []
  ) -> TGLayoutPos {
    cell.node.setValue(value, of: attribute, part: bound, addend: offset, multiple: 1, terms: terms)
    return self
  }
}

extension TGLayoutPos {
  /// The position as an anchor that other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.identity)), attribute) }

  /// The position as a value for descriptors of other views.
  var asValue: DescriptorValue { DescriptorValue(attribute, ofViewWith: target.identity) }

  /// The value of the position; nil if the position is inactive or has no value.
  public var value: TGPositionValue? {
    guard isActive else { return nil }
    let packed = cell.node.value(of: attribute, part: part)
    return switch packed.kind {
    case .number: .number(packed.number)
    case .weight: .weight(TGWeight(packed.number))
    case .anchor: packed.anchor.map { .anchor($0) }
    case .list: .anchors(cell.node.list(of: attribute))
    case .most: .most(cell.node.most(of: attribute, part: part))
    case .none, .wrap, .fill: nil
    }
  }

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
