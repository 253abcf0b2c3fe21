/// Base64 encoding and decoding.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - part.count)
      for digit in 0..<4 {
        let isFilled = digit <= part.count
        text.append(isFilled ? letters[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes Base64 text, up to the first character that is not part of its alphabet.
  static func bytes(of text: Substring) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for letter in text.utf8 {
      guard let digit = digits[Int(letter)] else { break }
      (bits, count) = ((bits << 6 | digit) & 0xFFF, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  /// The value of each character as a digit.
  private static let digits = (0...UInt8.max).map { letters.firstIndex(of: $0) }
}
