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

  @inline(__always) static var widthsComeFirst: Bool { Line<Main>.widthsComeFirst }
}

extension SimpleLine {
  /// How far a line has come.
  struct Progress {
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

    /// Makes the line as wide as what lies across it, if it is not yet.
    @inline(__always)
    mutating func widen(to extent: Double) {
      if extent > greatest { greatest = extent }
    }

    /// Takes note of what a child was found to be across the line.
    @inline(__always)
    mutating func note(_ across: Across) {
      widen(to: across.reach)
      if across.waits { isHalfPlaced = true }
    }
  }

  /// What a child is across the line.
  struct Across {
    /// How wide it makes the line.
    var reach: Double
    /// Whether it is to be placed when the extent of the line is known.
    var waits: Bool
  }

  /// Lays out the children.
  ///
  /// - Returns: Whether the line is a simple one; if not, nothing was written that `Line` does not
  ///   write again.
  @inline(__always)
  func layOut() -> Bool {
    // Local, so that writing to children does not make them be read again.
    let (space, crossStart) = (pass[main].space, pass[cross].paddingStart)
    var progress = Progress(start: pass[main].paddingStart)
    for child in pass.children {
      if child.isPlain {
        let (along, across) = (child[main], child[cross])
        (along.origin, along.extent) = (progress.next, along.plainExtent)
        (across.origin, across.extent) = (crossStart, across.plainExtent)
        progress.end = progress.next + along.plainExtent
        progress.widen(to: across.plainExtent)
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
    finish(progress)
    return true
  }

  @inline(__always)
  func finish(_ progress: Progress) {
    if pass[main].wraps { pass[main].size = progress.end + pass[main].paddingEnd }
    if pass[cross].wraps {
      pass[cross].size = progress.greatest + pass[cross].paddingStart + pass[cross].paddingEnd
    }
    if progress.isHalfPlaced { placeWaiting() }
  }
}

// MARK: - A child

extension SimpleLine {
  /// Whether a child takes part in a simple line.
  @inline(__always)
  func isSimple(_ child: TGChild) -> Bool {
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
    return !Self.widthsComeFirst || !followsWidth(child) || !pass[cross].wraps
      || knowsWidth(of: child)
  }

  /// Whether the width of a child is known before that of a line that wraps, so that its height can
  /// be measured.
  @inline(never)
  private func knowsWidth(of child: TGChild) -> Bool {
    switch child[cross].resolvedAlignment {
    case .fill: false
    case .center, .end, .windowCenter: !child.isContainer
    default: true
    }
  }

  /// Sizes a child along the line, as far as it has no share.
  ///
  /// Its origin is known: which edges lie on the grid depends on it.
  @inline(__always)
  func sizeAlong(_ child: TGChild) { size(child[main]) }

  /// Sizes and places a child across the line.
  @inline(__always)
  func layOutAcross(_ child: TGChild, _ progress: inout Progress) {
    let across = child[cross]
    // Heights are measured at the width that children get; a width that follows the height is not.
    if child[.horizontal].wraps, !child[.vertical].wraps { progress.isMeasured = false }
    if across.hasEnd || (across.alignment != .none && across.alignment != .start) {
      return progress.note(layOutAcrossByRule(child))
    }
    if across.sizeKind == .fill {
      across.extent = across.clamp(pass[cross].content - across.plainStart)
    } else {
      size(across)
    }
    across.origin = pass[cross].paddingStart + across.plainStart
    progress.widen(to: across.extent + across.plainStart)
  }

  /// Likewise for one that may lie elsewhere than at the start.
  ///
  /// What it tells goes through registers, and so does not hold up the run.
  @inline(never)
  private func layOutAcrossByRule(_ child: TGChild) -> Across {
    alignAcross(child[cross]) ?? fitAcross(child[cross])
  }

  /// Sizes and places a child across the line, whatever it says.
  @inline(never)
  private func fitAcross(_ across: TGChildAxis<Cross>) -> Across {
    if across.sizeKind == .fill || across.hasBothMargins {
      across.extent = across.clamp(pass[cross].content - across.plainStart - across.plainEnd)
    } else {
      size(across)
    }
    let alignment = across.resolvedAlignment
    let waits = pass[cross].wraps && waitsForRoom(alignment)
    if !waits { across.place(alignment) }
    return Across(reach: reach(of: across), waits: waits)
  }

  /// Sizes and places a child across the line that has a number for its size and lies in the middle or
  /// at the end, but has no margins.
  ///
  /// - Returns: Nothing if the child is none of these, and then nothing was done.
  @inline(__always)
  private func alignAcross(_ across: TGChildAxis<Cross>) -> Across? {
    guard across.sizeKind == .number, !across.hasStart, !across.hasEnd else { return nil }
    let alignment = across.alignment
    guard alignment == .center || alignment == .end else { return nil }
    size(across)
    if pass[cross].wraps { return Across(reach: across.extent, waits: true) }
    let (start, end) = (pass[cross].paddingStart, pass[cross].paddingEnd)
    if alignment == .center {
      across.origin = (pass[cross].size - (start + end) - across.extent) / 2 + start
    } else {
      across.origin = pass[cross].size - end - across.extent
    }
    return Across(reach: across.extent, waits: false)
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

  /// How wide a child makes the line; one that is as wide as the line does not.
  private func reach(of across: TGChildAxis<Cross>) -> Double {
    across.hasBothMargins ? 0 : across.extent + across.plainStart + across.plainEnd
  }

  /// Gives a child the extent that it has by itself.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    if child.sizeKind == .number {
      child.extent = child.numberWithinBounds
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
