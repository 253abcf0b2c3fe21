import Tangram
import Testing

/// The increment and multiple of a container's wrapping size.
@Suite struct WrappingScaleTests {
  /// Containers of every kind around one child.
  private func containers(_ child: TGView) -> [TGView] {
    [
      TGFrameLayout { child }.view, TGLinearLayout(.vert) { child }.view,
      TGLinearLayout(.horz) { child }.view, TGRelativeLayout { child }.view,
      TGFlowLayout(.vert) { child }.view, TGFlowLayout(.horz, arrangedCount: 2) { child }.view,
      TGFloatLayout(.vert) { child }.view, TGFlexLayout { child }.view, TGGridLayout { child }.view,
      TGZStack { child }.view, TGVStack { child }.view,
    ]
  }

  @Test func incrementAndMultipleApply() {
    for var container in containers(TGView("child").size(40, 50)) {
      container.tg_width.equal(.wrap, increment: 10)
      container.tg_height.equal(.wrap, multiple: 2)
      let size = TGSize(width: 50, height: 100)
      #expect(container.layout(in: .zero).frame.size == size, "\(container)")
      let nested = TGFrameLayout { container.named("inner") }.size(.wrap).layout(in: .zero)
      #expect(nested["inner"]?.size == size, "\(container)")
      #expect(nested.frame.size == size, "\(container)")
    }
  }

  @Test func childrenUseTheScaledSize() {
    var frame = TGFrameLayout {
      TGView("fixed").size(40, 10)
      TGView("filling").width(.fill).height(10)
      TGView("last").size(10, 10).right(0)
    }.size(.wrap)
    frame.tg_width.equal(.wrap, increment: 20)
    let layout = frame.layout(in: .zero)
    #expect(layout["filling"]?.width == 60)
    #expect(layout["last"]?.minX == 50)
  }

  @Test func boundsApplyToTheScaledSize() {
    func width(_ bound: (inout TGFrameLayout) -> Void) -> Double {
      var frame = TGFrameLayout { TGView().size(10, 10) }.size(.wrap)
      frame.tg_width.equal(.wrap, multiple: 2)
      bound(&frame)
      return frame.layout(in: .zero).frame.width
    }
    #expect(width { $0.tg_width.min(30) } == 30)
    #expect(width { $0.tg_width.min(15) } == 20)
    #expect(width { $0.tg_width.max(14) } == 14)
    // A line of a flow breaks where its length, with increment and multiple, would exceed the bound.
    var flow = TGFlowLayout(.vert) { for _ in 0..<3 { TGView().size(40, 10) } }.size(.wrap)
    flow.tg_width.equal(.wrap, increment: 10).max(100)
    #expect(flow.layout(in: .zero).frame.size == TGSize(width: 100, height: 20))
  }

  @Test func explanationsShowIncrementAndMultiple() {
    var frame = TGFrameLayout { TGView().size(40, 50) }.named("box").size(.wrap)
    frame.tg_width.equal(.wrap, increment: 10, multiple: 2)
    let text = frame.layout(in: .zero).explain("box")?.description ?? ""
    #expect(text.contains("width 90"))
    #expect(text.contains("multiple 2"))
    #expect(text.contains("increment 10"))
  }

  @Test func contentOfAPlainViewIsScaledOnce() {
    var view = TGView(.size(10, 10)).size(.wrap)
    view.tg_width.equal(.wrap, multiple: 3)
    #expect(view.layout(in: .zero).frame.size == TGSize(width: 30, height: 10))
    #expect(TGFrameLayout { view.named("v") }.size(99, 99).layout(in: .zero)["v"]?.width == 30)
  }
}
