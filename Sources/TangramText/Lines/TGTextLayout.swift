/// The lines of a paragraph for an available width.
///
///     let layout = paragraph.layout(width: 240)
///     for line in layout.lines { print(line.range, line.baseline) }
///
/// Indices count the Unicode scalars of the whole text.
public struct TGTextLayout: Sendable {
  /// The total height of all lines.
  public let height: Double
  /// Whether the text is truncated after the maximum number of lines.
  public let isTruncated: Bool

  let data: ParagraphData
  private let lineList: ShortList<TGTextLine>
  /// The width that justification adds to each line, up to the last line that it widens.
  private let extras: [Double]
  /// The available width for each line; nil if there is no limit.
  let room: Double?

  /// - Parameters:
  ///   - width: The width to which lines are filled, which is less than `room` in balanced paragraphs.
  ///   - limit: The maximum number of lines.
  init(_ data: ParagraphData, filledTo width: Double?, room: Double?, limit: Int) {
    (self.data, self.room) = (data, room)
    let box = data.commonBox
    if limit > 0, let only = LineFiller.onlyLine(of: data, room: width) {
      let (line, _) = data.place(only, box, from: 0, top: 0, isCut: false, room: room)
      (lineList, extras, height, isTruncated) = (.one(line), [], line.height, false)
      return
    }
    var filler = LineFiller(data, room: width)
    var (lines, extras) = ([TGTextLine](), [Double]())
    lines.reserveCapacity(min(limit, filler.expectedCount))
    var (start, top) = (0, 0.0)
    while lines.count < limit, !filler.isAtEnd {
      let broken = filler.next()
      let isCut = lines.count == limit - 1 && !filler.isAtEnd
      let (line, extra) = data.place(broken, box, from: start, top: top, isCut: isCut, room: room)
      (start, top) = (line.range.upperBound, top + line.height)
      lines.append(line)
      if extra > 0 {
        extras += repeatElement(0, count: lines.count - 1 - extras.count)
        extras.append(extra)
      }
    }
    (lineList, self.extras) = (ShortList(lines), extras)
    (height, isTruncated) = (top, !filler.isAtEnd)
  }

  /// The lines from top to bottom.
  public var lines: [TGTextLine] { lineList.array }

  /// The right edge of the widest line.
  public var width: Double { lineList.reduce(0) { max($0, $1.x + $1.width) } }

  /// The baseline of the first line; nil if there are no lines.
  public var firstBaseline: Double? { lineList.first?.baseline }

  /// The range of a line in the collapsed text.
  func collapsedRange(ofLine index: Int) -> Range<Int> {
    let ends = [lineList[index].range.lowerBound, lineList[index].range.upperBound].map {
      min(data.characters.count, data.prepared.text.offsets.collapsed(of: $0))
    }
    return ends[0]..<max(ends[0], ends[1])
  }

  /// The visible content of a line.
  func content(ofLine index: Int) -> LineContent {
    let whole = collapsedRange(ofLine: index)
    let range = whole.lowerBound..<data.visibleEnd(of: whole)
    let extra = index < extras.count ? extras[index] : 0
    return LineContent(data, range, x: lineList[index].x, extra: extra)
  }
}
