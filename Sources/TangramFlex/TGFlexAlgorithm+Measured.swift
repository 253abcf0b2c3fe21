import TangramCore

// Items with something in them, which is measured.

/// An item with something in it, perhaps, as it is kept with its child, and what else counts for its line.
struct MeasuredItem {
  var item: LineItem
  /// The length before the item grows, but not below its least one.
  var length: Double
  /// Whether it is measured across when its length is known.
  var isMeasuredAcross = false
  /// Whether it would be placed alike if the height that is found had been known.
  var standsAsFound = true
}

extension MeasuredItem {
  @inline(__always)
  fileprivate init<Main: TGAxisType>(
    plain child: TGChild, along main: Main, _ options: TGFlexAlgorithm
  ) {
    item = LineItem(plain: child, along: main, part: UsualAlignment(options).part)
    length = item.length
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
    for place in line.end..<pass.count {
      let child = pass[place]
      guard
        let read =
          child.isPlain
          ? MeasuredItem(plain: child, along: main, self)
          : measuredItem(child, at: place, of: pass, along: main, across: room)
      else { return }
      read.item.keep(with: child, along: main)
      line.add(read, after: place > 0 ? gap : 0)
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
  @inline(never)
  private func measuredItem<Main: TGAxisType>(
    _ child: TGChild, at place: Int, of pass: TGPass, along main: Main, across room: Double
  ) -> MeasuredItem? {
    let value = child[TGFlexItemKey.self]
    if case .share = value.basis { return nil }
    var flex = FlexItem<BareItem>(at: place, value, alignItems)
    guard flex.alignment != .baseline, !value.isAbsolute, flex.item.read(child, value) else {
      return nil
    }
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
      if flex.item.hasContent {
        read.isMeasuredAcross = true
        if stretches { read.item.part = .nan }
      } else if !stretches {
        read.item.extent = 0
      }
    }
    guard flex.item.isContainer else { return read }
    child[.vertical].isIndefinite = flex.followsFromContent(
      along: main, of: pass[.vertical].isDefinite ? pass[.vertical].inner : .nan)
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
