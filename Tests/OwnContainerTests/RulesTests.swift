import Tangram
import Testing

/// Keeps its children sorted by name, and makes the first one wide.
private struct Shelf: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    var isSorted = true
    var changes: [TGChildrenChange] = []
    var name: String { "shelf" }
    func layout(_ pass: TGPass) {}

    var hasRules: Bool { isSorted }

    static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
      var shelf = Shelf(view: container)
      container = TGView()
      shelf.options.changes.append(change)
      for place in change.added { shelf.subviews[place].tg_width.equal(100) }
      shelf.subviews.sort { ($0.name ?? "") < ($1.name ?? "") }
      container = shelf.view
    }
  }
}

/// A container's rules for its children are enforced however the children are changed.
@Suite struct RulesTests {
  private func names(_ shelf: some TGViewProtocol) -> [String?] { shelf.subviews.map(\.name) }

  private func width(_ view: TGView) -> Double? {
    var view = view
    return view.tg_width.numberVal
  }

  @Test func rulesApplyToEveryWayOfAddingAChild() {
    let ways: [(inout Shelf) -> Void] = [
      { $0.addSubview(TGView("b")) }, { $0.subviews.append(TGView("b")) },
      { $0.subviews.insert(TGView("b"), at: 0) }, { $0.insertSubview(TGView("b"), at: 2) },
      { $0.subviews += [TGView("b")] }, { $0 = $0.children { TGView("b") } },
      { shelf in
        var view = shelf.view
        view.addSubview(TGView("b"))
        shelf.view = view
      },
    ]
    for add in ways {
      var shelf = Shelf(Shelf.Algorithm()).children {
        TGView("c")
        TGView("a")
      }
      add(&shelf)
      #expect(names(shelf) == ["a", "b", "c"])
      #expect(shelf.options.changes.count == 2)
      #expect(shelf.options.changes.last?.added.count == 1)
      var wide = shelf.subviews[1]
      #expect(wide.tg_width.numberVal == 100)
    }
  }

  @Test func changesListAddedAndRemovedChildren() {
    var shelf = Shelf(Shelf.Algorithm()).children {
      TGView("a")
      TGView("b")
      TGView("c")
    }
    let id = shelf.subviews[1].id
    shelf.subviews.remove(at: 1)
    shelf.subviews.swapAt(0, 1)
    shelf.tg_space = 4
    #expect(
      shelf.options.changes == [
        TGChildrenChange(added: [0, 1, 2]), TGChildrenChange(removed: [id]), TGChildrenChange(),
        TGChildrenChange(),
      ])
    #expect(names(shelf) == ["a", "c"])
    shelf.subviews[0].tg_width.equal(7)
    shelf.changeSubview(at: 1) { $0.name = "0" }
    #expect(shelf.options.changes.count == 4)
  }

  @Test func disabledRulesAreNotApplied() {
    var shelf = Shelf(Shelf.Algorithm()).children { TGView("b") }
    shelf.options.isSorted = false
    shelf.addSubview(TGView("a"))
    #expect(names(shelf) == ["b", "a"])
    shelf.options.isSorted = true
    shelf.addSubview(TGView("c"))
    #expect(names(shelf) == ["a", "b", "c"])
  }

  @Test func copiesAreIndependent() {
    let before = Shelf(Shelf.Algorithm()).children { TGView("b") }
    var after = before
    after.addSubview(TGView("a"))
    #expect(names(before) == ["b"])
    #expect(names(after) == ["a", "b"])
  }

  // MARK: - Rules applied while a child is appended

  @Test func adoptedChildrenAreNotReportedAsChanges() {
    var stairs = Stairs(Stairs.Algorithm())
    stairs.tg_hspace = 3
    stairs.addSubview(TGView("a"))
    var named = TGView("b")
    // Writing through a handle leaves the view with a chain of changes.
    named.tg_height.equal(9).max(8)
    stairs.addSubview(named)
    // Only the change of the gap is recorded.
    #expect(stairs.options.changes == [TGChildrenChange()])
    #expect(names(stairs) == ["a", "b"])
    #expect(stairs.subviews.map(width) == [13, 13])
    #expect(width(named) == nil)
  }

  @Test func childrenNotAdoptedOnAppendAreReportedAsChanges() {
    var stairs = Stairs(Stairs.Algorithm())
    stairs.addSubview(TGView("a"))
    stairs.addSubview(TGFrameLayout().named("b"))
    stairs.insertSubview(TGView("c"), at: 0)
    #expect(stairs.options.changes.map(\.added) == [[1], [0]])
  }

  @Test func childrenMayBeAddedToAChildInPlace() {
    var page = TGFrameLayout {
      Stairs(Stairs.Algorithm()).named("stairs")
      Shelf(Shelf.Algorithm()).children { TGView("c") }
      TGView("leaf")
    }
    let before = page
    let areThere = [
      page.subviews[0, as: Stairs.self]?.addSubview(TGView("a")) != nil,
      page.subviews[1, as: Shelf.self]?.addSubview(TGView("b")) != nil,
      page.subviews[1, as: Stairs.self]?.addSubview(TGView("d")) != nil,
      page.subviews[2, as: Shelf.self]?.addSubview(TGView("d")) != nil,
      page.subviews[3, as: Shelf.self]?.addSubview(TGView("d")) != nil,
      page.subviews[-1, as: Shelf.self]?.addSubview(TGView("d")) != nil,
    ]
    #expect(areThere == [true, true, false, false, false, false])
    #expect(page.subviews.map { names($0) } == [["a"], ["b", "c"], []])
    #expect(before.subviews.map { names($0) } == [[], ["c"], []])
    #expect(page.subviews[0].subviews.map(width) == [10])
    #expect(page.subviews[1].subviews.map(width) == [100, 100])
  }
}

/// Makes leaves as wide as 10 plus the gap; containers are left unchanged.
private struct Stairs: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    var changes: [TGChildrenChange] = []
    var name: String { "stairs" }
    var hasRules: Bool { true }

    func layout(_ pass: TGPass) {}

    func adopt(_ child: inout TGView, gaps: TGSize) -> Bool {
      if child.isContainer { return false }
      child.tg_width.equal(10 + gaps.width)
      return true
    }

    static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
      var stairs = Stairs(view: container)
      stairs.options.changes.append(change)
      container = stairs.view
    }
  }
}
