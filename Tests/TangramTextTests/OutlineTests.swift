import Testing

@testable import TangramText

/// Glyph outlines in the TrueType and CFF formats.
@Suite struct OutlineTests {
  private func point(_ x: Double, _ y: Double) -> TGOutlinePoint { TGOutlinePoint(x: x, y: y) }

  @Test func cubicOutlinesAreReadFromCharStrings() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/compact.otf"))
    let triangle = try #require(font.glyph(of: "A"))
    #expect(
      font.outline(of: triangle) == [
        .move(point(0, 0)), .line(point(300, 700)), .line(point(600, 0)), .close,
      ])
    let circle = try #require(font.glyph(of: "o"))
    let outline = font.outline(of: circle)
    #expect(outline.count == 6)
    #expect(outline.first == .move(point(300, 0)))
    #expect(
      outline[1] == .cubic(control1: point(450, 0), control2: point(550, 100), to: point(550, 250)))
    #expect(font.outline(of: 1) == [])
  }

  @Test func quadraticOutlinesStayWithinTheEm() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/sans.ttf"))
    for scalar in "AgÅö".unicodeScalars {
      let outline = font.outline(of: try #require(font.glyph(of: scalar)))
      #expect(outline.count > 8)
      #expect(outline.last == .close)
      for case .line(let point) in outline {
        #expect((-300...1_200).contains(point.y) && (-100...1_100).contains(point.x))
      }
    }
  }

  @Test func compositesHaveTheContoursOfTheirParts() throws {
    let font = try TGFont(bytes: Files.bytes("Fonts/sans.ttf"))
    let contours = { (scalar: Unicode.Scalar) in
      font.glyph(of: scalar).map { font.outline(of: $0).filter { $0 == .close }.count } ?? 0
    }
    #expect(contours("A") == 2)
    #expect(contours("Ä") == 4)
  }
}
