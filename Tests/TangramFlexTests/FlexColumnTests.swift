import Tangram
import TangramTestSupport
import Testing

/// Special rules of browsers for columns, with frames from Chromium.
@Suite struct FlexColumnTests {
  private func frames(_ flex: TGFlexLayout, isRightToLeft: Bool = false) -> [[Double]] {
    var environment = TGEnvironment(size: TGSize(width: 500, height: 500))
    environment.isRightToLeft = isRightToLeft
    let layout = flex.layout(in: environment)
    return flex.subviews.map { view in
      let frame = layout[view] ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  private func item(_ width: Double, _ height: Double, left: Double, right: Double) -> TGView {
    TGView().size(width, height).with {
      $0.tg_left ~= left
      $0.tg_right ~= right
    }
  }

  @Test func aWrappingContainerIsAsWideAsAllItsColumns() {
    let flex = TGFlexLayout(.column, wrap: true) {
      TGView().size(30, 40)
      TGView().size(20, 30)
      TGView().size(10, 30)
    }.width(.wrap).height(60).with { $0.tg_hspace = 4 }
    #expect(flex.layout(in: TGSize(width: 500, height: 500)).frame.width == 54)
    #expect(frames(flex) == [[0, 0, 30, 40], [34, 0, 20, 30], [34, 30, 10, 30]])
  }

  @Test func columnsWrapAtTheMaximumHeight() {
    let flex = TGFlexLayout(.column, wrap: true) {
      TGView().size(30, 40)
      TGView(.text(chars: 4, advance: 10, line: 30))
      TGView().size(10, 30)
    }.width(.wrap).height(.wrap, max: 60)
    #expect(flex.layout(in: TGSize(width: 500, height: 500)).frame.width == 70)
    #expect(frames(flex) == [[0, 0, 30, 40], [30, 0, 40, 30], [30, 30, 10, 30]])
  }

  @Test func itemsShrinkAtTheMaximumHeight() {
    let flex = TGFlexLayout(.column) {
      TGView().size(10, 60)
      TGView().size(10, 60)
    }.width(100).height(.wrap, max: 50)
    #expect(frames(flex) == [[0, 0, 10, 25], [0, 25, 10, 25]])
  }

  @Test func theMinimumWidthIsThatOfOneColumn() {
    let flex = TGFlexLayout(.column, wrap: true) {
      TGView().size(30, 40)
      TGView().size(12, 20)
    }.height(50)
    let row = TGFlexLayout(.row) {
      flex
      TGView().width(300).flex(shrink: 0)
    }.width(310).height(.wrap)
    #expect(frames(row) == [[0, 0, 30, 50], [30, 0, 300, 50]])
  }

  @Test func baselineAlignmentInAColumnAlignsLeftEdges() {
    let flex = TGFlexLayout(.column) {
      item(10, 10, left: 20, right: 3)
      item(30, 10, left: 0, right: 5)
      TGView().size(5, 5).alignSelf(.start)
    }.width(100).height(.wrap).with { $0.tg_alignItems = .baseline }
    #expect(frames(flex) == [[20, 0, 10, 10], [20, 10, 30, 10], [0, 20, 5, 5]])
    #expect(
      frames(flex, isRightToLeft: true) == [[65, 0, 10, 10], [65, 10, 30, 10], [95, 20, 5, 5]])
  }

  @Test func wrapReversePlacesBaselineItemsAtTheLineEnd() {
    let flex = TGFlexLayout(.column) {
      item(10, 10, left: 20, right: 2)
      item(30, 10, left: 0, right: 5)
      item(30, 50, left: 0, right: 5)
    }.width(200).height(60).with {
      ($0.tg_wrap, $0.tg_alignItems, $0.tg_alignContent) = (.wrapReverse, .baseline, .start)
    }
    #expect(frames(flex) == [[55, 0, 10, 10], [55, 10, 30, 10], [0, 0, 30, 50]])
  }

  @Test func wrapReverseKeepsAbsoluteBaselineItemsAtTheStart() {
    let flex = TGFlexLayout(.row) {
      TGView().size(10, 10).absolute().alignSelf(.baseline)
      TGView().size(10, 10).absolute().alignSelf(.stretch)
    }.width(100).height(60).with { $0.tg_wrap = .wrapReverse }
    #expect(frames(flex) == [[0, 0, 10, 10], [0, 50, 10, 10]])
  }

  @Test func anAbsoluteViewWithARatioHasAnAutomaticMinimum() {
    func view(_ width: Double, _ height: Double, ratio: Double) -> TGView {
      TGView(.size(width, height)).itemAspectRatio(ratio).absolute()
    }
    func text() -> TGView {
      TGView(.text(chars: 4, advance: 10, line: 20)).itemAspectRatio(1).absolute()
    }
    let flex = TGFlexLayout(.row) {
      view(15, 15, ratio: 1.5)
      view(15, 15, ratio: 1.5).height(.wrap, min: 5)
      view(15, 15, ratio: 1.5).height(.wrap, max: 12)
      view(15, 15, ratio: 1.5).width(12)
      text().height(4)
      text().height(4).width(.wrap, min: 2)
    }.width(100).height(100)
    #expect(
      frames(flex) == [
        [0, 0, 15, 15], [0, 0, 15, 10], [0, 0, 15, 12], [0, 0, 12, 15], [0, 0, 10, 4],
        [0, 0, 4, 4],
      ])
  }
}
