import Tangram
import Testing

/// Computed sizes never depend on a frame from an earlier layout.
@Suite struct EarlierFrameTests {
  private func containers() -> [TGView] {
    let end = TGView("end").size(50, 20).right(0)
    let share = TGView("share").width(50%).height(10)
    return [
      TGFrameLayout {
        end
        share
      }.view,
      TGRelativeLayout {
        end
        share
      }.view,
      TGLinearLayout(.vert) {
        end
        share
      }.view,
      TGFlowLayout(.vert) {
        end
        share
      }.view,
      TGFloatLayout(.vert) {
        end.with { $0.tg_reverseFloat = true }
        share
      }.view,
      TGPathLayout(.circle(r: 40)) {
        end
        share
      }.view,
      TGLinearLayout(.vert) { end }.gravity(TGGravity.vert.center).view,
    ]
  }

  @Test func wrappingContainersIgnoreEarlierFrames() {
    let room = TGSize(width: 300, height: 300)
    func frames(_ view: some TGViewProtocol) -> [TGRect] {
      view.layout(in: room).entries.map(\.frame)
    }
    for container in containers().map({ $0.size(.wrap).named("box") }) {
      var known = container
      known.frame = TGRect(x: 0, y: 0, width: 200, height: 70)
      #expect(frames(known) == frames(container))
      #expect(
        frames(TGFrameLayout { known }.size(300, 300))
          == frames(TGFrameLayout { container }.size(300, 300)))
    }
  }

  @Test func aWrappingRelativeLayoutIsAsLargeAsItsChildren() {
    var relative = TGRelativeLayout { TGView("A").size(30, 20).right(0) }.size(.wrap)
    relative.frame = TGRect(x: 0, y: 0, width: 200, height: 50)
    let layout = relative.layout(in: TGSize(width: 300, height: 300))
    #expect(layout.frame.size == TGSize(width: 30, height: 20))
    #expect(layout["A"]?.minX == 0)
  }

  @Test func aViewWithoutASizeKeepsTheSizeOfItsFrame() {
    var view = TGView("A")
    view.frame = TGRect(x: 0, y: 0, width: 20, height: 10)
    let layout = TGFrameLayout { view }.size(.wrap).layout(in: .zero)
    #expect(layout.frame.size == TGSize(width: 20, height: 10))
  }
}
