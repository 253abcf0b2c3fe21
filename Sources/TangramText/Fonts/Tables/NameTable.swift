/// The names in the `name` table of a font.
enum NameTable {
  /// The name with an identifier, preferably in English; nil if there is none.
  static func name(_ number: Int, at table: Range<Int>, in bytes: FontBytes) -> String? {
    let storage = table.lowerBound + bytes.u16(table.lowerBound + 4)
    var found: String?
    for index in 0..<bytes.u16(table.lowerBound + 2) {
      let record = table.lowerBound + 6 + 12 * index
      if record + 12 > bytes.count { break }
      guard bytes.u16(record + 6) == number else { continue }
      let start = storage + bytes.u16(record + 10)
      let slice = bytes.slice(start..<start + bytes.u16(record + 8))
      switch bytes.u16(record) {
      case 0, 3:
        let name = utf16(slice)
        if bytes.u16(record + 4) == 0x409 { return name }
        found = found ?? name
      case 1: found = found ?? String(decoding: slice.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
      default: break
      }
    }
    return found
  }

  private static func utf16(_ slice: ArraySlice<UInt8>) -> String {
    let units = stride(from: slice.startIndex, to: slice.endIndex - 1, by: 2).map {
      UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
