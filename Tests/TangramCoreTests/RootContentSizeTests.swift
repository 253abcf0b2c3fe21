import Tangram
import Testing

/// A root may lay out its content in another size than that of its frame; the explanation says why.
@Suite struct RootContentSizeTests {
  /// The lines of a child's deep explanation about its width.
  private func lines(
    _ snapping: TGSnapping = .edges, _ change: (inout TGFrameLayout) -> Void
  ) throws -> [String] {
    var root = TGFrameLayout { TGView("a").size(50%, 10) }.named("S").height(40)
    change(&root)
    let environment = TGEnvironment(size: TGSize(width: 301, height: 161), snapping: snapping)
    let explanation = try #require(root.layout(in: environment).explain("a", isDeep: true))
    let lines = explanation.description.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.dropFirst(3).dropLast().map(String.init)
  }

  @Test func aFillingRootPassesTheFullWidthToItsContent() throws {
    let lines = try lines {
      $0.tg_width.equal(.fill)
      $0.tg_left.equal(21)
    }
    #expect(
      lines == [
        "width 151 = from 0 to 150.5 on the pixel grid",
        "exact width 150.5 = 50 % of width for the content of S 301",
        "width for the content of S 301 = the room's width",
      ])
  }

  @Test func aRootSizedByTheOtherAxisPassesTheUnroundedSize() throws {
    let lines = try lines(.sizes) { $0.tg_width.equal(.superview(.height), multiple: 0.5) }
    #expect(
      lines == [
        "width 40 = from 0 to 40.25 on the pixel grid",
        "exact width 40.25 = 50 % of width for the content of S 80.5",
        "width for the content of S 80.5 = the room's height 161 · multiple 0.5",
        "multiple 0.5: tg_width.equal(superview.tg_height, multiple: 0.5)",
      ])
  }

  @Test func aRootBetweenMarginsPassesTheRemainingWidth() throws {
    let lines = try lines(.sizes) {
      $0.tg_left.equal(10.25)
      $0.tg_right.equal(20)
    }
    #expect(
      lines == [
        "width 135 = from 0 to 135.38 on the pixel grid",
        "exact width 135.38 = 50 % of width for the content of S 270.75",
        "width for the content of S 270.75 = the room's width 301 − left margin 10.25 "
          + "− right margin 20",
        "left margin 10.25: tg_left.equal(10.25)", "right margin 20: tg_right.equal(20)",
      ])
  }
}
