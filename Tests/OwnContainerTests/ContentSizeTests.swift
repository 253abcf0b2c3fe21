import Synchronization
import Tangram
import Testing

/// What containers say so that they are asked less.
@Suite struct ContentSizeTests {
  private let questions = Questions()
  private let room = TGSize(width: 300, height: 300)

  private func pile(findsBoth: Bool = false, confirms: Bool = false) -> Pile {
    Pile(PileAlgorithm(questions: questions, findsBoth: findsBoth, confirms: confirms)) {
      TGView().size(30, 10)
      TGView(.text(chars: 4, advance: 10, line: 20))
    }
  }

  @Test func aContainerThatFindsItsWidthOnTheWayIsAskedOnce() {
    let line = { (pile: Pile) in TGFlexLayout { pile }.size(.wrap).view }
    let frames = line(pile()).layout(in: room).entries.map(\.frame)
    #expect(questions.take() == ["width", "layout", "layout"])
    #expect(line(pile(findsBoth: true)).layout(in: room).entries.map(\.frame) == frames)
    #expect(questions.take() == ["both", "layout"])
  }

  @Test func aContainerThatGetsAnotherWidthThanItFoundIsAskedForItsHeight() {
    let column = TGFlexLayout(.column) { pile(findsBoth: true).named("pile") }
    let layout = column.width(25).height(.wrap).with { $0.tg_alignItems = .start }.view
      .layout(in: room)
    #expect(layout["pile"] == TGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(questions.take().contains("width"))
  }

  @Test func aWidthThatLiesBetweenPixelsIsGivenAsItIsAndMeasuredOnTheGrid() {
    let leaves = [TGView().size(30.3, 10), TGView().size(10, 10)]
    let pile = { Pile(PileAlgorithm(questions: Questions(), findsBoth: $0)) { TGSubviews(leaves) } }
    let frames = [true, false].map { findsBoth in
      TGFlexLayout { pile(findsBoth) }.size(.wrap).view.layout(in: room).entries.map(\.frame)
    }
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: [false, true])
  func theLeastWidthIsAskedForUnlessContentIsKnownToFit(confirms: Bool) {
    let row = TGFlexLayout { pile(confirms: confirms).flex(grow: 1, basis: 0).named("pile") }
    let layout = row.width(90).height(60).with { $0.tg_alignItems = .start }.view.layout(in: room)
    #expect(layout["pile"] == TGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(questions.take().contains("width") == !confirms)
  }

  @Test(arguments: [false, true])
  func contentThatDoesNotFitKeepsItsLeastWidth(confirms: Bool) {
    let row = TGFlexLayout {
      pile(confirms: confirms).flex(grow: 1, basis: 0).named("pile")
      TGView().size(80, 10)
    }
    let layout = row.width(90).height(60).with { $0.tg_alignItems = .start }.view.layout(in: room)
    #expect(layout["pile"]?.width == 30)
  }

  @Test func whatAFunctionMeasuresIsNotKnownToFit() {
    let widths = Questions()
    let content = TGContent.measured { limit in
      widths.note("\(limit.width)")
      return TGSize(width: limit.width == 1 ? 70 : 20, height: 10)
    }
    let row = TGFlexLayout {
      TGView(content).named("A").flex(grow: 1, basis: 0)
      TGView().size(80, 10)
    }
    // It fits into the 10 that are left, and says all the same that it needs 70.
    let layout = row.width(90).height(60).view.layout(in: room)
    #expect(layout["A"]?.width == 70 && widths.take().contains("1.0"))
  }
}

/// What was asked.
private final class Questions: Sendable {
  private let all = Mutex<[String]>([])

  func note(_ question: String) { all.withLock { $0.append(question) } }

  func take() -> [String] {
    all.withLock { all in
      defer { all = [] }
      return all
    }
  }
}

/// Children below each other, texts as wide as the pile.
private struct Pile: TGContainer {
  typealias Algorithm = PileAlgorithm
  var view: TGView
}

private struct PileAlgorithm: TGLayoutAlgorithm {
  var questions: Questions
  /// Whether the width and the height at it are found in one go.
  var findsBoth = false
  /// Whether it says that nothing sticks out.
  var confirms = false

  var name: String { "pile" }

  func layout(_ pass: TGPass) {
    questions.note("layout")
    place(pass)
  }

  func layoutAtContentWidth(_ pass: TGPass) -> Bool {
    guard findsBoth else { return false }
    questions.note("both")
    pass[.horizontal].size = width(.greatest, pass)
    place(pass)
    return true
  }

  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double? {
    questions.note("width")
    return self.width(width, pass)
  }

  private func width(_ width: TGContentWidth, _ pass: TGPass) -> Double {
    var greatest = 0.0
    for child in pass.children {
      let own = child[.horizontal].number(or: 0)
      greatest = max(greatest, own, pass.contentWidth(width, of: child))
    }
    return greatest
  }

  private func place(_ pass: TGPass) {
    let width = pass[.horizontal].size
    var (top, widest) = (0.0, 0.0)
    for child in pass.children {
      let (across, down) = (child[.horizontal], child[.vertical])
      across.extent = child.hasContent ? width : across.number(or: 0)
      down.extent =
        child.hasContent ? pass.contentHeight(of: child, width: width) : down.number(or: 0)
      (across.origin, down.origin) = (0, top)
      top += down.extent
      widest = max(widest, across.extent)
    }
    if pass[.vertical].wraps { pass[.vertical].size = top }
    if confirms, pass.contentFits, widest <= width { pass.confirmContentFits() }
  }
}
