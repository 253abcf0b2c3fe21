import Tangram
import TangramScene
import Testing

/// A plain view as the root gets the frame that it would get inside a container.
@Suite struct PlainRootTests {
  let room = TGSize(width: 200, height: 100)

  private func frame(_ view: TGView, rtl: Bool = false) -> TGRect {
    view.layout(in: TGEnvironment(size: room, isRightToLeft: rtl)).frame
  }

  @Test func aSizeDeterminesTheFrame() {
    #expect(frame(TGView("a").size(60, 40)) == TGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func sharesAndFillReferToTheAvailableSpace() {
    #expect(
      frame(TGView().width(25%).height(.fill)) == TGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test func marginsDetermineTheFrame() {
    let view = TGView().size(60, 40).margin(bottom: 5, trailing: 10)
    #expect(frame(view) == TGRect(x: 130, y: 55, width: 60, height: 40))
    #expect(frame(view, rtl: true) == TGRect(x: 10, y: 55, width: 60, height: 40))
    let wide = TGView().height(40).margin(leading: 10, trailing: 20)
    #expect(frame(wide) == TGRect(x: 10, y: 0, width: 170, height: 40))
  }

  @Test func contentIsWrapped() {
    let text = TGContent.text(chars: 30, advance: 10, line: 12)
    #expect(frame(TGView(text).size(.wrap)) == TGRect(x: 0, y: 0, width: 300, height: 12))
    #expect(
      frame(TGView(text).width(100).height(.wrap)) == TGRect(x: 0, y: 0, width: 100, height: 36))
  }

  @Test func boundsHold() {
    let text = TGContent.text(chars: 30, advance: 10, line: 12)
    var view = TGView(text).size(.wrap).centered(y: nil)
    view.tg_width.max(.superview(.width), multiple: 0.5)
    #expect(frame(view) == TGRect(x: 50, y: 0, width: 100, height: 36))
    view.tg_height.min(60)
    #expect(frame(view) == TGRect(x: 50, y: 0, width: 100, height: 60))
    view.tg_width.equal(.fill)
    view.tg_width.max(80)
    #expect(frame(view) == TGRect(x: 60, y: 0, width: 80, height: 60))
  }

  @Test func aGivenFrameIsKept() {
    let view = TGView(frame: TGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(frame(view) == TGRect(x: 3, y: 4, width: 50, height: 60))
  }

  @Test func sizeThatFitsMeasuresALeaf() {
    let text = TGView(.text(chars: 30, advance: 10, line: 12)).size(.wrap)
    #expect(text.tg_sizeThatFits() == TGSize(width: 300, height: 12))
    let narrow = text.width(.fill)
    #expect(narrow.tg_sizeThatFits(TGSize(width: 150, height: 0)) == TGSize(width: 150, height: 24))
  }

  @Test func layoutInPlaceAndSessionsAgree() {
    var view = TGView("a").size(60, 40)
    view.layoutSubviews(in: room)
    #expect(view.frame == TGRect(x: 0, y: 0, width: 60, height: 40))
    var session = TGLayoutSession()
    #expect(session.layout(view, in: room)["a"] == view.frame)
    view.tg_width.equal(50%)
    #expect(session.layout(view, in: room)["a"] == TGRect(x: 0, y: 0, width: 100, height: 40))
  }
}

/// Any view can have children; a plain view leaves them where they are.
@Suite struct PlainParentTests {
  let room = TGSize(width: 200, height: 200)

  /// A plain view of 100 × 80 around a leaf and a container.
  private func card() -> TGView {
    let title = TGView("title").width(.fill).height(20)
    var column = TGLinearLayout(.vert) { title }.named("column")
    column.frame = TGRect(x: 10, y: 30, width: 60, height: 40)
    var card = TGView("card").size(100, 80)
    var dot = TGView("dot")
    dot.frame = TGRect(x: 4.5, y: 5, width: 6, height: 7)
    card.addSubview(dot)
    card.addSubview(column)
    return card
  }

  @Test func childrenKeepTheirFramesAndContainersLayOutInsideTheirs() {
    let layout = card().layout(in: room)
    #expect(layout["card"] == TGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layout["dot"] == TGRect(x: 4.5, y: 5, width: 6, height: 7))
    #expect(layout["column"] == TGRect(x: 10, y: 30, width: 60, height: 40))
    #expect(layout["title"] == TGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(layout.diagnostics == [])
    #expect(layout.count == 4)
  }

  @Test func aPlainViewIsLaidOutLikeALeaf() {
    let tree = TGLinearLayout(.vert) {
      card()
      card().width(.fill).height(50).named("wide")
    }.size(120, 200)
    let layout = tree.layout(in: room)
    #expect(layout[path: [0]] == TGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layout[path: [0, 1, 0]] == TGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(layout["wide"] == TGRect(x: 0, y: 80, width: 120, height: 50))
    #expect(layout[path: [1, 0]] == TGRect(x: 4.5, y: 5, width: 6, height: 7))
  }

  @Test func containersAreLaidOutRelativeToThePlainView() {
    var card = TGView().size(100, 80)
    card.addSubview(TGLinearLayout(.vert) { TGView("a").size(.fill) }.named("all").size(.fill))
    card.addSubview(
      TGLinearLayout(.horz) { TGView().size(30, 10) }.named("corner").size(.wrap)
        .margin(bottom: 5, trailing: 6))
    let layout = card.layout(in: room)
    #expect(layout["all"] == TGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layout["corner"] == TGRect(x: 64, y: 65, width: 30, height: 10))
    let mirrored = card.layout(in: TGEnvironment(size: room, isRightToLeft: true))
    #expect(mirrored["corner"] == TGRect(x: 6, y: 65, width: 30, height: 10))
  }

  @Test func aWrappingContainerKeepsItsOrigin() {
    var row = TGLinearLayout(.horz) { TGView().size(30, 10) }.named("row").size(.wrap)
    row.frame.origin = TGPoint(x: 7, y: 8)
    let layout = TGView().size(100, 80).with { $0.addSubview(row) }.layout(in: room)
    #expect(layout["row"] == TGRect(x: 7, y: 8, width: 30, height: 10))
  }

  @Test func aLabelMayHaveSubviews() {
    let text = TGView(.text(chars: 30, advance: 10, line: 12)).named("label")
    var label = text.width(100).height(.wrap)
    var badge = TGView("badge")
    badge.frame = TGRect(x: 90, y: -5, width: 10, height: 10)
    label.addSubview(badge)
    let column = TGLinearLayout(.vert) { label }.width(120).height(.wrap)
    let layout = column.layout(in: room)
    #expect(layout["label"] == TGRect(x: 0, y: 0, width: 100, height: 36))
    #expect(layout["badge"] == TGRect(x: 90, y: -5, width: 10, height: 10))
    #expect(layout.frame.height == 36)
    label.tg_content = .text(chars: 50, advance: 10, line: 12)
    #expect(label.layout(in: room).frame.height == 60)
  }

  @Test func childrenAreFoundConvertedAndHit() {
    let tree = TGLinearLayout(.vert) { card() }.padding(10).size(120, 100)
    let layout = tree.layout(in: room)
    let title = tree.view["title"]
    #expect(layout.convert(.zero, from: title, to: nil) == TGPoint(x: 20, y: 40))
    #expect(layout.hitTest(TGPoint(x: 22, y: 42))?.name == "title")
  }

  @Test func aPlainViewWithChildrenIsNotAContainer() {
    #expect(!card().isContainer)
    #expect(card().subviews.count == 2)
    let text = "view \"card\" {tg_width.equal(100), tg_height.equal(80), 2 children}"
    #expect(card().description == text)
  }

  @Test func sessionsFollowPlainViews() throws {
    var tree = TGLinearLayout(.vert) {
      card()
      TGView("leaf").size(10, 10)
      TGView(.text(chars: 9, advance: 5, line: 8)).named("text").size(.wrap)
    }.size(120, 200).view
    var session = TGLayoutSession()
    func check(_ comment: Comment) {
      let warm = session.layout(tree, in: room)
      #expect(Array(warm.entries) == Array(tree.layout(in: room).entries), comment)
    }
    check("at first")
    tree["title"]?.tg_height.equal(25)
    check("inside a container in a plain view")
    tree["dot"]?.frame.origin.x = 50
    check("another frame")
    tree["card"]?.addSubview(TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4)))
    check("another child")
    tree["leaf"]?.addSubview(TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4)))
    check("a leaf gets its first child")
    tree["text"]?.addSubview(TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4)))
    check("a label gets its first child")
    tree["text"]?.tg_content = .text(chars: 20, advance: 5, line: 8)
    check("another text")
    tree["card"]?.tg_removeAllSubviews()
    check("no child any more")
  }

  @Test func aSessionFollowsTheFirstChildOfARoot() {
    var root = TGView("root").size(60, 40)
    var session = TGLayoutSession()
    let before = session.layout(root, in: room)
    root.addSubview(TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4)).named("a"))
    let after = session.layout(root, in: room)
    #expect(after["a"] == TGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(after.changes(since: before).map(\.kind) == [.appeared])
  }

  @Test func scenesMayHaveChildrenWithoutALayout() throws {
    let text = """
      {"root":{"id":"card","width":100,"height":80,"children":[\
      {"id":"dot","frame":[4,5,6,7]},\
      {"id":"column","layout":"linear","frame":[10,30,60,40],"children":[\
      {"id":"title","width":"fill","height":20}]}]}}
      """
    let scene = try TGScene(json: text)
    let layout = scene.layout()
    #expect(layout["dot"] == TGRect(x: 4, y: 5, width: 6, height: 7))
    #expect(layout["title"] == TGRect(x: 0, y: 0, width: 60, height: 20))
    let again = try TGScene(json: scene.json())
    #expect(again.json() == scene.json())
    #expect(again.frames() == scene.frames())
  }
}
