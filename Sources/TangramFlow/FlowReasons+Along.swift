import TangramCore
import TangramExplanations

// The positions and extents of children along their lines, and the effect of gravity on them.

extension FlowReasons {
  func explainAlong(_ place: Int, _ line: FlowLine) {
    if line.isAlignedWithPreviousLine {
      let above = along(place - perLine).origin
      return along(place).explain(origin: above.by("stands under the \(lineName) before"))
    }
    let begins = place == line.first && line.number > 0 && !followsColumns
    along(place).explain(origin: origin(along: place, line).by(begins ? beginning(of: line) : ""))
  }

  /// A description of why a line begins where it does.
  private func beginning(of line: FlowLine) -> String {
    let name = "\(lineName) \(line.number + 1)"
    if perLine > 0 { return "begins \(name), with \(perLine) in each" }
    return "begins \(name): too long for what was left of \(lineName) \(line.number)"
  }

  private func origin(along place: Int, _ line: FlowLine) -> TGReason {
    let shortage = log.shortagesOfMargins[line.first]
    let margin = along(place).start(by: shortage)
    if followsColumns { return start(inColumn: place, line) + margin }
    let move = moveAlong(line)
    if place == line.first { return start + pageOffset(line) + margin + move.lead }
    let before = along(place - 1)
    return move.next(before.end + before.after(by: shortage) + gap + margin)
  }

  /// Whether each child is placed at the position where the flow is shortest so far.
  var followsColumns: Bool { perLine > 0 && options.packs }

  /// The coordinate along the line where a child of a packed flow begins, without its own margin.
  private func start(inColumn place: Int, _ line: FlowLine) -> TGReason {
    let (move, index) = (moveAlong(line), place - line.first)
    guard let beside = found(place).beside else { return move.moved(start, index) }
    let other = lines[beside / perLine]
    let end = along(beside).end + along(beside).after() + gap
    if other.number == line.number { return end + move.gap.times(place - beside) }
    let before = moveAlong(other)
    return move.moved(end - before.lead - before.gap.times(beside - other.first), index)
  }

  /// The distance along the lines from the first page to the page of a line, if pages run along the
  /// lines.
  func pageOffset(_ line: FlowLine) -> TGReason {
    (containerAlong.outside - start).named("page").times(line.page)
  }
}

// MARK: - Gravity

extension FlowReasons {
  /// The effect of the gravity along the lines on the children of one line.
  func moveAlong(_ line: FlowLine) -> FlowMove<TGReason> {
    guard line.isMoved else { return FlowMove() }
    let isOnlyLine = fitsContent && lines.count == 1
    var occupied = (occupied(line) + pageOffset(line)).gathered("what the \(lineName) takes")
    if let shortage = log.shortagesOfMargins[line.first] {
      occupied = occupied - .rule(shortage.length, "what margins shrink by")
    }
    let remaining = room(of: isOnlyLine ? containerAlong.size : length) - occupied
    if remaining.value.magnitude < tolerance { return FlowMove() }
    return FlowMove(
      line.gravity, line.places.count, in: remaining.named("what is left of the \(lineName)"))
  }

  /// Computes the effect of the cross-axis gravity on the lines.
  func findMoveAcross() -> FlowMove<TGReason> {
    guard log.movesLines else { return FlowMove() }
    let remaining = containerAcross.size - containerAcross.paddingEnd - reachAcross
    return FlowMove(
      containerAcross.gravity, lines.count, in: remaining.named("what the \(lineName)s leave"))
  }
}

// MARK: - Occupied lengths

extension FlowReasons {
  /// The length of the line that its children occupy, with margins and gaps.
  func occupied(_ line: FlowLine) -> TGReason {
    if let known = occupied[line.number] { return known }
    if followsColumns { return .rule(line.reach, "how far its \(lineName) reaches") }
    guard let farthest = line.farthest else { return .rule(0) }
    return occupied(line.first..<farthest + 1, worth: line.reachBeforeShrinking) {
      unstretched($0, main)
    }
  }

  /// The length occupied by children that have no share of the complete line, plus the margins and gaps
  /// of all children.
  func occupiedByOthers(_ line: FlowLine) -> TGReason {
    if let known = occupiedByOthers[line.number] { return known }
    let share = line.places.lazy.compactMap { found($0).share }.first
    return occupied(line.places, worth: room.value - (share?.room ?? 0)) {
      if found($0).share == nil { return unstretched($0, main) }
      return options.isFlex ? extentBeforeShare($0) : .rule(0)
    }.gathered("what others take")
  }

  /// The length that children occupy, with margins and gaps.
  private func occupied(
    _ places: Range<Int>, worth total: Double, of extent: (Int) -> TGReason
  ) -> TGReason {
    let gaps = gap.times(places.count - 1)
    var occupied = TGReason.rule(0)
    occupied.add(places.count, worth: total - gaps.value) {
      let place = places.lowerBound + $0
      return [along(place).start(), extent(place), along(place).after()]
    }
    return occupied + gaps
  }
}

// MARK: - Extents

extension FlowReasons {
  func ownExtent(along place: Int, _ line: FlowLine) -> TGReason {
    let (along, own) = (along(place), requestedExtent(place, line))
    if found(place).isShrunk {
      return along.clamp(along.lessMargins(room)).by("longer than a whole \(lineName)")
    }
    return along.isWeighted ? own : along.shrunk(own, by: log.shortages[line.first])
  }

  /// The extent along the line that a child's size specifies, before the child shrinks.
  func requestedExtent(_ place: Int, _ line: FlowLine) -> TGReason {
    let (along, found) = (along(place), found(place))
    if perLine > 0, line.gravity == .fill {
      return along.equalPart(of: room, perLine, gap: gap)
    }
    if let share = found.share { return extent(share, place, line) }
    if along.isWeighted, options.isFlex { return extentBeforeShare(place) }
    if along.isWeighted, perLine == 0, !isEndless {
      return found.isAverage ? along.extent : along.clamp(shareOfRemainingLength(place, line))
    }
    return sized(along, place, tiedTo: extentBeforeLines(across(place)))
  }

  /// The extent across the line that an extent along it refers to.
  private func extentBeforeLines(_ across: TGChildReasons) -> TGReason {
    if perLine > 0 { return main == .vertical ? across.extent : across.heightBeforeWidths }
    let own = across.numberOrCurrent
    return own.value == across.extent.value ? across.extent : own
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRemainingLength(_ place: Int, _ line: FlowLine) -> TGReason {
    var rest = room
    // The share of the first child may have been computed on the previous line, where it did not fit.
    let first = found(place).shareLineStart
    if place > first {
      let before = occupied(first..<place, worth: found(place).occupiedBeforeShare) {
        if !found($0).isAverage { return unstretched($0, main) }
        return .rule(along($0).clamp(.rule(0)).value, "least of an average")
      }
      rest = rest - before.gathered("what is before it") - gap
    }
    return along(place).share(ofRest: along(place).insideMargins(rest), room)
  }

  /// The extent of a child that gets its share after its line is complete.
  private func extent(_ share: FlowShare, _ place: Int, _ line: FlowLine) -> TGReason {
    let (reasons, others) = (along(place), occupiedByOthers(line))
    var room = others.value == 0 ? room : room - others
    if options.isFlex {
      room = room.named("what is left of the \(lineName)")
      if room.value <= tolerance { return extentBeforeShare(place) }
      if share.total < 1 { room = .percentage(.rule(share.total * 100), of: room) }
    }
    let part = pass.share(share.weight * 100, of: share.left * 100, in: room, after: share.given)
    let extent = reasons.scale(share.left == 0 ? .rule(0) : part)
    return reasons.clamp(options.isFlex ? extentBeforeShare(place) + extent : extent)
  }

  /// The extent of a child of a flexible flow before it gets its share.
  private func extentBeforeShare(_ place: Int) -> TGReason {
    let along = along(place)
    if let given = given(along) { return along.clamp(given) }
    let own = found(place).share?.own ?? found(place).extents[main]
    return .measured(own, "own \(main.extentName)", by: "without its share")
  }
}
