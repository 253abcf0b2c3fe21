/// The handle on one position of a view: what its edge or centre is tied to.
///
/// A handle is what `view.tg_left` and its siblings give you. Its methods write into the view and
/// return the handle, so calls chain:
///
///     view.tg_left.equal(20%).min(20).max(30)
///     view.tg_top.equal(title.tg_bottom, offset: 8)
///
/// Use a handle in the statement that fetches it. A handle that is used after its view is gone, or after
/// the view was copied and one of the copies changed, stops the program with a message that names the view.
///
/// A statement that says one thing, such as `view.tg_left.equal(20)`, is the quickest: its method
/// returns nothing, so that there is no handle to be kept.
public struct TGLayoutPos {
  package var target: HandleTarget
  package let attribute: TGAttribute
  package let part: DescriptorPart

  package init(
    _ cell: DescriptorCell, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(cell)), attribute, part)
  }

  init(_ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// What the view says, to be changed.
  package var cell: DescriptorCell { target.cell }

  /// A number that stands for the safe area's inset on that side.
  public static let tg_safeAreaMargin = -20_171_003.0
}

// MARK: - One thing in a statement

extension TGLayoutPos {
  /// Ties the position to a number of points.
  public mutating func equal(_ points: Double) { say(DescriptorValue(.number, points), part) }

  /// Ties the position to a number of points.
  public mutating func equal(_ points: Int) { equal(Double(points)) }

  /// Ties the position to a share of the room there is.
  public mutating func equal(_ weight: TGWeight) {
    say(DescriptorValue(.weight, weight.percent), part)
  }

  /// Ties the position to another one.
  public mutating func equal(_ position: TGLayoutPos) { say(position.asValue, part) }

  /// Ties the position to an edge or centre.
  public mutating func equal(_ anchor: TGAnchor) { say(DescriptorValue(anchor), part) }

  /// Sets a lower bound.
  public mutating func min(_ points: Double) { say(DescriptorValue(.number, points), .lower) }

  /// Sets an upper bound.
  public mutating func max(_ points: Double) { say(DescriptorValue(.number, points), .upper) }

  mutating func say(_ value: DescriptorValue, _ part: DescriptorPart) {
    target.say(value, of: attribute, part)
  }
}

// MARK: - To go on with

extension TGLayoutPos {
  /// Ties the position to a number of points; the offset becomes `offset`.
  @discardableResult
  public consuming func equal(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(DescriptorValue(.number, points), offset)
    return self
  }

  /// Ties the position to a share of the room there is.
  @discardableResult
  public consuming func equal(_ weight: TGWeight, offset: Double = 0) -> TGLayoutPos {
    set(DescriptorValue(.weight, weight.percent), offset)
    return self
  }

  /// Ties the position to another one.
  @discardableResult
  public consuming func equal(_ position: TGLayoutPos, offset: Double = 0) -> TGLayoutPos {
    set(position.asValue, offset)
    return self
  }

  /// Ties the position to whatever it can be tied to.
  ///
  /// A view stands for its position of the same name, and `superview` for that of the parent. An
  /// optional that is nil removes the value.
  @discardableResult
  public consuming func equal(
    _ value: some TGDistance, offset: some TGNumber = 0.0
  ) -> TGLayoutPos {
    set(value.tg_value(for: attribute).packed, offset.tg_points)
    return self
  }

  /// Ties the position to an edge or centre.
  @discardableResult
  public consuming func equal(_ anchor: TGAnchor, offset: Double = 0) -> TGLayoutPos {
    set(DescriptorValue(anchor), offset)
    return self
  }

  /// Centres this view and the views of `positions` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ positions: [TGLayoutPos], offset: Double = 0) -> TGLayoutPos {
    equal(positions.map { $0.anchor }, offset: offset)
  }

  /// Centres this view and the views of `anchors` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ anchors: [TGAnchor], offset: Double = 0) -> TGLayoutPos {
    cell.node.setValue(
      DescriptorValue(.list), of: attribute, part: part, addend: offset, list: anchors)
    return self
  }

  /// Sets a lower bound: a view stands for its position of the same name, and `superview` for that of the
  /// parent.
  @discardableResult
  public consuming func min(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    bound(.lower, value.tg_value(for: attribute).packed, offset.tg_points)
  }

  /// Sets an upper bound: a view stands for its position of the same name, and `superview` for that of the
  /// parent.
  @discardableResult
  public consuming func max(_ value: some TGDistance, offset: some TGNumber = 0.0) -> TGLayoutPos {
    bound(.upper, value.tg_value(for: attribute).packed, offset.tg_points)
  }

  /// Removes the value; the offset goes with it, bounds stay.
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

  /// Sets another position as lower bound.
  @discardableResult
  public consuming func min(_ position: TGLayoutPos, offset: Double = 0) -> TGLayoutPos {
    min(position.anchor, offset: offset)
  }

  /// Sets an edge or centre as lower bound.
  @discardableResult
  public consuming func min(_ anchor: TGAnchor, offset: Double = 0) -> TGLayoutPos {
    bound(.lower, DescriptorValue(anchor), offset)
  }

  /// Sets an upper bound.
  @discardableResult
  public consuming func max(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, DescriptorValue(.number, points), offset)
  }

  /// Sets another position as upper bound.
  @discardableResult
  public consuming func max(_ position: TGLayoutPos, offset: Double = 0) -> TGLayoutPos {
    max(position.anchor, offset: offset)
  }

  /// Sets an edge or centre as upper bound.
  @discardableResult
  public consuming func max(_ anchor: TGAnchor, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, DescriptorValue(anchor), offset)
  }

  /// The lower bound, as a handle.
  public var min: TGLayoutPos { TGLayoutPos(target, attribute, .lower) }

  /// The upper bound, as a handle.
  public var max: TGLayoutPos { TGLayoutPos(target, attribute, .upper) }

  /// Forgets value, offset and bounds, and makes the position active again.
  public func clear() { cell.node.clear(attribute, part: part) }

  /// What the view says, to go on chaining with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(cell) }

  /// Whether the position counts; a position that does not keeps what it was given.
  public var isActive: Bool {
    get { cell.node.isActive(attribute, part: part) }
    nonmutating set { cell.node.setActive(newValue, attribute, part: part) }
  }

  func set(_ value: DescriptorValue, _ offset: Double) {
    cell.setValue(value, of: attribute, part: part, addend: offset, multiple: 1)
  }

  consuming func bound(
    _ bound: DescriptorPart, _ value: DescriptorValue, _ offset: Double
  ) -> TGLayoutPos {
    cell.setValue(value, of: attribute, part: bound, addend: offset, multiple: 1)
    return self
  }
}

/// What a position is tied to.
public enum TGPositionValue: Hashable, Sendable {
  /// A number of points.
  case number(Double)
  /// A share of the room there is.
  case weight(TGWeight)
  /// Another position.
  case anchor(TGAnchor)
  /// Views centred together.
  case anchors([TGAnchor])
}

extension TGLayoutPos {
  /// The position as something other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.identity)), attribute) }

  /// The position as a value that others are tied to.
  var asValue: DescriptorValue { DescriptorValue(attribute, ofViewWith: target.identity) }

  /// What the position is tied to; nil when it is inactive or has no value.
  public var value: TGPositionValue? {
    guard isActive else { return nil }
    let packed = cell.node.value(of: attribute, part: part)
    return switch packed.kind {
    case .number: .number(packed.number)
    case .weight: .weight(TGWeight(packed.number))
    case .anchor: packed.anchor.map { .anchor($0) }
    case .list: .anchors(cell.node.list(of: attribute))
    case .none, .wrap, .fill: nil
    }
  }

  /// Whether the position is active and has a value; bounds and an offset by themselves are none.
  public var hasValue: Bool { value != nil }

  /// The number of points, if the value is one.
  public var numberVal: Double? { if case .number(let points)? = value { points } else { nil } }

  /// The share, if the value is one.
  public var weightVal: TGWeight? { if case .weight(let weight)? = value { weight } else { nil } }

  /// The position referred to, if the value is one.
  public var posVal: TGAnchor? { if case .anchor(let anchor)? = value { anchor } else { nil } }

  /// The positions of a list, if the value is one.
  public var arrayVal: [TGAnchor]? { if case .anchors(let list)? = value { list } else { nil } }

  /// What is added to the value; 0 while the position is inactive.
  public var offsetVal: Double {
    guard isActive else { return 0 }
    return cell.node.addend(of: attribute, part: part)
  }
}
