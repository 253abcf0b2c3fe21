import Tangram
import Testing

/// Hidden views take no length, and only one of the two spacers around them remains.
@Suite struct HiddenTests {
  /// The leading edges of the visible views in a stack 300 wide, which is described by a string.
  ///
  /// Upper-case letters are views of 30, lower-case letters hidden ones; digits are spacers of ten times
  /// that length, `-` flexible spacers, and `?` hidden ones.
  private func starts(_ row: String, reversed: Bool = false) -> [Double] {
    var stack = TGHStack {
      for letter in row {
        switch letter {
        case "A"..."Z": TGView().size(30, 10)
        case "a"..."z": TGView().size(30, 10).visibility(.gone)
        case "-": TGSpacer()
        case "?": TGSpacer(100).visibility(.gone)
        default: TGSpacer(10 * (letter.wholeNumberValue.map(Double.init) ?? 0))
        }
      }
    }
    stack.tg_reverseLayout = reversed
    let layout = stack.layout(in: TGSize(width: 300, height: 100))
    return row.enumerated().filter { ("A"..."Z").contains($0.element) }.compactMap {
      layout[path: [$0.offset]]?.minX
    }
  }

  @Test func hiddenViewsTakeNoLength() {
    #expect(starts("AbC") == [120, 150])
    #expect(starts("A-bC") == [0, 270])
  }

  @Test func oneOfTwoSpacersAroundAHiddenViewRemains() {
    #expect(starts("A1b2C") == [110, 160])
    #expect(starts("A-b2C") == [110, 160])
    #expect(starts("A2b-C") == [0, 270])
    #expect(starts("A1bcd2E") == [110, 160])
    #expect(starts("A1b2c3D") == [105, 165])
    #expect(starts("A1b2C", reversed: true) == [155, 115])
  }

  @Test func spacersAtTheEndsStay() {
    #expect(starts("1a2B") == [10])
    #expect(starts("A1b2") == [250])
    #expect(starts("a1B") == [10])
    #expect(starts("A1b") == [260])
    #expect(starts("-a1B-") == [135])
  }

  @Test func adjacentSpacersStay() {
    #expect(starts("A12B") == [105, 165])
    #expect(starts("A1?2B") == [105, 165])
    #expect(starts("A?B") == [120, 150])
  }

  @Test func anInvisibleViewKeepsItsSpace() {
    let layout = TGHStack {
      TGView().size(30, 10)
      TGView().size(30, 10).visibility(.invisible)
      TGView().size(30, 10)
    }.layout(in: TGSize(width: 300, height: 100))
    #expect(layout[path: [2]]?.minX == 165)
  }

  @Test func hidingAViewUpdatesTheLayout() {
    var stack = TGHStack {
      TGView().size(60, 20)
      TGSpacer()
      TGView().size(80, 20)
    }.view
    var session = TGLayoutSession()
    let room = TGSize(width: 300, height: 100)
    #expect(session.layout(stack, in: room)[path: [2]]?.minX == 220)
    stack.subviews[0].tg_visibility = .gone
    #expect(session.layout(stack, in: room)[path: [2]]?.minX == 220)
    stack.subviews[1].tg_visibility = .gone
    #expect(session.layout(stack, in: room)[path: [2]]?.minX == 110)
    stack.subviews[2].tg_content = .size(10, 10)
    stack.subviews[2].tg_width.clear()
    #expect(session.layout(stack, in: room)[path: [2]]?.width == 10)
  }

  @Test func changingASpacersLengthMovesItsNeighbors() {
    var stack = TGHStack {
      TGSpacer(10)
      TGView().size(60, 20)
    }.view
    var session = TGLayoutSession()
    let room = TGSize(width: 300, height: 100)
    #expect(session.layout(stack, in: room)[path: [1]]?.minX == 10)
    stack.subviews[0] = TGSpacer(stack.subviews[0])?.with { $0.tg_length = 25 }.view ?? TGView()
    #expect(session.layout(stack, in: room)[path: [1]]?.minX == 25)
    stack.subviews[0] = TGSpacer(stack.subviews[0])?.with { $0.tg_length = nil }.view ?? TGView()
    #expect(session.layout(stack, in: room)[path: [1]]?.minX == 240)
  }
}
