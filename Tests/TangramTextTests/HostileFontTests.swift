import Testing

@testable import TangramText

/// Damaged and malicious fonts: each gives an error or a measurement, in bounded time.
@Suite struct HostileFontTests {
  private static func base() throws -> BrokenFont { BrokenFont(try Files.bytes("Fonts/sans.ttf")) }

  private func error(_ bytes: [UInt8], index: Int = 0) -> String? {
    do {
      _ = try TGFont(bytes: bytes, index: index)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Measures a text in all ways, and checks that the results are finite.
  @discardableResult
  private func measure(_ bytes: [UInt8], _ name: String) throws -> TGParagraph? {
    guard let font = try? TGFont(bytes: bytes) else { return nil }
    let paragraph = TGParagraph(
      "The office affluent waffle \u{E9}e\u{301} Tj fi \u{65E5}\u{672C} AVATAR",
      style: TGTextStyle(font))
    let layout = paragraph.layout(width: 100)
    let numbers =
      layout.lines.flatMap { [$0.x, $0.width, $0.baseline, $0.height] }
      + [paragraph.leastWidth, paragraph.greatestWidth, layout.height]
    #expect(numbers.allSatisfy { $0.isFinite && abs($0) < 1e8 }, "\(name)")
    #expect(layout.lines.last?.range.upperBound == paragraph.count, "\(name)")
    for glyph in layout.lines.indices.flatMap({ layout.glyphs(ofLine: $0) }) {
      _ = font.outline(of: glyph.glyph)
    }
    return paragraph
  }

  @Test func errorsDescribeTheProblem() throws {
    let base = try Self.base()
    let damaged = "The file is damaged; use another copy."
    #expect(error([]) == "The bytes are not a TrueType or OpenType font. The data is empty.")
    #expect(
      error(Array("wOF2....".utf8))
        == "The bytes are not a TrueType or OpenType font. It is a web font; unpack it into a .ttf or "
        + ".otf file first.")
    #expect(
      error(base.file, index: 1) == "There is no font 1 in a file with one font. Use the index 0.")
    #expect(
      error(base.setting("head", 18, to: 0).file)
        == "The table `head` of the font is invalid: it has 0 units per em. " + damaged)
    #expect(
      error(base.setting("maxp", 4, to: 0).file)
        == "The table `maxp` of the font is invalid: there are no glyphs. " + damaged)
    #expect(
      error(base.setting("hhea", 34, to: 0).file)
        == "The table `hhea` of the font is invalid: it has no horizontal metrics. " + damaged)
    #expect(
      error(base.setting("cmap", 2, to: 0).file)
        == "The table `cmap` of the font is invalid: it has no characters of Unicode in format 4, 6 "
        + "or 12. " + damaged)
  }

  @Test(arguments: ["head", "maxp", "hhea", "hmtx", "cmap"])
  func missingAndShortTablesAreErrors(tag: String) throws {
    let base = try Self.base()
    let missing = try #require(error(base.replacing(tag, by: nil).file))
    #expect(missing.hasPrefix("The font has no table `\(tag)`."))
    let short = try #require(error(base.replacing(tag, by: [0, 0]).file))
    #expect(short.hasPrefix("The table `\(tag)` of the font is cut off."))
  }

  @Test func truncatedFilesFailOrAreMeasured() throws {
    let file = try Self.base().file
    for part in 0..<64 { try measure(Array(file.prefix(file.count * part / 64)), "\(part)/64") }
  }

  @Test(arguments: ["GSUB", "GPOS", "GDEF", "cmap", "kern", "hmtx", "name", "OS/2", "loca", "glyf"])
  func garbageTablesAreHarmless(tag: String) throws {
    let base = try Self.base()
    let length = base[tag]?.count ?? 200
    for byte in [UInt8(0), 1, 0x7F, 0xFF] {
      try measure(
        base.replacing(tag, by: Array(repeating: byte, count: length)).file, "\(tag) \(byte)")
    }
    for offset in stride(from: 0, to: min(length - 1, 120), by: 2) {
      for value in [0, 1, 0xFFFF] {
        try measure(base.setting(tag, offset, to: value).file, "\(tag) \(offset) \(value)")
      }
    }
  }

  @Test func manyGlyphsAndFewMetricsAreMeasured() throws {
    let base = try Self.base()
    let paragraph = try measure(base.setting("maxp", 4, to: 0xFFFF).file, "65,535 glyphs")
    #expect(paragraph?.diagnostics == [])
    try measure(base.setting("head", 18, to: 0xFFFF).file, "65,535 units")
    try measure(base.setting("head", 18, to: 1).file, "one unit")
  }

  @Test func cyclicLookupsAreStopped() throws {
    let cycles = [
      [BrokenFont.lookup(type: 5, BrokenFont.rule(applying: [0]))],
      [
        BrokenFont.lookup(type: 5, BrokenFont.rule(applying: [1, 1])),
        BrokenFont.lookup(type: 5, BrokenFont.rule(applying: [0, 0])),
      ],
      [
        BrokenFont.lookup(type: 5, BrokenFont.rule(applying: Array(repeating: 1, count: 200))),
        BrokenFont.lookup(type: 2, BrokenFont.multiplication(by: 60)),
      ],
    ]
    for (number, lookups) in cycles.enumerated() {
      let table = BrokenFont.layout(feature: "ccmp", lookups: lookups)
      let font = try Self.base().replacing("GSUB", by: table)
      let paragraph = try #require(try measure(font.file, "cycle \(number)"))
      #expect(paragraph.diagnostics.map(\.reason) == [.endlessLookups], "cycle \(number)")
    }
  }

  @Test func multiplyingSubstitutionsAreMeasured() throws {
    let table = BrokenFont.layout(
      feature: "ccmp", lookups: [BrokenFont.lookup(type: 2, BrokenFont.multiplication(by: 3))])
    let paragraph = try measure(try Self.base().replacing("GSUB", by: table).file, "threefold")
    #expect(paragraph?.diagnostics == [])
  }

  @Test func overlappingTablesAreHarmless() throws {
    let file = try Self.base().file
    let count = Int(file[5])
    for first in 0..<count {
      for second in 0..<count where second != first {
        var bytes = file
        let (from, to) = (12 + 16 * first + 8, 12 + 16 * second + 8)
        bytes.replaceSubrange(to..<to + 8, with: file[from..<from + 8])
        try measure(bytes, "table \(second) at the place of \(first)")
      }
    }
  }

  @Test func outOfRangeCountsAreHarmless() throws {
    let base = try Self.base()
    let coverage = BrokenFont.word(1) + BrokenFont.word(0xFFFF) + BrokenFont.word(1)
    let subtables: [(type: Int, bytes: [UInt8])] = [
      (1, BrokenFont.word(1) + BrokenFont.word(6) + BrokenFont.word(1) + coverage),
      (1, BrokenFont.word(2) + BrokenFont.word(8) + BrokenFont.word(0xFFFF) + coverage),
      (2, BrokenFont.word(1) + BrokenFont.word(6) + BrokenFont.word(0xFFFF) + coverage),
      (4, BrokenFont.word(1) + BrokenFont.word(6) + BrokenFont.word(0xFFFF) + coverage),
      (5, BrokenFont.word(3) + BrokenFont.word(0xFFFF) + BrokenFont.word(0xFFFF) + coverage),
      (6, BrokenFont.word(3) + BrokenFont.word(0) + BrokenFont.word(0xFFFF) + coverage),
      (6, BrokenFont.word(3) + BrokenFont.word(0xFFFF) + coverage),
    ]
    for (type, bytes) in subtables {
      for (table, feature) in [("GSUB", "ccmp"), ("GPOS", "kern")] {
        let lookup = BrokenFont.lookup(type: type, bytes)
        let layout = BrokenFont.layout(feature: feature, lookups: [lookup])
        try measure(base.replacing(table, by: layout).file, "\(table), type \(type)")
      }
    }
  }

  @Test func randomlyDamagedFilesAreHarmless() throws {
    let file = try Self.base().file
    var state: UInt64 = 42
    for number in 0..<300 {
      var bytes = file
      for _ in 0..<(1 + number % 20) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try measure(bytes, "seed \(number)")
    }
  }
}
