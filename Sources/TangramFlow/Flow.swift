import TangramCore

/// The state of a flow while it is laid out.
///
/// `Main` is the axis along the lines; `Cross` is the axis along which the lines are stacked. The code is
/// the same for both orientations, with one exception: a height can depend on a width, so widths must be
/// resolved first. `linesAreRows` is true if the extent along the lines is a width.
struct Flow<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGFlowAlgorithm
  /// The number of children per line; 0 if lines break by content.
  let perLine: Int
  /// The gravity along the lines, unless a line has its own.
  let gravity: TGAlignment
  /// The alignment across the line of children that have no alignment of their own, unless the line has
  /// one.
  let arranged: TGAlignment

  /// The padding and the gaps along the lines, which `tg_setSubviews` may have changed.
  var start: Double
  var end: Double
  var space: Double
  /// The padding and the gaps across the lines.
  let before: Double
  let after: Double
  let lineSpace: Double

  /// The extent along the line that `tg_setSubviews` gives each child, including margins.
  var fixedSize: Double?
  /// The size that pages give each child, including margins.
  var pageItem: TGSize?
  /// The extent of the container along the lines, if it is already resolved; nil to use `sizeBeforePass`.
  var knownLength: Double?
  /// Whether the container becomes as long as its line, if there is only one line.
  var fitsContent = false
  /// Whether cross-axis extents that are weights are already resolved.
  var knowsShares = false
  /// The indices of the children in packing order; empty if the children keep their own order.
  var order: [Int] = []
  var line: LineInProgress
  /// The farthest coordinates that have been reached: by children along the lines, and by lines on the
  /// cross axis.
  var reach: (along: Double, across: Double)
  /// The number of finished lines, and the cross-axis coordinate that those included by `maxLines` reach;
  /// nil while all lines are included.
  var finished: (lines: Int, reach: Double?) = (0, nil)
  /// The offset along the lines of the page that is being filled.
  private var pageOffset = 0.0
  /// What is found on the way, if the layout is explained.
  var log: FlowLog?

  init(_ pass: TGPass, _ options: TGFlowAlgorithm) {
    self.pass = pass
    let (main, cross) = (pass[Main()], pass[Cross()])
    self.options = options
    perLine = max(0, options.arrangedCount)
    gravity = main.gravity
    arranged = options.arrangedGravity.alignment(
      Cross.axis, isRightToLeft: pass.isRightToLeft)
    start = main.paddingStart
    end = main.paddingEnd
    space = main.space
    before = cross.paddingStart
    after = cross.paddingEnd
    lineSpace = cross.space
    line = LineInProgress(position: start, across: before, gravity: gravity, arranged: arranged)
    reach = (start, before)
  }

  /// Whether lines are rows, so that the extent along them is a width and is resolved first.
  @inline(__always) static var linesAreRows: Bool { Main.axis == .horizontal }

  /// The extent of the container along the lines.
  var length: Double { knownLength ?? pass[main].sizeBeforePass }

  /// Whether lines have unlimited length, because the container becomes as long as its content.
  var isEndless: Bool { knownLength == .infinity }

  /// The child at an index in placement order.
  @inline(__always)
  func child(at place: Int) -> TGChild { order.isEmpty ? pass[place] : pass[order[place]] }

  mutating func layOut() {
    if pass.count == 0 {
      // Nothing but the padding is left.
      if pass[main].wraps { pass[main].size = start + end }
      if pass[cross].wraps { pass[cross].size = before + after }
    } else if perLine > 0 {
      layOutByCount()
    } else {
      layOutByContent()
    }
  }
}

// MARK: - Placing

extension Flow {
  /// Starts the first line.
  mutating func startLines() {
    line = LineInProgress(position: start, across: before, gravity: gravity, arranged: arranged)
    (reach, pageOffset, finished) = ((start, before), 0, (0, nil))
    if let log { (log.lines, log.page, log.length) = ([], 0, knownLength) }
    if perLine > 0 { takeLineGravity(0, min(perLine, pass.count)) }
  }

  /// Gives the current line its own gravity, if the options specify one for the line with these children.
  mutating func takeLineGravity(_ first: Int, _ next: Int) {
    guard let lineGravity = options.lineGravity, first < next else { return }
    let number = perLine > 0 ? first / perLine : finished.lines
    let own = lineGravity.gravity(ofLine: number, next - first, isLast: next == pass.count) ?? .none
    let along = own.alignment(Main.axis, isRightToLeft: pass.isRightToLeft)
    let across = own.alignment(Cross.axis, isRightToLeft: pass.isRightToLeft)
    line.hasOwnGravity = along != .none
    line.gravity = along == .none ? gravity : along
    line.arranged = across == .none ? arranged : across
  }

  /// Ends the current line before the child at an index, and the current page if the line was the last
  /// one of the page.
  mutating func startLine(at place: Int) {
    if perLine > 0, pass.childrenMayShrink { shrinkMargins(line.first, place) }
    alignLine(line.first, place)
    if place > line.first { finishLine() }
    line.first = place
    line.across += line.depth + lineSpace
    if let step = pageStep(at: place) {
      pageOffset += step
      log?.page += 1
      line.across = before
    }
    line.position = start + pageOffset
    (line.reach, line.depth, line.hasAlignment) = (0, 0, false)
    (line.averages, line.flexWeight) = (LineAverages(), 0)
    if perLine > 0 { takeLineGravity(place, min(place + perLine, pass.count)) }
  }

  /// Counts a finished line, and records the cross-axis reach once `maxLines` lines are finished.
  private mutating func finishLine() {
    finished.lines += 1
    guard finished.lines == options.maxLines else { return }
    finished.reach = perLine > 0 ? reach.across : line.across + line.depth
  }

  /// Places a sized child at the end of the current line, and advances past it.
  ///
  /// - Returns: The extent of the child across the line, including margins.
  @inline(__always) @discardableResult
  mutating func place(_ child: TGChild, after gap: Double) -> Double {
    let (along, across) = (child[main], child[cross])
    let (ahead, above) = (along.start, across.start)
    line.position += gap
    along.origin = line.position + ahead
    across.origin = line.across + above
    line.position += ahead + along.extent + along.end
    let depth = above + across.end + across.extent
    line.reach.raise(to: line.position - start)
    line.depth.raise(to: depth)
    if across.alignment != .none { line.hasAlignment = true }
    reach.along.raise(to: line.position)
    return depth
  }

  /// Aligns the last line, and then either sizes the container across the lines, if it wraps on that
  /// axis, or distributes the lines by gravity.
  mutating func finishLines(_ lines: LineStarts) {
    if perLine > 0, pass.childrenMayShrink { shrinkMargins(line.first, pass.count) }
    if fillsOnlyLine(lines.count) { line.depth = pass[cross].content }
    alignLine(line.first, pass.count)
    let depth = reach.across + after
    log?.reach = pass[cross].wraps ? finished.reach ?? reach.across : reach.across
    if pass[cross].wraps {
      let needed = finished.reach.map { $0 + after } ?? depth
      pass[cross].size = needed
      if pass[cross].gravity == .none { return }
      let bounded = pass[cross].clamp(needed)
      if bounded > needed { moveLines(lines, room: bounded - needed) }
    } else if !fillsOnlyLine(lines.count) {
      moveLines(lines, room: pass[cross].size - depth)
    }
  }

  /// Whether the line is as deep as the container, because it is the only one of a flexible flow.
  func fillsOnlyLine(_ count: Int) -> Bool { options.isFlex && count == 1 && !pass[cross].wraps }
}

/// The line that is being filled.
struct LineInProgress {
  /// The index of its first child in placement order.
  var first = 0
  /// The coordinate along the line where the next child goes.
  var position: Double
  /// The cross-axis coordinate of the line.
  var across: Double
  /// The occupied length of the line.
  var reach = 0.0
  /// The depth of the line: the largest cross-axis extent, including margins.
  var depth = 0.0
  /// The gravity along the line, and the alignment across it of children that have none of their own.
  var gravity: TGAlignment
  var arranged: TGAlignment
  /// Whether the gravity along the line is that of the line itself, and not that of the flow.
  var hasOwnGravity = false
  /// Whether any child has an alignment of its own across the line.
  var hasAlignment = false
  /// The children sized `average`, which share the remaining length when the line is complete.
  var averages = LineAverages()
  /// The sum of the weights of the children of a flexible flow, which get their shares then, too.
  var flexWeight = 0.0
}

/// The difference below which two lengths are considered equal.
let tolerance = 1e-7

extension Double {
  /// Replaces this value by a larger one, if they differ by more than the tolerance.
  @inline(__always)
  mutating func raise(to value: Double) {
    if value - self > tolerance { self = value }
  }
}
