import Tangram

/// A layout as text for a terminal: the tree and the drawing there are, with colors if the terminal
/// has them.
///
///     print(TGTerminalText(of: layout, hasColors: true).tree)
public struct TGTerminalText: Sendable {
  /// The layout.
  public var layout: TGLayout
  /// Whether the text has the control sequences that color it.
  public var hasColors: Bool
  /// What the remedies of diagnostics are written in.
  public var notation = TGDiagnostic.Notation.swift

  /// Creates the text of a layout.
  public init(of layout: TGLayout, hasColors: Bool) {
    (self.layout, self.hasColors) = (layout, hasColors)
  }

  /// The views with their frames, each below the one it lies in, and what is the matter with them.
  public var tree: String {
    let diagnostics = Dictionary(grouping: layout.diagnostics, by: \.id)
    var lines: [String] = []
    for entry in layout.entries {
      let indent = String(repeating: "  ", count: min(entry.depth, 40))
      let place = entry.path.last.map { "[\($0)]" } ?? "root"
      let name = entry.name?.escapedForTerminal() ?? place
      lines.append(
        "\(indent)\(styled(name, .bold)) \(styled("\(entry.frame)", .faint))")
      for diagnostic in diagnostics[entry.id] ?? [] {
        let text = diagnostic.text(in: notation).escapedForTerminal()
        lines.append("\(indent)  \(styled("! \(text)", .red))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The frames as boxes of lines, with the names in them.
  ///
  /// - Parameter columns: How many characters wide it is.
  public func drawing(columns: Int = 80) -> String {
    colored(layout.drawing(width: columns).maskedForTerminal())
  }

  /// The drawing with faint lines, if there are colors.
  private func colored(_ drawing: String) -> String {
    if !hasColors { return drawing }
    var (text, isLine) = ("", false)
    for letter in drawing {
      let isBox = letter.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
      if letter != " ", letter != "\n", isBox != isLine {
        text += isBox ? Style.faint.start : Style.end
        isLine = isBox
      }
      text.append(letter)
    }
    return text + (isLine ? Style.end : "")
  }
}

extension TGTerminalText {
  /// The views as boxes of lines in which a point is a cell of the terminal, as in
  /// `layout.cellDrawing`.
  public var cells: String { colored(layout.cellDrawing.maskedForTerminal()) }

  private enum Style: Int {
    case bold = 1
    case faint = 2
    case red = 31

    var start: String { "\u{1B}[\(rawValue)m" }
    static let end = "\u{1B}[0m"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    hasColors ? style.start + text + Style.end : text
  }
}
