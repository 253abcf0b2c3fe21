import Tangram
import Testing

/// The origin view stays the last child however the children are changed.
@Suite struct OriginRuleTests {
  private func names(_ path: some TGContainer) -> [String?] { path.subviews.map(\.name) }

  private func change<Container: TGContainer>(
    _ container: Container, _ change: (inout Container) -> Void
  ) -> Container {
    var container = container
    change(&container)
    return container
  }

  /// The children a and b, and the origin view o.
  private var path: TGPathLayout {
    var path = TGPathLayout {
      TGView("a")
      TGView("b")
    }
    path.tg_originView = TGView("o")
    return path
  }

  @Test func childrenAreAddedBeforeTheOriginView() {
    #expect(names(change(path) { $0.addSubview(TGView("c")) }) == ["a", "b", "c", "o"])
    #expect(
      names(
        path.children {
          TGView("c")
          TGView("d")
        }) == ["a", "b", "c", "d", "o"])
    #expect(names(change(path) { $0.subviews.append(TGView("c")) }) == ["a", "b", "c", "o"])
    #expect(names(change(path) { $0.subviews.insert(TGView("c"), at: 3) }) == ["a", "b", "c", "o"])
    #expect(names(change(path) { $0.insertSubview(TGView("c"), at: 0) }) == ["c", "a", "b", "o"])
    var tree = TGFrameLayout { path }.view
    tree.subviews[0].addSubview(TGView("c"))
    #expect(names(change(path) { $0.subviews = tree.subviews[0].subviews }).last == "o")
    #expect(tree.subviews[0].subviews.map(\.name) == ["a", "b", "c", "o"])
  }

  @Test func theOriginViewMayBeTheOnlyChildAndGone() {
    var path = TGPathLayout(.circle(r: 20)).width(.wrap).height(.wrap).padding(3)
    path.tg_originView = TGView("o").width(10).height(10).visibility(.gone)
    let layout = path.layout(in: TGSize(width: 100, height: 100))
    #expect(layout[path]?.size == TGSize(width: 6, height: 6))
  }

  @Test func theOriginViewStaysLastWhenChildrenMove() {
    #expect(names(change(path) { $0.moveSubview(from: 2, to: 0) }) == ["a", "b", "o"])
    #expect(names(change(path) { $0.subviews.swapAt(0, 2) }) == ["b", "a", "o"])
    #expect(names(change(path) { $0.subviews.reverse() }) == ["b", "a", "o"])
    let moved = change(path) { $0.moveSubview(from: 0, to: 2) }
    #expect(moved.tg_originView?.name == "o")
    #expect(names(moved) == ["b", "a", "o"])
  }

  @Test func everyWayOfRemovalClearsTheOriginView() {
    let removals: [(inout TGPathLayout) -> Void] = [
      { $0.subviews.remove(at: 2) }, { $0.subviews.removeLast() }, { $0.subviews = [] },
      { $0.removeSubview(at: 2) }, { $0.tg_removeAllSubviews() },
      { path in path.tg_originView.map { _ = path.removeSubview($0) } },
      { $0.replaceSubview(at: 2, with: TGView("x")) }, { $0.subviews[ifPresent: 2] = nil },
    ]
    for remove in removals {
      let origin = path.tg_originView ?? TGView()
      var path = change(path) { $0.tg_originView = origin }
      remove(&path)
      path.addSubview(origin)
      path.addSubview(TGView("z"))
      #expect(path.tg_originView == nil)
      #expect(path.originViewID == nil)
      #expect(names(path).suffix(2) == ["o", "z"])
    }
  }

  @Test func theOriginViewIDMayBeSetInAdvance() {
    let origin = TGView("o")
    var path = TGPathLayout()
    path.originViewID = origin.id
    for view in [TGView("a"), origin, TGView("b")] { path.addSubview(view) }
    #expect(names(path) == ["a", "b", "o"])
    #expect(path.tg_originView?.name == "o")
  }
}
