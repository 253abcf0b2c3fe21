import TangramBoxModel
import TangramCore

// Section 9.9, intrinsic main sizes: the content widths of the items, before the width of the
// container is known.

extension FlexRun {
  /// Returns the content width, including padding.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
    // Items form several columns only for the greatest width, and only if the height is limited.
    let breaks = !isRow && wraps && width == .greatest && lengthLimit < .infinity
    collectItems(findsBases: breaks)
    lines = FlexLines(itemCount: items.count)
    if breaks { collectLines() }
    let x = pass[.horizontal]
    let content = isRow ? contentOfRow(width) : contentOfColumns(width)
    return max(0, content) + x.paddingStart + x.paddingEnd
  }

  private func contentOfRow(_ width: TGContentWidth) -> Double {
    if items.isEmpty { return 0 }
    let gaps = Double(items.count - 1) * gap.width
    if width == .least {
      if !wraps { return sumOfRowContributions(.least) + gaps }
      return greatestContribution(.least, of: items.indices)
    }
    let sum = sumOfRowContributions(.greatest) + gaps
    let mayBeLess = items.contains { $0.mayShortenRow(thatWraps: wraps) }
    return mayBeLess ? max(sum, contentOfRow(.least)) : sum
  }

  /// Returns the total width of the columns.
  private func contentOfColumns(_ width: TGContentWidth) -> Double {
    var sum = Double(lines.count - 1) * gap.width
    for index in lines.indices { sum += greatestContribution(width, of: lines[index].indices) }
    return sum
  }

  private func sumOfRowContributions(_ width: TGContentWidth) -> Double {
    items.reduce(0) { $0 + $1.rowContribution(width, pass) }
  }

  private func greatestContribution(_ width: TGContentWidth, of indices: Range<Int>) -> Double {
    indices.reduce(0) {
      let height = items[$1].heightForWidth(inRow: isRow)
      return max($0, items[$1].box.contribution(width, height: height, pass))
    }
  }
}

extension FlexItem {
  /// Returns the height from which the width can be derived.
  func heightForWidth(inRow isRow: Bool) -> Double { isRow ? definiteCrossSize : box.y.boundedSize }

  /// Whether the item may make the sum of a row's pieces smaller than its minimum: if every basis is
  /// `auto`, only negative margins can.
  func mayShortenRow(thatWraps wraps: Bool) -> Bool {
    basis != .auto || wraps && (box.x.before < 0 || box.x.after < 0)
  }

  /// Returns the contribution of an item to the content width of a row.
  ///
  /// An item with a basis in points contributes the basis, unless it would grow or shrink from there to
  /// its content width.
  func rowContribution(_ width: TGContentWidth, _ pass: TGPass) -> Double {
    let outer = box.contribution(width, height: definiteCrossSize, pass)
    guard case .points(let points) = basis else { return outer }
    let x = box.x
    let preferred = outer - x.margins
    let least =
      x.hasLower
      ? x.lower
      : x.automaticMinimum(of: box.contentWidth(.least, height: definiteCrossSize, pass))
    let base = x.clamp(max(0, points), from: least)
    let takesContent = preferred > base ? grow > 0 : preferred < base && shrink > 0
    return x.clamp(takesContent ? preferred : base) + x.margins
  }
}
