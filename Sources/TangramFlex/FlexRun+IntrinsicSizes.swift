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

extension FlexRules {
  func contentOfRow(_ width: TGContentWidth) -> Number {
    if items.isEmpty { return Number(0) }
    if options.wraps, width == .least {
      return greatestContribution(.least, of: items.indices)
    }
    var sum = Number(0)
    for index in items.indices { sum += item(index).rowContribution(width, pass) }
    sum += gaps(.horizontal, among: items.count)
    let mayBeLess =
      width == .greatest
      && items.contains { $0.mayShortenRow(thatWraps: options.wraps) }
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
        let item = item(index)
        length += item.box.y.outer(of: item.hypothetical)
      }
      return .larger(longest, length)
    }
  }

  private func greatestContribution(_ width: TGContentWidth, of indices: Range<Int>) -> Number {
    indices.reduce(Number(0)) {
      let item = item($1)
      let height = isRow ? item.definiteCrossSize : item.box.y.boundedSize
      return .larger($0, item.labeled(item.box.contribution(width, height: height, pass)))
    }
  }
}

extension RuleFlexItem {
  /// Returns the contribution of an item to the content width of a row.
  ///
  /// An item with a basis in points contributes the basis, unless it would grow or shrink from there to
  /// its content width.
  func rowContribution(_ width: TGContentWidth, _ pass: TGPass) -> Number {
    let outer = box.contribution(width, height: definiteCrossSize, pass)
    guard case .points(let points) = flex.basis else { return labeled(outer) }
    let x = box.x
    let preferred = outer.value - flex.box.x.margins
    let least =
      x.hasLower
      ? x.lower
      : x.automaticMinimum(of: box.contentWidth(.least, height: definiteCrossSize, pass))
    let base = x.clamp(basis(points).atLeast(Number(0)), from: least)
    let takesContent =
      preferred > base.value ? flex.grow > 0 : preferred < base.value && flex.shrink > 0
    return takesContent ? labeled(outer) : x.outer(of: base)
  }
}

extension FlexItem {
  /// Whether the item may make the sum of a row's pieces smaller than its minimum: if every basis is
  /// `auto`, only negative margins can.
  func mayShortenRow(thatWraps wraps: Bool) -> Bool {
    basis != .auto || wraps && (box.x.before < 0 || box.x.after < 0)
  }
}
