// Scanning of numbers and strings.

extension JSONScanner {
  /// The powers of ten that a double represents exactly.
  private static let powersOfTen: InlineArray<23, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  mutating func scanNumber() throws(TGSceneError) -> Double {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let digits = position
    var whole: UInt64 = 0
    try scanDigits(into: &whole)
    var length = position - digits
    if length > 1, bytes[digits] == UInt8(ascii: "0") {
      position = digits + 1
      throw error("a number does not begin with 0")
    }
    var exponent = 0
    if peek == UInt8(ascii: ".") {
      position += 1
      let point = position
      try scanDigits(into: &whole)
      exponent = point - position
      length -= exponent
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") { exponent += try scanExponent() }
    // Both operands are exact, so the result is correctly rounded.
    if length <= 15, exponent.magnitude <= 22 {
      let magnitude =
        exponent < 0
        ? Double(whole) / Self.powersOfTen[-exponent]
        : Double(whole) * Self.powersOfTen[exponent]
      return digits == start ? magnitude : -magnitude
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw error("the number is too large; write one below 1e308")
    }
    return number
  }

  /// Reads digits; a number of more than 19 digits wraps around.
  @inline(__always)
  private mutating func scanDigits(into number: inout UInt64) throws(TGSceneError) {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit > 9 { break }
      number = number &* 10 &+ UInt64(digit)
      position += 1
    }
    if position == start { throw error("expected a digit") }
  }

  /// Reads an exponent; one with five or more digits is treated as very large.
  private mutating func scanExponent() throws(TGSceneError) -> Int {
    position += 1
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { position += 1 }
    let start = position
    var exponent: UInt64 = 0
    try scanDigits(into: &exponent)
    let size = position - start < 5 ? Int(exponent) : 99_999
    return isNegative ? -size : size
  }

  /// The number that a whole text represents; nil if it is not a number.
  static func number(in text: ArraySlice<UInt8>) -> Double? {
    var scanner = JSONScanner(Array(text))
    guard let number = try? scanner.scanNumber(), scanner.peek == nil else { return nil }
    return number
  }
}

// MARK: - Strings

extension JSONScanner {
  /// Moves past the end of a string.
  ///
  /// - Returns: Whether the bytes of the string are its text, since it contains no escapes.
  mutating func skipString() throws(TGSceneError) -> Bool {
    let start = position
    let isPlain = try findEndOfString()
    if position - start - 2 > limits.stringBytes {
      position = start
      throw error("the string has more than \(limits.stringBytes) bytes")
    }
    return isPlain
  }

  private mutating func findEndOfString() throws(TGSceneError) -> Bool {
    let start = position
    position += 1
    while bytes.count - position >= 8 {
      let ends = EightBytes(bytes.span, at: position).endsOfText
      position += ends.trailingZeroBitCount / 8
      if ends != 0 { break }
    }
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return true
      }
      if byte < 0x20 || byte == UInt8(ascii: "\\") {
        position = start
        _ = try scanString()
        return false
      }
      position += 1
    }
    throw error("the string has no end")
  }

  /// The text of a string that was already scanned, given the offset of its opening quote.
  static func text(in bytes: [UInt8], at quote: Int) -> String {
    var scanner = JSONScanner(bytes)
    scanner.position = quote
    return (try? scanner.scanString()) ?? ""
  }

  private mutating func scanString() throws(TGSceneError) -> String {
    position += 1
    var start = position
    var text = ""
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        text.unicodeScalars.append(try scanEscape())
        start = position
      case 0..<0x20: throw error("a control character in a string must be escaped")
      default: position += 1
      }
    }
    throw error("the string has no end")
  }

  /// Reads an escape sequence after its backslash.
  private mutating func scanEscape() throws(TGSceneError) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch peek {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      position += 1
      return try scanUnicodeEscape()
    default: throw error("unknown escape in a string")
    }
    position += 1
    return scalar
  }

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
