/// The scripts, features and lookups of `GSUB` or `GPOS`.
struct LayoutTable: Sendable {
  private let start: Int
  /// The type of the lookups that extend others beyond the reach of 16-bit offsets.
  private let extensionType: Int

  /// - Returns: Nil if there are no lookups.
  init?(_ bytes: FontBytes, table: Range<Int>?, extensionType: Int) {
    guard let table, table.count >= 10, bytes.u16(table.lowerBound) == 1 else { return nil }
    (start, self.extensionType) = (table.lowerBound, extensionType)
    let lookups = bytes.u16(start + 8)
    if lookups == 0 || bytes.u16(start + lookups) == 0 { return nil }
  }

  /// A feature of a script and the lookups that it consists of.
  struct Feature {
    var tag: FontTag
    var lookups: [Int]
  }

  /// The maximum number of scripts, features and lookups that are read; real fonts have fewer.
  private static let limit = 4_096

  /// The features of the default language of a script, or of the default script as a fallback.
  func features(of script: FontTag, in bytes: FontBytes) -> [Feature] {
    guard let language = language(of: script, in: bytes) else { return [] }
    let list = start + bytes.u16(start + 6)
    let required = bytes.u16(language + 2)
    let count = min(bytes.u16(language + 4), Self.limit)
    var indices = (0..<count).map { bytes.u16(language + 6 + 2 * $0) }
    if required != 0xFFFF { indices.append(required) }
    var (features, total) = ([Feature](), 0)
    for index in indices where index < bytes.u16(list) {
      let record = list + 2 + 6 * index
      let feature = list + bytes.u16(record + 4)
      let count = min(bytes.u16(feature + 2), Self.limit - total)
      total += count
      features.append(
        Feature(
          tag: FontTag(value: UInt32(truncatingIfNeeded: bytes.u32(record))),
          lookups: (0..<count).map { bytes.u16(feature + 4 + 2 * $0) }))
    }
    return features
  }

  /// The offset of the default language of a script, or of a fallback script.
  private func language(of script: FontTag, in bytes: FontBytes) -> Int? {
    let list = start + bytes.u16(start + 4)
    var places: [FontTag: Int] = [:]
    for index in 0..<min(bytes.u16(list), Self.limit) {
      let record = list + 2 + 6 * index
      let tag = FontTag(value: UInt32(truncatingIfNeeded: bytes.u32(record)))
      places[tag] = list + bytes.u16(record + 4)
    }
    let tags = [script, "DFLT", "dflt", "latn"]
    guard let place = tags.lazy.compactMap({ places[$0] }).first else { return nil }
    let language = bytes.u16(place)
    return language == 0 ? nil : place + language
  }

  /// The lookup at an index; nil if there is none.
  func lookup(_ index: Int, in bytes: FontBytes) -> Lookup? {
    let list = start + bytes.u16(start + 8)
    guard index < bytes.u16(list) else { return nil }
    return Lookup(bytes, at: list + bytes.u16(list + 2 + 2 * index), extensionType: extensionType)
  }
}
