/// A line with its position, with indices in the collapsed text.
struct PlacedLine {
  var broken: BrokenLine
  /// The end of the text on the line, which may be cut for an ellipsis.
  var end: Int
  var x: Double
  var width: Double
  var box: LineBox
  /// The width that justification adds.
  var extra = 0.0
}

/// Aligns lines, and truncates the last line that is shown if others would follow.
struct LinePlacer {
  let data: ParagraphData
  let room: Double?
  /// The box of all lines if the text is a single piece, so that all lines have the same height.
  private let commonBox: LineBox?

  init(data: ParagraphData, room: Double?) {
    (self.data, self.room) = (data, room)
    commonBox = data.pieces.count == 1 ? data.box(of: 0..<1) : nil
  }

  /// Positions a line.
  ///
  /// - Parameter isCut: Whether this is the last line that is shown, and others would follow.
  func place(_ line: BrokenLine, isCut: Bool) -> PlacedLine {
    var place = PlacedLine(
      broken: line, end: line.end, x: line.start == 0 ? data.options.indent : 0,
      width: line.width, box: commonBox ?? data.box(of: line.start..<line.end))
    if isCut {
      cut(&place)
    } else {
      align(&place)
    }
    return place
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
  }
}
