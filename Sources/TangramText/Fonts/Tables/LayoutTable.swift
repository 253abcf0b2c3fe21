/// The scripts, features and lookups of `GSUB` or `GPOS`.
struct LayoutTable: Sendable {
  private let start: Int
  private let isPositioning: Bool

  /// - Returns: Nil if there are no lookups.
  init?(_ bytes: FontBytes, table: Range<Int>?, isPositioning: Bool) {
    guard let table, table.count >= 10, bytes.u16(table.lowerBound) == 1 else { return nil }
    (start, self.isPositioning) = (table.lowerBound, isPositioning)
    let lookups = bytes.u16(start + 8)
    if lookups == 0 || bytes.u16(start + lookups) == 0 { return nil }
  }

  /// The maximum number of scripts, features and lookups that are read; real fonts have fewer.
  private static let limit = 4_096

  /// The features of the default language of a script, or of a fallback, with the indices of their lookups.
  func features(
    of script: FontTag, in bytes: FontBytes
  ) -> [(tag: FontTag, lookups: [Int])] {
    guard let language = language(of: script, in: bytes) else { return [] }
    let list = start + bytes.u16(start + 6)
    let required = bytes.u16(language + 2)
    let count = min(bytes.u16(language + 4), Self.limit)
    var indices = (0..<count).map { bytes.u16(language + 6 + 2 * $0) }
    if required != 0xFFFF { indices.append(required) }
    var room = Self.limit
    return indices.filter { $0 < bytes.u16(list) }.map { index in
      let record = list + 2 + 6 * index
      let feature = list + bytes.u16(record + 4)
      let count = min(bytes.u16(feature + 2), room)
      room -= count
      return (bytes.tag(record), (0..<count).map { bytes.u16(feature + 4 + 2 * $0) })
    }
  }

  /// The offset of the default language of a script, or of a fallback script.
  private func language(of script: FontTag, in bytes: FontBytes) -> Int? {
    let list = start + bytes.u16(start + 4)
    let records = (0..<min(bytes.u16(list), Self.limit)).map { list + 2 + 6 * $0 }
    for tag in [script, "DFLT", "dflt", "latn"] {
      guard let record = records.last(where: { bytes.tag($0) == tag }) else { continue }
      let table = list + bytes.u16(record + 4)
      return bytes.u16(table) == 0 ? nil : table + bytes.u16(table)
    }
    return nil
  }

  /// The lookups of the features with some tags, in the order of the table.
  func lookups(
    of features: [(tag: FontTag, lookups: [Int])], _ wanted: Set<FontTag>, in bytes: FontBytes
  ) -> [Lookup] {
    // Real scripts need fewer subtables.
    var room = Lookup.subtableLimit
    let indices = Set(features.filter { wanted.contains($0.tag) }.flatMap(\.lookups))
    return indices.sorted().compactMap { index in
      guard let lookup = lookup(index, in: bytes), lookup.cost <= room else { return nil }
      room -= lookup.cost
      return lookup
    }
  }

  /// The lookup at an index; nil if there is none.
  func lookup(_ index: Int, in bytes: FontBytes) -> Lookup? {
    let list = start + bytes.u16(start + 8)
    guard index < bytes.u16(list) else { return nil }
    return Lookup(bytes, at: list + bytes.u16(list + 2 + 2 * index), isPositioning: isPositioning)
  }
}
