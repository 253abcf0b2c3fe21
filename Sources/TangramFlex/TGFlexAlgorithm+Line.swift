import TangramCore

// Lines of items that say no more than their lengths, how they grow, and where they go across: what is
// in them is measured, and nothing else has to be found out.

extension TGFlexAlgorithm {
  /// Lays out a single line, if its items say no more, and none gives way or reaches its bounds.
  ///
  /// - Parameters:
  ///   - pass: The pass over the container.
  ///   - main: The axis along the line.
  ///   - findsWidth: Whether the container is to be as wide as its items ask for, which is not known yet.
  func layOutOneLine<Main: TGAxisType>(
    _ pass: TGPass, along main: Main, findsWidth: Bool = false
  ) -> OneLineResult {
    guard wrap == .noWrap, alignItems != .baseline, gaps.areNone else { return .needsSteps }
    let (along, across) = (pass[main], pass[main.cross])
    var (room, extent) = findsWidth ? (Double.nan, Double.nan) : (along.inner, across.inner)
    var line = readLine(
      of: pass, along: main, from: 0, gap: along.space, limit: room.orElse(.infinity),
      findsWidth: findsWidth)
    if line.end < pass.count {
      line.readOn(
        of: pass, along: main, across: extent, UsualAlignment(self, findsWidth: findsWidth))
      if line.end < pass.count {
        forget(line, of: pass)
        return .saysMore
      }
    }
    if room.isNaN { room = along.settle(by: line.length) }
    guard let growth = LineGrowth(line, in: room) else {
      forget(line, of: pass)
      return .needsSteps
    }
    if line.isMeasuredAcross {
      line.measureAcross(of: pass, growth)
      if line.assumesFit,
        !line.fits(of: pass, growth, across: extent, alignItems)
      {
        forget(line, of: pass)
        return .needsSteps
      }
    }
    if extent.isNaN { extent = across.settle(by: line.extent) }
    // The container's own bounds may leave items less than the width that they were measured for.
    if findsWidth, Main.axis == .horizontal ? line.length < 0 : extent < line.extent {
      forget(line, of: pass)
      return .needsSteps
    }
    let place = FlexLinePlace(
      room: room, gap: along.space, across: across.paddingStart, extent: extent)
    placeItems(line.indices, of: pass, along: main, growth, place)
    setBaseline(line.indices, of: pass)
    return .isPlaced
  }

  /// Reads the items that make up the next line, and keeps them with their children.
  ///
  /// - Parameters:
  ///   - pass: The pass over the container.
  ///   - main: The axis along the line.
  ///   - start: The place of the first item.
  ///   - gap: The gap between items.
  ///   - limit: How long the line may be.
  ///   - findsWidth: Whether the container is to be as wide as its items ask for.
  /// - Returns: What they add up to; the line ends before an item with something in it, or one that says
  ///   too much.
  @inline(__always)
  func readLine<Main: TGAxisType>(
    of pass: TGPass, along main: Main, from start: Int, gap: Double, limit: Double,
    findsWidth: Bool = false
  ) -> LineSums {
    var line = LineSums(start: start)
    let usual = UsualAlignment(self, findsWidth: findsWidth)
    var before = 0.0
    for child in pass.children[start..<pass.count] {
      let item: LineItem
      if child.isPlain {
        item = LineItem(plain: child, along: main, part: usual.part)
      } else if let read = LineItem(empty: child, along: main, usual) {
        item = read
      } else {
        break
      }
      let length = line.length + item.length + before
      if wrap != .noWrap, line.end > start, length > limit + 1e-6 {
        line.isFull = true
        break
      }
      item.keep(with: child, along: main)
      line.length = length
      line.extent = line.extent.orMore(item.extent)
      line.factors += item.grow
      line.end &+= 1
      before = gap
    }
    return line
  }

  /// Forgets what was kept with the children up to the end of a line.
  @inline(never)
  func forget(_ line: LineSums, of pass: TGPass) {
    LineItem.forget(pass.children[0..<line.end])
  }

  /// Gives the items of a line their rectangles.
  @inline(__always)
  func placeItems<Main: TGAxisType>(
    _ indices: Range<Int>, of pass: TGPass, along main: Main, _ growth: LineGrowth,
    _ place: FlexLinePlace
  ) {
    let isReversed = direction.isReversed
    let (lead, between) = justifyContent.distributeUnlessPacked(
      growth.left, among: indices.count, isReversed: isReversed)
    let step = place.gap + between
    let start = pass[main].paddingStart
    var position = lead
    for child in pass.children[indices] {
      let item = LineItem(keptWith: child, along: main)
      let length = growth.length(of: item)
      let extent = item.extent.orElse(place.extent)
      let (along, side) = (child[main], child[main.cross])
      (along.extent, side.extent) = (length, extent)
      along.origin = start + (isReversed ? place.room - position - length : position)
      side.origin = place.across + (place.extent - extent) * item.part
      position += length + step
    }
  }

  /// The first item of the first line decides where the baseline of the container lies.
  @inline(__always)
  func setBaseline(_ indices: Range<Int>, of pass: TGPass) {
    guard !indices.isEmpty else { return }
    let first = direction.isReversed ? indices.upperBound - 1 : indices.lowerBound
    pass.baselineChild = pass[first]
  }
}

/// What became of laying out a single line.
enum OneLineResult {
  case isPlaced
  /// Items give way or reach their bounds, which takes more walks.
  case needsSteps
  /// Some item says more than its lengths, how it grows, and where it goes across.
  case saysMore
}

/// Where a line goes.
struct FlexLinePlace {
  /// How long the line may be, and the gap between its items.
  var room: Double
  var gap: Double
  /// Where the line begins across, and how large it is there.
  var across: Double
  var extent: Double
}
