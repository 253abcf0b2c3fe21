import TangramCore
import TangramExplanations

/// Resolves the extents and positions of the children of a container, each after the children that it
/// refers to.
///
/// The order is determined on demand: an attempt that needs the position of another child reports it as
/// an obstacle, and is repeated when that position is resolved; see `resolve`. An attempt that fails
/// changes nothing.
///
/// This is a class, because a struct of this size would be copied for every query about a child. Accesses to
/// its fields never overlap and are not checked: checking would take longer than resolving.
final class Resolver {
  let pass: TGPass
  /// The children by index: those that take part in the layout, then the absent ones.
  let children: TGChildren
  /// The indices in the order in which the children were added, which is independent of the layout order.
  let order: [Int]
  /// Two states for each child: the horizontal, then the vertical one.
  @exclusivity(unchecked) private var states: [ChildAxisState] = []
  /// The shares that lists of sizes assign to their members, indexed like `states`; empty without lists.
  @exclusivity(unchecked) var shares: [ListShare?] = []
  @exclusivity(unchecked) var rows: [RowStart?] = []
  /// The steps that are being resolved; each step depends on the next one.
  @exclusivity(unchecked) var stack: [Step] = []
  /// The reason why the last attempt failed.
  @exclusivity(unchecked) var obstacle = Obstacle()
  @exclusivity(unchecked) var cyclesLeft = 32
  /// The size that the children require of the container, on the axes that it wraps.
  @exclusivity(unchecked) var requiredSize = TGSize.zero
  @exclusivity(unchecked) var computesRequiredSize: Bool
  /// Whether any child must be placed again if the size of the container changes.
  @exclusivity(unchecked) var hasDependentChildren = false

  init(_ pass: TGPass) {
    (self.pass, children) = (pass, pass.allChildren)
    computesRequiredSize = pass[.horizontal].wraps || pass[.vertical].wraps
    var order = Array(repeating: 0, count: pass.allChildren.count)
    for (index, child) in pass.allChildren.enumerated() { order[child.order] = index }
    self.order = order
  }

  /// Resolves all extents and positions.
  func run() {
    states = Array(repeating: ChildAxisState(), count: 2 * pass.allChildren.count)
    requiredSize = TGSize(
      width: pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd,
      height: pass[.vertical].paddingStart + pass[.vertical].paddingEnd)
    var hasLists = false
    for (index, child) in children.enumerated() {
      if child.isGone || child[.horizontal].wraps && !child.isContainer {
        measureFirst(index, child)
      }
      if child[.horizontal].hasList || child[.vertical].hasList { hasLists = true }
    }
    if hasLists {
      shares = Array(repeating: nil, count: states.count)
      rows = Array(repeating: nil, count: states.count)
      resolveLists()
    }
    for index in order { finish(index, children[index]) }
  }

  // MARK: Child by child

  /// Sets the extents of a gone child to 0, and those of a leaf that wraps its width to the size of its
  /// content.
  ///
  /// If a bound of the child refers to a sibling whose extent is not resolved yet, the child is measured
  /// later.
  private func measureFirst(_ index: Int, _ child: TGChild) {
    let (across, down, isGone) = (child[.horizontal], child[.vertical], child.isGone)
    guard areBoundsResolved(of: index, across) else { return }
    setExtent(clamped(isGone ? 0 : across.current, index, across), index, across)
    guard isGone || down.wraps, areBoundsResolved(of: index, down) else { return }
    setExtent(clamped(isGone ? 0 : down.current, index, down), index, down)
  }

  /// Places a child, and includes it in the required size of a wrapping container.
  private func finish(_ index: Int, _ child: TGChild) {
    if !place(index, child[.horizontal]) { resolve(Step(index, .horizontal, .place)) }
    if child[.vertical].wraps, !child.isContainer { measureHeight(index, child[.vertical]) }
    if !place(index, child[.vertical]) { resolve(Step(index, .vertical, .place)) }
    if computesRequiredSize, index < pass.count {
      includeInRequiredSize(index, child[.horizontal])
      includeInRequiredSize(index, child[.vertical])
    }
  }

  /// Measures the height of a leaf's content at its final width.
  ///
  /// Values that were derived from its bottom edge earlier are not updated.
  private func measureHeight(_ index: Int, _ child: TGChildAxis<TGVertical>) {
    if !areBoundsResolved(of: index, child) { resolve(Step(index, .vertical, .size)) }
    child.remeasure()
    setExtent(clamped(child.extent, index, child), index, child)
  }

  // MARK: Helpers

  /// The state of a child along an axis.
  subscript(index: Int, axis: TGAxis) -> ChildAxisState {
    get { states[slot(index, axis)] }
    _modify { yield &states[slot(index, axis)] }
  }

  /// The index of a child's state along an axis in `states`, `shares` and `rows`.
  func slot(_ index: Int, _ axis: TGAxis) -> Int { 2 &* index &+ (axis == .horizontal ? 0 : 1) }

  @inline(__always)
  func setExtent<Axis: TGAxisType>(_ extent: Double, _ index: Int, _ child: TGChildAxis<Axis>) {
    child.extent = extent
    if self[index, Axis.axis].known == .nothing { self[index, Axis.axis].known = .extent }
  }

  @inline(__always)
  func setPlace<Axis: TGAxisType>(
    _ span: Span<Double>, _ index: Int, _ child: TGChildAxis<Axis>
  ) {
    (child.origin, child.extent) = (span.start, span.extent)
    self[index, Axis.axis].end = span.end
    self[index, Axis.axis].known = .all
  }

  // MARK: Results of lists

  /// The share that a list of sizes assigns to a child, before bounds are applied; nil if there is none.
  func share(_ index: Int, _ axis: TGAxis) -> ListShare? {
    shares.isEmpty ? nil : shares[slot(index, axis)]
  }

  /// The position in a row that is centered as a whole, which replaces the child's own start position.
  @inline(__always)
  func row(_ index: Int, _ axis: TGAxis) -> RowStart? {
    rows.isEmpty ? nil : rows[slot(index, axis)]
  }
}

/// The start, the end and the extent of a child along an axis.
struct Span<Number: TGRuleNumber> {
  var start: Number
  var end: Number
  var extent: Number

  @inline(__always)
  init(start: Number, end: Number, extent: Number) {
    (self.start, self.end, self.extent) = (start, end, extent)
  }

  @inline(__always)
  init(start: Number, extent: Number) {
    self.init(start: start, end: start + extent, extent: extent)
  }

  /// Limits a child to the range between two edges; if there are both, the child is centered between them.
  mutating func clamp(from lowest: Number?, to highest: Number?) {
    if let lowest, let highest {
      let room = (highest - lowest).named("room between the two")
      if room.value < extent.value - tolerance {
        self = Span(start: lowest, extent: room)
      } else {
        self = Span(start: lowest + (room - extent) / Number(2), extent: extent)
      }
    } else if let lowest, start.value < lowest.value - tolerance {
      start = lowest
      extent = end - start
    } else if let highest, end.value > highest.value + tolerance {
      end = highest
      extent = end - start
    }
  }
}
