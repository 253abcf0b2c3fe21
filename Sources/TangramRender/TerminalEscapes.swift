// Untrusted text in the output to a terminal: visible characters replace those that a terminal would
// interpret.

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
