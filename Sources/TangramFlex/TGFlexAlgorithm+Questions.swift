import TangramCore

// Questions that need no run.

extension TGFlexAlgorithm {
  /// Whether somebody only wants to know how high a single row is in which nothing has a height, however
  /// long it is.
  ///
  /// The row will be given another height, so its items need no places until then.
  func isRowWithoutHeight(_ pass: TGPass) -> Bool {
    for child in pass.children {
      guard child[.vertical].sizeKind == .none, child[.vertical].isBare, !child.isContainer,
        !child.hasContent, child[TGFlexItemKey.self].aspectRatio == nil
      else { return false }
    }
    return !pass[.vertical].wrapsByItself
  }

  /// The width that the content asks for if items say no more than their lengths, how they grow, and
  /// where they go across; nil if they say more.
  ///
  /// - Parameters:
  ///   - width: Which width is asked for.
  ///   - height: The height of the container, if it is known.
  ///   - pass: The pass over the container.
  func contentWidthOfBareItems(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    if !direction.isRow, wrap != .noWrap, width == .greatest { return nil }
    var (sum, greatest) = (0.0, 0.0)
    var place = 0
    for child in pass.children {
      var extent = child[.horizontal].plainExtent
      if !child.isPlain {
        extent = contribution(width, of: child, at: place, height: height, pass)
        if extent.isNaN { return nil }
      }
      extent = 0.0.orMore(extent)
      sum += extent
      greatest = greatest.orMore(extent)
      place &+= 1
    }
    let x = pass[.horizontal]
    let padding = x.paddingStart + x.paddingEnd
    let isOneLine = direction.isRow && (wrap == .noWrap || width == .greatest)
    guard isOneLine, pass.count > 0 else { return greatest + padding }
    let gap = gaps.areNone ? x.space : gaps.gap(x, of: .nan)
    return max(0, sum + Double(pass.count - 1) * gap) + padding
  }

  /// What a child that is not plain adds to the width; NaN if it says too much.
  @inline(never)
  private func contribution(
    _ width: TGContentWidth, of child: TGChild, at place: Int, height: Double?, _ pass: TGPass
  ) -> Double {
    var flex = FlexItem<BareItem>(at: place, alignItems)
    guard flex.readBare(child) else { return .nan }
    // Where an item of a row starts from something else, it may ask for less than its content.
    if direction.isRow, flex.basis != .auto { return .nan }
    var known = flex.item.y.boundedSize
    if direction.isRow, wrap == .noWrap, let height {
      let y = pass[.vertical]
      known = flex.knownAcross(.vertical, in: max(0, height - y.paddingStart - y.paddingEnd))
    }
    return flex.item.findContribution(width, height: known, pass)
  }
}
