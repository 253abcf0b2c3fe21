import TangramCore

/// The line that most containers are: children that say nothing but their sizes, one after another.
///
/// One run over the children then does what takes `Line` several. Where lengths are shared, it takes
/// one more to add them up.
struct SimpleLine<Main: TGAxisType> {
  typealias Cross = Main.Cross

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
    let (space, crossStart) = (pass.space(Main.self), pass.paddingStart(Cross.self))
    let changes = pass.changes
    var progress = Progress(start: pass.paddingStart(Main.self))
    if changes.lowerBound > 0 { progress = resumed(at: changes.lowerBound) }
    for index in changes {
      let child = pass[index]
      place(child, progress, crossStart)
      if child.isPlain {
        child.setExtent(child.plainExtent(Main.self), Main.self)
        child.setExtent(child.plainExtent(Cross.self), Cross.self)
      } else {
        guard isSimple(child) else { return false }
        noteMeasuring(child, &progress)
        if child.weightInRest(Main.self) != nil { return layOutSharing(from: index, progress) }
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
    var progress = Progress(start: last.origin(Main.self) + last.extent(Main.self))
    progress.next += pass.space(Main.self)
    noteExtentsAcross(of: 0..<index, &progress)
    return progress
  }

  /// Places children that have the extents that they are to have.
  @inline(never)
  private func shift(_ children: Range<Int>, _ progress: inout Progress) {
    let space = pass.space(Main.self)
    for index in children {
      pass[index].setOrigin(progress.next, Main.self)
      progress.end = progress.next + pass[index].extent(Main.self)
      progress.next = progress.end + space
    }
    noteExtentsAcross(of: children, &progress)
  }

  private func noteExtentsAcross(of children: Range<Int>, _ progress: inout Progress) {
    guard pass.wraps(Cross.self) else { return }
    for index in children {
      progress.greatest = max(progress.greatest, pass[index].extent(Cross.self))
    }
  }

  /// Goes on from the first child that has a share in what is left along the line.
  @inline(never)
  private func layOutSharing(from first: Int, _ before: Progress) -> Bool {
    guard var rest = restToShare(from: first) else { return false }
    let (space, crossStart) = (pass.space(Main.self), pass.paddingStart(Cross.self))
    var progress = before
    for index in first..<pass.count {
      let child = pass[index]
      place(child, progress, crossStart)
      noteMeasuring(child, &progress)
      if let weight = child.weightInRest(Main.self) {
        child.setExtent(rest.take(weight), Main.self)
        sizeChild(at: index, Cross.self)
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
    if pass.wraps(Main.self) || pass.wraps(TGHorizontal.self) { return nil }
    let (space, crossStart) = (pass.space(Main.self), pass.paddingStart(Cross.self))
    var (weights, fixed) = (0.0, 0.0)
    for index in 0..<pass.count {
      let child = pass[index]
      if index > 0 { fixed += space }
      if index > first, !child.isPlain, !isSimple(child) { return nil }
      if let weight = child.weightInRest(Main.self) {
        weights += weight
        continue
      }
      if index > first {
        if Self.widthsComeFirst {
          child.setOrigin(crossStart, Cross.self)
          sizeChild(at: index)
        } else {
          sizeChild(at: index, Main.self)
        }
      }
      let extent = child.extent(Main.self)
      fixed += Self.widthsComeFirst ? extent.magnitude : extent
    }
    // Without any weight children of a column keep the heights they have.
    if Self.widthsComeFirst, weights == 0 { return nil }
    let free =
      pass.size(Main.self) - fixed - pass.paddingStart(Main.self) - pass.paddingEnd(Main.self)
    return FreeLength(length: free <= tolerance ? 0 : free, weight: weights, pass: pass)
  }
}

// MARK: - A child

extension SimpleLine {
  /// Whether a child takes part in a simple line.
  @inline(__always)
  private func isSimple(_ child: TGChild) -> Bool {
    guard child.isBare(Main.self), child.isBare(Cross.self), child.alignment(Cross.self) == .none
    else { return false }
    switch child.sizeKind(Main.self) {
    case .none, .number, .wrap, .weight, .fill: break
    default: return false
    }
    switch child.sizeKind(Cross.self) {
    case .none, .number, .wrap: return true
    case .fill: return !pass.wraps(Cross.self)
    default: return false
    }
  }

  /// Sizes a child that has no share: first the width, then the height, which may depend on it.
  @inline(__always)
  private func sizeChild(at index: Int) {
    sizeChild(at: index, TGHorizontal.self)
    sizeChild(at: index, TGVertical.self)
  }

  @inline(__always)
  private func sizeChild<Axis: TGAxisType>(at index: Int, _: Axis.Type) {
    let child = pass[index]
    switch child.sizeKind(Axis.self) {
    case .number: child.setExtent(child.plainExtent(Axis.self), Axis.self)
    case .fill: child.setExtent(pass.content(Axis.self), Axis.self)
    default:
      child.setExtent(child.current(Axis.self), Axis.self)
      if Axis.axis == .vertical, followsWidth(child) { pass.measureHeight(at: index) }
    }
  }

  /// Whether the height of a child depends on its width; a container that wraps both has its sizes.
  @inline(__always)
  private func followsWidth(_ child: TGChild) -> Bool {
    child.wraps(TGVertical.self) && !(child.isContainer && child.wraps(TGHorizontal.self))
  }

  /// Places a child, before it is sized: which edges lie on the grid depends on the place.
  @inline(__always)
  private func place(_ child: TGChild, _ progress: Progress, _ crossStart: Double) {
    child.setOrigin(progress.next, Main.self)
    child.setOrigin(crossStart, Cross.self)
  }

  /// Heights are measured at the width that children get; a width that follows the height is not.
  @inline(__always)
  private func noteMeasuring(_ child: TGChild, _ progress: inout Progress) {
    if child.wraps(TGHorizontal.self), !child.wraps(TGVertical.self) { progress.isMeasured = false }
  }

  @inline(__always)
  private func advance(_ progress: inout Progress, past child: TGChild, _ space: Double) {
    progress.end = progress.next + child.extent(Main.self)
    progress.next = progress.end + space
    progress.greatest = max(progress.greatest, child.extent(Cross.self))
  }

  @inline(__always)
  private func finish(_ progress: Progress, isResumable: Bool) {
    pass.confirm(measured: progress.isMeasured, resumable: isResumable)
    if pass.wraps(Main.self) {
      pass.setSize(progress.end + pass.paddingEnd(Main.self), Main.self)
    }
    if pass.wraps(Cross.self) {
      let padding = (start: pass.paddingStart(Cross.self), end: pass.paddingEnd(Cross.self))
      pass.setSize(progress.greatest + padding.start + padding.end, Cross.self)
    }
  }
}

extension TGPass {
  /// Finds the height of a child that wraps it.
  ///
  /// A call of its own, so that children need not lie in memory where nothing is measured.
  @inline(never)
  fileprivate func measureHeight(at index: Int) { remeasure(self[index], TGVertical.self) }
}
