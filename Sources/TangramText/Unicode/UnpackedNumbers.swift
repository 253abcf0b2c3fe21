/// A sequence of numbers decoded from letters, as in the tables of Unicode properties.
///
/// Each letter encodes six bits: five bits of the number, least significant bits first, and one bit that
/// is set if another letter follows.
struct UnpackedNumbers: Sequence, IteratorProtocol {
  private var letters: String.UTF8View.Iterator

  init(_ text: String) { letters = text.utf8.makeIterator() }

  mutating func next() -> Int? {
    var (number, shift) = (0, 0)
    while let letter = letters.next() {
      let bits = Self.value(of: letter)
      number |= (bits & 31) << shift
      if bits & 32 == 0 { return number }
      shift += 5
    }
    return nil
  }

  private static func value(of letter: UInt8) -> Int {
    switch letter {
    case 0x41...0x5A: Int(letter) - 0x41
    case 0x61...0x7A: Int(letter) - 0x61 + 26
    case 0x30...0x39: Int(letter) - 0x30 + 52
    case 0x2B: 62
    default: 63
    }
  }
}
