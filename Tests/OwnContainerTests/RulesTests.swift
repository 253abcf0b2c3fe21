import Tangram
import Testing

/// Children in the order of their names, the first of which is wide.
private struct Shelf: TGContainer {
  var storage: TGNodeStorage

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    var isSorted = true
    var changes: [TGChildrenChange] = []
    var name: String { "shelf" }
    func layout(_ pass: TGPass) {}

    var hasRules: Bool { isSorted }

    static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
      var shelf = Shelf(storage: container.storage)
      container = TGView()
      shelf.options.changes.append(change)
      for place in change.added { shelf.subviews[place].tg_width.equal(100) }
      shelf.subviews.sort { ($0.name ?? "") < ($1.name ?? "") }
      container = shelf.view
    }
  }
}

/// Containers keep rules for their children in whatever way these are changed.
@Suite struct RulesTests {
  private func names(_ shelf: some TGViewProtocol) -> [String?] { shelf.subviews.map(\.name) }

  @Test func everyWayOfAddingAChildIsSeen() {
    let ways: [(inout Shelf) -> Void] = [
      { $0.addSubview(TGView("b")) }, { $0.subviews.append(TGView("b")) },
      { $0.subviews.insert(TGView("b"), at: 0) }, { $0.insertSubview(TGView("b"), at: 2) },
      { $0.subviews += [TGView("b")] }, { $0 = $0.children { TGView("b") } },
      { shelf in
        var view = shelf.view
        view.addSubview(TGView("b"))
        shelf.storage = view.storage
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

  @Test func changesTellWhatHappened() {
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

  @Test func rulesThatAreSwitchedOffAreNotKept() {
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
}
