import TangramCore

// Items with something in them, which is measured.

/// An item with something in it, as it is kept with its child, and what else counts for its line.
struct MeasuredItem {
  var item: LineItem
  /// The length before the item grows, but not below its least one.
  var length: Double
  /// Whether it is measured across when its length is known.
  var isMeasuredAcross = false
  /// Whether it would be placed alike if the height that is found had been known.
  var standsAsFound = true
}

extension FlexItem<BareItem> {
  /// Reads what a child says.
  ///
  /// - Returns: Whether such an item can say all that.
  @inline(__always)
  mutating func readBare(_ child: TGChild) -> Bool {
    // Most children carry no value.
    let isBare = child.withValue(of: TGFlexItemKey.self) { value in
      take(value)
      return value.saysNoMoreThanLengths
    }
    return (isBare ?? true) && item.readBare(child)
  }
}

extension TGFlexAlgorithm {
  /// Reads on where there is something in items, to the end of the container or an item that says too
  /// much.
  ///
  /// - Parameters:
  ///   - line: The items before.
  ///   - pass: The pass over the container.
  ///   - main: The axis along the line.
  ///   - room: How large the line is across; NaN if that is not known yet.
  @inline(never)
  func readOn<Main: TGAxisType>(
    _ line: inout LineSums, of pass: TGPass, along main: Main, across room: Double
  ) {
    let gap = pass[main].space
    let usual = UsualAlignment(self)
    for child in pass.children[line.end..<pass.count] {
      let before = line.end > 0 ? gap : 0
      if let item = LineItem(child, along: main, usual) {
        item.keep(with: child, along: main)
        line.add(item, length: item.length, after: before)
      } else if let read = measuredItem(
        child, at: line.end, of: pass, along: main, across: room)
      {
        read.item.keep(with: child, along: main)
        line.add(read.item, length: read.length, after: before)
        if read.isMeasuredAcross { line.isMeasuredAcross = true }
        if !read.standsAsFound { line.standsAsFound = false }
      } else {
        return
      }
    }
  }

  /// Reads a child; nil if it says too much.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - place: Its place.
  ///   - pass: The pass over the container.
  ///   - main: The axis along the line.
  ///   - room: How large the line is across; NaN if that is not known yet.
  @inline(__always)
  private func measuredItem<Main: TGAxisType>(
    _ child: TGChild, at place: Int, of pass: TGPass, along main: Main, across room: Double
  ) -> MeasuredItem? {
    var flex = FlexItem<BareItem>(at: place, alignItems)
    guard flex.readBare(child), flex.alignment != .baseline, !flex.basis.isShare else { return nil }
    flex.knownAcross = flex.knownAcross(main.cross, in: room)
    let width = pass[.horizontal].inner
    flex.findBase(along: main, width: width, pass, of: .nan)
    var read = MeasuredItem(
      item: LineItem(
        length: flex.grow > 0 ? flex.base : flex.hypothetical, extent: flex.knownAcross,
        grow: flex.grow, part: flex.alignment.part(stacksFromEnd: false)),
      length: flex.hypothetical)
    let stretches = flex.stretches(flex.item[along: main.cross])
    if Main.axis == .vertical {
      read.item.extent = flex.measuringWidth(in: width, pass)
    } else if read.item.extent.isNaN {
      read.isMeasuredAcross = true
      if stretches { read.item.part = .nan }
    }
    guard flex.item.isContainer else { return read }
    child[.vertical].isIndefinite = flex.followsFromContent(
      along: main, isDefinite: Main.axis == .vertical && pass[.vertical].isDefinite)
    if stretches, Main.axis == .horizontal, pass[.vertical].wraps { read.standsAsFound = false }
    return read
  }

  /// Finds how high the items of a row are for the lengths they have, as far as that follows from their
  /// content.
  @inline(never)
  func measureAcross(_ line: inout LineSums, of pass: TGPass, _ growth: LineGrowth) {
    for place in line.indices {
      let child = pass[place]
      if child.isPlain || !child.isContainer && !child.hasContent { continue }
      let kept = LineItem(keptWith: child, along: .horizontal)
      guard kept.extent.isNaN else { continue }
      var item = BareItem(place: place)
      item.readContent(child)
      let content = item.findContentHeight(width: growth.length(of: kept), pass)
      let height = item.y.clamp(content)
      line.extent = line.extent.orMore(height)
      if kept.part.isNaN {
        // It will be as high as the line.
        child[.vertical].origin = 0
        if item.isContainer { child[.vertical].isIndefinite = false }
      } else {
        child[.vertical].extent = height
      }
    }
  }
}
