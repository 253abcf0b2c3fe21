import Tangram
import TangramScene
import Testing

/// Reading numbers from documents and writing them.
@Suite struct NumberTests {
  private static let texts = [
    "0", "-0", "-0.0", "1", "-1", "0.1", "-0.5", "12.50", "2.675", "0.0001", "0.00001", "1e3",
    "1E+3", "1.5e-7", "1e22", "1e23", "-1e22", "123456789012345", "1234567890123456",
    "9007199254740993", "0.30000000000000004", "0.1234567890123456789", "100000000000000000000",
    "12345678901234567890123", "0.000000000000000000000000000123", "1.7976931348623157e308",
    "5e-324", "2.2250738585072011e-308", "9999999999999", "10000000000000.5", "1234567.8901",
  ]

  @Test("Reading a number gives the nearest floating-point value", arguments: texts)
  func reading(text: String) throws {
    #expect(try width(text) == Double(text))
  }

  @Test("A number is written as the shortest text that reads back the same", arguments: texts)
  func writing(text: String) throws {
    let number = try #require(Double(text))
    #expect(try written(number) == Self.shortest(number))
  }

  @Test("Random numbers survive a round trip, in the shortest text")
  func random() throws {
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }
    let scales = [1, 10, 100, 1_000, 1e4, 1e5, 1e9]
    for step in 0..<2_000 {
      let whole = Double(next() % 100_000_000) - 5e7
      let part = Double(next()) / 9_007_199_254_740_992
      for number in [whole / scales[step % scales.count], whole / 3, part] {
        let text = try written(number)
        #expect(text == Self.shortest(number))
        #expect(try width(text) == number)
      }
    }
  }

  private func width(_ text: String) throws -> Double? {
    var view = try TGScene(json: #"{"root":{"width":\#(text)}}"#).root
    return view.tg_width.numberVal
  }

  private func written(_ number: Double) throws -> String {
    var view = TGView()
    view.tg_width.equal(number)
    let text = TGScene(root: view).json()
    return String(text.dropFirst(#"{"root":{"width":"#.count).dropLast(2))
  }

  private static func shortest(_ number: Double) -> String {
    let text = number == 0 ? "0" : number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Repeated keys are found in every spelling.
@Suite struct RepeatedKeyTests {
  private static let pairs = [
    ("a", "a"), ("a", #"\u0061"#), (#"\u0061"#, "a"), ("é", "e\u{301}"), ("", ""),
    ("a key of more than 16 bytes", "a key of more than 16 bytes"), (#"a\u0000"#, #"a\u0000"#),
  ]

  @Test("Two spellings of a key are the same key", arguments: pairs, [0, 5, 40, 100])
  func repeated(pair: (String, String), others: Int) {
    let message = "is used twice"
    #expect(error(pair, others)?.message.contains(message) == true)
  }

  @Test("Different keys are told apart", arguments: [("a", "b"), ("a", #"a\u0000"#), ("a", "á")])
  func different(pair: (String, String)) {
    #expect(error(pair, 100)?.message.hasPrefix("unknown key") == true)
  }

  private func error(_ pair: (String, String), _ others: Int) -> TGSceneError? {
    let keys = [pair.0] + (0..<others).map { "key\($0)" } + [pair.1]
    let members = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    do { _ = try TGScene(json: "{\(members)}") } catch { return error }
    return nil
  }
}
