/// The handle on one position of a view: what its edge or centre is tied to.
///
/// A handle is what `view.tg_left` and its siblings give you. Its methods write into the view and
/// return the handle, so calls chain:
///
///     view.tg_left.equal(20%).min(20).max(30)
///     view.tg_top.equal(title.tg_bottom, offset: 8)
///
/// Use a handle in the expression that fetched it. It does not keep the view alive: the program stops
/// when one is used after its view is gone. It writes to all copies of the view that were made since,
/// and stops the program once one of them was changed.
///
/// A statement that says one thing, such as `view.tg_left.equal(20)`, is the quickest: its method
/// returns nothing, so that there is no handle to be kept.
public struct TGLayoutPos {
  @usableFromInline package var target: HandleTarget
  @usableFromInline package let attribute: TGAttribute
  @usableFromInline package let part: DescriptorPart

  @inlinable package init(
    live: LiveNode, attribute: TGAttribute, part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(live)), attribute, part)
  }

  @inlinable @inline(__always)
  init(_ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// What the view says, to be changed.
  @inlinable package var live: LiveNode { target.live }

  /// A number that stands for the safe area's inset on that side.
  public static let tg_safeAreaMargin = -20_171_003.0
}

// MARK: - One thing in a statement

extension TGLayoutPos {
  /// Ties the position to a number of points.
  @inlinable @inline(__always)
  public mutating func equal(_ points: Double) { say(PackedValue(.number, points), part) }

  /// Ties the position to a number of points.
  @inlinable @inline(__always)
  public mutating func equal(_ points: Int) { equal(Double(points)) }

  /// Ties the position to a share of the room there is.
  @inlinable @inline(__always)
  public mutating func equal(_ weight: TGWeight) { say(PackedValue(.weight, weight.percent), part) }

  /// Ties the position to another one.
  @inlinable @inline(__always)
  public mutating func equal(_ position: TGLayoutPos) { say(position.asValue, part) }

  /// Ties the position to an edge or centre.
  @inlinable @inline(__always)
  public mutating func equal(_ anchor: TGAnchor) { say(PackedValue(anchor), part) }

  /// Sets a lower bound.
  @inlinable @inline(__always)
  public mutating func min(_ points: Double) { say(PackedValue(.number, points), .lower) }

  /// Sets an upper bound.
  @inlinable @inline(__always)
  public mutating func max(_ points: Double) { say(PackedValue(.number, points), .upper) }

  @inlinable @inline(__always)
  mutating func say(_ value: PackedValue, _ part: DescriptorPart) {
    target.say(value, of: attribute, part)
  }
}

// MARK: - To go on with

extension TGLayoutPos {
  /// Ties the position to a number of points; the offset becomes `offset`.
  @inlinable @inline(__always) @discardableResult
  public consuming func equal(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    set(PackedValue(.number, points), offset)
    return self
  }

  /// Ties the position to a share of the room there is.
  @inlinable @inline(__always) @discardableResult
  public consuming func equal(_ weight: TGWeight, offset: Double = 0) -> TGLayoutPos {
    set(PackedValue(.weight, weight.percent), offset)
    return self
  }

  /// Ties the position to another one.
  @inlinable @inline(__always) @discardableResult
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
    set(PackedValue(anchor), offset)
    return self
  }

  /// Centres this view and the views of `positions` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ positions: [TGLayoutPos], offset: Double = 0) -> TGLayoutPos {
    equal(positions.map(\.anchor), offset: offset)
  }

  /// Centres this view and the views of `anchors` together (centres in a relative layout).
  @discardableResult
  public consuming func equal(_ anchors: [TGAnchor], offset: Double = 0) -> TGLayoutPos {
    live.node.setValue(
      PackedValue(.list), of: attribute, part: part, addend: offset, list: anchors)
    return self
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
    live.node.setAddend(points, of: attribute, part: part)
    return self
  }

  /// Sets a lower bound.
  @inlinable @inline(__always) @discardableResult
  public consuming func min(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.lower, PackedValue(.number, points), offset)
  }

  /// Sets another position as lower bound.
  @discardableResult
  public consuming func min(_ position: TGLayoutPos, offset: Double = 0) -> TGLayoutPos {
    min(position.anchor, offset: offset)
  }

  /// Sets an edge or centre as lower bound.
  @discardableResult
  public consuming func min(_ anchor: TGAnchor, offset: Double = 0) -> TGLayoutPos {
    bound(.lower, PackedValue(anchor), offset)
  }

  /// Sets an upper bound.
  @inlinable @inline(__always) @discardableResult
  public consuming func max(_ points: Double, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, PackedValue(.number, points), offset)
  }

  /// Sets another position as upper bound.
  @discardableResult
  public consuming func max(_ position: TGLayoutPos, offset: Double = 0) -> TGLayoutPos {
    max(position.anchor, offset: offset)
  }

  /// Sets an edge or centre as upper bound.
  @discardableResult
  public consuming func max(_ anchor: TGAnchor, offset: Double = 0) -> TGLayoutPos {
    bound(.upper, PackedValue(anchor), offset)
  }

  /// The lower bound, as a handle.
  public var min: TGLayoutPos { TGLayoutPos(target, attribute, .lower) }

  /// The upper bound, as a handle.
  public var max: TGLayoutPos { TGLayoutPos(target, attribute, .upper) }

  /// Forgets value, offset and bounds, and makes the position active again.
  public func clear() { live.node.clear(attribute, part: part) }

  /// What the view says, to go on chaining with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(live) }

  /// Whether the position counts; a position that does not keeps what it was given.
  public var isActive: Bool {
    get { live.node.isActive(attribute, part: part) }
    nonmutating set { live.node.setActive(newValue, attribute, part: part) }
  }

  @inlinable @inline(__always)
  func set(_ value: PackedValue, _ offset: Double) {
    live.setValue(value, of: attribute, part: part, addend: offset, multiple: 1)
  }

  @inlinable @inline(__always)
  consuming func bound(
    _ bound: DescriptorPart, _ value: PackedValue, _ offset: Double
  ) -> TGLayoutPos {
    live.setValue(value, of: attribute, part: bound, addend: offset, multiple: 1)
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
  @inlinable @inline(__always)
  var asValue: PackedValue { PackedValue(attribute, ofViewWith: target.identity) }

  /// What the position is tied to; nil when it is inactive or has no value.
  public var value: TGPositionValue? {
    guard isActive else { return nil }
    let packed = live.node.value(of: attribute, part: part)
    return switch packed.kind {
    case .number, .safeArea: .number(packed.number)
    case .weight: .weight(TGWeight(packed.number))
    case .anchor: packed.anchor.map { .anchor($0) }
    case .list: .anchors(live.node.list(of: attribute))
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
    return live.node.addend(of: attribute, part: part)
  }
}
