// Makes untrusted text safe to print on a terminal: characters that the terminal would interpret are
// replaced by visible ones.

extension Unicode.Scalar {
  /// Whether a terminal would interpret the character instead of displaying it: a control character, or
  /// a mark that changes the order of letters or lines.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// Returns the text with escapes such as `\u{1B}` for characters that a terminal would interpret.
  ///
  /// - Parameter keepsLines: Whether newlines are kept.
  package func escapedForTerminal(keepsLines: Bool = false) -> String {
    replacingObeyed(keepsLines) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// Returns the JSON with JSON escapes for characters that a terminal would interpret.
  ///
  /// Such characters occur only in strings.
  package func escapedInJSON() -> String {
    replacingObeyed(true) { "\\u" + String($0.value + 0x1_0000, radix: 16).dropFirst() }
  }

  /// Returns the text with a replacement of the same width for each character that a terminal would
  /// interpret, for text whose columns matter.
  func maskedForTerminal() -> String { replacingObeyed(true) { _ in "\u{FFFD}" } }

  private func replacingObeyed(
    _ keepsLines: Bool, _ replacement: (Unicode.Scalar) -> String
  ) -> String {
    let mustGo = { (scalar: Unicode.Scalar) in scalar.isObeyed && !(keepsLines && scalar == "\n") }
    guard unicodeScalars.contains(where: mustGo) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if mustGo(scalar) { text += replacement(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
