extension TGPaint {
  /// Whether a text has the form of a color in CSS: digits after `#`, as in `#fa0`, a word such as
  /// `tomato`, or a function such as `rgb(1 2 3 / 50%)`.
  ///
  /// Words and functions are not looked up. The text can neither terminate an attribute nor contain a
  /// URL that would be loaded.
  package static func isColor(_ text: String) -> Bool {
    let letters = Array(text.utf8)
    guard letters.count <= 64, let first = letters.first else { return false }
    if first == UInt8(ascii: "#") {
      return [3, 4, 6, 8].contains(letters.count - 1)
        && letters.dropFirst().allSatisfy { $0.isHexDigit }
    }
    let name = letters.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard first.isLetter else { return false }
    if name.count == letters.count { return name.allSatisfy { $0.isLetter } }
    let isCall = letters[name.count] == UInt8(ascii: "(") && letters.last == UInt8(ascii: ")")
    let isKnown = letters.allSatisfy { $0.isLetter || $0.isDigit || "-#(),./% ".utf8.contains($0) }
    // A function that loads something, or that is an image rather than a color.
    let others = ["url", "image", "gradient"]
    let words = letters.split { !$0.isLetter }
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    return isCall && isKnown && !words.contains(where: others.contains)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
