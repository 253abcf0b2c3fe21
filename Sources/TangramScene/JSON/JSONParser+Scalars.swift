// Numbers and strings.

extension JSONParser {
  mutating func parseNumber() throws(TGSceneError) -> Double {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let digits = position
    var whole = 0
    while let digit = digit(at: position) {
      // Only short numbers are taken from here, so wrapping around is harmless.
      whole = whole &* 10 &+ digit
      position += 1
    }
    let length = position - digits
    if length == 0 { throw error("expected a digit") }
    if length > 1, bytes[digits] == UInt8(ascii: "0") {
      position = digits + 1
      throw error("a number does not begin with 0")
    }
    if peek != UInt8(ascii: "."), peek != UInt8(ascii: "e"), peek != UInt8(ascii: "E"), length < 16
    {
      return digits == start ? Double(whole) : -Double(whole)
    }
    try skipFraction()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw error("the number is too large")
    }
    return number
  }

  private mutating func skipFraction() throws(TGSceneError) {
    if peek == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(TGSceneError) {
    if digit(at: position) == nil { throw error("expected a digit") }
    while digit(at: position) != nil { position += 1 }
  }

  private func digit(at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let value = Int(bytes[index]) - Int(UInt8(ascii: "0"))
    return value >= 0 && value <= 9 ? value : nil
  }

  mutating func parseString() throws(TGSceneError) -> String {
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
        text.unicodeScalars.append(try parseEscape())
        start = position
      case 0..<0x20: throw error("a control character in a string must be escaped")
      default: position += 1
      }
    }
    throw error("the string has no end")
  }

  /// Reads what follows a backslash.
  private mutating func parseEscape() throws(TGSceneError) -> Unicode.Scalar {
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
      return try parseUnicodeEscape()
    default: throw error("unknown escape in a string")
    }
    position += 1
    return scalar
  }

  /// Reads the digits of a `\u` escape, and of the second one when two make a character.
  private mutating func parseUnicodeEscape() throws(TGSceneError) -> Unicode.Scalar {
    let start = position
    let first = try parseHex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try parseHex()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    position = start
    throw error("half of a surrogate pair in a string")
  }

  private mutating func parseHex() throws(TGSceneError) -> UInt32 {
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

extension JSONParser {
  /// The number that a text is from its beginning to its end; nil when it is none.
  static func number(in text: String) -> Double? {
    var parser = JSONParser(text)
    guard let number = try? parser.parseNumber(), parser.peek == nil else { return nil }
    return number
  }
}
