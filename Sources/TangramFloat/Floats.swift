import TangramCore

/// The children of a float layout while it is being laid out.
///
/// `Main` is the axis along which children float to the start or to the end; the content grows
/// across it.
struct Floats<Main: TGAxisType>: TGAxisWork {
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

  /// Whether some child asks for a place of its own in its line, found as it is sized.
  var hasAlignedChild = false

  init(pass: TGPass, hasNoBoundaryLimit: Bool) {
    self.pass = pass
    let (main, cross) = (pass[Main()], pass[Cross()])
    isUnlimited = hasNoBoundaryLimit && main.wraps
    start = main.paddingStart
    end = main.paddingEnd
    space = main.space
    crossSpace = cross.space
    length = isUnlimited ? unlimitedLength : main.sizeBeforePass
    mainReach = start
    crossReach = cross.paddingStart
  }

  mutating func layOut() {
    growToLongestChild()
    pass[main].size = length
    placeChildren()
    if hasAlignedChild { alignLines() }
    applyGravity()
    if isUnlimited { pass[main].size = mainReach } else { growToSizedChildren() }
    if pass[cross].wraps { pass[cross].size = crossReach }
  }
}

extension Floats {
  /// Sizes and places all children, and finds how far they reach.
  private mutating func placeChildren() {
    mainReach = start
    crossReach = pass[cross].paddingStart
    sizeAndPlaceChildren()
    if pass.count > 0 {
      mainReach -= space
      crossReach -= crossSpace
    }
    mainReach += end
    crossReach += pass[cross].paddingEnd
  }
}

/// Lengths that differ by less than this are the same.
let tolerance = 1e-7

/// The length of a container without a limit: far more than all children together need, and small
/// enough to compute with.
private let unlimitedLength = 1e15

/// Raises a maximum when `value` is noticeably greater.
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
    let perLine = perLine(fixed, in: room)
    guard let spread = fixed.spread(perLine, in: room, keepsLeast: false) else { return }
    (commonSize, space) = spread
    if fixed.centered {
      start += space
      end += space
    }
  }

  /// How many children have room on a line.
  func perLine(_ fixed: TGFixedSubviews, in room: Double) -> Double {
    let least = fixed.leastSpace
    let fitting = (room + (fixed.centered ? -least : least)) / (fixed.size + least)
    // The quotient means nothing when a gap may be as negative as a child is long.
    return fitting.isFinite ? max(fitting.rounded(.down), 1) : 1
  }

  /// A container that wraps keeps the length that it has found so far, unless a child is longer.
  private mutating func growToLongestChild() {
    guard pass[main].wraps, !isUnlimited else { return }
    var room = length - start - end
    for index in 0..<pass.count {
      let child = pass[index]
      guard determinesLength(child) else { continue }
      measureForLength(child)
      raise(
        &room, to: child[main].start + child[main].extent + child[main].end)
      child[main].extent = child[main].current
      child[cross].extent = child[cross].current
    }
    length = start + room + end
  }

  /// Whether a child's extent along the main axis is its own and not the container's.
  func determinesLength(_ child: TGChild) -> Bool {
    switch child[main].sizeKind {
    case .weight, .fill: return false
    case .reference:
      if case .ofContainer(Main.axis) = child[main].size { return false }
      return true
    default: return true
    }
  }

  /// The extent of a child along the main axis, as far as it is known before any is sized.
  private func measureForLength(_ child: TGChild) {
    let across = child[cross].current
    child[cross].extent = child[cross].clamp(across)
    child[main].extent = child[main].number(or: child[main].current)
    if child[main].sizeKind == .reference, case .ofOtherAxis = child[main].size {
      var other = child[cross].number(or: across)
      if case .ofContainer(Cross.axis) = child[cross].size {
        let room =
          pass[cross].sizeBeforePass - pass[cross].paddingStart
          - pass[cross].paddingEnd
        other = child[cross].scaled(room)
      }
      child[cross].extent = child[cross].clamp(other)
      child[main].extent = child[main].scaled(child[cross].extent)
    }
    // A container has the size it was measured with: its width may still be unknown here.
    if !child.isContainer { child[main].remeasure() }
    child[main].clampExtent()
  }

  /// Grows to children whose length was found only when they were sized.
  ///
  /// It followed from their width, from another view, or from what is in them. The solver then
  /// runs the pass again.
  private func growToSizedChildren() {
    guard pass[main].wraps else { return }
    var room = length - start - end
    for index in 0..<pass.count where determinesLength(pass[index]) {
      let child = pass[index]
      // A container may have been measured after it was sized.
      let extent =
        child.isContainer && child[main].wraps
        ? child[main].clamp(child[main].current) : child[main].extent
      raise(&room, to: child[main].start + extent + child[main].end)
    }
    pass[main].size = start + room + end
  }
}
