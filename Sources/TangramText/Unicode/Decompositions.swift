/// The canonical decompositions of characters and the compositions that reverse them, without Hangul syllables.
struct Decompositions: Sendable {
  /// The shared tables, unpacked on first use, once per process.
  static let shared = Decompositions()

  private struct Entry {
    var character: UInt32
    var first: UInt32
    /// The second part; 0 if the character decomposes into a single character.
    var second: UInt32
  }

  /// All decompositions, sorted by character.
  private var entries: [Entry] = []
  /// The decompositions that can be reversed, sorted by first and second part.
  private var compositions: [Entry] = []

  private init() {
    var numbers = UnpackedNumbers(DecompositionData.entries)
    // Each number is the difference from that of the previous entry, with the sign in the lowest bit. The
    // lowest bit of the second part itself is set if both parts compose to the character.
    var (character, first, second) = (0, 0, 0)
    func addNext(to number: inout Int) -> Bool {
      guard let next = numbers.next() else { return false }
      number += next & 1 == 0 ? next / 2 : -(next / 2)
      return true
    }
    while addNext(to: &character), addNext(to: &first), addNext(to: &second) {
      let entry = Entry(
        character: UInt32(character), first: UInt32(first), second: UInt32(second / 2))
      entries.append(entry)
      if second & 1 == 1 { compositions.append(entry) }
    }
    compositions.sort { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Returns the full decomposition of a character; nil if it has none.
  func parts(of character: UInt32) -> [UInt32]? {
    let index = entries.bisect { $0.character < character }
    guard index < entries.count, entries[index].character == character else { return nil }
    let entry = entries[index]
    // Only the first part may decompose further.
    let parts = self.parts(of: entry.first) ?? [entry.first]
    return entry.second == 0 ? parts : parts + [entry.second]
  }

  /// Returns the composition of two characters; nil if they do not compose.
  func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    let index = compositions.bisect { ($0.first, $0.second) < (first, second) }
    guard index < compositions.count else { return nil }
    let entry = compositions[index]
    return entry.first == first && entry.second == second ? entry.character : nil
  }
}
