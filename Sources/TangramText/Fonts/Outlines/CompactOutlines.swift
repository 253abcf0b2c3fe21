/// Outlines of cubic curves, from `CFF `.
struct CompactOutlines {
  let bytes: FontBytes
  private let start: Int
  private let charStrings: CompactIndex
  private let globalSubroutines: CompactIndex
  /// The dictionary that refers to the private dictionary, unless `fontDictionaries` have their own.
  private let topDictionary: CompactDictionary
  private let fontDictionaries: CompactIndex?

  /// - Returns: Nil if there are no outlines.
  init?(_ bytes: FontBytes, table: Range<Int>) {
    self.bytes = bytes
    start = table.lowerBound
    let names = CompactIndex(bytes, at: start + bytes.u8(start + 2))
    let dictionaries = CompactIndex(bytes, at: names.end)
    let strings = CompactIndex(bytes, at: dictionaries.end)
    globalSubroutines = CompactIndex(bytes, at: strings.end)
    topDictionary = CompactDictionary(bytes, dictionaries[0])
    guard let offset = topDictionary[17]?.first, offset > 0 else { return nil }
    charStrings = CompactIndex(bytes, at: start + offset)
    fontDictionaries = topDictionary[0x0C24]?.first.map { [start] in
      CompactIndex(bytes, at: start + $0)
    }
  }

  func outline(of glyph: Int) -> [TGOutlineElement] {
    guard glyph < charStrings.count else { return [] }
    var interpreter = CharStringInterpreter(
      bytes: bytes, global: globalSubroutines, local: localSubroutines(of: glyph))
    interpreter.run(charStrings[glyph])
    return interpreter.elements
  }

  private func localSubroutines(of glyph: Int) -> CompactIndex? {
    var dictionary = topDictionary
    if let fontDictionaries {
      dictionary = CompactDictionary(bytes, fontDictionaries[fontDictionaryIndex(of: glyph)])
    }
    guard let entry = dictionary[18], entry.count == 2 else { return nil }
    let (size, privateOffset) = (entry[0], entry[1])
    guard size >= 0, privateOffset > 0 else { return nil }
    let range = start + privateOffset..<start + privateOffset + size
    guard let offset = CompactDictionary(bytes, range)[19]?.first, offset > 0 else { return nil }
    return CompactIndex(bytes, at: range.lowerBound + offset)
  }

  /// The index of the font dictionary that a glyph belongs to.
  private func fontDictionaryIndex(of glyph: Int) -> Int {
    guard let offset = topDictionary[0x0C25]?.first else { return 0 }
    let table = start + offset
    if bytes.u8(table) == 0 { return bytes.u8(table + 1 + glyph) }
    let count = bytes.u16(table + 1)
    let next = (0..<count).bisect { bytes.u16(table + 3 + 3 * $0) <= glyph }
    return next > 0 ? bytes.u8(table + 3 + 3 * (next - 1) + 2) : 0
  }
}

/// An index structure of CFF: a list of byte strings.
struct CompactIndex {
  private let bytes: FontBytes
  private let offset: Int
  private let offsetSize: Int
  let count: Int

  init(_ bytes: FontBytes, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
    offsetSize = min(4, bytes.u8(offset + 2))
    count = offsetSize == 0 ? 0 : bytes.u16(offset)
  }

  /// The range of an element in the file; empty if there is none.
  subscript(index: Int) -> Range<Int> {
    guard index >= 0, index < count else { return 0..<0 }
    let (low, high) = (elementOffset(index), elementOffset(index + 1))
    return low <= high && high <= bytes.count ? low..<high : 0..<0
  }

  /// The offset after the list.
  var end: Int { count == 0 ? offset + 2 : elementOffset(count) }

  private func elementOffset(_ index: Int) -> Int {
    var value = 0
    for digit in 0..<offsetSize {
      value = value << 8 | bytes.u8(offset + 3 + index * offsetSize + digit)
    }
    return offset + 2 + (count + 1) * offsetSize + value
  }
}

/// A dictionary of CFF, from operators to numbers; an operator is one byte, or 12 and a second byte.
struct CompactDictionary {
  private var entries: [Int: [Int]] = [:]

  subscript(key: Int) -> [Int]? { entries[key] }

  init(_ bytes: FontBytes, _ range: Range<Int>) {
    var (reader, operands) = (FontReader(bytes: bytes, offset: range.lowerBound), [Int]())
    while reader.offset < min(range.upperBound, bytes.count) {
      let byte = reader.u8()
      switch byte {
      case 0...21:
        entries[byte == 12 ? 0x0C00 | reader.u8() : byte] = operands
        operands = []
      case 29: operands.append(reader.i32())
      case 30:
        // Real numbers are skipped, because none of the entries that are used here is a real number.
        while reader.offset < range.upperBound {
          let digits = reader.u8()
          if digits & 15 == 15 || digits >> 4 == 15 { break }
        }
        operands.append(0)
      case 28, 32...254: operands.append(reader.compactInteger(byte))
      default: break
      }
    }
  }
}
