import TangramText
import Testing

/// Colors as hexadecimal digits.
@Suite struct TextColorTests {
  @Test(
    "A color survives a round trip through text",
    arguments: [
      ("#fa0", "#ffaa00"), ("#3e63dd", "#3e63dd"), ("#3E63DD", "#3e63dd"),
      ("#00000080", "#00000080"), ("#010203ff", "#010203"),
    ])
  func color(text: String, written: String) throws {
    let color = try #require(TGTextColor(hex: text))
    #expect(color.hex == written)
    #expect(TGTextColor(hex: written) == color)
  }

  @Test(
    "Other texts are not colors",
    arguments: ["", "#", "fa0", "#fa", "#fa00", "#3e63d", "#3e63dg", "#3e63dd8", "#-1-1-1", "red"])
  func noColor(text: String) {
    #expect(TGTextColor(hex: text) == nil)
  }

  @Test func componentsOutOfRangeAreClamped() {
    #expect(TGTextColor(red: -1, green: 2, blue: .nan, alpha: 7).hex == "#00ff00")
    #expect(TGTextColor(red: 1, green: .infinity, blue: 0, alpha: -1).hex == "#ffff0000")
  }
}
