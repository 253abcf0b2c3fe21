extension ParagraphData {
  /// Positions and aligns a line, and truncates it if it is the last visible one and others would follow.
  ///
  /// - Parameters:
  ///   - box: The box of the line; nil to find it.
  ///   - start: The start of the line in the original text.
  ///   - top: The top edge of the line.
  ///   - isCut: Whether this is the last visible line, and others would follow it.
  /// - Returns: The line, and the width that justification adds to it.
  func place(
    _ broken: BrokenLine, _ box: LineBox?, from start: Int, top: Double, isCut: Bool,
    room: Double?
  ) -> (line: TGTextLine, extra: Double) {
    let box = box ?? self.box(of: broken.start..<broken.end)
    var line = TGTextLine(
      range: start..<original(of: broken.end),
      x: indent(at: broken.start), width: broken.width, top: top, baseline: top + box.ascent,
      height: box.ascent + box.descent)
    var extra = 0.0
    if isCut {
      let ellipsis = Ellipsis(self)
      let cut = ellipsis.cut(broken, of: self, room: (room ?? .infinity) - line.x)
      line.range = start..<original(of: cut.end)
      line.width = cut.width + ellipsis.width
    } else if options.alignment != .start, let room {
      extra = align(&line, broken, room: room)
    }
    return (line, extra)
  }

  /// - Returns: The width that justification adds.
  private func align(
    _ line: inout TGTextLine, _ broken: BrokenLine, room: Double
  ) -> Double {
    let free = room - line.x - line.width
    guard free > 0 else { return 0 }
    switch options.alignment {
    case .start: break
    case .end: line.x += free
    case .center: line.x += PixelGrid.roundDown(free / 2)
    case .justify:
      let range = broken.start..<broken.visibleEnd
      guard broken.end < characters.count, characters[broken.end - 1].scalar != 0x0A, !keepsSpaces,
        Justification.opportunities(in: characters[range]).count > 0
      else { return 0 }
      line.width += free
      return free
    }
    return 0
  }
}

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
