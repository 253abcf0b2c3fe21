extension TGFont {
  /// The name with an identifier in the table `name`, preferably in English; nil if there is none.
  func name(_ number: Int) -> String? {
    guard let start = data.directory["name"]?.lowerBound else { return nil }
    let bytes = data.bytes
    let storage = start + bytes.u16(start + 4)
    var found: String?
    for index in 0..<bytes.u16(start + 2) {
      let record = start + 6 + 12 * index
      if record + 12 > bytes.count { break }
      guard bytes.u16(record + 6) == number else { continue }
      let text = storage + bytes.u16(record + 10)
      let slice = bytes.slice(text..<text + bytes.u16(record + 8))
      switch bytes.u16(record) {
      case 0, 3:
        let name = Self.utf16(slice)
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
