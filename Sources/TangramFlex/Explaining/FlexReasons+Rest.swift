import TangramBoxModel
import TangramCore
import TangramExplanations

// The width of the content, and children that are positioned absolutely.

extension FlexReasons {
  /// Returns the content width of the items, without padding.
  func contentWidth() -> TGReason {
    let height = pass[.vertical].wraps ? nil : pass[.vertical].size
    // The content width is measured before any other size is known.
    let asked = pass.rerun {
      run.isRow
        ? widths(FlexRun<TGHorizontal>(pass, options, height: height))
        : widths(FlexRun<TGVertical>(pass, options, height: height))
    }
    return asked.content()
  }

  private func widths<Main: TGAxisType>(_ run: FlexRun<Main>) -> FlexWidths {
    var run = run
    _ = run.contentWidth(.greatest)
    return FlexWidths(
      pass: pass, isRow: run.isRow, wraps: run.wraps, items: run.items, lines: run.lines,
      least: run.items.indices.map { run.piece($0, .least) },
      greatest: run.items.indices.map { run.piece($0, .greatest) },
      gap: run.gap.width == 0 ? .rule(0) : container(.horizontal).space)
  }

  func explainAbsoluteChildren() {
    let (x, y) = (container(.horizontal), container(.vertical))
    options.forEachAbsoluteItem(of: pass) { item, across, down in
      guard pass.explained.contains(item.place) else { return }
      let reasons = ItemReasons(item, pass, width: x.size, height: y.size, isAbsolute: true)
      reasons.explainAbsolute(in: room(x, across), room(y, down))
    }
  }

  private func room(_ container: TGPassReasons, _ place: StaticPosition) -> AbsoluteRoom {
    AbsoluteRoom(
      start: .rule(0), extent: container.size, place: place,
      placeStart: container.paddingStart, placeEnd: container.size - container.paddingEnd)
  }
}

/// Explains the content width of a flex layout: repeats the steps of `FlexRun.contentWidth` with
/// `TGReason` values instead of numbers.
private struct FlexWidths {
  let pass: TGPass
  let isRow: Bool
  let wraps: Bool
  let items: [FlexItem]
  /// The columns, if lines are vertical.
  let lines: FlexLines
  /// The contribution of each item to the least and to the greatest content width of a row.
  let least: [Double]
  let greatest: [Double]
  let gap: TGReason

  /// Returns the greatest content width.
  func content() -> TGReason {
    if !isRow { return TGReason.total(lines.map(greatest)) + gaps(lines.count) }
    if items.isEmpty { return .rule(0) }
    let gaps = gaps(items.count)
    var sum = gaps
    for index in items.indices { sum += piece(index, .greatest) }
    var least = greatest(of: .least, among: items.indices)
    if !wraps {
      least = gaps
      for index in items.indices { least += piece(index, .least) }
    }
    let mayBeLess = items.contains {
      $0.basis != .auto || wraps && ($0.box.x.before < 0 || $0.box.x.after < 0)
    }
    return mayBeLess && least.value > sum.value ? least : sum.notNegative
  }

  private func gaps(_ count: Int) -> TGReason { .gaps(gap, among: count) }

  private func reasons(_ index: Int) -> ItemReasons {
    ItemReasons(items[index].box, pass, width: .rule(0), height: pass.reasons(.vertical).content)
  }

  private func height(_ index: Int) -> Double {
    isRow ? items[index].knownAcross : items[index].box.y.boundedSize
  }

  private func contribution(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let reasons = reasons(index)
    let asked = reasons.contribution(width, height: height(index))
    return asked.gathered("what \(reasons.childReasons(.horizontal).label) asks for")
  }

  private func greatest(_ line: FlexLine) -> TGReason {
    greatest(of: .greatest, among: line.indices)
  }

  private func greatest(of width: TGContentWidth, among indices: Range<Int>) -> TGReason {
    let widths = indices.map { contribution($0, width) }
    return TGReason.greatest(of: widths)?.notNegative ?? .rule(0)
  }

  /// Returns the contribution of an item to the content width of a row.
  private func piece(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let outer = contribution(index, width)
    guard case .points(let points) = items[index].basis else { return outer }
    let value = width == .least ? least[index] : greatest[index]
    if outer.yieldsExactly(value) { return outer }
    let basis = TGReason.written(points, "basis", "flex(basis: \(TGReason.text(points)))")
    let start = reasons(index).outer(reasons(index).clamp(basis, .horizontal), .horizontal)
    return start.yieldsExactly(value) ? start : .rule(value, "what the item starts from")
  }
}
