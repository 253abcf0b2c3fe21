import TangramCore

// The widths that the items of a container ask for, before its width is known.

extension FlexRun {
  /// The width that the content asks for, padding included; nil if the items of the run cannot say all
  /// that the children say.
  mutating func contentWidth(
    _ width: TGContentWidth, _ memory: FlexItems<Said>
  ) -> Double? {
    guard readItems(memory, findsBases: false) else { return nil }
    if isRow { return padded(contentOfRow(width)) }
    let mayBeSeveral = wraps && width == .greatest && lengthLimit < .infinity
    return padded(mayBeSeveral ? contentOfColumns() : greatestContribution(width, of: 0..<count))
  }

  /// The width of the container for a content.
  @inline(__always)
  func padded(_ content: Double) -> Double {
    max(0, content) + pass[.horizontal].paddingStart + pass[.horizontal].paddingEnd
  }

  private mutating func contentOfRow(_ width: TGContentWidth) -> Double {
    if count == 0 { return 0 }
    let gaps = Double(count - 1) * gap.width
    if width == .least {
      if !wraps { return sumOfPieces(.least) + gaps }
      return greatestContribution(.least, of: 0..<count)
    }
    let sum = sumOfPieces(.greatest) + gaps
    // Where bases are left to sizes and content, it cannot be less but for margins.
    let mayBeLess = (0..<count).contains {
      memory[$0].basis != .auto
        || wraps && (memory[$0].item.x.before < 0 || memory[$0].item.x.after < 0)
    }
    return mayBeLess ? max(sum, contentOfRow(.least)) : sum
  }

  /// What columns take side by side that are no higher than the container.
  private mutating func contentOfColumns() -> Double {
    for index in 0..<count { findBase(index) }
    collectLines()
    var sum = Double(lines.count - 1) * gap.width
    for line in lines { sum += greatestContribution(.greatest, of: line.indices) }
    return sum
  }

  private mutating func sumOfPieces(_ width: TGContentWidth) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += piece(index, width) }
    return sum
  }

  private func greatestContribution(_ width: TGContentWidth, of items: Range<Int>) -> Double {
    var greatest = 0.0
    for index in items { greatest = max(greatest, contribution(index, width)) }
    return greatest
  }

  /// The height of an item that its width may follow from.
  @inline(__always)
  private func height(_ index: Int) -> Double {
    isRow ? memory[index].knownAcross : memory[index].item.y.boundedSize
  }

  @inline(__always)
  private func contribution(_ index: Int, _ width: TGContentWidth) -> Double {
    memory[index].item.findContribution(width, height: height(index), pass)
  }

  /// What an item adds to the width of a row: where it starts from a length, that length, unless it
  /// would grow or shrink to what its content asks for.
  mutating func piece(_ index: Int, _ width: TGContentWidth) -> Double {
    let outer = contribution(index, width)
    guard case .points(let points) = memory[index].basis else { return outer }
    let x = memory[index].item.x
    let wanted = outer - x.margins
    var base = max(max(0, points), x.padding)
    if x.hasLower {
      base = x.clamp(base)
    } else {
      let content = memory[index].item.findContentWidth(.least, height: height(index), pass)
      let least = min(x.isSized ? min(content, x.size) : content, x.upper)
      base = max(max(least, x.padding), min(base, x.upper))
    }
    let (grow, shrink) = (memory[index].grow, memory[index].shrink)
    let takesContent = wanted > base ? grow > 0 : wanted < base && shrink > 0
    return x.clamp(takesContent ? wanted : base) + x.margins
  }
}
