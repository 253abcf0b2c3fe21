import TangramCore
import TangramExplanations

// The reasons for the extents of the children.

extension FlowReasons {
  func explainExtents(_ place: Int, _ line: FlowLine) {
    let (along, across) = (along(place), across(place))
    along.explain(extent: ownExtent(along: place, line) + moveAlong(line).growth)
    // A child that wraps nothing keeps what it is given.
    if perLine > 0, let given = given(along, itemAlong) {
      along.explain(extent: along.clamp(given))
    }
    let growth = found(place).growsWithLine ? moveAcross.growth : .rule(0)
    if found(place).alignment == .fill {
      let depth = depth(line).named("depth of the \(lineName)")
      across.explain(extent: across.clamp(across.lessMargins(depth)) + growth)
    }
    across.explain(extent: ownExtent(across: place, line) + growth)
  }

  /// The extent of a child along the line before gravity stretches the line.
  func extentBeforeGravity(along place: Int, _ line: FlowLine) -> TGReason {
    let reasons = along(place)
    guard isStretched(line) else { return reasons.extent }
    return ownExtent(along: place, line).named("\(reasons.label) before it is stretched")
  }

  /// The extent of a child across the line before the child or its line is stretched.
  func extentBeforeGravity(across place: Int, _ line: FlowLine) -> TGReason {
    let (reasons, found) = (across(place), found(place))
    guard isMovedAcross && found.growsWithLine || found.alignment == .fill else {
      return reasons.extent
    }
    return ownExtent(across: place, line).named("\(reasons.label) before it is stretched")
  }

  /// The extent that a page, or `tg_setSubviews`, gives a child, without its margins.
  private func given(_ child: TGChildReasons, _ item: TGReason?) -> TGReason? {
    item.map { child.lessMargins($0) }
  }

  /// The extent that a child's size is tied to; for a container that wraps, its whole size.
  private func referred(_ child: TGChildReasons, _ container: TGPassReasons) -> TGReason {
    if child.size == .ofContainer(child.axis), container.wraps {
      return child.scale(container.size)
    }
    if child.size == .ofOtherAxis { return child.scale(child.cross.extent.magnitude) }
    return child.tied()
  }

  /// Evaluates a height while the child has the width that it had before gravity stretched it.
  private func beforeGravity(_ place: Int, _ height: (TGChildReasons) -> TGReason) -> TGReason {
    let child = pass[order[place]]
    let (width, extent) = (child[.horizontal], child[.horizontal].extent)
    width.extent = found(place).extents.width
    defer { width.extent = extent }
    return height(child.reasons(.vertical))
  }
}

// MARK: - Across the lines

extension FlowReasons {
  private func ownExtent(across place: Int, _ line: FlowLine) -> TGReason {
    let reasons = across(place)
    switch reasons.size {
    case .weight, .fill:
      if containerAcross.wraps {
        let nothing = TGReason.rule(0).by("the flow ends where its children do, so nothing is left")
        return reasons.clamp(reasons.scale(nothing))
      }
      let container = containerAcross
      let left = container.size - topForShares(place, line.number) - container.paddingEnd
      let part = reasons.part(of: left.named("room from the \(lineName) on"))
      return reasons.clamp(reasons.scale(reasons.lessMargins(part)))
    case .number: return reasons.clamp(reasons.number)
    case .ofContainer, .ofOther, .ofOtherAxis:
      if reasons.size == .ofOtherAxis, perLine == 0 {
        // The size is tied to the extent along the line as it was before that extent was shrunk or
        // stretched.
        let own = wantedExtent(place, line)
        if own.value != reasons.cross.extent.value {
          return reasons.clamp(
            reasons.scale(own.magnitude.named("wanted \(reasons.cross.label)")))
        }
      }
      return reasons.clamp(referred(reasons, containerAcross))
    case .wrap where main == .horizontal:
      return beforeGravity(place) { $0.clamp($0.current) }
    case .none, .wrap, .list: return reasons.clamp(given(reasons, itemAcross) ?? reasons.current)
    }
  }
}

// MARK: - Along the lines

extension FlowReasons {
  private func ownExtent(along place: Int, _ line: FlowLine) -> TGReason {
    let (along, own) = (along(place), wantedExtent(place, line))
    if found(place).isShrunk {
      return along.clamp(along.lessMargins(room)).by("longer than a whole \(lineName)")
    }
    guard let shortage = log.shortages[line.first], !along.isWeighted, along.shrink > 0 else {
      return own
    }
    return along.clamp(own.without(shortage, along.shrink).notNegative)
  }

  /// The extent along the line that a child's size specifies, before the child shrinks.
  private func wantedExtent(_ place: Int, _ line: FlowLine) -> TGReason {
    let reasons = along(place)
    if perLine > 0, line.gravity == .fill {
      let extent = reasons.lessMargins(averageExtent)
      // Unlike the widths of a row, the heights of a column ignore the bounds.
      return main == .horizontal ? reasons.clamp(extent) : extent
    }
    if let share = found(place).share { return extent(share, place, line) }
    if options.isFlex, reasons.isWeighted { return extentBeforeShare(place) }
    let given = given(reasons, itemAlong) ?? reasons.current
    switch reasons.size {
    case .number: return reasons.clamp(reasons.number)
    case .weight, .fill:
      if perLine > 0 || isEndless { return reasons.clamp(given) }
      return reasons.isAverage ? reasons.extent : reasons.clamp(shareOfRest(place, line))
    case .ofOtherAxis where perLine == 0:
      let across = reasons.cross
      let isNumber = if case .number = self.across(place).size { true } else { false }
      let own = isNumber ? across.number : across.current
      return reasons.clamp(
        own.value == across.extent.value ? reasons.tied() : reasons.scale(own.magnitude))
    case .ofOtherAxis where main == .horizontal:
      let own = reasons.cross.current
      return reasons.clamp(
        reasons.scale(own.value == 0 ? reasons.cross.number : own)
          .by("the height is worked out later"))
    case .ofContainer, .ofOther, .ofOtherAxis:
      return reasons.clamp(referred(reasons, containerAlong))
    case .wrap where main == .vertical: return beforeGravity(place) { $0.clamp($0.current) }
    case .wrap, .none, .list: return reasons.clamp(given)
    }
  }

  /// The extent of every child along the line under the gravity `fill`, including margins.
  private var averageExtent: TGReason {
    (room - times(perLine - 1, gap)).part(of: perLine)
      .named("part of the \(lineName)").by("an equal part of the \(lineName)")
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRest(_ place: Int, _ line: FlowLine) -> TGReason {
    let along = along(place)
    let (before, after) = (along.start(), along.after())
    var rest = room
    // The share of the first child may have been computed on the previous line, where it did not fit.
    let first = found(place).lineOfRest
    if place > first {
      let taken = taken(line, first...(place - 1), isBeforeSharing: true)
      rest = rest - taken.gathered("what is before it") - gap
    }
    rest = rest - before - after
    if rest.value < tolerance { rest = room }
    if along.increment != 0 { rest = rest + .rule(along.increment, "increment") }
    return along.part(of: rest.named("rest of the \(lineName)")) - before - after
  }

  /// The extent of a child that gets its share after its line is complete.
  private func extent(_ share: FlowShare, _ place: Int, _ line: FlowLine) -> TGReason {
    let (reasons, taken) = (along(place), takenByOthers(line))
    if !options.isFlex {
      let room = taken.value == 0 ? room : room - taken
      return reasons.clamp(reasons.scale(part(share, of: room)))
    }
    let left = (room - taken).named("what is left of the \(lineName)")
    if left.value <= tolerance { return extentBeforeShare(place) }
    let room = share.total < 1 ? .percentage(.rule(share.total * 100), of: left) : left
    return reasons.clamp(extentBeforeShare(place) + reasons.scale(part(share, of: room)))
  }

  /// The part of the remaining length of a line that is the share of a child.
  private func part(_ share: FlowShare, of room: TGReason) -> TGReason {
    if share.left == 0 { return .rule(0) }
    return pass.share(share.weight * 100, of: share.left * 100, in: room, after: share.given)
  }

  /// The extent of a child of a flexible flow before it gets its share.
  func extentBeforeShare(_ place: Int) -> TGReason {
    let along = along(place)
    if let given = given(along, itemAlong) { return along.clamp(given) }
    let own = found(place).share?.own ?? found(place).extents[main]
    return .measured(own, "own \(main.extentName)", by: "without its share")
  }
}
