import Tangram
import Testing

/// Average sizes in float layouts, which share the space left in a line.
@Suite struct FloatAverageTests {
  private func average(_ name: String, least: Double = 0) -> TGView {
    var view = TGView(name).height(10)
    view.tg_width.equal(.average)
    if least > 0 { view.tg_width.min(least) }
    return view
  }

  private func box(_ name: String, _ width: Double, reverses: Bool = false) -> TGView {
    var view = TGView(name).size(width, 10)
    view.tg_reverseFloat = reverses
    return view
  }

  private func float(_ children: [TGView], space: Double = 0) -> TGFloatLayout {
    var float = TGFloatLayout { children }.width(100).height(.wrap).named("R")
    float.tg_hspace = space
    return float
  }

  private func frames(_ float: TGFloatLayout, _ names: String) -> [[Double]] {
    let layout = float.layout(in: TGSize(width: 300, height: 300))
    return names.map {
      let frame = layout[String($0)] ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test func averagesShareTheFreeSpaceOfTheirLine() {
    #expect(
      frames(float([box("A", 40), average("B"), average("C")]), "ABC")
        == [[0, 0, 40, 10], [40, 0, 30, 10], [70, 0, 30, 10]])
    #expect(
      frames(float([average("A"), box("B", 40), average("C")], space: 5), "ABC")
        == [[0, 0, 25, 10], [30, 0, 40, 10], [75, 0, 25, 10]])
  }

  @Test func childrenOnTheOtherSideCountForTheLine() {
    #expect(
      frames(float([average("A"), box("B", 40, reverses: true), average("C")]), "ABC")
        == [[0, 0, 30, 10], [60, 0, 40, 10], [30, 0, 30, 10]])
  }

  @Test func aLineBreaksWhereNoSpaceWouldBeLeftToShare() {
    #expect(
      frames(float([average("A"), box("B", 60), box("C", 40), average("D")]), "ABCD")
        == [[0, 0, 40, 10], [40, 0, 60, 10], [0, 10, 40, 10], [40, 10, 60, 10]])
  }

  @Test func averagesAreEqualRegardlessOfMinimums() {
    #expect(
      frames(float([average("A", least: 40), average("B"), average("C")]), "ABC")
        == [[0, 0, 50, 10], [50, 0, 50, 10], [0, 10, 100, 10]])
  }

  @Test func percentagesAndClearedChildrenStartANewLine() {
    #expect(
      frames(float([average("A"), box("B", 0).width(50%)]), "AB")
        == [[0, 0, 100, 10], [0, 10, 50, 10]])
    var cleared = box("B", 20)
    cleared.tg_clearFloat = true
    #expect(
      frames(float([average("A"), cleared]), "AB") == [[0, 0, 100, 10], [0, 10, 20, 10]])
  }

  @Test func aHundredPercentIsNotAnAverage() {
    #expect(
      frames(float([box("A", 0).width(100%), box("B", 20)]), "AB")
        == [[0, 0, 100, 10], [0, 10, 20, 10]])
  }

  @Test func textWrapsAtItsAverageWidth() {
    var text = TGView(.text(chars: 10, advance: 10, line: 20)).height(.wrap).named("A")
    text.tg_width.equal(.average)
    #expect(
      frames(float([text, box("B", 40)]), "AB") == [[0, 0, 60, 40], [60, 0, 40, 10]])
  }

  @Test func explanationsShowTheSharedSpace() {
    let layout = float([box("A", 40), average("B"), average("C")], space: 4)
      .layout(in: TGSize(width: 300, height: 300))
    #expect(
      layout.explain("B")?.description == """
        B (44, 0, 26, 10)
          x 44 = end of A 40 + gap 4: floats to A
            end of A 40 = A's x 0 + A's width 40
          y 0 = A's y 0: beside A
          width 26 = (room in its place 56 − what others take 4) / averages in its line 2
            room in its place 56 = R's width 100 − right padding 0 − (end of A 40 + gap 4)
          height 10 = tg_height.equal(10)
        """)
  }
}
