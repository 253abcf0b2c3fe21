import TangramCore

/// A flow of lines while it is being laid out.
///
/// `Main` is the axis along a line, `Cross` the one the lines are stacked along. Nothing here names
/// a side. The two orientations differ only where a height follows from a width, which must be
/// known first: `linesAreRows` says whether the width is the extent along the line.
struct Flow<Main: TGAxisType>: TGAxisWork {
  let pass: TGPass
  let options: TGFlowAlgorithm
  /// The number of children in a line; 0 when a line ends where the next child does not fit.
  let perLine: Int
  /// The gravity along the lines.
  let gravity: TGAlignment
  /// How children stand across their line if they have no alignment of their own.
  let arranged: TGAlignment

  /// The padding and the gaps along the lines, which `tg_setSubviews` may have changed.
  var start: Double
  var end: Double
  var space: Double
  /// The padding and the gaps across the lines.
  let before: Double
  let after: Double
  let lineSpace: Double

  /// What `tg_setSubviews` gives each child along the line, margins included.
  var fixedSize: Double?
  /// What the pages give each child, margins included.
  var pageItem: TGSize?
  /// The extent of the container along the lines, where it is not simply the one it has.
  var knownLength: Double?
  /// Whether the container becomes as long as its only line, if there is only one.
  var fitsContent = false
  /// Whether children whose extents across are shares have got them already.
  var knowsShares = false
  /// The children in the order of packing, by their indices; empty when they stay in theirs.
  var order: [Int] = []
  var line: LineInProgress
  /// How far children reach along the lines, and the lines across.
  var reach: (along: Double, across: Double)
  /// Where the page begins along the lines that is being filled.
  private var pageOffset = 0.0

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
    line = LineInProgress(position: start, across: before, hasAlignment: false)
    reach = (start, before)
  }

  /// Whether lines are rows, so that the extent along them is a width and comes first.
  @inline(__always) static var linesAreRows: Bool { Main.axis == .horizontal }

  /// The extent of the container along the lines.
  var length: Double { knownLength ?? pass[main].sizeBeforePass }

  /// Whether nothing limits a line: the container becomes as long as its content.
  var isEndless: Bool { knownLength == .infinity }

  /// The child at a place in the order in which the children are placed.
  @inline(__always)
  func child(at place: Int) -> TGChild { order.isEmpty ? pass[place] : pass[order[place]] }

  mutating func layOut() {
    if pass.count == 0 {
      wrapNothing()
    } else if perLine > 0 {
      layOutByCount()
    } else {
      layOutByContent()
    }
  }

  /// Without children a container that wraps is as large as its padding.
  private func wrapNothing() {
    if pass[main].wraps { pass[main].size = start + end }
    if pass[cross].wraps { pass[cross].size = before + after }
  }
}

// MARK: - Placing

extension Flow {
  /// Begins with the first line.
  mutating func startLines() {
    line = LineInProgress(position: start, across: before, hasAlignment: arranged != .none)
    (reach, pageOffset) = ((start, before), 0)
  }

  /// Ends the line in progress before the child at a place, and its page if it was the last of one.
  mutating func startLine(at place: Int) {
    alignLine(line.first, place)
    line.first = place
    line.across += line.depth + lineSpace
    if let step = pageStep(at: place) {
      pageOffset += step
      line.across = before
    }
    line.position = start + pageOffset
    (line.reach, line.depth, line.hasAlignment) = (0, 0, arranged != .none)
  }

  /// Places a child that has its size at the end of the line so far, and moves past it.
  ///
  /// - Returns: The extent of the child across the line, with margins.
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

  /// Aligns the last line, moves the lines across, and sizes the container there if it wraps.
  mutating func finishLines(_ lines: LineStarts) {
    alignLine(line.first, pass.count)
    let depth = reach.across + after
    if pass[cross].wraps {
      pass[cross].size = depth
    } else {
      moveLines(lines, room: pass[cross].size - depth)
    }
  }
}

/// The line that is being filled.
struct LineInProgress {
  /// The place of its first child.
  var first = 0
  /// Where the next child goes along the line.
  var position: Double
  /// Where the line lies across.
  var across: Double
  /// How far its children reach along the line.
  var reach = 0.0
  /// How deep it is: the greatest extent across, with margins.
  var depth = 0.0
  /// Whether some child may have to be aligned across the line.
  var hasAlignment: Bool
}

/// Lengths that differ by less than this are the same.
let tolerance = 1e-7

extension Double {
  /// Takes over a value that is greater by more than the tolerance.
  @inline(__always)
  mutating func raise(to value: Double) {
    if value - self > tolerance { self = value }
  }
}
