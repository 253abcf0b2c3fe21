/// The properties of all characters, as a two-stage table of blocks of 128 characters, in which equal
/// blocks of a single value are stored once.
final class PropertyTable: Sendable {
  /// The shared table, unpacked on first use, once per process.
  static let shared = PropertyTable()

  private let records: [CharacterProperties]
  private let blocks: [UInt16]
  private let cells: [UInt16]
  private let unsupportedScripts: [Bool]
  private let eastAsianScripts: [Bool]

  private init() {
    records = Self.unpackedRecords()
    (blocks, cells) = Self.unpackedRuns()
    let codes = (0..<Self.scripts.count / 4).map { Self.code(of: Script(index: UInt8($0))) }
    unsupportedScripts = codes.map { UnsupportedScripts.requirement(of: $0) != nil }
    eastAsianScripts = codes.map { ["Hani", "Kana", "Bopo"].contains($0) }
  }

  @inline(__always)
  subscript(scalar: UInt32) -> CharacterProperties { self[record: record(of: scalar)] }

  /// The number of the properties of a character; characters with equal properties share it.
  @inline(__always)
  func record(of scalar: UInt32) -> UInt16 {
    cells[Int(blocks[Int(scalar >> 7)]) << 7 | Int(scalar & 127)]
  }

  @inline(__always)
  subscript(record number: UInt16) -> CharacterProperties { records[Int(number)] }

  /// Whether a script has no spaces between words, so that justification widens it anywhere.
  func isEastAsianScript(_ script: Script) -> Bool { eastAsianScripts[Int(script.index)] }

  /// Whether a script needs features that are not supported.
  func isUnsupported(_ script: Script) -> Bool { unsupportedScripts[Int(script.index)] }

  private static let scripts = Array(PropertyData.scripts.utf8)

  /// The four-letter code of a script.
  static func code(of script: Script) -> String {
    let start = Int(script.index) * 4
    return String(decoding: scripts[start..<start + 4], as: UTF8.self)
  }

  private static func unpackedRecords() -> [CharacterProperties] {
    var records: [CharacterProperties] = []
    var numbers = UnpackedNumbers(PropertyData.records)
    while let lineBreak = numbers.next(), let category = numbers.next(),
      let grapheme = numbers.next(), let flags = numbers.next(), let script = numbers.next(),
      let combiningClass = numbers.next()
    {
      let lineBreak = LineBreakClass(rawValue: UInt8(lineBreak)) ?? .xx
      var properties = CharacterProperties(
        lineBreak: lineBreak,
        category: GeneralCategory(rawValue: UInt8(category)) ?? .other,
        grapheme: GraphemeClass(rawValue: UInt8(grapheme)) ?? .other,
        flags: CharacterProperties.Flags(rawValue: UInt8(flags)),
        script: Script(index: UInt8(script)), combiningClass: UInt8(combiningClass),
        breakKind: BreakKind(lineBreak))
      if properties.isPlain { properties.flags.insert(.plain) }
      records.append(properties)
    }
    return records
  }

  /// The ranges of characters with equal properties, split into blocks.
  private static func unpackedRuns() -> (blocks: [UInt16], cells: [UInt16]) {
    var (blocks, cells, open) = ([UInt16](), [UInt16](), [UInt16]())
    var uniform: [UInt16: UInt16] = [:]
    var numbers = UnpackedNumbers(PropertyData.runs)
    while var length = numbers.next(), let record = numbers.next().map(UInt16.init) {
      while length > 0 {
        let part = min(length, 128 - open.count)
        open.append(contentsOf: repeatElement(record, count: part))
        length -= part
        if open.count < 128 { continue }
        let next = UInt16(cells.count >> 7)
        let block = part == 128 ? uniform[record, default: next] : next
        if part == 128 { uniform[record] = block }
        if block == next { cells += open }
        blocks.append(block)
        open.removeAll(keepingCapacity: true)
      }
    }
    return (blocks, cells)
  }
}
