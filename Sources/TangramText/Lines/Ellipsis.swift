/// The ellipsis at the end of a truncated paragraph, in the paragraph's own style.
struct Ellipsis {
  let scalars: [UInt32]
  let width: Double

  init(_ data: ParagraphData) {
    let style = data.root
    scalars = style.advance(of: 0x2026, in: data.fonts) == nil ? [0x2E, 0x2E, 0x2E] : [0x2026]
    let advance = scalars.reduce(0.0) {
      $0 + (style.advance(of: $1, in: data.fonts) ?? 0) + style.style.letterSpacing
    }
    width = PixelGrid.roundUp(advance)
  }

  /// The index at which a line is cut so that the ellipsis fits, and the width of the line up to it.
  func cut(
    _ line: BrokenLine, of data: ParagraphData, room: Double
  ) -> (end: Int, width: Double) {
    let full = LineFiller.width(of: line, in: data)
    if full + width <= room { return (line.visibleEnd, full) }
    let content = LineContent(data, line.start..<line.visibleEnd, x: 0, alignsRuns: false)
    var (end, width) = (line.start, 0.0)
    for index in line.start..<line.visibleEnd {
      let next = index + 1 - line.start
      guard content.isAdvanceEnd(next) else { continue }
      if content.positions[next] > room - self.width, end > line.start { break }
      (end, width) = (index + 1, content.positions[next])
    }
    return (end, PixelGrid.roundUp(width))
  }
}
