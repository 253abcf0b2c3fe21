/// A line with its position, with indices in the collapsed text.
struct PlacedLine {
  /// The end of the text on the line, which may be cut for an ellipsis.
  var end: Int
  var x: Double
  var width: Double
  var box: LineBox
  /// The width that justification adds.
  var extra = 0.0
}

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
  /// - Parameter isCut: Whether this is the last visible line, and others would follow it.
  func place(_ line: BrokenLine, of data: ParagraphData, isCut: Bool) -> PlacedLine {
    var placed = PlacedLine(
      end: line.end, x: data.indent(at: line.start), width: line.width,
      box: commonBox ?? data.box(of: line.start..<line.end))
    if isCut {
      cut(&placed, line, data)
    } else if data.options.alignment != .start, let room {
      align(&placed, line, data, room: room)
    }
    return placed
  }

  private func align(
    _ placed: inout PlacedLine, _ line: BrokenLine, _ data: ParagraphData, room: Double
  ) {
    let free = room - placed.x - placed.width
    guard free > 0 else { return }
    switch data.options.alignment {
    case .start: break
    case .end: placed.x += free
    case .center: placed.x += PixelGrid.roundDown(free / 2)
    case .justify:
      let range = line.start..<line.visibleEnd
      let characters = data.characters
      guard line.end < characters.count,
        !data.options.keepsLines || characters[line.end - 1].scalar != 0x0A,
        data.options.whiteSpace != .pre, data.options.whiteSpace != .breakSpaces,
        Justification.places(in: characters[range]).count > 0
      else { return }
      placed.width += free
      placed.extra = free
    }
  }

  private func cut(_ placed: inout PlacedLine, _ line: BrokenLine, _ data: ParagraphData) {
    let ellipsis = Ellipsis(data)
    (placed.end, placed.width) = ellipsis.cut(line, of: data, room: (room ?? .infinity) - placed.x)
    placed.width += ellipsis.width
  }
}
