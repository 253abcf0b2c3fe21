// Scanning of numbers and strings.

extension JSONScanner {
  mutating func scanNumber() throws(TGSceneError) -> Double {
    let start = position
    _ = skip("-")
    let first = position
    try skipDigits()
    if position - first > 1, bytes[first] == UInt8(ascii: "0") {
      position = first + 1
      throw error("a number does not begin with 0")
    }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      _ = skip("-") || skip("+")
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw error("the number is too large; write one below 1e308")
    }
    return number
  }

  private mutating func skipDigits() throws(TGSceneError) {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    if position == start { throw error("expected a digit") }
  }

  /// The number that a whole text represents; nil if it is not a number.
  static func number(in text: Substring.UTF8View) -> Double? {
    var scanner = JSONScanner(Array(text))
    guard let number = try? scanner.scanNumber(), scanner.peek == nil else { return nil }
    return number
  }
}

// MARK: - Strings

extension JSONScanner {
  mutating func scanString(atMost most: Int) throws(TGSceneError) -> String {
    let quote = position
    position += 1
    var (start, text) = (position, "")
    while let byte = peek {
      if byte < 0x20 { throw error("a control character in a string must be escaped") }
      position += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      text += String(decoding: bytes[start..<position - 1], as: UTF8.self)
      if byte == UInt8(ascii: "\\") {
        text.unicodeScalars.append(try scanEscape())
        start = position
      } else if position - quote - 2 > most {
        position = quote
        throw error("the string has more than \(most) bytes")
      } else {
        return text
      }
    }
    throw error("the string has no end")
  }

  private mutating func scanEscape() throws(TGSceneError) -> Unicode.Scalar {
    if skip("u") { return try scanUnicodeEscape() }
    guard let scalar = peek.flatMap({ Self.escapes[Unicode.Scalar($0)] }) else {
      throw error("unknown escape in a string")
    }
    position += 1
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
    "t": "\t",
  ]

  /// Reads the digits of a `\u` escape, and a second escape if the two form a surrogate pair.
  private mutating func scanUnicodeEscape() throws(TGSceneError) -> Unicode.Scalar {
    let start = position
    let first = try scanHex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try scanHex()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    position = start
    throw error("half of a surrogate pair in a string")
  }

  private mutating func scanHex() throws(TGSceneError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw error("expected four hexadecimal digits") }
      value = value * 16 + UInt32(digit)
      position += 1
    }
    return value
  }
}
