import Tangram
import Testing

/// Code of TangramKit users, with `var` for `let` and `TGView` for `UIView`.
@Suite struct VocabularyTests {
  let room = TGSize(width: 375, height: 667)

  @Test func aColumnOfLabelsAndButtons() {
    var s = TGLinearLayout(.vert)
    s.tg_padding = TGInsets(top: 10, left: 10, bottom: 10, right: 10)
    s.tg_width.equal(200)
    s.tg_height.equal(.wrap)
    s.tg_space = 8
    s.tg_gravity = TGGravity.horz.center

    var title = TGView("title")
    title.tg_size(width: 50%, height: 20)
    s.addSubview(title)

    var button = TGView("button")
    button.tg_width.equal(title.tg_width).add(20).min(20).max(s, multiple: 0.5)
    button.tg_height ~= 30
    button.tg_alignment = TGGravity.horz.right
    s.addSubview(button)

    let layout = s.layout(in: room)
    #expect(layout["title"] == TGRect(x: 55, y: 10, width: 90, height: 20))
    #expect(layout["button"] == TGRect(x: 100, y: 38, width: 90, height: 30))
    #expect(layout.frame == TGRect(x: 0, y: 0, width: 200, height: 78))
  }

  @Test func siblingsMayBeReferredToBeforeAndAfterAdding() {
    var s = TGRelativeLayout()
    s.tg_size(width: 200, height: 100)
    var a = TGView("A")
    a.tg_origin(x: 10, y: 20)
    a.tg_size(width: 50, height: 30)
    var b = TGView("B")
    b.tg_left.equal(a.tg_right, offset: 5)
    b.tg_top ~= a.tg_top
    b.tg_size(a)
    s.addSubview(a)
    s.addSubview(b)
    var c = TGView("C")
    c.tg_top.equal(b.tg_bottom)
    c.tg_centerX.equal(s.tg_centerX)
    c.tg_size(20)
    s.addSubview(c)
    let layout = s.layout(in: room)
    #expect(layout["B"] == TGRect(x: 65, y: 20, width: 50, height: 30))
    #expect(layout["C"] == TGRect(x: 90, y: 50, width: 20, height: 20))
  }

  @Test func integersAreAcceptedAsLengths() {
    let count = 7
    var view = TGView("A")
    view.tg_left ~= count
    view.tg_left += count
    view.tg_width.equal(count).add(count).min(count).max(count * 2)
    view.tg_height >= count
    view.tg_top.equal(-20%)
    #expect(view.tg_left.numberVal == 7 && view.tg_left.offsetVal == 7)
    #expect(view.tg_width.incrementVal == 7 && view.tg_width.max.numberVal == 14)
    #expect(view.tg_height.min.numberVal == 7)
    #expect(view.tg_top.weightVal == TGWeight(-20))
  }

  @Test func aBuilderAcceptsStatementsOptionalsAndLists() {
    let absent: TGView? = nil
    let rows = (0..<2).map { TGLinearLayout(.horz).named("row \($0)") }
    let s = TGLinearLayout(.vert) {
      var a = TGView("A")
      a.tg_width.equal(3)
      a
      absent
      rows
    }
    #expect(s.subviews.map(\.name) == ["A", "row 0", "row 1"])
  }

  @Test func changingASizeClassDoesNotChangeCopies() {
    var view = TGView("A").size(10, 10)
    view.tg_updateSizeClass(.landscape) { $0.tg_width.equal(20) }
    var copy = view
    view.tg_updateSizeClass(.landscape) { $0.tg_width.equal(30) }
    let set = copy.tg_fetchSizeClass(with: .landscape)
    #expect(set.tg_width.numberVal == 20)
    view.tg_updateSizeClass(.default) { $0.tg_width.equal(40) }
    #expect(view.tg_width.numberVal == 40)
  }

  @Test func aNewViewFromATemplateIsAnotherView() {
    let cell = TGView("cell").size(10, 10)
    var s = TGLinearLayout(.horz)
    s.tg_size(.wrap)
    for _ in 0..<3 { s.addSubview(cell.asNewView()) }
    #expect(Set(s.subviews.map(\.id)).count == 3)
    let layout = s.layout(in: room)
    #expect(s.subviews.map { layout[$0]?.minX } == [0, 10, 20])
  }

  @Test func sizesThatFitAndFramesAreEstimated() {
    var s = TGLinearLayout(.vert) {
      TGView(.text(chars: 20, advance: 10, line: 20)).width(.fill).height(.wrap)
    }
    s.tg_width.equal(.fill)
    s.tg_height.equal(.wrap)
    #expect(s.tg_sizeThatFits(TGSize(width: 95, height: 0)) == TGSize(width: 95, height: 60))
    #expect(s.tg_sizeThatFits(TGSize(width: .infinity, height: -3)).width == 0)
    let added = TGView().size(30, 40)
    let frame = s.tg_estimatedFrame(of: added, inLayoutSize: TGSize(width: 95, height: 0))
    #expect(frame == TGRect(x: 0, y: 60, width: 30, height: 40))
  }

  @Test func callbacksRunOnceAroundALayoutInPlace() {
    let log = Log()
    var s = TGLinearLayout(.vert).named("S").size(100, 100)
    var a = TGView("A").size(10, 20)
    a.tg_layoutCompletedDo { container, view in
      log.note("\(container.name ?? "") \(view.name ?? "") \(view.frame)")
    }
    s.addSubview(a)
    s.tg_beginLayoutDo { log.note("begin \($0.subviews[0].frame)") }
    s.tg_endLayoutDo { log.note("end \($0.subviews[0].frame)") }
    s.layoutSubviews(in: room)
    s.layoutSubviews(in: room)
    #expect(log.lines == ["begin (0, 0, 0, 0)", "S A (0, 0, 10, 20)", "end (0, 0, 10, 20)"])
  }

  /// Log lines that callbacks write, all on the thread of the test.
  private final class Log: @unchecked Sendable {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  @Test func andContinuesWithAnotherDescriptor() {
    var view = TGView()
    view.tg_width.equal(100).and().tg_height.equal(50)
    view.tg_left.equal(3).and().tg_visibility = .gone
    #expect(view.tg_width.numberVal == 100 && view.tg_height.numberVal == 50)
    #expect(view.tg_left.numberVal == 3 && view.tg_visibility == .gone)
  }

  @Test func aSizeClassIsChangedInOneLine() {
    var view = TGLinearLayout(.vert)
    view.tg_fetchSizeClass(with: .landscape).tg_width.equal(5)
    view.tg_fetchSizeClass(with: .landscape).tg_orientation = .horz
    view.tg_fetchSizeClass(with: .landscape).update { $0.tg_size(width: 7, height: 8) }
    let set = view.tg_fetchSizeClass(with: .landscape)
    #expect(set.tg_width.numberVal == 7 && set.tg_height.numberVal == 8)
    #expect(set.tg_orientation == .horz && view.tg_orientation == .vert)
    #expect(!view.tg_width.hasValue)
  }

  @Test func hasValueIsAvailableOnConstants() {
    var view = TGView().width(.wrap).height(min: 5)
    #expect(view.hasValue(.width) && !view.hasValue(.height) && !view.hasValue(.left))
    view.tg_left.equal(3)
    view.tg_width.isActive = false
    let kept = view
    #expect(kept.hasValue(.left) && kept.hasValue(.leading) && !kept.hasValue(.width))
  }
}
