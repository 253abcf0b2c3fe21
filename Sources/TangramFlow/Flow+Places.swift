import TangramCore
import TangramExplanations

// The positions of the children, and the lines that they form.

extension Flow {
  /// Sizes and places all children, and the container where it wraps.
  mutating func placeChildren() {
    if perLine > 0 {
      for first in stride(from: 0, to: pass.count, by: perLine) { sizeLine(from: first) }
      applyLineGravity(places(from: 0))
    }
    (line.position, line.across, reach) = (start, before, (start, before))
    log?.length = knownLength
    var points =
      options.packs && perLine > 0
      ? NextPoints(count: places(from: 0).count, along: start, across: before) : nil
    for place in 0..<pass.count {
      if perLine > 0 { placeCounted(place, &points) } else { placeByContent(place) }
    }
    shareAmongAverages(before: pass.count)
    if fitsContent, lineStarts.count == 1 {
      knownLength = pass[main].clamp(start + line.reach + end)
    }
    finishLines()
    if pass[main].wraps, perLine == 0 || pass[main].gravity != .fill {
      pass[main].size = perLine == 0 ? length : reach.along + end
    }
  }

  /// Places a child on its line of a given number of children.
  ///
  /// - Parameter points: The positions where a packed flow is shortest so far; nil without packing. For
  ///   gravity, the children still form the lines that they would form without packing.
  private mutating func placeCounted(_ place: Int, _ points: inout NextPoints?) {
    let child = child(at: place)
    if place - line.first == perLine { startLine(at: place) }
    finishSize(of: child)
    if let points {
      (line.position, line.across) = points.nearest
    } else if isUneven {
      // In a waterfall, each child is placed below the one above, which is aligned already.
      let above = place < perLine ? nil : pass[place - perLine][cross]
      line.across = above.map { $0.origin + max(0, $0.extent) + $0.end + lineSpace } ?? before
    }
    let gap = place > line.first && points == nil ? space : 0
    let depth = self.place(child, after: gap)
    if let log, countedReach == nil, line.across + depth - reach.across > tolerance {
      log.farthestAcross = place
    }
    reach.across.raise(to: line.across + depth)
    if let points { log?.record(place, inColumn: points.place) }
    points?.advance(depth: depth + lineSpace, endOfChild: line.position + space)
  }

  /// Places a child on a line that ends where the next child does not fit.
  ///
  /// Even the very first child starts a new line if it does not fit; the gap before that line remains. The
  /// function is a part of its loop: a call for each child takes 9% more instructions.
  @inline(__always)
  private mutating func placeByContent(_ place: Int) {
    let child = child(at: place)
    sizeByContent(child, place)
    let margins = child[main].start + child[main].end
    let isAverage = isAverage(child)
    var averages = line.averages
    if isAverage { averages.add(child[main].extent) }
    let gap = place > line.first ? space : 0
    let excess = line.position + margins + child[main].extent + gap + end - length
    if averages.end(lineExceededBy: excess) {
      shareAmongAverages(before: place)
      let hadAverages = line.averages.count > 0
      startLine(at: place)
      averages = LineAverages()
      // A weighted child keeps the same share on the new line, unless averages took all of the rest before.
      if hadAverages, weight(of: child[main]) != nil { shareAlong(child, place) }
      if weight(of: child[cross]) != nil {
        shareAcross(child)
        if !Self.linesAreRows, child[main].wraps { measureHeight(of: child) }
      }
      // A child that is longer than a whole line shrinks.
      if margins + child[main].extent - room > tolerance {
        note(child) { $0.isShrunk = true }
        child[main].extent = child[main].clamp(room - margins)
      }
      if isAverage { averages.add(child[main].extent) }
    }
    line.averages = averages
    if options.isFlex { line.flexWeight += deferredWeight(of: child) ?? 0 }
    if Self.linesAreRows, child[cross].wraps, !isAverage { measureHeight(of: child) }
    self.place(child, after: place > line.first ? space : 0)
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

  // MARK: Lines

  /// Gives the current line its own gravity, if the options specify one for the line with these children.
  ///
  /// - Parameter number: The number of lines before; nil if it follows from the number of children.
  mutating func applyLineGravity(_ places: Range<Int>, number: Int? = nil) {
    guard let gravities = options.lineGravity, !places.isEmpty else { return }
    let isLast = places.upperBound == pass.count
    let line = number ?? places.lowerBound / perLine
    let own = gravities.gravity(ofLine: line, places.count, isLast: isLast) ?? .none
    let along = own.alignment(Main.axis, isRightToLeft: pass.isRightToLeft)
    let across = own.alignment(Cross.axis, isRightToLeft: pass.isRightToLeft)
    lineHasOwnGravity = along != .none
    lineGravity = along == .none ? pass[main].gravity : along
    lineArranged = across == .none ? arranged : across
  }

  /// Ends the current line before the child at an index, and the current page if that begins another.
  private mutating func startLine(at place: Int) {
    alignLine(line.first..<place)
    if place > line.first {
      if lineStarts.count == options.maxLines { countedReach = reachOfLines }
      lineStarts.append(place)
    } else {
      log?.leavesEmptyLine = true
    }
    var across = line.across + line.depth + lineSpace
    // Pages follow each other along the lines if the flow wraps on that axis.
    if pageItem != nil, pass[main].wraps, place % options.pagedCount == 0 {
      pageOffset += pass[main].outsideSize - start
      log?.page += 1
      across = before
    }
    line = LineInProgress(first: place, position: start + pageOffset, across: across)
    if perLine > 0 { applyLineGravity(places(from: place)) }
  }

  /// The cross-axis coordinate that the lines reach.
  private var reachOfLines: Double { isUneven ? reach.across : line.across + line.depth }

  /// Aligns the last line, sizes the container across the lines if it wraps, and moves the lines by gravity.
  private mutating func finishLines() {
    let countedReach = pass[cross].wraps ? countedReach : nil
    let reached = countedReach ?? reachOfLines
    // The only line of a flexible flow is as deep as the container.
    let isFilled = options.isFlex && lineStarts.count == 1 && !pass[cross].wraps
    if isFilled { line.depth = pass[cross].content }
    alignLine(line.first..<pass.count)
    if let log {
      (log.reach, log.fillsOnlyLine) = (reached, isFilled)
      log.countedLineCount = countedReach == nil ? lineStarts.count : options.maxLines
    }
    if pass[cross].wraps {
      pass[cross].size = reached + after
      if pass[cross].gravity == .none { return }
      moveLines(room: max(0, pass[cross].clamp(reached + after) - (reached + after)))
    } else if !isFilled {
      moveLines(room: pass[cross].size - (reached + after))
    }
  }

  /// Distributes the remaining space, which may be negative, by moving or stretching the lines.
  private mutating func moveLines(room: Double) {
    let gravity = pass[cross].gravity
    let move = FlowMove(gravity, lineStarts.count, in: room)
    if move.lead == 0, move.gap == 0 { return }
    log?.movesLines = true
    for (number, first) in lineStarts.enumerated() {
      let isLast = number + 1 == lineStarts.count
      let places = first..<(isLast ? pass.count : lineStarts[number + 1])
      if gravity == .stretch { applyLineGravity(places, number: number) }
      for place in places {
        let child = child(at: place)
        child[cross].origin += move.gap.times(number) + move.lead
        if gravity != .stretch || child[cross].isStretchable {
          child[cross].extent += move.growth
        } else if !ignoresAlignments {
          child[cross].origin += move.shift(alignment(of: child))
        }
      }
    }
  }

  // MARK: Pages and common sizes

  /// Computes the size that pages give each child: a share of the view that contains the flow.
  mutating func applyPaging() {
    guard options.pagedCount > 0, perLine > 0 else { return }
    // A page has at least one line, even when a line has more children than a page.
    let (lines, wraps) = (max(1, options.pagedCount / perLine), pass[main].wraps)
    let along = wraps ? pass[main].outsideSize - start : room
    let across = wraps ? pass[cross].contentBeforePass : pass[cross].outsideSize - before
    pageItem = (
      along.equalPart(of: perLine, gap: space, endsWithGap: wraps),
      across.equalPart(of: lines, gap: lineSpace, endsWithGap: !wraps)
    )
  }

  /// Computes the common size and the gaps; if a gap reaches its limit, the size is adjusted instead.
  mutating func applyFixedSubviews() {
    guard let fixed = options.fixedSubviews else { return }
    let least = fixed.leastSpace
    guard (fixed.size + least).isFinite, !fixed.maxSpace.isNaN else {
      return pass.report("fixedSubviews", .notFinite(replacement: 0))
    }
    fixedSize = fixed.size
    // A line of unlimited length has no remaining space to share.
    if isEndless { return }
    // Lines that break by content have as many children as fit together with their gaps.
    let fitting = ((room + (fixed.centered ? -least : least)) / (fixed.size + least)).rounded(.down)
    let all = fitting.isFinite ? max(fitting, 1) : Double(pass.count)
    let count = perLine > 0 ? Double(perLine) : all
    // If lines break by content, the minimum gap has already determined the number of children per line.
    guard let spread = fixed.spread(count, in: room, keepsLeast: perLine > 0) else { return }
    (fixedSize, space) = spread
    log?.spreadCount = count < 1e9 ? Int(count) : nil
    if fixed.centered {
      start += space
      end += space
    }
  }
}
