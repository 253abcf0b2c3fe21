import TangramBoxModel
import TangramCore
import TangramExplanations

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
}

// MARK: - The rules
//
// They look an item up for each read, because a local variable would be a copy.

extension FlexRules {
  func contentOfRow(_ width: TGContentWidth) -> Number {
    if items.isEmpty { return Number(0) }
    if options.wraps, width == .least {
      return greatestContribution(.least, of: items.indices)
    }
    var sum = Number(0)
    for index in items.indices { sum += rowContribution(index, width) }
    sum += gaps(.horizontal, among: items.count)
    let mayBeLess =
      width == .greatest && items.contains { $0.mayShortenRow(thatWraps: options.wraps) }
    return mayBeLess ? .larger(sum, contentOfRow(.least)) : sum
  }

  /// Returns the total width of the columns.
  func contentOfColumns(_ width: TGContentWidth) -> Number {
    var sum = gaps(.horizontal, among: lines.count)
    for line in lines { sum += greatestContribution(width, of: line.indices) }
    return sum
  }

  /// Returns the height of the longest column before its items grow or shrink, including gaps.
  func lengthOfColumns() -> Number {
    lines.reduce(Number(0)) { longest, line in
      var length = gaps(.vertical, among: line.count)
      for index in line.indices {
        length += item(index).box.y.outer(of: item(index).hypothetical)
      }
      return .larger(longest, length)
    }
  }

  private func greatestContribution(_ width: TGContentWidth, of indices: Range<Int>) -> Number {
    indices.reduce(Number(0)) { .larger($0, contribution($1, width)) }
  }

  /// Returns the contribution of an item to the content width, including margins.
  @inline(__always)
  private func contribution(_ index: Int, _ width: TGContentWidth) -> Number {
    let x = item(index).box.x
    if x.isSized { return item(index).labeled(x.outer(of: x.boundedSize)) }
    let height = isRow ? item(index).definiteCrossSize : item(index).box.y.boundedSize
    let content = item(index).box.contentWidth(width, height: height, pass)
    return item(index).labeled(x.outer(of: x.clamp(content)))
  }

  /// Returns the contribution of an item to the content width of a row.
  ///
  /// An item with a basis in points contributes the basis, unless it would grow or shrink from there to
  /// its content width.
  @inline(__always)
  private func rowContribution(_ index: Int, _ width: TGContentWidth) -> Number {
    let outer = contribution(index, width)
    guard case .points(let points) = items[index].basis else { return outer }
    let x = item(index).box.x
    let preferred = outer.value - items[index].box.x.margins
    let height = item(index).definiteCrossSize
    let least =
      x.hasLower
      ? x.lower
      : x.automaticMinimum(of: item(index).box.contentWidth(.least, height: height, pass))
    let base = x.clamp(item(index).basis(points).atLeast(Number(0)), from: least)
    let takesContent =
      preferred > base.value
      ? items[index].grow > 0 : preferred < base.value && items[index].shrink > 0
    return takesContent ? outer : x.outer(of: base)
  }
}

extension FlexItem {
  /// Whether the item may make the sum of a row's pieces smaller than its minimum: if every basis is
  /// `auto`, only negative margins can.
  func mayShortenRow(thatWraps wraps: Bool) -> Bool {
    basis != .auto || wraps && (box.x.before < 0 || box.x.after < 0)
  }
}
