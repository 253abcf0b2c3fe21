import TangramCore
import TangramExplanations

/// The state of a float layout while it is computed.
///
/// `Main` is the axis along which children float to the start or to the end; the content grows along the
/// cross axis.
struct Floats<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGFloatAlgorithm
  /// Whether the container is as long as its children need, up to its upper bound, where lines end.
  let isLimited: Bool
  /// Whether a child is below others because there was no sufficient space beside them.
  var hasFallenBack = false

  /// The container along the main axis.
  var line: FloatLine<Double>
  /// The gap on the cross axis.
  let crossSpace: Double
  /// The number of children that `tg_setSubviews` spreads over a line; nil if it changes no gap.
  private(set) var spreadCount: Int?

  /// The coordinates where the children placed so far end, including their gaps.
  var (mainReach, crossReach) = (0.0, 0.0)

  /// The line of the most recently placed child sized `average`.
  var averageLine: AverageLine?

  /// Whether any child has an alignment of its own within its line; set while children are sized.
  var hasAlignedChild = false
  /// The intermediate results for the explanation; nil if the layout is not explained.
  var log: FloatLog?

  init(_ pass: TGPass, _ options: TGFloatAlgorithm) {
    (self.pass, self.options) = (pass, options)
    let (main, cross) = (pass[Main()], pass[Cross()])
    let most = options.hasNoBoundaryLimit && main.wraps ? main.clamp(unlimitedLength) : 0
    isLimited = most > 0 && most != unlimitedLength
    line = FloatLine(
      isUnlimited: most == unlimitedLength, length: most > 0 ? most : main.sizeBeforePass,
      start: main.paddingStart, end: main.paddingEnd, gap: main.space)
    crossSpace = cross.space
    if let fixed = options.fixedSubviews { applyFixedSubviews(fixed) }
  }

  mutating func layOut() {
    growToLongestChild()
    pass[main].size = line.length
    placeChildren()
    if hasAlignedChild { alignLines() }
    applyGravity()
    if line.isUnlimited {
      pass[main].size = mainReach
    } else if isLimited {
      pass[main].size = hasFallenBack ? line.length : min(mainReach, line.length)
    } else {
      growToSizedChildren()
    }
    if pass[cross].wraps { pass[cross].size = crossReach }
  }
}

/// The difference below which two lengths are considered equal.
let tolerance = 1e-7

/// The length of an unlimited container: larger than any real content, and small enough to compute with.
private let unlimitedLength = 1e15

/// Raises a maximum if `value` exceeds it by more than the tolerance.
func raise(_ maximum: inout Double, to value: Double) {
  if value - maximum > tolerance { maximum = value }
}

// MARK: - The container along the main axis

extension Floats {
  /// Computes the common size, the gap and, when centered, the padding, from the number of children that
  /// fit on a line.
  private mutating func applyFixedSubviews(_ fixed: TGFixedSubviews) {
    guard pass.count > 0, fixed.size > 0, fixed.size.isFinite else { return }
    line.commonSize = fixed.size
    guard !line.isUnlimited else { return }
    let room = line.room
    let least = fixed.leastSpace
    let fitting = (room + (fixed.centered ? -least : least)) / (fixed.size + least)
    // If the gap can be as negative as a child is long, the quotient is not finite.
    let count = fitting.isFinite ? max(fitting.rounded(.down), 1) : 1
    guard let spread = fixed.spread(count, in: room, keepsLeast: false) else { return }
    (line.commonSize, line.gap) = spread
    spreadCount = count < 1e9 ? Int(count) : nil
    if fixed.centered {
      line.start += line.gap
      line.end += line.gap
    }
  }

  /// Enlarges a wrapping container to its longest child; otherwise the container keeps its current
  /// length.
  private mutating func growToLongestChild() {
    guard pass[main].wraps, !line.isUnlimited, !isLimited else { return }
    var room = line.room
    for index in 0..<pass.count {
      let child = pass[index]
      guard child[main].determinesLength else { continue }
      measureForLength(child)
      raise(&room, to: FloatSpan(child[main], child[main].extent).total)
      child[main].extent = child[main].current
      child[cross].extent = child[cross].current
    }
    line.length = line.start + room + line.end
  }

  /// Measures a child along the main axis as far as possible before any child is sized.
  private func measureForLength(_ child: TGChild) {
    child[cross].extent = child[cross].clamp(child[cross].current)
    child[main].extent = child[main].extent(in: nil)
    if child[main].sizeKind == .reference, case .ofOtherAxis = child[main].size {
      let other = child[cross].extent(in: pass[cross].contentBeforePass)
      child[cross].extent = child[cross].clamp(other)
      child[main].extent = child[main].scaled(child[cross].extent)
    }
    // A container keeps its measured size, because its width may still be unresolved here.
    if !child.isContainer { child[main].remeasure() }
    child[main].clampExtent()
  }

  /// Enlarges a wrapping container to children whose length was not known until they were sized.
  ///
  /// Such a length depends on the child's width, on another view, or on the child's content. The solver
  /// then runs the pass again.
  private func growToSizedChildren() {
    guard pass[main].wraps else { return }
    var room = line.room
    for child in pass.children where child[main].determinesLength {
      // A container may have been measured after it was sized.
      let extent =
        child.isContainer && child[main].wraps
        ? child[main].clamp(child[main].current) : child[main].extent
      raise(&room, to: FloatSpan(child[main], extent).total)
    }
    pass[main].size = line.start + room + line.end
  }
}
