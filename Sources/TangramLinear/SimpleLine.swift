import TangramCore

/// The line that most containers are: children one after another whose sizes, margins and bounds
/// are plain numbers, content or shares.
///
/// One run over the children then does what takes `Line` several, because nothing depends on what
/// comes later. There are two exceptions. Where lengths are shared, one more run adds them up; and
/// where the line is as wide as its widest child, those that do not lie at its start are placed
/// when the width is known.
struct SimpleLine<Main: TGAxisType> {
  typealias Cross = Main.Cross

  /// The run over a container without gravity, to which no option of a line applies.
  let pass: TGPass

  @inline(__always) var main: Main { Main() }
  @inline(__always) var cross: Cross { Cross() }

  @inline(__always) private static var widthsComeFirst: Bool { Line<Main>.widthsComeFirst }
}

extension SimpleLine {
  /// How far a line has come.
  private struct Progress {
    /// Where the last child ends, with its margin.
    var end: Double
    /// Where the next child goes, with its margin.
    var next: Double
    /// The greatest extent across the line.
    var greatest = 0.0
    /// Whether all children that wrap were measured for the rectangles they have.
    var isMeasured = true
    /// Whether some children are to be placed across when the extent there is known.
    var isHalfPlaced = false

    @inline(__always) init(start: Double) { (end, next) = (start, start) }
  }

  /// Lays out the children.
  ///
  /// - Returns: Whether the line is a simple one; if not, nothing was written that `Line` does not
  ///   write again.
  @inline(__always)
  func layOut() -> Bool {
    // Local, so that writing to children does not make them be read again.
    let (space, crossStart) = (pass[main].space, pass[cross].paddingStart)
    let changes = pass.changes
    var progress = Progress(start: pass[main].paddingStart)
    if changes.lowerBound > 0 { progress = resumed(at: changes.lowerBound) }
    for child in pass.children[changes] {
      if child.isPlain {
        let (along, across) = (child[main], child[cross])
        (along.origin, along.extent) = (progress.next, along.plainExtent)
        (across.origin, across.extent) = (crossStart, across.plainExtent)
        progress.end = progress.next + along.plainExtent
        progress.greatest = max(progress.greatest, across.plainExtent)
      } else {
        guard isSimple(child) else { return false }
        if child[main].sharesRest { return layOutSharing(from: pass.index(of: child), progress) }
        start(child, &progress)
        sizeAndPlace(child, &progress)
        pass(child, &progress)
      }
      progress.next = progress.end + space
    }
    if changes.upperBound < pass.count { shift(changes.upperBound..<pass.count, &progress) }
    finish(progress, isResumable: true)
    return true
  }

  /// How far the line had come before a child, after others that are as they were.
  @inline(never)
  private func resumed(at index: Int) -> Progress {
    let last = pass[index - 1][main]
    var progress = Progress(start: last.origin + last.extent + last.end)
    progress.next += pass[main].space
    noteExtentsAcross(of: 0..<index, &progress)
    return progress
  }

  /// Places children that have the extents that they are to have.
  @inline(never)
  private func shift(_ children: Range<Int>, _ progress: inout Progress) {
    let space = pass[main].space
    for child in pass.children[children] {
      let along = child[main]
      along.origin = progress.next + along.start
      progress.end = along.origin + along.extent + along.end
      progress.next = progress.end + space
    }
    noteExtentsAcross(of: children, &progress)
  }

  private func noteExtentsAcross(of children: Range<Int>, _ progress: inout Progress) {
    guard pass[cross].wraps else { return }
    for child in pass.children[children] { noteExtentAcross(child, &progress) }
  }

  @inline(__always)
  private func finish(_ progress: Progress, isResumable: Bool) {
    pass.confirm(
      measured: progress.isMeasured, resumable: isResumable && !progress.isHalfPlaced)
    if pass[main].wraps { pass[main].size = progress.end + pass[main].paddingEnd }
    if pass[cross].wraps {
      pass[cross].size = progress.greatest + pass[cross].paddingStart + pass[cross].paddingEnd
    }
    if progress.isHalfPlaced { placeAcross() }
  }
}

// MARK: - Shares of the length

extension SimpleLine {
  /// Goes on from the first child that has a share in what is left along the line.
  @inline(never)
  private func layOutSharing(from first: Int, _ before: Progress) -> Bool {
    var progress = before
    guard var rest = restToShare(from: first, &progress) else { return false }
    let space = pass[main].space
    for child in pass.children[first..<pass.count] {
      start(child, &progress)
      if let weight = child[main].weightInRest {
        child[main].extent = child[main].clamp(rest.take(weight))
        sizeAndPlaceAcross(child, &progress)
      } else if !Self.widthsComeFirst {
        sizeAndPlaceAcross(child, &progress)
      }
      pass(child, &progress)
      progress.next = progress.end + space
    }
    finish(progress, isResumable: false)
    return true
  }

  /// What the children leave to those that share it, of which the one at `first` is the first.
  ///
  /// The children after it are sized along the line; in a column across it, too, because heights
  /// may have to be measured.
  ///
  /// - Returns: Nothing if the line is not a simple one after all.
  @inline(__always)
  private func restToShare(from first: Int, _ progress: inout Progress) -> FreeLength? {
    // A length to share comes from outside, and a width before all heights.
    if pass[main].wraps || pass[.horizontal].wraps { return nil }
    let space = pass[main].space
    var (weights, fixed) = (0.0, 0.0)
    for child in pass.children {
      let (along, index) = (child[main], pass.index(of: child))
      if index > 0 { fixed += space }
      if !child.isPlain {
        if index > first, !isSimple(child) { return nil }
        fixed += along.start
        fixed += along.end
        if let weight = along.weightInRest {
          weights += weight
          continue
        }
      }
      if index > first {
        if Self.widthsComeFirst {
          sizeAndPlace(child, &progress)
        } else {
          sizeAlong(child)
        }
      }
      fixed += Self.widthsComeFirst ? along.extent.magnitude : along.extent
    }
    // Without any weight children of a column keep the heights they have.
    if Self.widthsComeFirst, weights == 0 { return nil }
    let free = pass[main].size - fixed - pass[main].paddingStart - pass[main].paddingEnd
    return FreeLength(length: free <= tolerance ? 0 : free, weight: weights, pass: pass)
  }
}

// MARK: - A child

extension SimpleLine {
  /// Whether a child takes part in a simple line.
  @inline(__always)
  private func isSimple(_ child: TGChild) -> Bool {
    let (along, across) = (child[main], child[cross])
    guard along.isNumeric, across.isNumeric else { return false }
    switch along.sizeKind {
    case .none, .number, .wrap, .weight, .fill: break
    case .reference, .list: return false
    }
    switch across.sizeKind {
    case .none, .number, .wrap: break
    case .fill: if pass[cross].wraps { return false }
    case .weight, .reference, .list: return false
    }
    return !Self.widthsComeFirst || !followsWidth(child) || knowsWidth(of: child)
  }

  /// Whether the width of a child is known before that of the line, so that its height can be
  /// measured.
  @inline(never)
  private func knowsWidth(of child: TGChild) -> Bool {
    if !pass[cross].wraps { return true }
    return switch child[cross].resolvedAlignment {
    case .fill: false
    case .center, .end, .windowCenter: !child.isContainer
    default: true
    }
  }

  /// Puts a child in its place along the line, before it is sized: which edges lie on the grid
  /// depends on the place.
  @inline(__always)
  private func start(_ child: TGChild, _ progress: inout Progress) {
    child[main].origin = progress.next + child[main].start
  }

  /// Moves on past a child that is sized and placed.
  @inline(__always)
  private func pass(_ child: TGChild, _ progress: inout Progress) {
    progress.end = child[main].origin + child[main].extent + child[main].end
    noteExtentAcross(child, &progress)
    // Heights are measured at the width that children get; a width that follows the height is not.
    if child[.horizontal].wraps, !child[.vertical].wraps { progress.isMeasured = false }
  }

  @inline(__always)
  private func noteExtentAcross(_ child: TGChild, _ progress: inout Progress) {
    let across = child[cross]
    if across.hasBothMargins { return }
    progress.greatest = max(progress.greatest, across.extent + across.start + across.end)
  }

  /// Sizes and places a child that has no share: first the width, then the height, which may depend
  /// on it.
  @inline(__always)
  private func sizeAndPlace(_ child: TGChild, _ progress: inout Progress) {
    if Self.widthsComeFirst {
      sizeAndPlaceAcross(child, &progress)
      sizeAlong(child)
    } else {
      sizeAlong(child)
      sizeAndPlaceAcross(child, &progress)
    }
  }

  @inline(__always)
  private func sizeAlong(_ child: TGChild) { size(child[main]) }

  @inline(__always)
  private func sizeAndPlaceAcross(_ child: TGChild, _ progress: inout Progress) {
    let across = child[cross]
    let (before, after) = (across.start, across.end)
    if across.sizeKind == .fill || across.hasBothMargins {
      across.extent = across.clamp(pass[cross].content - before - after)
    } else {
      size(across)
    }
    switch across.resolvedAlignment {
    case .center, .end, .fill, .windowCenter:
      if pass[cross].wraps {
        progress.isHalfPlaced = true
      } else {
        place(across)
      }
    default: across.origin = pass[cross].paddingStart + before
    }
  }

  /// A call, as most children lie at the start.
  @inline(never)
  private func place(_ across: TGChildAxis<Cross>) { across.place() }

  /// Places the children across that had to wait for the extent of the line.
  @inline(never)
  private func placeAcross() {
    for child in pass.children {
      switch child[cross].resolvedAlignment {
      case .center, .end, .fill, .windowCenter: child[cross].place()
      default: break
      }
    }
  }

  /// Gives a child the extent that it has by itself.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    if child.sizeKind == .number {
      child.extent = child.clamp(child.number(or: 0))
    } else {
      child.extent = child.current
      if Axis.axis == .vertical, followsWidth(child.child) { measureHeight(of: child.child) }
      child.clampExtent()
    }
  }

  /// Whether the height of a child depends on its width; a container that wraps both has its sizes.
  @inline(__always)
  private func followsWidth(_ child: TGChild) -> Bool {
    child[.vertical].wraps && !(child.isContainer && child[.horizontal].wraps)
  }

  /// A call, so that what is kept of other children need not be stored on their way.
  @inline(never)
  private func measureHeight(of child: TGChild) { child[.vertical].remeasure() }
}
