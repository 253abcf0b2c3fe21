/// A line in its place, in indices of the collapsed text.
struct PlacedLine {
  var broken: BrokenLine
  /// Where the text on it ends, which may be cut for an ellipsis.
  var end: Int
  var x: Double
  var width: Double
  var top: Double
  var box: LineBox
  /// What justification adds to the width.
  var extra = 0.0
  var hasEllipsis = false
}

/// Aligns lines and puts them below each other.
struct LinePlacer {
  let data: ParagraphData
  let room: Double?

  func place(_ lines: [BrokenLine]) -> [PlacedLine] {
    let limit = data.options.maxLines.map { max(0, $0) } ?? .max
    var placed: [PlacedLine] = []
    placed.reserveCapacity(min(limit, lines.count))
    var top = 0.0
    // With one style and one font, all lines have the same height.
    let common = data.pieces.count == 1 ? data.box(of: 0..<1) : nil
    for (index, line) in lines.prefix(limit).enumerated() {
      let indent = index == 0 ? data.options.indent : 0
      let box = common ?? data.box(of: line.start..<line.end)
      var place = PlacedLine(
        broken: line, end: line.end, x: indent, width: line.width, top: top, box: box)
      if index == limit - 1, lines.count > limit {
        cut(&place)
      } else {
        align(&place)
      }
      placed.append(place)
      top += box.ascent + box.descent
    }
    return placed
  }

  private func align(_ line: inout PlacedLine) {
    guard let room else { return }
    let free = room - line.x - line.width
    guard free > 0 else { return }
    switch data.options.alignment {
    case .start: break
    case .end: line.x += free
    case .center: line.x += PixelGrid.roundDown(free / 2)
    case .justify:
      let range = line.broken.start..<line.broken.visibleEnd
      guard line.broken.end < data.text.scalars.count, !line.broken.isForced, justifies,
        Justification().places(in: data.text.scalars[range]).count > 0
      else { return }
      line.width += free
      line.extra = free
    }
  }

  private var justifies: Bool {
    data.options.whiteSpace != .pre && data.options.whiteSpace != .breakSpaces
  }

  private func cut(_ line: inout PlacedLine) {
    let ellipsis = Ellipsis(data)
    let (end, width) = ellipsis.cut(
      line.broken, of: data, room: room.map { $0 - line.x } ?? .infinity)
    line.end = end
    line.width = width + ellipsis.width
    line.hasEllipsis = true
  }
}
