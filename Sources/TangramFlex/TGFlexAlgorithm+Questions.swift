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
    let isRow = direction.isRow
    let room = isRow && wrap == .noWrap ? pass[.vertical].inner(of: height) : .nan
    let x = pass[.horizontal]
    let gap = gaps.areNone ? x.space : gaps.gap(x, of: .nan)
    var (sum, greatest, before) = (0.0, 0.0, 0.0)
    var place = 0
    for child in pass.children {
      var extent = child[.horizontal].plainExtent
      if !child.isPlain {
        extent = pass.contribution(
          width, of: child, at: place, isRow: isRow, across: room, alignItems)
        if extent.isNaN { return nil }
      }
      extent = 0.0.orMore(extent)
      // In the order in which a line adds them up, so that both find the same number.
      sum = sum + extent + before
      before = gap
      greatest = greatest.orMore(extent)
      place &+= 1
    }
    let padding = x.paddingStart + x.paddingEnd
    let isOneLine = direction.isRow && (wrap == .noWrap || width == .greatest)
    guard isOneLine, pass.count > 0 else { return greatest + padding }
    return max(0, sum) + padding
  }
}

extension TGPass {
  /// What a child that is not plain adds to the width of a flex layout; NaN if it says too much.
  ///
  /// - Parameters:
  ///   - width: Which width is asked for.
  ///   - child: The child.
  ///   - place: Its place.
  ///   - isRow: Whether items follow each other along the width.
  ///   - room: How high a line is; NaN if that is not known.
  ///   - alignItems: Where items go across.
  @inline(never)
  fileprivate func contribution(
    _ width: TGContentWidth, of child: TGChild, at place: Int, isRow: Bool, across room: Double,
    _ alignItems: TGItemAlignment
  ) -> Double {
    if !child.isContainer, !child.hasContent, child[.horizontal].isLengthAtMost,
      child[.vertical].isLengthAtMost, child.withValue(of: TGFlexItemKey.self, { _ in }) == nil
    {
      return child[.horizontal].lengthAtMost.orElse(0)
    }
    var flex = FlexItem<BareItem>(at: place, alignItems)
    guard flex.readBare(child) else { return .nan }
    // Where an item of a row starts from something else, it may ask for less than its content.
    if isRow, !flex.basis.isAuto { return .nan }
    let known = isRow ? flex.knownAcross(.vertical, in: room) : flex.item.y.boundedSize
    return flex.item.findContribution(width, height: known, self)
  }
}

extension TGPassAxis {
  /// What is left of the size for the content, if the size is known; else NaN.
  fileprivate func inner(of size: Double?) -> Double {
    size.map { max(0, $0 - paddingStart - paddingEnd) } ?? .nan
  }
}
