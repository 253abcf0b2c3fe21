import TangramCore
import TangramExplanations

// The positions and extents of children along their lines, and the effect of gravity on them.

/// The offset that gravity adds to the first of several elements, and the additional offset of each
/// further element.
struct FlowMove {
  var lead = TGReason.rule(0)
  var gap = TGReason.rule(0)
  /// The length that gravity adds to each extent.
  var growth = TGReason.rule(0)

  /// Returns where the element at an index begins, given where it begins without gravity.
  func moved(_ start: TGReason, _ index: Int) -> TGReason { start + lead + gap.times(index) }

  /// Returns the coordinate after a moved element, plus the offset of the next one; the end of a stretched
  /// element already includes it.
  func next(_ end: TGReason) -> TGReason { growth.value == 0 ? end + gap : end }
}

extension TGReason {
  /// Returns the number multiplied by a count.
  func times(_ count: Int) -> TGReason {
    if value == 0 || count == 0 { return .rule(0) }
    return count == 1 ? self : .rule(Double(count)) * self
  }
}

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
    let (own, move, shortage) = (along(place), moveAlong(line), log.shortagesOfMargins[line.first])
    let margin = own.start(by: shortage)
    if followsColumns { return start(inColumn: place, line) + margin }
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
  func moveAlong(_ line: FlowLine) -> FlowMove {
    guard line.isMoved else { return FlowMove() }
    let isOnlyLine = fitsContent && lines.count == 1
    var occupied = (occupied(line) + pageOffset(line)).gathered("what the \(lineName) takes")
    if let shortage = log.shortagesOfMargins[line.first] {
      occupied = occupied - .rule(shortage.length, "what margins shrink by")
    }
    let remaining = room(of: isOnlyLine ? containerAlong.size : length) - occupied
    return move(line.gravity, line.places.count, remaining.named("what is left of the \(lineName)"))
  }

  /// Computes the effect of the cross-axis gravity on the lines.
  func findMoveAcross() -> FlowMove {
    guard isMovedAcross else { return FlowMove() }
    let remaining = containerAcross.size - containerAcross.paddingEnd - reachAcross
    if containerAcross.wraps, remaining.value <= tolerance { return FlowMove() }
    return move(
      containerAcross.gravity, lines.count, remaining.named("what the \(lineName)s leave"))
  }

  private func move(_ gravity: TGAlignment, _ count: Int, _ remaining: TGReason) -> FlowMove {
    if gravity == .fill || gravity == .stretch && remaining.value > 0 {
      let part = remaining / .rule(Double(count))
      return FlowMove(gap: part, growth: part)
    }
    let (lead, gap) = gravity.spread(count).parts(of: remaining)
    return FlowMove(lead: lead, gap: gap)
  }
}

// MARK: - Occupied lengths

extension FlowReasons {
  /// The length of the line that its children occupy, with margins and gaps.
  func occupied(_ line: FlowLine) -> TGReason {
    if let known = occupied[line.number] { return known }
    if followsColumns { return .rule(line.reach, "how far its \(lineName) reaches") }
    return line.farthest.map { occupied(line, line.first...$0) } ?? .rule(0)
  }

  /// The length that a range of these children occupies, with margins and gaps.
  ///
  /// - Parameter isBeforeSharing: Whether children sized `average` still have their minimum extents.
  func occupied(
    _ line: FlowLine, _ places: ClosedRange<Int>, isBeforeSharing: Bool = false
  ) -> TGReason {
    func least(_ place: Int) -> TGReason? {
      guard isBeforeSharing, found(place).isAverage else { return nil }
      return .rule(along(place).clamp(.rule(0)).value, "least of an average")
    }
    let occupied = sum(places) {
      least($0)?.value ?? found($0).extents[main]
    } of: {
      least($0) ?? extentBeforeGravity(along: $0, line)
    }
    return occupied + gap.times(places.count - 1)
  }

  /// The length occupied by children that have no share of the complete line, plus the margins and gaps
  /// of all children.
  func occupiedByOthers(_ line: FlowLine) -> TGReason {
    if let known = occupiedByOthers[line.number] { return known }
    let places = line.first...max(line.first, line.places.upperBound - 1)
    let others = sum(places, after: gap.times(places.count - 1)) {
      let share = found($0).share
      return share == nil || options.isFlex ? share?.own ?? found($0).extents[main] : 0
    } of: {
      if found($0).share == nil { return extentBeforeGravity(along: $0, line) }
      return options.isFlex ? extentBeforeShare($0) : .rule(0)
    }
    return others.gathered("what others take")
  }

  /// The sum of the margins and the extents of children, added to another number.
  private func sum(
    _ places: ClosedRange<Int>, after first: TGReason = .rule(0), _ value: (Int) -> Double,
    of extent: (Int) -> TGReason
  ) -> TGReason {
    // Plain numbers, because a line may have very many children.
    func margins(_ place: Int) -> Double {
      let (start, _, end) = along(place).positions
      return start.points + end.points
    }
    var sum = first
    sum.add(places.count, worth: places.reduce(0) { $0 + margins($1) + value($1) }) {
      let place = places.lowerBound + $0
      let reasons = along(place)
      return [reasons.start(), extent(place), reasons.after()]
    }
    return sum
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
    let reasons = along(place)
    if perLine > 0, line.gravity == .fill {
      let part = (room - gap.times(perLine - 1)).part(of: perLine)
      let extent = reasons.lessMargins(
        part.named("part of the \(lineName)").by("an equal part of the \(lineName)"))
      // Unlike the widths of a row, the heights of a column ignore the bounds.
      return main == .horizontal ? reasons.clamp(extent) : extent
    }
    if let share = found(place).share { return extent(share, place, line) }
    if options.isFlex, reasons.isWeighted { return extentBeforeShare(place) }
    let across = across(place)
    let number = if case .number = across.size { across.sized() } else { TGReason?.none }
    switch reasons.size {
    case .weight where perLine == 0 && !isEndless, .fill where perLine == 0 && !isEndless:
      return found(place).isAverage
        ? reasons.extent : reasons.clamp(shareOfRemainingLength(place, line))
    case .ofOtherAxis where perLine == 0:
      let own = number ?? across.current
      return reasons.clamp(
        own.value == across.extent.value ? reasons.sized() : reasons.scale(own.magnitude))
    case .ofOtherAxis where main == .horizontal:
      let own = across.current.value == 0 ? number ?? .rule(0) : across.current
      return reasons.clamp(reasons.scale(own).by("the height is worked out later"))
    default: return sizedExtent(reasons, place)
    }
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRemainingLength(_ place: Int, _ line: FlowLine) -> TGReason {
    let along = along(place)
    var remaining = room
    // The share of the first child may have been computed on the previous line, where it did not fit.
    let first = found(place).shareLineStart
    if place > first {
      let occupied = occupied(line, first...(place - 1), isBeforeSharing: true)
      remaining = remaining - occupied.gathered("what is before it") - gap
    }
    remaining = along.lessMargins(remaining)
    return along.part(
      of: remaining.value < tolerance ? room : remaining, increased: "rest of the \(lineName)")
  }

  /// The extent of a child that gets its share after its line is complete.
  private func extent(_ share: FlowShare, _ place: Int, _ line: FlowLine) -> TGReason {
    let (reasons, occupied) = (along(place), occupiedByOthers(line))
    func part(of room: TGReason) -> TGReason {
      if share.left == 0 { return reasons.scale(.rule(0)) }
      return reasons.scale(
        pass.share(share.weight * 100, of: share.left * 100, in: room, after: share.given))
    }
    if !options.isFlex {
      return reasons.clamp(part(of: occupied.value == 0 ? room : room - occupied))
    }
    let left = (room - occupied).named("what is left of the \(lineName)")
    if left.value <= tolerance { return extentBeforeShare(place) }
    let room = share.total < 1 ? .percentage(.rule(share.total * 100), of: left) : left
    return reasons.clamp(extentBeforeShare(place) + part(of: room))
  }

  /// The extent of a child of a flexible flow before it gets its share.
  private func extentBeforeShare(_ place: Int) -> TGReason {
    let along = along(place)
    if let given = given(along) { return along.clamp(given) }
    let own = found(place).share?.own ?? found(place).extents[main]
    return .measured(own, "own \(main.extentName)", by: "without its share")
  }
}
