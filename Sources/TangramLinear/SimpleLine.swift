import TangramCore

/// The line that most containers are: children one after another whose sizes, margins and bounds
/// are plain numbers, content or shares.
///
/// One run over the children then does what takes `Line` several, because nothing depends on what
/// comes later. There are two exceptions. Where lengths are shared, one more run adds them up; and
/// where the line is as wide as its widest child, those that do not lie at its start are placed
/// when the width is known.
struct SimpleLine<Main: TGAxisType>: TGAxisWork {
  /// The run over a container without gravity, to which no option of a line applies.
  let pass: TGPass

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

    @inline(__always)
    mutating func advance(past child: TGChildAxis<Main>) {
      end = child.origin + child.extent + child.plainEnd
    }
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
        child[main].origin = progress.next + child[main].plainStart
        if Self.widthsComeFirst {
          layOutAcross(child, &progress)
          sizeAlong(child)
        } else {
          sizeAlong(child)
          layOutAcross(child, &progress)
        }
        progress.advance(past: child[main])
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
    var progress = Progress(start: last.origin + last.extent + last.plainEnd)
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
      along.origin = progress.next + along.plainStart
      progress.advance(past: along)
      progress.next = progress.end + space
    }
    noteExtentsAcross(of: children, &progress)
  }

  private func noteExtentsAcross(of children: Range<Int>, _ progress: inout Progress) {
    guard pass[cross].wraps else { return }
    for child in pass.children[children] { noteExtentAcross(child[cross], &progress) }
  }

  @inline(__always)
  private func finish(_ progress: Progress, isResumable: Bool) {
    pass.confirm(
      measured: progress.isMeasured, resumable: isResumable && !progress.isHalfPlaced)
    if pass[main].wraps { pass[main].size = progress.end + pass[main].paddingEnd }
    if pass[cross].wraps {
      pass[cross].size = progress.greatest + pass[cross].paddingStart + pass[cross].paddingEnd
    }
    if progress.isHalfPlaced { placeWaiting() }
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
      child[main].origin = progress.next + child[main].plainStart
      if let weight = child[main].weightInRest {
        child[main].extent = child[main].clamp(rest.take(weight))
        layOutAcross(child, &progress)
      } else if !Self.widthsComeFirst {
        layOutAcross(child, &progress)
      }
      progress.advance(past: child[main])
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
      if index > first, !child.isPlain, !isSimple(child) { return nil }
      fixed += along.plainStart
      fixed += along.plainEnd
      if let weight = along.weightInRest {
        weights += weight
        continue
      }
      if index > first {
        if Self.widthsComeFirst { layOutAcross(child, &progress) }
        sizeAlong(child)
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
    guard child.isNumeric else { return false }
    switch child[main].sizeKind {
    case .none, .number, .wrap, .weight, .fill: break
    case .reference, .list: return false
    }
    switch child[cross].sizeKind {
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

  /// Sizes a child along the line, as far as it has no share.
  ///
  /// Its origin is known: which edges lie on the grid depends on it.
  @inline(__always)
  private func sizeAlong(_ child: TGChild) { size(child[main]) }

  /// Sizes and places a child across the line.
  @inline(__always)
  private func layOutAcross(_ child: TGChild, _ progress: inout Progress) {
    let across = child[cross]
    // Heights are measured at the width that children get; a width that follows the height is not.
    if child[.horizontal].wraps, !child[.vertical].wraps { progress.isMeasured = false }
    if across.hasEnd || across.alignment != .none {
      layOutAcrossByRule(child, &progress)
      return
    }
    if across.sizeKind == .fill {
      across.extent = across.clamp(pass[cross].content - across.plainStart)
    } else {
      size(across)
    }
    across.origin = pass[cross].paddingStart + across.plainStart
    progress.greatest = max(progress.greatest, across.extent + across.plainStart)
  }

  /// Likewise for one that may lie elsewhere than at the start.
  @inline(never)
  private func layOutAcrossByRule(_ child: TGChild, _ progress: inout Progress) {
    let across = child[cross]
    if across.sizeKind == .fill || across.hasBothMargins {
      across.extent = across.clamp(pass[cross].content - across.plainStart - across.plainEnd)
    } else {
      size(across)
    }
    noteExtentAcross(across, &progress)
    let alignment = across.resolvedAlignment
    if pass[cross].wraps, waitsForRoom(alignment) {
      progress.isHalfPlaced = true
    } else {
      across.place(alignment)
    }
  }

  /// Whether the place of a child across depends on the extent of the line there.
  @inline(__always)
  private func waitsForRoom(_ alignment: TGAlignment) -> Bool {
    switch alignment {
    case .center, .end, .fill, .windowCenter: true
    default: false
    }
  }

  /// Places the children across that had to wait for the extent of the line.
  @inline(never)
  private func placeWaiting() {
    for child in pass.children {
      let alignment = child[cross].resolvedAlignment
      if waitsForRoom(alignment) { child[cross].place(alignment) }
    }
  }

  private func noteExtentAcross(_ across: TGChildAxis<Cross>, _ progress: inout Progress) {
    if across.hasBothMargins { return }
    let need = across.extent + across.plainStart + across.plainEnd
    progress.greatest = max(progress.greatest, need)
  }

  /// Gives a child the extent that it has by itself.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    if child.sizeKind == .number {
      child.extent = child.clamp(child.plainExtent)
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
