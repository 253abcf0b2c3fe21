import TangramCore

// Items with something in them, which is measured.

extension FlexItem<BareItem> {
  /// Reads what a child says.
  ///
  /// - Returns: Whether such an item can say all that.
  @inline(__always)
  mutating func readBare(_ child: TGChild) -> Bool {
    // Most children carry no value.
    if let value = child.withValue(of: TGFlexItemKey.self, { $0 }) {
      guard value.saysNoMoreThanLengths else { return false }
      take(value)
    }
    return item.readBare(child)
  }
}

extension FlexItem<BareItem> {
  /// Whether the item is as large, in a container as wide as its content asks for, as it asks for there.
  @inline(__always)
  fileprivate func asksForItsContent<Main: TGAxisType>(along main: Main) -> Bool {
    basis.isAuto && (Main.axis == .horizontal || !stretches(item[along: main.cross]))
  }
}

extension LineSums {
  /// Reads on where there is something in items, to the end of the container or an item that says too
  /// much.
  ///
  /// - Parameters:
  ///   - pass: The pass over the container.
  ///   - main: The axis along the line.
  ///   - room: How large the line is across; NaN if that is not known yet.
  ///   - usual: Where items go across.
  @inline(never)
  mutating func readOn<Main: TGAxisType>(
    of pass: TGPass, along main: Main, across room: Double, _ usual: UsualAlignment
  ) {
    let gap = pass[main].space
    for child in pass.children[end..<pass.count] {
      let before = end > 0 ? gap : 0
      if let item = emptyItem(child, along: main, usual) {
        item.keep(with: child, along: main)
        add(item, length: item.length, after: before)
      } else {
        var flex = FlexItem<BareItem>(at: end, usual.alignment)
        guard flex.readBare(child), flex.alignment != .baseline, !flex.basis.isShare else { return }
        if usual.findsWidth, !flex.asksForItsContent(along: main) { return }
        let width = usual.findsWidth ? .nan : pass[.horizontal].inner
        measure(&flex, of: pass, along: main, across: room, width: width)
        if flex.item.isContainer {
          child[.vertical].isIndefinite = flex.followsFromContent(
            along: main, isDefinite: Main.axis == .vertical && pass[.vertical].isDefinite)
        }
        let item = keep(flex, with: child, along: main)
        add(item, length: flex.hypothetical, after: before)
        guard Main.axis == .horizontal, !item.extent.isKnown else { continue }
        isMeasuredAcross = true
        if !flex.basis.isAuto { assumesFit = true }
      }
    }
  }

  /// Reads a child with nothing in it; nil if it says more than such an item can.
  @inline(__always)
  private func emptyItem<Main: TGAxisType>(
    _ child: TGChild, along main: Main, _ usual: UsualAlignment
  ) -> LineItem? {
    if child.isPlain { return LineItem(plain: child, along: main, part: usual.part) }
    if child.isContainer || child.hasContent { return nil }
    return rareEmptyItem(child, along: main, usual)
  }

  /// Likewise where it is not plain, which is rare among items with something in them.
  @inline(never)
  private func rareEmptyItem<Main: TGAxisType>(
    _ child: TGChild, along main: Main, _ usual: UsualAlignment
  ) -> LineItem? {
    LineItem(empty: child, along: main, usual)
  }

  /// Finds the length that an item starts from, and how large it is across as far as that is known.
  @inline(__always)
  private func measure<Main: TGAxisType>(
    _ flex: inout FlexItem<BareItem>, of pass: TGPass, along main: Main, across room: Double,
    width: Double
  ) {
    flex.knownAcross = flex.knownAcross(main.cross, in: room)
    flex.findBase(
      along: main, width: width, pass, of: .nan,
      assumesFit: Main.axis == .horizontal && !flex.knownAcross.isKnown)
    if Main.axis == .vertical { _ = flex.measuringWidth(in: width, pass) }
  }

  /// Keeps an item with its child.
  @inline(__always)
  private func keep<Main: TGAxisType>(
    _ flex: FlexItem<BareItem>, with child: TGChild, along main: Main
  ) -> LineItem {
    var item = LineItem(
      length: flex.grow > 0 ? flex.base : flex.hypothetical, extent: flex.knownAcross,
      grow: flex.grow, part: flex.alignment.part(stacksFromEnd: false))
    if !item.extent.isKnown {
      if Main.axis == .vertical {
        item.extent = flex.measuringWidth
      } else if flex.stretches(flex.item[along: main.cross]) {
        item.part = .nan
      }
    }
    item.keep(with: child, along: main)
    return item
  }

  /// Finds how high the items of a row are for the lengths they have, as far as that follows from their
  /// content.
  @inline(never)
  mutating func measureAcross(of pass: TGPass, _ growth: LineGrowth) {
    for place in indices {
      let child = pass[place]
      if child.isPlain || !child.isContainer && !child.hasContent { continue }
      let kept = LineItem(keptWith: child, along: .horizontal)
      if kept.extent.isKnown { continue }
      var item = BareItem(place: place)
      item.readContent(child)
      let content = item.findContentHeight(width: growth.length(of: kept), pass)
      let height = item.y.clamp(content)
      extent = extent.orMore(height)
      if !kept.part.isKnown {
        // It will be as high as the line.
        child[.vertical].origin = 0
        if item.isContainer { child[.vertical].isIndefinite = false }
      } else {
        child[.vertical].extent = height
      }
    }
  }

  /// Whether the items get no less than their content needs, where they start from less than they may need.
  ///
  /// - Parameters:
  ///   - pass: The pass over the container.
  ///   - growth: How items grow.
  ///   - room: How high the line is; NaN if that is not known yet.
  ///   - alignItems: Where items go across.
  @inline(never)
  func fits(
    of pass: TGPass, _ growth: LineGrowth, across room: Double, _ alignItems: TGItemAlignment
  ) -> Bool {
    for place in indices {
      let child = pass[place]
      var flex = FlexItem<BareItem>(at: place, alignItems)
      guard child.isContainer || child.hasContent, flex.readBare(child), !flex.basis.isAuto else {
        continue
      }
      flex.knownAcross = flex.knownAcross(.vertical, in: room)
      let least = flex.automaticMinimum(along: .horizontal, width: .nan, pass)
      if least > growth.length(of: LineItem(keptWith: child, along: .horizontal)) { return false }
    }
    return true
  }
}
