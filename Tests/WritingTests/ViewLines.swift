import Tangram
import Testing

/// Statements about views, as found in programs that use TangramKit.
@Suite struct ViewLines {
  let room = TGSize(width: 375, height: 667)

  /// The frames of a column of three views of 10 × 10, the second of which is changed.
  private func column(_ change: (inout TGView) -> Void) -> [TGRect] {
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: 100)
    for index in 0..<3 {
      var view = TGView(frame: TGRect(x: 50, y: 60, width: 7, height: 8))
      view.tg_size(10)
      if index == 1 { change(&view) }
      s.addSubview(view)
    }
    s.layoutSubviews(in: room)
    return s.subviews.map(\.frame)
  }

  @Test func gone() {
    #expect(column { $0.tg_visibility = .gone }.map(\.minY) == [0, 60, 10])
  }

  @Test func invisible() {
    #expect(column { $0.tg_visibility = .invisible }.map(\.minY) == [0, 10, 20])
  }

  @Test func hidden() {
    #expect(column { $0.isHidden = true }.map(\.minY) == [0, 60, 10])
  }

  @Test func useFrame() {
    let frames = column { $0.tg_useFrame = true }
    #expect(frames[1] == TGRect(x: 50, y: 60, width: 7, height: 8))
    #expect(frames.map(\.minY) == [0, 60, 10])
  }

  @Test func noLayout() {
    let frames = column { $0.tg_noLayout = true }
    #expect(frames[1] == TGRect(x: 50, y: 60, width: 7, height: 8))
    #expect(frames.map(\.minY) == [0, 60, 20])
  }

  @Test func ownAlignment() {
    #expect(column { $0.tg_alignment = TGGravity.horz.center }.map(\.minX) == [0, 45, 0])
  }

  @Test func sizeThatFitsAndEstimatedFrame() {
    var s = TGLinearLayout(.vert)
    s.tg_size(.wrap)
    s.addSubview(TGView().size(30, 40))
    #expect(s.tg_sizeThatFits() == TGSize(width: 30, height: 40))
    #expect(s.tg_sizeThatFits(TGSize(width: 9, height: 9)) == TGSize(width: 30, height: 40))
    let frame = s.tg_estimatedFrame(of: TGView().size(5, 6), inLayoutSize: .zero)
    #expect(frame == TGRect(x: 0, y: 40, width: 5, height: 6))
  }

  @Test func otherSizeClasses() {
    var a = TGView("a")
    a.tg_size(width: 10, height: 10)
    let set = a.tg_fetchSizeClass(with: .landscape, from: .default)
    set.tg_width.equal(20)
    a.tg_fetchSizeClass(with: .comb(.regular, .any, nil)).tg_height.equal(30)
    a.tg_clearLayout(inSizeClass: .comb(.regular, .any, nil))
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: 100)
    s.addSubview(a)
    let type: TGSizeClassType = .landscape
    #expect(s.layout(in: TGEnvironment(size: room, sizeClass: type))["a"]?.width == 20)
    #expect(s.layout(in: TGEnvironment(size: room, sizeClass: .portrait))["a"]?.width == 10)
    #expect(a.sizeClasses == [.landscape])
  }

  @Test func layoutCallbacks() {
    let log = Log()
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: 100)
    var a = TGView()
    a.tg_layoutCompletedDo { log.note("completed") }
    s.addSubview(a)
    s.tg_beginLayoutDo { log.note("begin") }
    s.tg_endLayoutDo { log.note("end") }
    s.tg_endLayoutDo { log.note("end of \($0.subviews.count)") }
    s.layoutSubviews(in: room)
    s.layoutSubviews(in: room)
    #expect(log.lines == ["begin", "completed", "end", "end of 1"])
  }

  /// Log lines that callbacks write, all on the thread of the test.
  private final class Log: @unchecked Sendable {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  @Test func subviewsAreInsertedExchangedAndRemoved() {
    var s = TGLinearLayout(.vert)
    let (a, b, c) = (TGView("a"), TGView("b"), TGView("c"))
    s.addSubview(a)
    s.addSubview(b)
    s.insertSubview(c, at: 0)
    s.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(s.subviews.map(\.name) == ["b", "a", "c"])
    s.removeSubview(a)
    #expect(s.subviews.map(\.name) == ["b", "c"])
    s.tg_removeAllSubviews()
    #expect(s.subviews.isEmpty)
  }

  @Test func changesAfterAddingDoNotAffectTheParent() {
    var s = TGLinearLayout(.vert)
    s.tg_size(width: 100, height: 100)
    var a = TGView("a").size(10, 10)
    s.addSubview(a)
    a.tg_width.equal(20)
    #expect(s.layout(in: room)[a]?.width == 10)
    // There are two ways to change the child: in the parent, or by replacing it with a changed copy.
    s.subviews[0].tg_width.equal(30)
    #expect(s.layout(in: room)[a]?.width == 30)
    s[a.id] = a
    #expect(s.layout(in: room)[a]?.width == 20)
  }

  @Test func viewsAreFoundByTag() {
    var s = TGLinearLayout(.vert)
    s.tg_size(.wrap)
    var a = TGView()
    a.tag = 7
    s.addSubview(a)
    s.addSubview(TGView("b").tag(8))
    #expect(s.viewWithTag(8)?.name == "b" && s.viewWithTag(9) == nil && s.tag == 0)
    #expect(s.layout(in: room).entries.map(\.view.tag) == [0, 7, 8])
    s.subviews[0].tag = 5
    #expect(s.subviews[0].tag == 5 && a.tag == 7)
  }

  @Test func leadingMarginsInARightToLeftLayout() {
    var s = TGFrameLayout()
    s.tg_size(width: 100, height: 100)
    var a = TGView("a")
    a.tg_leading.equal(5)
    a.tg_size(10)
    s.addSubview(a)
    let layout = s.layout(in: TGEnvironment(size: room, isRightToLeft: true))
    #expect(layout["a"] == TGRect(x: 85, y: 0, width: 10, height: 10))
  }
}
