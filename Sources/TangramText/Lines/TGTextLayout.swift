/// The lines of a paragraph in some width.
///
///     let layout = paragraph.layout(width: 240)
///     for line in layout.lines { print(line.range, line.baseline) }
///
/// Indices count the Unicode scalars of the whole text.
public struct TGTextLayout: Sendable {
  /// The lines from top to bottom.
  public let lines: [TGTextLine]
  /// The height of all lines.
  public let height: Double
  /// Whether the text is cut off after the greatest number of lines.
  public let isTruncated: Bool

  let data: ParagraphData
  private let extras: [Double]

  init(_ data: ParagraphData, _ placed: [PlacedLine], isTruncated: Bool) {
    self.data = data
    self.isTruncated = isTruncated
    let offsets = data.text.offsets
    let count = data.text.scalars.count
    var lines: [TGTextLine] = []
    lines.reserveCapacity(placed.count)
    var (start, height) = (0, 0.0)
    for (index, line) in placed.enumerated() {
      let isLast = index == placed.count - 1
      let collapsedEnd = isLast ? line.end : placed[index + 1].broken.start
      let end = collapsedEnd < count ? offsets.original(of: collapsedEnd) : data.text.originalCount
      let lineHeight = line.box.ascent + line.box.descent
      lines.append(
        TGTextLine(
          range: start..<max(start, end), x: line.x, width: line.width, top: line.top,
          baseline: line.top + line.box.ascent, height: lineHeight))
      start = max(start, end)
      height = line.top + lineHeight
    }
    self.lines = lines
    self.height = height
    extras = placed.contains { $0.extra > 0 } ? placed.map(\.extra) : []
  }

  /// The right edge of the widest line.
  public var width: Double { lines.reduce(0) { max($0, $1.x + $1.width) } }

  /// The baseline of the first line; nil if there are no lines.
  public var firstBaseline: Double? { lines.first?.baseline }

  /// The baseline of the last line; nil if there are no lines.
  public var lastBaseline: Double? { lines.last?.baseline }

  /// The visible part of a line in the collapsed text, and its content.
  func content(ofLine index: Int) -> (range: Range<Int>, content: LineContent) {
    let line = lines[index]
    let offsets = data.text.offsets
    let count = data.text.scalars.count
    let start = min(count, offsets.collapsed(of: line.range.lowerBound))
    let end = max(start, min(count, offsets.collapsed(of: line.range.upperBound)))
    let visibleEnd = data.edges.visibleEnd(of: start..<end, data.text.scalars)
    let extra = extras.isEmpty ? 0 : extras[index]
    let range = start..<visibleEnd
    return (range, LineContent(data, range, x: line.x, extra: extra))
  }
}
