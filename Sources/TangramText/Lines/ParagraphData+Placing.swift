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
