import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Failures that random trees found in the writing of scenes, each reduced to a minimal example.
@Suite struct SceneWritingRegressionTests {
  private let room = TGEnvironment(size: TGSize(width: 300, height: 200))

  /// The JSON of a view, and what goes wrong in a round trip, if anything.
  private func written(
    _ view: some TGViewProtocol, rightToLeft: Bool = false
  ) -> (text: String, mistake: String?) {
    var environment = room
    environment.isRightToLeft = rightToLeft
    let tree = TGFrameLayout { view.view }.size(.fill).view
    let text = TGScene(root: TGFrameLayout { view.view }.view).json()
    let start = #"{"root":{"layout":"frame","children":["#
    return (
      String(text.dropFirst(start.count).dropLast(3)),
      TreeLaw.readable.violation(tree, environment) ?? TreeLaw.written.violation(tree, environment)
    )
  }

  @Test func aClearedStackWidthIsWrittenAsEmpty() {
    var stack = TGHStack {}
    stack.tg_width.clear()
    #expect(
      written(stack) == (#"{"layout":"hstack","width":{},"height":"fill"}"#, nil))
  }

  @Test func hiddenAndVisibilitySurviveARoundTrip() {
    #expect(
      written(TGView().size(5, 5).hidden()) == (#"{"width":5,"height":5,"hidden":true}"#, nil))
    var shown = TGView().size(5, 5).visibility(.gone)
    shown.isHidden = false
    #expect(
      written(shown) == (#"{"width":5,"height":5,"visibility":"gone","hidden":false}"#, nil))
    #expect(
      written(TGView().size(5, 5).visibility(.gone)).text
        == #"{"width":5,"height":5,"visibility":"gone"}"#)
  }

  @Test("Bounds and lists without effect are left out")
  func meaningless() {
    var view = TGView().size(5, 5)
    view.tg_width.min.equal(.fill)
    view.tg_left.equal(3).min.equal(20%)
    view.tg_top.equal([TGAnchor.superview(.bottom)])
    view.tg_baseline.equal([TGAnchor.superview(.bottom)])
    #expect(written(view) == (#"{"left":3,"width":5,"height":5}"#, nil))
  }

  @Test func moreThanSixPropertiesAreWritten() {
    var other = TGView("other")
    var view = TGView().size(5, 5)
    view.tg_left.equal(1)
    view.tg_right.equal(2)
    view.tg_top.equal(3)
    view.tg_bottom.equal(4)
    view.tg_centerY.equal(other.tg_top)
    let (written, mistake) = written(
      TGRelativeLayout {
        view
        other
      })
    #expect(written.contains(#""centerY":"other.top""#))
    #expect(mistake == nil)
    view.tg_top.clear()
    view.tg_left.clear()
    let relative = TGRelativeLayout {
      view
      other
    }
    #expect(self.written(relative).text.contains(#""centerY":"other.top""#))
  }

  @Test func aShareAsBoundKeepsItsMultiple() {
    var view = TGView().size(200, 5)
    view.tg_width.max.equal(50%, multiple: 0.5)
    let text = #"{"width":{"equal":200,"max":{"equal":"50%","multiple":0.5}},"height":5}"#
    #expect(written(view) == (text, nil))
  }

  @Test func invalidNumbersAreWrittenAsZero() {
    let view = TGView(.text(chars: -7, advance: .infinity, line: 9)).width(TGWeight(.nan))
    #expect(
      written(view)
        == (#"{"width":"0%","content":{"text":{"chars":0,"advance":0,"line":9}}}"#, nil))
    var cell = TGView().size(5, 5)
    cell.tg_grid.column = TGGridSpan(.line(.max), .span(.min))
    cell.tg_flex.order = .min
    #expect(written(cell).mistake == nil)
  }

  @Test(
    "Names are made unique in time proportional to the tree",
    .timeLimit(.minutes(30)), arguments: ["a", nil])
  func manyNames(name: String?) {
    let first = TGView().size(5, 5)
    var views = [first]
    for _ in 0..<20_000 {
      var view = TGView()
      view.name = name
      view.tg_width.equal(TGAnchor(.view(views[views.count - 1].id), .width))
      views.append(view)
    }
    let text = TGScene(root: TGFrameLayout { views }).json()
    #expect(text.contains(name == nil ? #""id":"view19999""# : #""id":"a19999""#))
  }

  @Test("Auto margins have no effect on the positions of a view that is not an item")
  func autoMargins() {
    var view = TGView().size(5, 5).left(7)
    view.tg_flex.autoMargins = [.leading, .trailing, .top]
    let text = #"{"left":7,"top":"auto","width":5,"height":5}"#
    for isRightToLeft in [false, true] {
      #expect(written(view, rightToLeft: isRightToLeft) == (text, nil))
    }
  }
}
