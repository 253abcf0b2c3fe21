import TangramCore

// Children that share what the others leave of the length.

extension SimpleLine {
  /// Goes on from the first child that has a share in what is left along the line.
  @inline(never)
  func layOutSharing(from first: Int, _ before: Progress) -> Bool {
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
    finish(progress)
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
    // There is a gap less than there are children.
    var (weights, fixed) = (0.0, -space)
    for child in pass.children[0..<first] {
      addDistances(of: child[main], space, to: &fixed)
      addExtent(of: child[main], to: &fixed)
    }
    for child in pass.children[first..<pass.count] {
      if !child.isPlain, !isSimple(child) { return nil }
      let along = child[main]
      addDistances(of: along, space, to: &fixed)
      if let weight = along.weightInRest {
        weights += weight
        continue
      }
      if Self.widthsComeFirst { layOutAcross(child, &progress) }
      sizeAlong(child)
      addExtent(of: along, to: &fixed)
    }
    // Without any weight children of a column keep the heights they have.
    if Self.widthsComeFirst, weights == 0 { return nil }
    let free = pass[main].size - fixed - pass[main].paddingStart - pass[main].paddingEnd
    return FreeLength(length: free <= tolerance ? 0 : free, weight: weights, pass: pass)
  }

  @inline(__always)
  private func addDistances(of along: TGChildAxis<Main>, _ space: Double, to fixed: inout Double) {
    fixed += space
    fixed += along.plainStart
    fixed += along.plainEnd
  }

  @inline(__always)
  private func addExtent(of along: TGChildAxis<Main>, to fixed: inout Double) {
    fixed += Self.widthsComeFirst ? along.extent.magnitude : along.extent
  }
}
