import TangramBoxModel
import TangramCore
import TangramExplanations

// The width of the content, and children that are positioned absolutely.

extension FlexReasons {
  /// Returns the content width of the items, without padding: repeats the steps of
  /// `FlexRun.contentWidth` with `TGReason` values instead of numbers.
  func contentWidth() -> TGReason {
    let height = pass.reasons(.vertical).wraps ? nil : pass[.vertical].size
    var asked = self
    // The content width is measured before any other size is known.
    asked.run = pass.rerun {
      isRow
        ? FlexSteps(measuring: FlexRun<TGHorizontal>(pass, options, height: height))
        : FlexSteps(measuring: FlexRun<TGVertical>(pass, options, height: height))
    }
    asked.inners = [.horizontal: .rule(0), .vertical: pass.reasons(.vertical).content]
    return isRow ? asked.contentOfRow() : asked.contentOfColumns()
  }

  private func contentOfColumns() -> TGReason {
    let widths = run.lines.map { greatestContribution(.greatest, of: $0.indices) }
    return .total(widths) + gaps(.horizontal, widths.count)
  }

  private func contentOfRow() -> TGReason {
    if items.isEmpty { return .rule(0) }
    let sum = sumOfPieces(.greatest)
    if !items.contains(where: { $0.mayShortenRow(thatWraps: options.wraps) }) {
      return sum.notNegative
    }
    let least =
      options.wraps ? greatestContribution(.least, of: items.indices) : sumOfPieces(.least)
    return least.value > sum.value ? least : sum.notNegative
  }

  private func sumOfPieces(_ width: TGContentWidth) -> TGReason {
    var sum = gaps(.horizontal, items.count)
    for index in items.indices { sum += piece(index, width) }
    return sum
  }

  private func greatestContribution(_ width: TGContentWidth, of items: Range<Int>) -> TGReason {
    let widths = items.map { contribution($0, width) }
    return TGReason.greatest(of: widths)?.notNegative ?? .rule(0)
  }

  private func contribution(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let reasons = reasons(index)
    let asked = reasons.contribution(
      width, height: items[index].heightForWidth(inRow: isRow))
    return asked.gathered("what \(reasons.childReasons(.horizontal).label) asks for")
  }

  /// Returns the contribution of an item to the content width of a row.
  private func piece(_ index: Int, _ width: TGContentWidth) -> TGReason {
    let (outer, reasons) = (contribution(index, width), reasons(index))
    guard case .points(let points) = items[index].basis else { return outer }
    let value = items[index].piece(width, pass)
    if outer.yieldsExactly(value) { return outer }
    let basis = TGReason.written(points, "basis", "flex(basis: \(TGReason.text(points)))")
    let start = reasons.outer(reasons.clamp(basis, .horizontal), .horizontal)
    return start.yieldsExactly(value) ? start : .rule(value, "what the item starts from")
  }
}

// MARK: - Children that are positioned absolutely

extension FlexReasons {
  func explainAbsoluteChildren() {
    let (x, y) = (pass.reasons(.horizontal), pass.reasons(.vertical))
    options.forEachAbsoluteItem(of: pass) { item, across, down in
      guard pass.explained.contains(item.place) else { return }
      let reasons = ItemReasons(item, pass, width: x.size, height: y.size, isAbsolute: true)
      reasons.explainAbsolute(in: room(x, across), room(y, down))
    }
  }

  private func room(_ container: TGPassReasons, _ place: StaticPosition) -> AbsoluteRoom {
    AbsoluteRoom(
      start: .rule(0), extent: container.size, placeStart: container.paddingStart,
      placeEnd: container.size - container.paddingEnd, part: place.part)
  }
}
