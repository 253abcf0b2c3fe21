/// The properties of all characters, as a two-stage table of blocks of 128 characters, in which equal
/// blocks of a single value are stored once.
final class PropertyTable: Sendable {
  /// The shared table, unpacked on first use, once per process.
  static let shared = PropertyTable()

  private let records: [CharacterProperties]
  private let blocks: [UInt16]
  private let cells: [UInt16]
  let hiragana: Script
  let katakana: Script
  private let han: Script
  private let bopomofo: Script
  /// For each script, whether it needs features that are not supported.
  private let unsupportedScripts: [Bool]

  private init() {
    records = Self.unpackedRecords()
    var runs = UnpackedRuns()
    runs.unpack()
    (blocks, cells) = (runs.blocks, runs.cells)
    unsupportedScripts = (0..<Self.scripts.count / 4).map {
      UnsupportedScripts.need(of: Self.code(of: Script(index: UInt8($0)))) != nil
    }
    let script = { (code: String) in Self.script(code) ?? .common }
    (hiragana, katakana) = (script("Hira"), script("Kana"))
    (han, bopomofo) = (script("Hani"), script("Bopo"))
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

  /// Whether a script has no spaces between words, so that justification widens it between any two
  /// characters.
  func isEastAsianScript(_ script: Script) -> Bool {
    script != .common
      && (script == han || script == hiragana || script == katakana || script == bopomofo)
  }

  /// Whether a script needs features that are not supported.
  func isUnsupported(_ script: Script) -> Bool { unsupportedScripts[Int(script.index)] }

  private static let scripts = Array(PropertyData.scripts.utf8)

  /// The four-letter code of a script.
  static func code(of script: Script) -> String {
    let start = Int(script.index) * 4
    return String(decoding: scripts[start..<start + 4], as: UTF8.self)
  }

  /// The script with a four-letter code; nil if there is none.
  private static func script(_ code: String) -> Script? {
    let letters = Array(code.utf8)
    let place = stride(from: 0, to: scripts.count - 3, by: 4).first {
      scripts[$0..<$0 + 4].elementsEqual(letters)
    }
    return place.map { Script(index: UInt8($0 / 4)) }
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
}

/// The ranges of characters with equal properties, split into blocks; equal blocks of a single value are
/// stored once.
private struct UnpackedRuns {
  private(set) var blocks: [UInt16] = []
  private(set) var cells: [UInt16] = []

  mutating func unpack() {
    var uniform: [UInt16: UInt16] = [:]
    var open: [UInt16] = []
    var numbers = UnpackedNumbers(PropertyData.runs)
    while var length = numbers.next(), let number = numbers.next() {
      let record = UInt16(number)
      while length > 0 {
        let part = min(length, 128 - open.count)
        open.append(contentsOf: repeatElement(record, count: part))
        length -= part
        if open.count < 128 { continue }
        appendBlock(&open, isUniform: part == 128, sharing: &uniform)
      }
    }
  }

  private mutating func appendBlock(
    _ open: inout [UInt16], isUniform: Bool, sharing uniform: inout [UInt16: UInt16]
  ) {
    defer { open.removeAll(keepingCapacity: true) }
    if isUniform, let known = uniform[open[0]] {
      blocks.append(known)
      return
    }
    let block = UInt16(cells.count >> 7)
    if isUniform { uniform[open[0]] = block }
    blocks.append(block)
    cells += open
  }
}
