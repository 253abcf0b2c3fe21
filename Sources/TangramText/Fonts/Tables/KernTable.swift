/// Legacy kerning: the horizontal subtables of `kern` in format 0.
struct KernTable: Sendable {
  /// The offsets of the pairs of each subtable, and their numbers.
  private let subtables: [(pairs: Int, count: Int)]

  /// The maximum number of subtables that are read; real fonts have fewer.
  private static let limit = 32

  /// - Returns: Nil if there are no pairs.
  init?(_ bytes: FontBytes, table: Range<Int>) {
    guard bytes.u16(table.lowerBound) == 0 else { return nil }
    var found: [(pairs: Int, count: Int)] = []
    var start = table.lowerBound + 4
    for _ in 0..<min(bytes.u16(table.lowerBound + 2), Self.limit) {
      let (length, coverage) = (bytes.u16(start + 2), bytes.u16(start + 4))
      let count = min(bytes.u16(start + 6), (bytes.count - start) / 6)
      if coverage >> 8 == 0, coverage & 1 == 1, count > 0 {
        found.append((start + 14, count))
      }
      if length == 0 { break }
      start += length
    }
    if found.isEmpty { return nil }
    subtables = found
  }

  /// The kerning between two glyphs, in font units.
  func kerning(_ first: UInt16, _ second: UInt16, in bytes: FontBytes) -> Int {
    let key = Int(first) << 16 | Int(second)
    var sum = 0
    for table in subtables {
      let index = (0..<table.count).bisect { bytes.u32(table.pairs + 6 * $0) < key }
      let entry = table.pairs + 6 * index
      if index < table.count, bytes.u32(entry) == key { sum += bytes.i16(entry + 4) }
    }
    return sum
  }
}
