import TangramCore

/// The position that was found for a child, and what determined it.
struct FloatStep {
  /// An edge that a child touches, or that limits its space.
  enum Edge: Hashable {
    /// The start or end edge of the container's content.
    case wall
    /// Another child.
    case child(Int)
    /// The bottom edge of children on both sides that touch and end at the same coordinate, so that no
    /// space is left between the walls.
    case closedLine(end: Double)
  }

  /// What prevents a higher position of a child.
  enum Top: Hashable {
    /// The content begins at this coordinate.
    case content
    /// The child is beside a child of its own side.
    case beside(Int)
    /// No child is placed above the last one of the other side.
    case notAbove(Int)
    /// There is no sufficient space beside this child, or `tg_clearFloat` rules it out.
    case below(Int)
    /// The child begins below children that together fill the space between the walls.
    case beginOfLine
  }

  let isStart: Bool
  /// The edge that the child touches on its own side.
  var behind = Edge.wall
  /// The edge that limits the space on the other side.
  var limit = Edge.wall
  var top = Top.content
  /// The cross-axis coordinate where the space of the child begins, before any alignment.
  var depth = 0.0
  /// The children of the same line, within which children are aligned.
  var line = 0..<0
  /// The index of the child with the largest cross-axis extent in the line.
  var longest = 0
}

/// Repeats the search for positions with the final extents of the children, and records what determined
/// each position.
struct FloatSteps<Main: TGAxisType>: TGAxisWork {
  private let pass: TGPass
  private let floats: Floats<Main>
  /// The cross-axis extents of the children before any alignment.
  private var extents: [Double] = []
  private(set) var steps: [FloatStep] = []
  /// The farthest cross-axis coordinate that the children reach, without the last gap and with the
  /// padding.
  private(set) var reach = 0.0
  /// The index of the child that reaches farthest on the cross axis.
  private(set) var deepest: Int?
  /// The children for which it is recorded what determined their positions.
  private let recorded: Range<Int>

  /// - Parameters:
  ///   - recorded: The children for which it is recorded what determined their positions.
  ///   - extentAcross: Returns the cross-axis extent of a child before any alignment, given the
  ///     coordinate where its space begins.
  init(
    _ floats: Floats<Main>, recorded: Range<Int>,
    extentAcross: (_ index: Int, _ top: Double) -> Double
  ) {
    (pass, self.floats, self.recorded) = (floats.pass, floats, recorded)
    reach = pass[cross].paddingStart
    var sides = FloatSides(of: floats)
    for (index, child) in pass.children.enumerated() {
      if floats.floatsToEnd(child) {
        step(index, &sides.end, &sides.start, extentAcross)
      } else {
        step(index, &sides.start, &sides.end, extentAcross)
      }
    }
    if pass.count > 0 { reach -= floats.crossSpace }
    reach += pass[cross].paddingEnd
    findLines()
  }

  private mutating func step(
    _ index: Int, _ own: inout FloatSide, _ other: inout FloatSide,
    _ extentAcross: (Int, Double) -> Double
  ) {
    let child = pass[index]
    let along = FloatItem.Span(child[main])
    let place = floats.place(of: child, along, on: own, against: other)
    var step = FloatStep(isStart: own.isStart)
    step.depth = min(place.top, reach)
    if recorded.contains(index) {
      // A band that ends above the child does not touch it.
      step.behind = edge(of: own.bands, at: place.main, place.top)
      step.limit = edge(of: other.bands, at: -place.limit, place.top)
      step.top = top(step, place.top, child.clearsFloat, own, other)
    }
    extents.append(extentAcross(index, step.depth))
    let (before, after) = (child[cross].start, child[cross].end)
    let bottom = step.depth + before + extents[index] + after + floats.crossSpace
    var room = floats.band(
      along, from: child[main].origin, step.depth, bottom, isStart: own.isStart)
    room.owner = index
    if bottom - reach > tolerance { (reach, deepest) = (bottom, index) }
    own.take(room, from: step.depth, to: bottom, against: &other)
    steps.append(step)
  }

  /// The edge at a coordinate along the floating direction.
  private func edge(of bands: Bands, at place: Double, _ top: Double) -> FloatStep.Edge {
    let beside = bands.newest { $0.far == place && $0.bottom - top > tolerance }
    let touched = beside ?? (bands.wall == place ? nil : bands.newest { $0.far == place })
    guard let touched, !touched.isWall else { return .wall }
    return touched.owner >= 0 ? .child(touched.owner) : .closedLine(end: place)
  }

  /// Returns what prevents a higher position of a child.
  private func top(
    _ step: FloatStep, _ top: Double, _ clears: Bool, _ own: FloatSide, _ other: FloatSide
  ) -> FloatStep.Top {
    if top > reach { return deepest.map { .below($0) } ?? .content }
    if !clears, case .child(let owner) = step.behind, steps[owner].depth == top {
      return .beside(owner)
    }
    if clears, own.depth == top, own.lowest >= 0 { return .below(own.lowest) }
    if other.lastTop == top, other.last >= 0 { return .notAbove(other.last) }
    for bands in [own.bands, other.bands] {
      let owner = bands.newest { $0.bottom == top }?.owner ?? -1
      if owner >= 0 { return .below(owner) }
    }
    return top == pass[cross].paddingStart ? .content : .beginOfLine
  }
}

extension Bands {
  /// The newest band that satisfies a condition.
  fileprivate func newest(_ isWanted: (Band) -> Bool) -> Band? {
    (0..<count).last { isWanted(self[$0]) }.map { self[$0] }
  }
}

// MARK: - Lines

extension FloatSteps {
  /// Finds the lines within which children are aligned, as `alignLines` does.
  private mutating func findLines() {
    var first = 0
    var lastTops = [true: pass[cross].paddingStart, false: pass[cross].paddingStart]
    for index in steps.indices {
      let (isStart, top) = (steps[index].isStart, steps[index].depth)
      if (top - (lastTops[isStart] ?? 0)).magnitude > tolerance {
        close(first..<index)
        first = index
      }
      lastTops[isStart] = top
    }
    close(first..<steps.count)
  }

  private mutating func close(_ line: Range<Int>) {
    var (greatest, longest) = (-Double.infinity, line.lowerBound)
    for index in line where extents[index] - greatest > tolerance {
      (greatest, longest) = (extents[index], index)
    }
    for index in line { (steps[index].line, steps[index].longest) = (line, longest) }
  }
}
