/// A sequence of numbers decoded from text, as in the tables of Unicode properties.
///
/// Each character, counted from `0`, encodes six bits: five bits of the number, least significant bits first,
/// and one bit that is set if another character follows.
struct UnpackedNumbers {
  private var characters: String.UTF8View.Iterator

  init(_ text: String) { characters = text.utf8.makeIterator() }

  mutating func next() -> Int? {
    var (number, shift) = (0, 0)
    while let character = characters.next() {
      let bits = Int(character) - 0x30
      number |= (bits & 31) << shift
      if bits & 32 == 0 { return number }
      shift += 5
    }
    return nil
  }
}
