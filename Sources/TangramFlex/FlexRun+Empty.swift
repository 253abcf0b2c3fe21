import TangramCore

// Items with nothing in them: there are many of them in long lines, and nothing has to be found out
// about them, so no memory is spent on them.

extension TGFlexAlgorithm {
  /// Lays out a single line of items with nothing in them, if none of them has to give way.
  ///
  /// - Returns: Whether that was possible.
  func layOutEmptyLine<Main: TGAxisType>(_ pass: TGPass, along main: Main) -> Bool {
    guard wrap == .noWrap, alignItems != .baseline, gaps.areNone else { return false }
    let (along, across) = (pass[main], pass[main.cross])
    var (room, extent) = (along.inner, across.inner)
    guard
      let line = emptyLine(
        of: pass, along: main, from: 0, gap: along.space, limit: room.orElse(.infinity))
    else { return false }
    if room.isNaN { room = along.settle(by: line.length) }
    guard line.fits(in: room) else { return false }
    if extent.isNaN { extent = across.settle(by: line.extent) }
    let place = FlexLinePlace(
      room: room, gap: along.space, across: across.paddingStart, extent: extent)
    placeEmptyItems(line, of: pass, along: main, place)
    concludeEmptyItems(pass, line)
    return true
  }

  /// Finds which items make up the next line, and how long and how large across it is.
  ///
  /// - Returns: The line; nil if there is something in an item, or one of them has to give way.
  @inline(__always)
  fileprivate func emptyLine<Main: TGAxisType>(
    of pass: TGPass, along main: Main, from start: Int, gap: Double, limit: Double
  ) -> FlexLine? {
    var line = FlexLine(start: start, end: start)
    let usualPart = alignItems.part(stacksFromEnd: stacksFromEnd)
    var before = 0.0
    for child in pass.children[start..<pass.count] {
      let item: EmptyItem
      if child.isPlain {
        item = EmptyItem(plain: child, along: main, part: usualPart)
      } else if let read = EmptyItem(child, along: main, self) {
        item = read
      } else {
        return nil
      }
      let longer = line.length + item.length + before
      if wrap != .noWrap, line.end > start, longer > limit + 1e-6 { break }
      item.keep(with: child, along: main)
      line.length = longer
      line.extent = line.extent.orMore(item.extent)
      line.factors += item.grow
      line.end &+= 1
      before = gap
    }
    return line.length > limit + 1e-6 ? nil : line
  }

  @inline(__always)
  fileprivate func placeEmptyItems<Main: TGAxisType>(
    _ line: FlexLine, of pass: TGPass, along main: Main, _ place: FlexLinePlace
  ) {
    let isReversed = direction.isReversed
    let free = place.room - line.length
    let grows = line.factors > 0 && free > 0
    let (lead, between) =
      grows
      ? (0, 0) : justifyContent.distribute(free, among: line.count, isReversed: isReversed)
    let step = place.gap + between
    let start = pass[main].paddingStart
    var position = lead
    for child in pass.children[line.indices] {
      let item = EmptyItem(keptWith: child, along: main)
      let length = grows ? item.length + free * item.grow / line.factors : item.length
      let extent = item.extent.orElse(place.extent)
      let (along, side) = (child[main], child[main.cross])
      (along.extent, side.extent) = (length, extent)
      along.origin = start + (isReversed ? place.room - position - length : position)
      side.origin = place.across + (place.extent - extent) * item.part
      position += length + step
    }
  }

  @inline(__always)
  fileprivate func concludeEmptyItems(_ pass: TGPass, _ line: FlexLine) {
    if line.count > 0 {
      pass.baselineChild = pass[direction.isReversed ? line.end - 1 : line.start]
    }
    pass.confirmSizeFound()
  }
}

/// Where a line goes.
private struct FlexLinePlace {
  /// How long the line may be, and the gap between its items.
  var room: Double
  var gap: Double
  /// Where the line begins across, and how large it is there.
  var across: Double
  var extent: Double
}

extension FlexLine {
  /// Whether items without bounds need no more than one walk: none gives way, and they take the room
  /// left over or none of it.
  @inline(__always)
  fileprivate func fits(in room: Double) -> Bool {
    length <= room + 1e-6 && (factors == 0 || factors >= 1 || length >= room)
  }
}

// MARK: - Several lines

extension FlexRun {
  /// Lays out lines of items with nothing in them, if none of them has to give way.
  ///
  /// - Returns: Whether that was possible.
  mutating func layOutEmptyItems() -> Bool {
    guard wraps, options.alignItems != .baseline, collectEmptyLines() else {
      removeLines()
      return false
    }
    settleAcross()
    placeLines()
    let start = pass[cross].paddingStart
    for line in lines {
      let before = stacksFromEnd ? inner[cross] - line.origin - line.extent : line.origin
      let place = FlexLinePlace(
        room: inner[main], gap: gap[main], across: start + before, extent: line.extent)
      options.placeEmptyItems(line, of: pass, along: main, place)
    }
    options.concludeEmptyItems(pass, lines[0])
    return true
  }

  private mutating func collectEmptyLines() -> Bool {
    var (start, longest) = (0, 0.0)
    repeat {
      guard
        let line = options.emptyLine(
          of: pass, along: main, from: start, gap: gap[main], limit: lengthLimit)
      else { return false }
      append(line)
      (start, longest) = (line.end, longest.orMore(line.length))
    } while start < pass.count
    if !isKnown(main) { inner[main] = pass[main].settle(by: longest) }
    return lines.allSatisfy { $0.fits(in: inner[main]) }
  }
}

// MARK: - Questions that need no run

extension TGFlexAlgorithm {
  /// Whether somebody only wants to know how high a row is in which nothing has a height, however long it
  /// is.
  ///
  /// The row will be given another height, so its items need no places until then.
  func isRowWithoutHeight(_ pass: TGPass) -> Bool {
    let y = pass[.vertical]
    guard y.wraps, direction.isRow, wrap == .noWrap, !y.wrapsByItself else { return false }
    for child in pass.children {
      guard child[.vertical].sizeKind == .none, child[.vertical].isBare, !child.isContainer,
        !child.hasContent, child[TGFlexItemKey.self].aspectRatio == nil
      else { return false }
    }
    return true
  }

  /// The width that the content asks for if all items are plain; nil if they are not.
  func contentWidthOfPlainItems(_ width: TGContentWidth, _ pass: TGPass) -> Double? {
    if !direction.isRow, wrap != .noWrap, width == .greatest { return nil }
    var (sum, greatest) = (0.0, 0.0)
    for child in pass.children {
      guard child.isPlain else { return nil }
      let extent = 0.0.orMore(child[.horizontal].plainExtent)
      sum += extent
      greatest = greatest.orMore(extent)
    }
    let padding = pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd
    let isOneLine = direction.isRow && (wrap == .noWrap || width == .greatest)
    guard isOneLine, pass.count > 0 else { return greatest + padding }
    let x = pass[.horizontal]
    let gap = gaps.areNone ? x.space : gaps.gap(x, of: .nan)
    return max(0, sum + Double(pass.count - 1) * gap) + padding
  }
}
