import Tangram
import TangramTestSupport
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

  /// The name of each changed view with the kind of change.
  static func summary(_ changes: [TGLayoutChange]) -> [String] {
    changes.map { "\($0.name ?? "?") \($0.kind)" }
  }

  @Test func anUnchangedTreeHasNoChanges() {
    let tree = Self.column()
    #expect(tree.layout(in: room).changes(since: tree.layout(in: room)).isEmpty)
  }

  @Test func aGrownViewMovesTheSiblingsAfterIt() {
    var tree = Self.column()
    let before = tree.layout(in: room)
    tree["A"]?.tg_height.equal(30)
    let changes = tree.layout(in: room).changes(since: before)
    #expect(Self.summary(changes) == ["S resized", "A resized", "B moved", "D moved"])
    #expect(changes[1].before == TGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(changes[1].now == TGRect(x: 0, y: 0, width: 10, height: 30))
  }

  @Test func addedViewsAppearAndRemovedOnesVanish() {
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

  @Test func layoutsOfASessionReportChanges() {
    var tree = TGView(Self.column())
    var session = TGLayoutSession()
    let before = session.layout(tree, in: room)
    tree["C"]?.tg_width.equal(9)
    let now = session.layout(tree, in: room)
    #expect(Self.summary(now.changes(since: before)) == ["B resized", "C resized"])
  }

  @Test func changesNameTheirViewAndPath() {
    var tree = Self.column()
    let before = tree.layout(in: room)
    tree["C"]?.tg_width.equal(9)
    let changes = tree.layout(in: room).changes(since: before)
    #expect(changes.map(\.view.name) == ["B", "C"])
    #expect(changes.map(\.description) == ["[1] B resized", "[1][0] C resized"])
  }

  // MARK: Random trees

  @Test("Changes applied to the old frames give the new ones", arguments: 1...40)
  func changesLeadFromTheOldFramesToTheNew(seed: UInt64) {
    var wild = RandomTree(seed: seed)
    var (tree, environment, session) = (wild.tree(.wild), wild.environment(), TGLayoutSession())
    var (old, first) = (session.layout(tree, in: environment), tree)
    for step in 0..<12 {
      wild.change(&environment)
      for _ in 0...step % 3 { wild.change(&tree, since: first) }
      let new = session.layout(tree, in: environment)
      let changes = new.changes(since: old)
      #expect(applied(changes, to: old) == kept(changes, in: new), "seed \(seed), step \(step)")
      (old, first) = (new, step.isMultiple(of: 5) ? tree : first)
    }
  }

  /// A view's identity and rectangle.
  private struct Rectangle: Hashable {
    var id: TGViewID
    var frame: TGRect?
  }

  /// The rectangles of the old layout after all changes are applied.
  private func applied(_ changes: [TGLayoutChange], to old: TGLayout) -> [Rectangle: Int] {
    let vanished = Set(changes.filter { $0.kind == .vanished }.map(\.path))
    for change in changes where change.kind == .vanished {
      #expect(change.before == old[path: change.path] && change.now == nil)
    }
    var counts = count(old.entries.filter { !isInside($0.path, vanished) })
    for change in changes where change.kind == .moved || change.kind == .resized {
      counts[Rectangle(id: change.view.id, frame: change.before), default: 0] -= 1
      counts[Rectangle(id: change.view.id, frame: change.now), default: 0] += 1
    }
    return counts.filter { $0.value != 0 }
  }

  /// The rectangles in the new layout of views that also were in the old one.
  private func kept(_ changes: [TGLayoutChange], in new: TGLayout) -> [Rectangle: Int] {
    for change in changes where change.kind != .vanished {
      #expect(change.now == new[path: change.path])
    }
    let appeared = Set(changes.filter { $0.kind == .appeared }.map(\.path))
    return count(new.entries.filter { !isInside($0.path, appeared) })
  }

  private func count(_ entries: [TGLayout.Entry]) -> [Rectangle: Int] {
    entries.reduce(into: [:]) { $0[Rectangle(id: $1.view.id, frame: $1.frame), default: 0] += 1 }
  }

  private func isInside(_ path: [Int], _ outer: Set<[Int]>) -> Bool {
    (0...path.count).contains { outer.contains(Array(path.prefix($0))) }
  }
}
