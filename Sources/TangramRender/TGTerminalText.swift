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

// MARK: - Untrusted text
//
// Visible characters replace those that a terminal would interpret.

extension Unicode.Scalar {
  /// Whether a terminal would interpret the character instead of displaying it: a control character, or
  /// a mark that changes the order of letters or lines.
  fileprivate var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Returns the text with escapes such as `\u{1B}` for characters that a terminal would interpret.
  ///
  /// - Parameter keepsLines: Whether newlines are kept.
  package func escapedForTerminal(keepsLines: Bool = false) -> String {
    replacingControls(keepsLines: keepsLines) {
      "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }
  }

  /// Returns the JSON with JSON escapes for characters that a terminal would interpret.
  ///
  /// Such characters occur only in strings.
  package func escapedInJSON() -> String { replacingControls(with: \.escapedInJSON) }

  /// Returns the text with a replacement of the same width for each character that a terminal would
  /// interpret, for text whose columns matter.
  func maskedForTerminal() -> String { replacingControls { _ in "\u{FFFD}" } }

  private func replacingControls(
    keepsLines: Bool = true, with replacement: (Unicode.Scalar) -> String
  ) -> String {
    replacingScalars { $0.isTerminalControl && !(keepsLines && $0 == "\n") ? replacement($0) : nil }
  }
}
