import TangramCore
import TangramExplanations

// The rules of a float layout. They are generic over their numbers, because explanations evaluate them
// with reasons.

/// The container along the direction in which children float.
struct FloatLine<Number: TGRuleNumber> {
  /// Whether the container is as long as its children need, on one unlimited line.
  let isUnlimited: Bool
  /// The size of the container.
  var length: Number
  /// The padding and the gap, which `tg_setSubviews` may have changed.
  var (start, end, gap): (Number, Number, Number)
  /// The size that children without a size of their own get.
  var commonSize: Number?

  /// The length inside the padding.
  var room: Number {
    if start.value == 0, end.value == 0 { return length }
    return (length - start - end).named("room along the layout")
  }
}

/// The space of a child along one axis: its extent between its margins.
struct FloatSpan<Child: TGRuleChild> {
  typealias Number = Child.Number

  let child: Child
  let before: Number
  var extent: Number
  let after: Number

  @inline(__always)
  init(_ child: Child, _ extent: Number) {
    (self.child, self.extent) = (child, extent)
    (before, after) = (child.marginBefore(of: nil), child.marginAfter(of: nil))
  }

  /// The extent with both margins.
  @inline(__always) var total: Number { before + extent + after }

  /// The origin of a child that floats to an edge.
  @inline(__always)
  func origin(at edge: Number, isStart: Bool) -> Number {
    isStart ? edge + before : edge - after - extent
  }

  /// The edges of the space that a child with this origin occupies along the floating direction: the one on
  /// its own side, and the one that the next float may touch, which includes the gap.
  @inline(__always)
  func edges(
    from origin: Number, on line: FloatLine<Number>, isStart: Bool
  ) -> (near: Number, far: Number) {
    let near = origin - before
    if isStart {
      let end = child.end(at: origin.value + extent.value) + after + line.gap
      return (near, end.atMost(near + line.room))
    }
    let far = (near - line.gap).atLeast(line.start)
    return (far + total.atMost(line.room), far)
  }
}

extension TGRuleChild {
  /// Whether the extent is a share of the space at the child's position.
  var takesShare: Bool { sizeKind == .weight || sizeKind == .fill }

  /// Whether the extent is independent of the container's.
  var determinesLength: Bool { !takesShare && !refersToContainer }

  /// The extent of the child, unless it is a share or refers to another child or to the other axis.
  ///
  /// - Parameters:
  ///   - room: The extent that a reference to the container means; nil if there is none.
  ///   - common: The extent of children without a size of their own, if there is any.
  @inline(__always)
  func extent(in room: @autoclosure () -> Number?, common: Number? = nil) -> Number {
    if sizeKind == .number { return number }
    if refersToContainer, let room = room() { return scaled(room) }
    return common ?? current
  }

  /// The distance from where a line begins to the baseline of a child with this extent, before the child is
  /// aligned; nil without text.
  func baselineOffset(_ extent: Number) -> Number? {
    baseline(inHeight: extent).map { marginBefore(of: nil) + $0 }
  }

  /// The distance by which a child is moved within its line, given the extent of the longest child there, its
  /// own baseline, and that of the line.
  func shift(
    _ alignment: TGAlignment, longest: @autoclosure () -> Number, own: Number?, baseline: Number?
  ) -> Number {
    if alignment == .baseline, let own, let baseline { return baseline - own }
    return alignment.shift(into: longest() - extent)
  }
}

extension TGRuleContainer {
  /// The distance by which gravity moves children that reach this far into the remaining space.
  func gravityShift(_ reach: Number, in size: @autoclosure () -> Number) -> Number {
    let shift = gravity.shift(into: size() - reach)
    // A container that wraps leaves room only if a lower bound makes it larger than the children need.
    return wraps && shift.value < 0 ? Number(0) : shift
  }
}

extension TGAlignment {
  /// The distance by which the alignment moves something in the remaining space.
  fileprivate func shift<Number: TGRuleNumber>(into room: @autoclosure () -> Number) -> Number {
    guard self == .center || self == .end else { return Number(0) }
    let room = room()
    if room.value == 0 { return Number(0) }
    return self == .center ? room / Number(2) : room
  }
}
