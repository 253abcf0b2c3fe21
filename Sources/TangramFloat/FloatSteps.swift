import TangramCore

/// How a child found its place.
struct FloatStep {
  /// What a child touches, or what bounds its room.
  enum Edge: Hashable {
    /// The edge of the container's content on the side of the start, or of the end.
    case wall
    /// Another child.
    case child(Int)
    /// Children of both sides that touch and end together: they close the line between the walls.
    case closedLine(end: Double)
  }

  /// Why a child is no higher than it is.
  enum Top: Hashable {
    /// The content begins there.
    case content
    /// It lies beside a child of its own side.
    case beside(Int)
    /// No child goes above the last one of the other side.
    case notAbove(Int)
    /// Beside that child there was no room, or it is not to be looked for.
    case below(Int)
    /// The children that it touches close a line together.
    case beginOfLine
  }

  let isStart: Bool
  /// What the child touches on its own side.
  var behind = Edge.wall
  /// What bounds the room on the other side.
  var limit = Edge.wall
  var top = Top.content
  /// Where the room of the child begins across before any alignment.
  var depth = 0.0
  /// The children that lie in one line, by which they are aligned.
  var line = 0..<0
  /// The place of the child of the line that is longest across.
  var longest = 0
}

/// The search for places, run once more with the extents that the children have.
struct FloatSteps<Main: TGAxisType>: TGAxisWork {
  private let pass: TGPass
  private let floats: Floats<Main>
  /// The extents across before any alignment.
  private var extents: [Double] = []
  /// Whose room a band is.
  private var owners: [Band: Int] = [:]
  private(set) var steps: [FloatStep] = []
  /// How far the children reach across, without the last gap and with the padding.
  private(set) var reach = 0.0
  /// The place of the child that reaches farthest across.
  private(set) var deepest: Int?
  private var lowest: [Bool: Int] = [:]
  private var last: [Bool: Int] = [:]

  /// - Parameter extentAcross: The extent of a child across before any alignment, if its room begins at a
  ///   coordinate.
  init(_ floats: Floats<Main>, extentAcross: (_ index: Int, _ top: Double) -> Double) {
    (pass, self.floats) = (floats.pass, floats)
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
    // What ends above the child is not what it touches.
    step.behind = edge(of: own.bands, at: place.main, place.top)
    step.limit = edge(of: other.bands, at: -place.limit, place.top)
    step.depth = min(place.top, reach)
    step.top = top(step, place.top, child.clearsFloat, own, other)
    extents.append(extentAcross(index, step.depth))
    let (before, after) = (child[cross].start, child[cross].end)
    let bottom = step.depth + before + extents[index] + after + floats.crossSpace
    let room = floats.band(
      along, from: child[main].origin, step.depth, bottom, isStart: own.isStart)
    if bottom - own.depth > tolerance { lowest[own.isStart] = index }
    if bottom - reach > tolerance { (reach, deepest) = (bottom, index) }
    last[own.isStart] = index
    let band = own.take(room, from: step.depth, to: bottom, against: &other)
    // What became part of it belongs to several children.
    owners[band] = band == room ? index : nil
    steps.append(step)
  }

  /// What ends at a place along the layout.
  private func edge(of bands: Bands, at place: Double, _ top: Double) -> FloatStep.Edge {
    let beside = bands.newest { $0.far == place && $0.bottom - top > tolerance }
    let touched = beside ?? (bands.wall == place ? nil : bands.newest { $0.far == place })
    guard let touched, !touched.isWall else { return .wall }
    guard let owner = owners[touched] else { return .closedLine(end: place) }
    return .child(owner)
  }

  /// What keeps a child from lying higher.
  private func top(
    _ step: FloatStep, _ top: Double, _ clears: Bool, _ own: FloatSide, _ other: FloatSide
  ) -> FloatStep.Top {
    if top > reach { return deepest.map { .below($0) } ?? .content }
    if !clears, case .child(let owner) = step.behind, steps[owner].depth == top {
      return .beside(owner)
    }
    if clears, own.depth == top, let lowest = lowest[own.isStart] { return .below(lowest) }
    if other.lastTop == top, let last = last[!own.isStart] { return .notAbove(last) }
    for bands in [own.bands, other.bands] {
      guard let band = bands.newest({ $0.bottom == top }) else { continue }
      if let owner = owners[band] { return .below(owner) }
    }
    return top == pass[cross].paddingStart ? .content : .beginOfLine
  }
}

extension Bands {
  /// The newest band with a property.
  fileprivate func newest(_ isWanted: (Band) -> Bool) -> Band? {
    (0..<count).last { isWanted(self[$0]) }.map { self[$0] }
  }
}

// MARK: - Lines

extension FloatSteps {
  /// Finds the lines by which children are aligned, as `alignLines` does.
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
