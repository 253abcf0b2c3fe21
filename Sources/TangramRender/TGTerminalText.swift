import Tangram

/// A layout as text for a terminal: a tree or a drawing, with colors if the terminal supports them.
///
///     print(TGTerminalText(of: layout, hasColors: true).tree)
public struct TGTerminalText: Sendable {
  let layout: TGLayout
  let hasColors: Bool
  /// The notation for the remedies of diagnostics.
  public var notation = TGDiagnostic.Notation.swift

  /// Creates the text of a layout, with or without the control sequences for colors.
  public init(of layout: TGLayout, hasColors: Bool) {
    (self.layout, self.hasColors) = (layout, hasColors)
  }

  /// The views with their frames and problems, each view below its parent.
  public var tree: String {
    let diagnostics = Dictionary(grouping: layout.diagnostics, by: \.id)
    var lines: [String] = []
    for entry in layout.entries {
      let indent = String(repeating: "  ", count: min(entry.depth, 40))
      let name = entry.name?.escapedForTerminal() ?? readable(path: entry.path.suffix(1))
      lines.append("\(indent)\(styled(name, .bold)) \(styled("\(entry.frame)", .faint))")
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
    withFaintLines(layout.drawing(width: columns))
  }

  /// The views as boxes in which a point is a cell of the terminal, as in `layout.cellDrawing`.
  public var cells: String { withFaintLines(layout.cellDrawing) }

  private func withFaintLines(_ drawing: String) -> String {
    drawing.maskedForTerminal().replacing(/[\u{2500}-\u{257F}][\u{2500}-\u{257F} \n]*/) {
      styled(String($0.0), .faint)
    }
  }

  private enum Style: Int {
    case bold = 1
    case faint = 2
    case red = 31
  }

  private func styled(_ text: String, _ style: Style) -> String {
    hasColors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
