import Tangram

/// A text broken into the lines of a view's content.
struct TextLines {
  let lines: [Substring]
  private let lineHeight: Double
  private let ascender: Double

  /// A font size that fits the height of the lines.
  var fontSize: Double { 0.75 * lineHeight }

  init(_ text: String, in view: SeenView) {
    let content = view.entry.view.node.content
    let font = content?.font
    let usual = min(max(view.frame.height, 1), 16)
    lineHeight = font.map(\.lineHeight).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? usual
    ascender = font?.ascender ?? 0.8 * lineHeight
    let count = max(1, Int(min(view.frame.height / lineHeight + 0.01, 10_000)))
    let letters = (text.count + count - 1) / count
    lines = count == 1 ? [text[...]] : Self.broken(text, letters: max(1, letters))
  }

  /// The distance from the top of the view to the baseline of a line.
  func baseline(_ line: Int) -> Double { Double(line) * lineHeight + ascender }

  /// Breaks a text at spaces into lines of at least this number of letters.
  private static func broken(_ text: String, letters: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let least = rest.index(rest.startIndex, offsetBy: letters, limitedBy: rest.endIndex)
      guard let least, let space = rest[least...].firstIndex(of: " ") else {
        lines.append(rest)
        break
      }
      lines.append(rest[..<space])
      rest = rest[rest.index(after: space)...]
    }
    return lines
  }
}
