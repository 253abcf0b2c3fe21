import Tangram
import Testing

@testable import TangramScene
@testable import TangramSceneSwift

/// Identifiers, string literals and number literals in generated code.
@Suite struct LiteralTests {
  @Test(
    "Identifiers are derived from ids",
    arguments: [
      ("Ada Miller", "adaMiller"), ("A", "a"), ("URLBar", "urlBar"), ("AB", "ab"),
      ("3rd row", "row"),
      ("größe", "größe"), ("›", "view1"), ("", "view1"), ("default", "default2"), ("root", "root2"),
      ("box", "box2"), ("a\" + b", "aB"), ("😀", "view1"), ("שלום", "view1"),
    ])
  func names(id: String, name: String) {
    let names = SwiftNames(reserved: ["root", "box"])
    #expect(names.reference(to: id) == name)
    #expect(names.reference(to: id) == name)
  }

  @Test func noNameIsGivenTwice() {
    let names = SwiftNames(reserved: [])
    let given = ["a", "A", "a2", "a ", "›", "‹", "view1"].map(names.reference)
    #expect(given == ["a", "a2", "a22", "a3", "view1", "view2", "view12"])
  }

  @Test(
    "Strings are escaped",
    arguments: [
      ("plain ü 😀 שלום", #""plain ü 😀 שלום""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("\\(x)", #""\\(x)""#), ("\n\t\r\0", #""\n\t\r\u{0}""#), ("\u{202E}", #""\u{202E}""#),
      ("\u{301}", #""\u{301}""#), ("\u{A0}", #""\u{A0}""#),
    ])
  func strings(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(
    "Numbers are the shortest decimals",
    arguments: [
      (40.0, "40"), (-0.0, "0"), (0.1, "0.1"), (-33.3, "-33.3"), (1e300, "1e+300"),
      (9_007_199_254_740_992.0, "9007199254740992"), (1e16, "1e+16"),
      (1.0 / 3, "0.3333333333333333"),
    ])
  func numbers(number: Double, literal: String) {
    #expect(SwiftLiteral.number(number) == literal)
    #expect(Double(literal) == number)
  }

  @Test func numbersThatAreNoLiteralsAreSpelledOut() {
    #expect(SwiftLiteral.number(.infinity) == ".infinity")
    #expect(SwiftLiteral.number(.nan) == ".nan")
    #expect(SwiftLiteral.number(.leastNonzeroMagnitude) == "Double(bitPattern: 1)")
    #expect(SwiftLiteral.weight(.leastNonzeroMagnitude) == "TGWeight(Double(bitPattern: 1))")
    #expect(SwiftLiteral.weight(-12.5) == "-12.5%")
  }
}
