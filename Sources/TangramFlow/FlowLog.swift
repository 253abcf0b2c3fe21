import TangramCore

/// The intermediate results of a flow, which are recorded only if the layout is explained.
final class FlowLog {
  /// The lines, before gravity moves or stretches anything.
  var lines: [FlowLine] = []
  /// The results for each child of the pass.
  var children: [FlowFinding]
  /// The extent of the container along the lines, if it was already resolved while they were filled.
  var length: Double?
  /// The number of children that `tg_setSubviews` spread over a line; nil if it changed no gap.
  var spreadCount: Int?
  /// The farthest cross-axis coordinate of the lines that count for the size of the flow.
  var reach = 0.0
  /// The child that ends there, in a flow with a given number of children per line; nil if no child extends
  /// beyond the padding.
  var farthestAcross: Int?
  /// The number of these lines, which `tg_maxLines` limits.
  var countedLineCount = 0
  /// Whether gravity moves or stretches the lines.
  var movesLines = false
  /// Whether the only line is as deep as the flow.
  var fillsOnlyLine = false
  /// Whether the first line is empty, because the very first child was too long for it.
  var leavesEmptyLine = false
  /// The number of pages before the current line, if pages run along the lines.
  var page = 0
  /// The shortages of lines by their first child: for sizes and margins, and for margins alone.
  var shortages: [Int: TGShortage] = [:]
  var shortagesOfMargins: [Int: TGShortage] = [:]
  /// The last child in each column of a packed flow.
  private var lastInColumn: [Int: Int] = [:]

  init(count: Int) { children = Array(repeating: FlowFinding(), count: count) }

  /// Records the column of a child in a packed flow.
  func record(_ index: Int, inColumn column: Int) {
    (children[index].beside, children[index].above) =
      (lastInColumn[column - 1], lastInColumn[column])
    lastInColumn[column] = index
  }
}

/// A line of a flow, as it was before gravity moved it.
struct FlowLine {
  /// The indices of the line's children in placement order.
  let places: Range<Int>
  /// The number of lines before this line.
  let number: Int
  /// The number of pages before the line, if pages run along the lines.
  let page: Int
  /// The occupied length of the line.
  let reach: Double
  /// The reach of the line before its margins shrink.
  var reachBeforeShrinking = 0.0
  let gravity: TGAlignment
  /// The child that reaches farthest along the line; nil if none exceeds 0.
  var farthest: Int?
  /// The deepest child; nil if none exceeds 0.
  var deepest: Int?
  /// Whether the gravity along the line moves or stretches its children.
  var isMoved = false
  /// Whether the line's children are aligned with those of the previous line.
  var isAlignedWithPreviousLine = false

  var first: Int { places.lowerBound }
}

/// The results for a child before gravity moved or stretched it.
struct FlowFinding {
  var extents = TGSize.zero
  /// The alignment of the child across its line.
  var alignment = TGAlignment.none
  /// Whether the gravity across the lines stretches the child together with its line.
  var growsWithLine = false
  /// Whether the child is sized `average` and shares the rest of its line.
  var isAverage = false
  /// Whether the child was longer than a whole line.
  var isShrunk = false
  /// The child's share of the remaining length of its complete line.
  var share: FlowShare?
  /// The first child of the line whose remaining length the child's share was computed from; a child that did
  /// not fit on that line is on the next one.
  var shareLineStart = 0
  /// The occupied length of that line when the share was computed.
  var occupiedBeforeShare = 0.0
  /// The cross-axis coordinate of the child's line when the share across the line was computed.
  var topForShares = 0.0
  /// The child before this one along the line of a packed flow.
  var beside: Int?
  /// The child directly above this one in a packed flow.
  var above: Int?
}

/// A share of the remaining length of a line: the extent of the child before it, the sum of the shares
/// before it, the weights of the child, of the children that have no share yet, and of the line, and the
/// length that the line shares.
typealias FlowShare = (
  own: Double, given: Double, weight: Double, left: Double, total: Double, room: Double
)

extension Flow {
  /// Changes the recorded results for a child, if the layout is explained.
  @inline(__always)
  func note(_ child: TGChild, _ change: (inout FlowFinding) -> Void) {
    if let log { change(&log.children[pass.index(of: child)]) }
  }

  /// Changes the record of the last recorded line, if the layout is explained.
  @inline(__always)
  func noteLine(_ change: (inout FlowLine) -> Void) {
    if let log { change(&log.lines[log.lines.count - 1]) }
  }

  /// Records the current line and its children before gravity moves them.
  func noteLine(_ places: Range<Int>, in log: FlowLog) {
    var noted = FlowLine(
      places: places, number: log.lines.count, page: log.page, reach: line.reach,
      gravity: lineGravity)
    var (position, depth) = (0.0, 0.0)
    for place in places {
      let child = child(at: place)
      let (along, across) = (child[main], child[cross])
      note(child) {
        ($0.extents[Main.axis], $0.extents[Cross.axis]) = (along.extent, across.extent)
        $0.alignment = ignoresAlignments ? .none : alignment(of: child)
        $0.growsWithLine = across.resolved(pass[cross].gravity) == .fill
        $0.isAverage = isAverage(child) && log.length != .infinity
      }
      position += (place > places.lowerBound ? space : 0) + along.start + along.extent + along.end
      if position - noted.reachBeforeShrinking > tolerance {
        (noted.reachBeforeShrinking, noted.farthest) = (position, place)
      }
      let own = across.start + across.extent + across.end
      if own - depth > tolerance { (depth, noted.deepest) = (own, place) }
    }
    log.lines.append(noted)
  }
}
