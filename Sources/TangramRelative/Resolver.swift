import TangramCore

/// Resolves the extents and positions of the children of a container, each after the children that it
/// refers to.
///
/// The order is determined on demand: an attempt that needs the position of another child reports it as
/// an obstacle, and is repeated when that position is resolved; see `resolve`. An attempt that fails
/// changes nothing.
///
/// A class, because a structure of this size would be copied for every question about one child. Accesses
/// to its fields never overlap and are not checked: checking would take longer than resolving.
final class Resolver {
  let pass: TGPass
  /// The children by index: those that take part in the layout, then the absent ones.
  let children: TGChildren
  /// The indices in the order in which the children were added, which is independent of the layout order.
  let order: [Int]
  /// Two marks for each child: the horizontal, then the vertical one.
  @exclusivity(unchecked) private(set) var marks: [Mark] = []
  /// The steps that are being resolved; each step depends on the next one.
  @exclusivity(unchecked) var stack: [Step] = []
  /// The reason why the last attempt failed.
  @exclusivity(unchecked) var obstacle = Obstacle()
  @exclusivity(unchecked) var cyclesLeft = 32
  /// The size that the children require of the container, on the axes that it wraps.
  @exclusivity(unchecked) var need = TGSize.zero
  @exclusivity(unchecked) var collectsNeeds: Bool
  /// Whether any child must be placed again if the size of the container changes.
  @exclusivity(unchecked) var followsContainer = false

  /// The shares that lists of sizes assign, for an explanation; no other layout keeps them.
  var listShares: [ListShare]?

  init(_ pass: TGPass) {
    (self.pass, children) = (pass, pass.allChildren)
    collectsNeeds = pass[.horizontal].wraps || pass[.vertical].wraps
    let children = children
    order = children.indices.sorted { children[$0].order < children[$1].order }
  }

  /// Resolves all extents and positions.
  func run() {
    marks = Array(repeating: Mark(), count: 2 * pass.totalCount)
    need = TGSize(
      width: pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd,
      height: pass[.vertical].paddingStart + pass[.vertical].paddingEnd)
    for index in children.indices {
      findKinds(index, .horizontal)
      findKinds(index, .vertical)
    }
    measureLeaves()
    shareByLists()
    for index in order { finish(index) }
  }

  // MARK: Before anything is placed

  /// Sets the extents of gone children to 0, and those of leaves that wrap their width to the size of
  /// their content.
  private func measureLeaves() {
    for index in 0..<pass.totalCount {
      let child = children[index]
      let isGone = child.isGone
      if isGone || (child[.horizontal].wraps && !child.isContainer) {
        measureFirst(index, isGone: isGone)
      }
    }
  }

  /// Measures one of these children.
  ///
  /// If a bound of the child refers to a sibling whose extent is not resolved yet, the child is measured
  /// later.
  private func measureFirst(_ index: Int, isGone: Bool) {
    let child = children[index]
    guard knowsBounds(of: index, .horizontal) else { return }
    let width = isGone ? 0 : child[.horizontal].current
    setExtent(clamped(width, index, .horizontal), index, .horizontal)
    guard isGone || child[.vertical].wraps, knowsBounds(of: index, .vertical) else { return }
    let height = isGone ? 0 : child[.vertical].current
    setExtent(clamped(height, index, .vertical), index, .vertical)
  }

  // MARK: Child by child

  /// Places a child, and includes it in the required size of a wrapping container.
  private func finish(_ index: Int) {
    if !place(index, .horizontal) { resolve(Step(index, .horizontal, .place)) }
    if children[index][.vertical].wraps, !children[index].isContainer {
      measureHeight(index)
    }
    if !place(index, .vertical) { resolve(Step(index, .vertical, .place)) }
    if collectsNeeds, index < pass.count {
      collectNeed(index, .horizontal)
      collectNeed(index, .vertical)
    }
  }

  /// Measures the height of a leaf's content at its final width.
  ///
  /// Values that were derived from its bottom edge earlier are not updated.
  private func measureHeight(_ index: Int) {
    if !knowsBounds(of: index, .vertical) { resolve(Step(index, .vertical, .size)) }
    let child = children[index]
    child[.vertical].remeasure()
    let height = clamped(child[.vertical].extent, index, .vertical)
    setExtent(height, index, .vertical)
  }

  // MARK: Small things

  /// The state of a child along an axis.
  func mark(_ index: Int, _ axis: TGAxis) -> Mark { marks[2 * index + Int(axis.rawValue)] }

  func mark<Axis: TGAxisType>(_ index: Int, _: Axis) -> Mark { mark(index, Axis.axis) }

  /// Updates the state of a child along an axis.
  func note(_ index: Int, _ axis: TGAxis, _ change: (inout Mark) -> Void) {
    change(&marks[2 * index + Int(axis.rawValue)])
  }

  func setExtent<Axis: TGAxisType>(_ extent: Double, _ index: Int, _ axis: Axis) {
    children[index][axis].extent = extent
    note(index, Axis.axis) { $0.known = max($0.known, .extent) }
  }

  func setPlace<Axis: TGAxisType>(_ span: Span, _ index: Int, _ axis: Axis) {
    children[index][axis].extent = span.extent
    children[index][axis].origin = span.start
    note(index, Axis.axis) { ($0.end, $0.known) = (span.end, .all) }
  }

  /// The size of the container along an axis; reading it records a dependency of the result on it.
  func whole<Axis: TGAxisType>(_ axis: Axis) -> Double { pass[axis].sizeBeforePass }

  /// The size of the container's content box along an axis.
  func room<Axis: TGAxisType>(_ axis: Axis) -> Double {
    whole(axis) - pass[axis].paddingStart - pass[axis].paddingEnd
  }
}

/// The start, the end and the extent of a child along an axis.
struct Span {
  var start = 0.0
  var end = 0.0
  var extent: Double
}
