import TangramBoxModel
import TangramCore

// Section 9.9, intrinsic main sizes: the content widths of the items, before the width of the
// container is known.

extension FlexRun {
  /// Returns the content width, including padding.
  mutating func contentWidth(_ width: TGContentWidth) -> Double {
    // Only the greatest width has several columns, if their height is limited.
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
      if !wraps { return sumOfPieces(.least) + gaps }
      return greatestContribution(.least, of: items.indices)
    }
    let sum = sumOfPieces(.greatest) + gaps
    // If every basis is `auto`, only negative margins can make the sum smaller than the minimum.
    let mayBeLess = items.contains {
      $0.basis != .auto || wraps && ($0.box.x.before < 0 || $0.box.x.after < 0)
    }
    return mayBeLess ? max(sum, contentOfRow(.least)) : sum
  }

  /// Returns the total width of the columns.
  private func contentOfColumns(_ width: TGContentWidth) -> Double {
    var sum = Double(lines.count - 1) * gap.width
    for place in lines.indices { sum += greatestContribution(width, of: lines[place].indices) }
    return sum
  }

  private func sumOfPieces(_ width: TGContentWidth) -> Double {
    items.indices.reduce(0) { $0 + piece($1, width) }
  }

  private func greatestContribution(_ width: TGContentWidth, of items: Range<Int>) -> Double {
    items.reduce(0) { max($0, contribution($1, width)) }
  }

  /// Returns the height from which the width of an item can be derived.
  private func height(_ index: Int) -> Double {
    isRow ? items[index].knownAcross : items[index].box.y.boundedSize
  }

  private func contribution(_ index: Int, _ width: TGContentWidth) -> Double {
    items[index].box.contribution(width, height: height(index), pass)
  }

  /// Returns the contribution of an item to the content width of a row.
  ///
  /// An item with a basis in points contributes the basis, unless it would grow or shrink from there to
  /// its content width.
  func piece(_ index: Int, _ width: TGContentWidth) -> Double {
    let outer = contribution(index, width)
    guard case .points(let points) = items[index].basis else { return outer }
    let x = items[index].box.x
    let wanted = outer - x.margins
    var base = max(max(0, points), x.padding)
    if x.hasLower {
      base = x.clamp(base)
    } else {
      let content = items[index].box.contentWidth(.least, height: height(index), pass)
      let least = min(x.isSized ? min(content, x.size) : content, x.upper)
      base = max(max(least, x.padding), min(base, x.upper))
    }
    let (grow, shrink) = (items[index].grow, items[index].shrink)
    let takesContent = wanted > base ? grow > 0 : wanted < base && shrink > 0
    return x.clamp(takesContent ? wanted : base) + x.margins
  }
}
