import TangramCore

/// The intermediate results of a float layout, which are recorded only if the layout is explained.
final class FloatLog {
  /// The steps of the children placed so far.
  var steps: [FloatStep] = []
  /// The index of the child that reaches farthest on the cross axis.
  var deepest: Int?
}

/// The position that was found for a child, and the reasons for it.
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

  /// The reason why a child cannot be placed higher.
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
    case lineStart
  }

  let isStart: Bool
  /// The edge that the child touches on its own side.
  var touched = Edge.wall
  /// The edge that limits the space on the other side.
  var limit = Edge.wall
  var top = Top.content
  /// The cross-axis coordinate where the space of the child begins, before any alignment.
  var depth = 0.0
  /// The line of a child sized `average`.
  var averageLine: AverageLine?
  /// The alignment of the child within its line.
  var alignment = TGAlignment.none
  /// The index of the child with the largest cross-axis extent in the line.
  var longest = 0
  /// The index of the first child in the line that has text, whose baseline is that of the line.
  var firstText: Int?
}

extension Floats {
  /// Records the position of a child before the child occupies it.
  func notePlace(
    of child: TGChild, _ place: FloatSearch.Place, on own: FloatSide, against other: FloatSide,
    in log: FloatLog
  ) {
    var step = FloatStep(isStart: own.isStart)
    step.depth = min(place.top, crossReach)
    if isAverage(child) { step.averageLine = averageLine }
    // A band that ends above the child does not touch it.
    step.touched = edge(of: own.bands, at: place.main, step.depth)
    step.limit = edge(of: other.bands, at: -place.limit, step.depth)
    step.top = top(step, place.top, clears: child.clearsFloat, own, other, log)
    log.steps.append(step)
  }

  /// Records the alignment of each child of a line, the longest of them across it, and the first with text,
  /// before they are aligned.
  func noteLine(_ line: Range<Int>, longest: Int) {
    guard let log else { return }
    let firstText = line.first { pass[$0].font != nil }
    for index in line {
      log.steps[index].alignment = alignment(of: pass[index][cross])
      (log.steps[index].longest, log.steps[index].firstText) = (longest, firstText)
    }
  }

  /// The edge at a coordinate along the floating direction.
  private func edge(of bands: [Band], at place: Double, _ top: Double) -> FloatStep.Edge {
    let bands = bands.filter { $0.far == place }
    let beside = bands.last { $0.bottom - top > tolerance } ?? bands.last
    guard let beside, !beside.isWall else { return .wall }
    return beside.owner >= 0 ? .child(beside.owner) : .closedLine(end: place)
  }

  /// Returns the reason why a child cannot be placed higher.
  private func top(
    _ step: FloatStep, _ top: Double, clears: Bool, _ own: FloatSide, _ other: FloatSide,
    _ log: FloatLog
  ) -> FloatStep.Top {
    if top > crossReach { return log.deepest.map { .below($0) } ?? .content }
    if !clears, case .child(let owner) = step.touched, log.steps[owner].depth == top {
      return .beside(owner)
    }
    if clears, own.depth == top, own.lowest >= 0 { return .below(own.lowest) }
    if other.lastTop == top, other.last >= 0 { return .notAbove(other.last) }
    for bands in [own.bands, other.bands] {
      let owner = bands.last { $0.bottom == top }?.owner ?? -1
      if owner >= 0 { return .below(owner) }
    }
    return top == pass[cross].paddingStart ? .content : .lineStart
  }
}
