import Tangram
import Testing

@Suite struct ChangesTests {
  let room = TGSize(width: 100, height: 100)

  static func column() -> TGLinearLayout {
    TGLinearLayout(.vert) {
      TGView("A").size(10, 10)
      TGLinearLayout(.horz) { TGView("C").size(5, 5) }.named("B").size(.wrap)
      TGView("D").size(10, 10)
    }.size(.wrap).named("S")
  }

  /// The names of the views that changed, with what happened to them.
  static func summary(_ changes: [TGLayoutChange]) -> [String] {
    changes.map { "\($0.name ?? "?") \($0.kind)" }
  }

  @Test func nothingChangesWhenNothingWasChanged() {
    let tree = Self.column()
    #expect(tree.layout(in: room).changes(since: tree.layout(in: room)).isEmpty)
  }

  @Test func aGrownViewMovesWhatComesBehindIt() {
    var tree = Self.column()
    let before = tree.layout(in: room)
    tree["A"]?.tg_height.equal(30)
    let changes = tree.layout(in: room).changes(since: before)
    #expect(Self.summary(changes) == ["S resized", "A resized", "B moved", "D moved"])
    #expect(changes[1].before == TGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(changes[1].now == TGRect(x: 0, y: 0, width: 10, height: 30))
  }

  @Test func viewsComeAndGo() {
    var tree = Self.column()
    let before = tree.layout(in: room)
    tree.removeSubview(at: 1)
    tree.addSubview(TGView("E").size(10, 5))
    let changes = tree.layout(in: room).changes(since: before)
    #expect(Self.summary(changes) == ["E appeared", "B vanished", "D moved"])
    #expect(changes[0].before == nil && changes[0].path == [2])
    #expect(changes[1].now == nil && changes[1].path == [1])
  }

  @Test func exchangedViewsMove() {
    var tree = Self.column()
    let before = tree.layout(in: room)
    tree.exchangeSubview(at: 0, withSubviewAt: 2)
    let changes = tree.layout(in: room).changes(since: before)
    #expect(Self.summary(changes) == ["D moved", "A moved"])
  }

  @Test func aSessionTellsChangesLikeAnyLayout() {
    var tree = TGView(Self.column())
    var session = TGLayoutSession()
    let before = session.layout(tree, in: room)
    tree["C"]?.tg_width.equal(9)
    let now = session.layout(tree, in: room)
    #expect(Self.summary(now.changes(since: before)) == ["B resized", "C resized"])
  }
}
