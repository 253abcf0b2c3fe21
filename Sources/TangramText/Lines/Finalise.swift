/// Aligns lines, and truncates the last visible line if others would follow it.
struct LinePlacer {
  let room: Double?
  /// The box of all lines if the text is a single piece, so that all lines have the same height.
  private let commonBox: LineBox?

  init(_ data: borrowing ParagraphData, room: Double?) {
    self.room = room
    commonBox = data.commonBox
  }

  /// Positions a line.
  ///
  /// - Parameters:
  ///   - start: The start of the line in the original text.
  ///   - top: The top edge of the line.
  ///   - isCut: Whether this is the last visible line, and others would follow it.
  /// - Returns: The line, and the width that justification adds to it.
  func place(
    _ broken: BrokenLine, of data: ParagraphData, from start: Int, top: Double, isCut: Bool
  ) -> (line: TGTextLine, extra: Double) {
    let box = commonBox ?? data.box(of: broken.start..<broken.end)
    var line = TGTextLine(
      range: start..<data.prepared.text.offsets.original(of: broken.end),
      x: data.indent(at: broken.start), width: broken.width, top: top, baseline: top + box.ascent,
      height: box.ascent + box.descent)
    var extra = 0.0
    if isCut {
      let ellipsis = Ellipsis(data)
      let cut = ellipsis.cut(broken, of: data, room: (room ?? .infinity) - line.x)
      line.range = start..<data.prepared.text.offsets.original(of: cut.end)
      line.width = cut.width + ellipsis.width
    } else if data.options.alignment != .start, let room {
      extra = align(&line, broken, data, room: room)
    }
    return (line, extra)
  }

  /// - Returns: The width that justification adds.
  private func align(
    _ line: inout TGTextLine, _ broken: BrokenLine, _ data: ParagraphData, room: Double
  ) -> Double {
    let free = room - line.x - line.width
    guard free > 0 else { return 0 }
    switch data.options.alignment {
    case .start: break
    case .end: line.x += free
    case .center: line.x += PixelGrid.roundDown(free / 2)
    case .justify:
      let range = broken.start..<broken.visibleEnd
      let characters = data.characters
      guard broken.end < characters.count,
        !data.options.keepsLines || characters[broken.end - 1].scalar != 0x0A,
        data.options.whiteSpace != .pre, data.options.whiteSpace != .breakSpaces,
        Justification.places(in: characters[range]).count > 0
      else { return 0 }
      line.width += free
      return free
    }
    return 0
  }
}
