import Tangram
import Testing

/// A column whose children are as wide as their content asks for.
private struct Hug: TGContainer {
  typealias Algorithm = HugAlgorithm
  var view: TGView
}

private struct HugAlgorithm: TGLayoutAlgorithm, Equatable {
  var width: TGContentWidth
  var isIndefinite = false

  var name: String { "hug" }

  func layout(_ pass: TGPass) {
    var top = 0.0
    for child in pass.children {
      let (across, down) = (child[.horizontal], child[.vertical])
      down.isIndefinite = isIndefinite
      across.extent = pass.contentWidth(width, of: child)
      across.origin = 0
      down.extent = pass.contentHeight(of: child, width: across.extent)
      down.origin = top
      top += down.extent
    }
    if pass[.vertical].wraps { pass[.vertical].size = top }
    pass.baselineChild = pass.children.first
  }
}

/// A row of views aligned on a common baseline.
private struct Line: TGContainer {
  typealias Algorithm = LineAlgorithm
  var view: TGView
}

private struct LineAlgorithm: TGLayoutAlgorithm, Equatable {
  var name: String { "line" }

  func layout(_ pass: TGPass) {
    for child in pass.children {
      child[.horizontal].extent = 50
      child[.vertical].extent = pass.contentHeight(of: child, width: 50)
      child[.vertical].origin = 40 - (pass.baseline(of: child) ?? child[.vertical].extent)
    }
  }
}

/// What containers get when they request the content width, content height or baseline of a child.
@Suite struct ContentWidthTests {
  private func extents(_ view: TGView, _ width: TGContentWidth) -> TGSize? {
    let hug = Hug(HugAlgorithm(width: width)) { view }.width(300).height(300)
    return hug.view.layout(in: TGSize(width: 300, height: 300))[path: [0]]?.size
  }

  private func widths(_ view: TGView) -> [Double?] {
    [extents(view, .least)?.width, extents(view, .greatest)?.width]
  }

  @Test func textsBreakAtEveryOpportunityForTheLeastWidth() {
    let text = TGView(.text(chars: 6, advance: 10, line: 20))
    #expect(extents(text, .least) == TGSize(width: 10, height: 120))
    #expect(extents(text, .greatest) == TGSize(width: 60, height: 20))
  }

  @Test func leavesWithoutContentHaveNoContentWidth() {
    #expect(widths(TGView().size(30, 30)) == [0, 0])
    #expect(widths(TGView(.size(40, 10))) == [40, 40])
  }

  @Test func theLeastWidthOfMeasuredContentIsTakenAtOnePoint() {
    let content = TGContent.measured { TGSize(width: $0.width == 0 ? 90 : $0.width + 6, height: 5) }
    #expect(widths(TGView(content)) == [7, 90])
  }

  @Test func contentWidthsDefaultToTheExtentOfTheChildren() {
    let boxes = TGSubviews([TGView().size(30, 10), TGView().size(40, 10), TGView().size(20, 10)])
    #expect(widths(TGLinearLayout(.vert) { boxes }.padding(5).view) == [50, 50])
    #expect(widths(TGLinearLayout(.horz) { boxes }.padding(5).view) == [100, 100])
    #expect(widths(TGFlowLayout { boxes }.padding(5).view) == [50, 100])
    #expect(widths(TGFrameLayout { boxes }.view) == [40, 40])
    #expect(widths(TGLinearLayout(.vert).view) == [0, 0])
  }

  @Test func requestingContentWidthsMovesNothing() {
    let flow = TGFlowLayout {
      TGView().size(30, 10)
      TGView().size(40, 10)
    }.width(200).height(20)
    let layout = Hug(HugAlgorithm(width: .greatest)) { flow }.width(300).height(300).view
      .layout(in: TGSize(width: 300, height: 300))
    #expect(layout[path: [0, 1]] == TGRect(x: 30, y: 0, width: 40, height: 10))
  }

  @Test func percentagesOfIndefiniteHeightsAreIgnored() {
    let inner = TGFlexLayout { TGView(.size(5, 8)).width(20).height(50%) }
    for isIndefinite in [true, false] {
      let hug = Hug(HugAlgorithm(width: .greatest, isIndefinite: isIndefinite)) { inner }
      let layout = hug.width(90).height(90).view.layout(in: TGSize(width: 90, height: 90))
      #expect(layout[path: [0]]?.height == 8)
      #expect(layout[path: [0, 0]]?.height == (isIndefinite ? 8 : 4))
    }
  }

  @Test func baselinesAreFoundThroughContainers() {
    let text = TGView(.text(chars: 3, advance: 10, line: 20))
    let line = Line(LineAlgorithm()) {
      text
      TGView(.size(50, 30))
      Hug(HugAlgorithm(width: .greatest)) { text }
      Hug(HugAlgorithm(width: .greatest)) { TGView(.size(50, 30)) }
      Hug(HugAlgorithm(width: .greatest))
    }.width(90).height(90)
    let layout = line.view.layout(in: TGSize(width: 90, height: 90))
    #expect((0..<5).map { layout[path: [$0]]?.minY } == [24, 10, 24, 10, 40])
  }

  @Test func percentageBoundsApplyInEveryContainer() {
    var view = TGView("A").size(10, 10)
    view.tg_width.min(30%)
    view.tg_height.max(5%)
    for container in [
      TGLinearLayout(.vert) { view }.view, TGFrameLayout { view }.view,
      TGRelativeLayout { view }.view, TGFlexLayout { view }.view, TGGridLayout { view }.view,
    ] {
      let layout = container.size(100, 100).layout(in: TGSize(width: 100, height: 100))
      #expect(layout["A"]?.size == TGSize(width: 30, height: 5))
    }
    #expect(view.tg_width.min.value == .weight(30%))
  }

  @Test func aRootIsBoundedByPercentagesOfTheRoom() {
    var flex = TGFlexLayout { TGView().size(200, 10) }.width(.wrap).height(.wrap)
    flex.tg_width.max(50%)
    #expect(flex.view.layout(in: TGSize(width: 100, height: 100)).frame.width == 50)
  }
}
