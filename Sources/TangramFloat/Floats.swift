import TangramCore

/// The children of a float layout in the making.
///
/// `Main` is the axis along which children float to the start or to the end; the content grows
/// across it.
struct Floats<Main: TGAxisType> {
  typealias Cross = Main.Cross

  let pass: TGPass
  /// Whether the container is as long as its children need, on one endless line.
  let isUnlimited: Bool

  /// The padding and the gap along the main axis, which `tg_setSubviews` may have changed.
  var start: Double
  var end: Double
  var space: Double
  /// The gap across.
  let crossSpace: Double
  /// The size of the container along the main axis.
  var length: Double
  /// The size along the main axis that children without one of their own get.
  var commonSize: Double?

  /// Where the children placed so far end, with their gaps.
  var mainReach: Double
  var crossReach: Double

  /// What some child asks for, found as the children are sized: a place of its own in its line, or
  /// the extent of another view.
  var hasAlignedChild = false
  var hasTiedChild = false

  init(pass: TGPass, hasNoBoundaryLimit: Bool) {
    self.pass = pass
    isUnlimited = hasNoBoundaryLimit && pass.wraps(Main.self)
    start = pass.paddingStart(Main.self)
    end = pass.paddingEnd(Main.self)
    space = pass.space(Main.self)
    crossSpace = pass.space(Cross.self)
    length = isUnlimited ? unlimitedLength : pass.sizeBeforePass(Main.self)
    mainReach = start
    crossReach = pass.paddingStart(Cross.self)
  }

  mutating func layOut() {
    growToLongestChild()
    pass.setSize(length, Main.self)
    placeChildren()
    if hasTiedChild, refersForward { placeUntilSettled() }
    if hasAlignedChild { alignLines() }
    applyGravity()
    if isUnlimited { pass.setSize(mainReach, Main.self) } else { growToSizedChildren() }
    if pass.wraps(Cross.self) { pass.setSize(crossReach, Cross.self) }
  }
}

extension Floats {
  /// Sizes and places all children, and finds how far they reach.
  private mutating func placeChildren() {
    mainReach = start
    crossReach = pass.paddingStart(Cross.self)
    sizeAndPlaceChildren()
    if pass.count > 0 {
      mainReach -= space
      crossReach -= crossSpace
    }
    mainReach += end
    crossReach += pass.paddingEnd(Cross.self)
  }

  /// A container that wraps is laid out again when its size is found; then a child that refers to
  /// a later one sees that one's size.
  private mutating func placeUntilSettled() {
    guard pass.wraps(Main.self) || pass.wraps(Cross.self) else { return }
    for _ in 0..<8 {
      let before = (mainReach, crossReach)
      placeChildren()
      if before == (mainReach, crossReach) { return }
    }
  }

  private var refersForward: Bool {
    for index in 0..<pass.count {
      if pass[index].refersToLaterSibling(Main.self) { return true }
      if pass[index].refersToLaterSibling(Cross.self) { return true }
    }
    return false
  }
}

/// Lengths that differ by less than this are the same.
let tolerance = 1e-7

/// The length of a container without a limit: far more than all children together need, and small
/// enough to compute with.
private let unlimitedLength = 1e15

/// Raises a maximum when `value` is noticeably greater.
@inline(__always)
func raise(_ maximum: inout Double, to value: Double) {
  if value - maximum > tolerance { maximum = value }
}

// MARK: - The container along the main axis

extension Floats {
  /// Works out the common size, the gap and, when centred, the padding for as many children to a
  /// line as have room.
  mutating func applyFixedSubviews(_ fixed: TGFixedSubviews) {
    guard pass.count > 0, fixed.size > 0, fixed.size.isFinite else { return }
    commonSize = fixed.size
    guard !isUnlimited else { return }
    let room = length - start - end
    let least = fixed.minSpace
    let fitting = (room + (fixed.centered ? -least : least)) / (fixed.size + least)
    // The quotient says nothing when a gap may be as negative as a child is long.
    let perLine = fitting.isFinite ? max(fitting.rounded(.down), 1) : 1
    let gaps = fixed.centered ? perLine + 1 : perLine - 1
    guard gaps > 0 else { return }
    space = (room - fixed.size * perLine) / gaps
    if space - fixed.maxSpace > tolerance {
      space = fixed.maxSpace
      commonSize = (room - space * gaps) / perLine
    }
    if fixed.centered {
      start += space
      end += space
    }
  }

  /// A container that wraps keeps the length it has, unless a child is longer.
  private mutating func growToLongestChild() {
    guard pass.wraps(Main.self), !isUnlimited else { return }
    var room = length - start - end
    for index in 0..<pass.count {
      let child = pass[index]
      guard determinesLength(child) else { continue }
      measureForLength(child)
      raise(
        &room, to: child.start(Main.self) + child.extent(Main.self) + child.end(Main.self))
      child.setExtent(child.current(Main.self), Main.self)
      child.setExtent(child.current(Cross.self), Cross.self)
    }
    length = start + room + end
  }

  /// Whether a child's extent along the main axis is its own and not the container's.
  private func determinesLength(_ child: TGChild) -> Bool {
    switch child.sizeKind(Main.self) {
    case .weight, .fill: return false
    case .anchor:
      if case .ofContainer(Main.axis) = child.size(Main.self) { return false }
      return true
    default: return true
    }
  }

  /// The extent of a child along the main axis, as far as it is known before any is sized.
  private func measureForLength(_ child: TGChild) {
    let across = child.current(Cross.self)
    child.setExtent(child.clamp(across, Cross.self), Cross.self)
    child.setExtent(child.number(or: child.current(Main.self), Main.self), Main.self)
    if child.sizeKind(Main.self) == .anchor, case .ofOtherAxis = child.size(Main.self) {
      var other = child.number(or: across, Cross.self)
      if case .ofContainer(Cross.axis) = child.size(Cross.self) {
        let room =
          pass.sizeBeforePass(Cross.self) - pass.paddingStart(Cross.self)
          - pass.paddingEnd(Cross.self)
        other = child.scaled(room, Cross.self)
      }
      child.setExtent(child.clamp(other, Cross.self), Cross.self)
      child.setExtent(child.scaled(child.extent(Cross.self), Main.self), Main.self)
    }
    // A container has the size it was measured with: its width may still be unknown here.
    if !child.isContainer { pass.remeasure(child, Main.self) }
    child.setExtent(child.clamp(child.extent(Main.self), Main.self), Main.self)
  }

  /// Grows to children whose length was found only when they were sized.
  ///
  /// It followed from their width, from another view, or from what is in them. The solver then
  /// runs the pass again.
  private func growToSizedChildren() {
    guard pass.wraps(Main.self) else { return }
    var room = length - start - end
    for index in 0..<pass.count where determinesLength(pass[index]) {
      let child = pass[index]
      // A container may have been measured after it was sized.
      let extent =
        child.isContainer && child.wraps(Main.self)
        ? child.clamp(child.current(Main.self), Main.self) : child.extent(Main.self)
      raise(&room, to: child.start(Main.self) + extent + child.end(Main.self))
    }
    pass.setSize(start + room + end, Main.self)
  }
}
