extension TGTextLayout {
  /// The caret before a character, or at the end of the text after the last character, with its x position,
  /// its top end, its height and the index of its line; nil if there are no lines.
  ///
  /// - Parameter index: The index of the character; indices outside the text are clamped.
  public func caret(at index: Int) -> (x: Double, top: Double, height: Double, line: Int)? {
    guard let last = lines.last else { return nil }
    let index = min(max(0, index), last.range.upperBound)
    let number = min(lines.bisect { $0.range.upperBound <= index }, lines.count - 1)
    let line = lines[number]
    return (x(of: index, inLine: number), line.top, line.height, number)
  }

  /// The start positions of the clusters on a line, in order; the clusters of a ligature divide its width evenly.
  ///
  /// - Parameter index: The index of the line, from 0.
  public func clusters(ofLine index: Int) -> [(index: Int, x: Double)] {
    let content = content(ofLine: index)
    return content.range.filter {
      $0 == content.range.lowerBound || data.characters[$0].flags.contains(.startsCluster)
    }.map { (data.original(of: $0), content[$0]) }
  }

  /// The index of the character before which a click at a point places the caret.
  public func index(x: Double, y: Double) -> Int {
    guard !lines.isEmpty else { return 0 }
    let number = min(lines.bisect { $0.top + $0.height <= y }, lines.count - 1)
    let content = content(ofLine: number)
    let range = content.range
    var best = (index: range.lowerBound, distance: Double.infinity)
    for index in range.lowerBound...range.upperBound {
      let isStart =
        index == range.upperBound || data.characters[index].flags.contains(.startsCluster)
      let distance = abs(content[index] - x)
      if isStart, distance < best.distance { best = (index, distance) }
    }
    let original = data.original(of: best.index)
    return min(max(original, lines[number].range.lowerBound), lines[number].range.upperBound)
  }

  /// The rectangles around a range of characters, one for each line that the range touches.
  public func rectangles(
    of range: Range<Int>
  ) -> [(x: Double, y: Double, width: Double, height: Double)] {
    lines.indices.compactMap { number in
      let line = lines[number]
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let start = x(of: part.lowerBound, inLine: number)
      let end = x(of: part.upperBound, inLine: number)
      return (start, line.top, end - start, line.height)
    }
  }

  /// The x position of a character in a line, or of the end of the visible part of the line.
  private func x(of index: Int, inLine number: Int) -> Double {
    let content = content(ofLine: number)
    let range = content.range
    if index == lines[number].range.lowerBound { return content[range.lowerBound] }
    let collapsed = data.prepared.text.offsets.collapsed(of: index)
    return content[min(max(collapsed, range.lowerBound), range.upperBound)]
  }
}
