import TangramCore

/// The line that most containers are: children that say nothing but their sizes, one after another.
///
/// One run over the children then does what takes `Line` several. Where lengths are shared, it takes
/// one more to add them up.
struct SimpleLine<Main: TGAxisType> {
  typealias Cross = Main.Cross

  @inline(__always) var main: Main { Main() }
  @inline(__always) var cross: Cross { Cross() }

  /// The run over a container without gravity, to which no option of a line applies.
  let pass: TGPass

  @inline(__always) private static var widthsComeFirst: Bool { Line<Main>.widthsComeFirst }
}

extension SimpleLine {
  /// How far a line has come.
  private struct Progress {
    /// Where the last child ends.
    var end: Double
    /// Where the next child goes.
    var next: Double
    /// The greatest extent across the line.
    var greatest = 0.0
    /// Whether all children that wrap were measured for the rectangles they have.
    var isMeasured = true

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
    for index in changes {
      let child = pass[index]
      place(child, progress, crossStart)
      if child.isPlain {
        child[main].extent = child[main].plainExtent
        child[cross].extent = child[cross].plainExtent
      } else {
        guard isSimple(child) else { return false }
        noteMeasuring(child, &progress)
        if child[main].weightInRest != nil { return layOutSharing(from: index, progress) }
        sizeChild(at: index)
      }
      advance(&progress, past: child, space)
    }
    if changes.upperBound < pass.count { shift(changes.upperBound..<pass.count, &progress) }
    finish(progress, isResumable: true)
    return true
  }

  /// How far the line had come before a child, behind others that are as they were.
  @inline(never)
  private func resumed(at index: Int) -> Progress {
    let last = pass[index - 1]
    var progress = Progress(start: last[main].origin + last[main].extent)
    progress.next += pass[main].space
    noteExtentsAcross(of: 0..<index, &progress)
    return progress
  }

  /// Places children that have the extents that they are to have.
  @inline(never)
  private func shift(_ children: Range<Int>, _ progress: inout Progress) {
    let space = pass[main].space
    for index in children {
      pass[index][main].origin = progress.next
      progress.end = progress.next + pass[index][main].extent
      progress.next = progress.end + space
    }
    noteExtentsAcross(of: children, &progress)
  }

  private func noteExtentsAcross(of children: Range<Int>, _ progress: inout Progress) {
    guard pass[cross].wraps else { return }
    for index in children {
      progress.greatest = max(progress.greatest, pass[index][cross].extent)
    }
  }

  /// Goes on from the first child that has a share in what is left along the line.
  @inline(never)
  private func layOutSharing(from first: Int, _ before: Progress) -> Bool {
    guard var rest = restToShare(from: first) else { return false }
    let (space, crossStart) = (pass[main].space, pass[cross].paddingStart)
    var progress = before
    for index in first..<pass.count {
      let child = pass[index]
      place(child, progress, crossStart)
      noteMeasuring(child, &progress)
      if let weight = child[main].weightInRest {
        child[main].extent = rest.take(weight)
        sizeChild(at: index, cross)
      } else if !Self.widthsComeFirst {
        sizeChild(at: index)
      }
      advance(&progress, past: child, space)
    }
    finish(progress, isResumable: false)
    return true
  }

  /// What the children leave to those that share it, of which the one at `first` is the first.
  ///
  /// In a column the children behind it are sized, because heights may have to be measured.
  ///
  /// - Returns: Nothing if the line is not a simple one after all.
  @inline(__always)
  private func restToShare(from first: Int) -> FreeLength? {
    // A length to share comes from outside, and a width before all heights.
    if pass[main].wraps || pass[.horizontal].wraps { return nil }
    let (space, crossStart) = (pass[main].space, pass[cross].paddingStart)
    var (weights, fixed) = (0.0, 0.0)
    for index in 0..<pass.count {
      let child = pass[index]
      if index > 0 { fixed += space }
      if index > first, !child.isPlain, !isSimple(child) { return nil }
      if let weight = child[main].weightInRest {
        weights += weight
        continue
      }
      if index > first {
        if Self.widthsComeFirst {
          child[cross].origin = crossStart
          sizeChild(at: index)
        } else {
          sizeChild(at: index, main)
        }
      }
      let extent = child[main].extent
      fixed += Self.widthsComeFirst ? extent.magnitude : extent
    }
    // Without any weight children of a column keep the heights they have.
    if Self.widthsComeFirst, weights == 0 { return nil }
    let free =
      pass[main].size - fixed - pass[main].paddingStart - pass[main].paddingEnd
    return FreeLength(length: free <= tolerance ? 0 : free, weight: weights, pass: pass)
  }
}

// MARK: - A child

extension SimpleLine {
  /// Whether a child takes part in a simple line.
  @inline(__always)
  private func isSimple(_ child: TGChild) -> Bool {
    guard child[main].isBare, child[cross].isBare, child[cross].alignment == .none
    else { return false }
    switch child[main].sizeKind {
    case .none, .number, .wrap, .weight, .fill: break
    default: return false
    }
    switch child[cross].sizeKind {
    case .none, .number, .wrap: return true
    case .fill: return !pass[cross].wraps
    default: return false
    }
  }

  /// Sizes a child that has no share: first the width, then the height, which may depend on it.
  @inline(__always)
  private func sizeChild(at index: Int) {
    sizeChild(at: index, .horizontal)
    sizeChild(at: index, .vertical)
  }

  @inline(__always)
  private func sizeChild<Axis: TGAxisType>(at index: Int, _ axis: Axis) {
    let child = pass[index]
    switch child[axis].sizeKind {
    case .number: child[axis].extent = child[axis].plainExtent
    case .fill: child[axis].extent = pass[axis].content
    default:
      child[axis].extent = child[axis].current
      if Axis.axis == .vertical, followsWidth(child) { pass.measureHeight(at: index) }
    }
  }

  /// Whether the height of a child depends on its width; a container that wraps both has its sizes.
  @inline(__always)
  private func followsWidth(_ child: TGChild) -> Bool {
    child[.vertical].wraps && !(child.isContainer && child[.horizontal].wraps)
  }

  /// Places a child, before it is sized: which edges lie on the grid depends on the place.
  @inline(__always)
  private func place(_ child: TGChild, _ progress: Progress, _ crossStart: Double) {
    child[main].origin = progress.next
    child[cross].origin = crossStart
  }

  /// Heights are measured at the width that children get; a width that follows the height is not.
  @inline(__always)
  private func noteMeasuring(_ child: TGChild, _ progress: inout Progress) {
    if child[.horizontal].wraps, !child[.vertical].wraps { progress.isMeasured = false }
  }

  @inline(__always)
  private func advance(_ progress: inout Progress, past child: TGChild, _ space: Double) {
    progress.end = progress.next + child[main].extent
    progress.next = progress.end + space
    progress.greatest = max(progress.greatest, child[cross].extent)
  }

  @inline(__always)
  private func finish(_ progress: Progress, isResumable: Bool) {
    pass.confirm(measured: progress.isMeasured, resumable: isResumable)
    if pass[main].wraps {
      pass[main].size = progress.end + pass[main].paddingEnd
    }
    if pass[cross].wraps {
      let padding = (start: pass[cross].paddingStart, end: pass[cross].paddingEnd)
      pass[cross].size = progress.greatest + padding.start + padding.end
    }
  }
}

extension TGPass {
  /// Finds the height of a child that wraps it.
  ///
  /// A call of its own, so that children need not lie in memory where nothing is measured.
  @inline(never)
  fileprivate func measureHeight(at index: Int) { self[index][.vertical].remeasure() }
}
