import Tangram

/// A layout as text for a terminal: a tree or a drawing, with colors if the terminal supports them.
///
///     print(TGTerminalText(of: layout, hasColors: true).tree)
public struct TGTerminalText: Sendable {
  /// The layout.
  public var layout: TGLayout
  /// Whether the text contains the control sequences for colors.
  public var hasColors: Bool
  /// The notation for the remedies of diagnostics.
  public var notation = TGDiagnostic.Notation.swift

  /// Creates the text of a layout.
  public init(of layout: TGLayout, hasColors: Bool) {
    (self.layout, self.hasColors) = (layout, hasColors)
  }

  /// The views with their frames and problems, each view below its parent.
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

  /// Draws the frames as boxes with the names inside.
  ///
  /// - Parameter columns: The width of the drawing, in characters.
  public func drawing(columns: Int = 80) -> String {
    colored(layout.drawing(width: columns).maskedForTerminal())
  }

  /// Returns the drawing with faint lines if colors are enabled.
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
  /// A drawing of the views as boxes in which one point is one cell of the terminal, as in
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
