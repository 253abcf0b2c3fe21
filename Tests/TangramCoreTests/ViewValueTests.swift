import Tangram
import TangramTestSupport
import Testing

/// The length that a `Shelf` gives a child.
private enum Length: TGViewKey {
  static let defaultValue = 10.0
}

/// A custom value that does not affect layout.
private enum Note: TGViewKey {
  static let defaultValue: String? = nil
  static let affectsLayout = false
}

/// A custom value that names a kind of view, a star.
private enum Star: TGViewKey {
  static let defaultValue = false
  static let kindName: String? = "star"
}

/// Gives each child the length that it asks for, one after another.
private struct Shelf: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    var name: String { "shelf" }
    func layout(_ pass: TGPass) {
      var end = 0.0
      for child in pass.children {
        child[.horizontal].origin = end
        child[.horizontal].extent = child[Length.self]
        end += child[Length.self]
      }
      if pass[.horizontal].wraps { pass[.horizontal].size = end }
    }
  }

  init(view: TGView) { self.view = view }
  init(@TGViewBuilder _ content: () -> TGSubviews) { self.init(Algorithm(), content) }
}

/// Makes each child as wide as its `Length` and as high as its note is long; 3 × 4 if it has neither.
private struct LendingShelf: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    var name: String { "lending shelf" }
    func layout(_ pass: TGPass) {
      for child in pass.children {
        child[.horizontal].extent = child.withValue(of: Length.self) { $0 } ?? 3
        child[.vertical].extent =
          child.withValue(of: Note.self) { Double($0?.utf8.count ?? 0) } ?? 4
      }
    }
  }

  init(view: TGView) { self.view = view }
  init(@TGViewBuilder _ content: () -> TGSubviews) { self.init(Algorithm(), content) }
}

@Suite struct ViewValueTests {
  let room = TGSize(width: 300, height: 200)

  // MARK: - Values of views

  @Test func aViewHasTheDefaultValueUntilAnotherIsSet() {
    var view = TGView()
    #expect(view[Length.self] == 10)
    view[Length.self] = 20
    view[Note.self] = "blue"
    #expect(view[Length.self] == 20)
    #expect(view[Note.self] == "blue")
    #expect(view[Star.self] == false)
  }

  @Test func defaultValuesAreNotStored() {
    var view = TGView()
    view[Length.self] = 10
    #expect(view.node.extras == nil)
    view[Length.self] = 20
    view[Note.self] = "blue"
    #expect(view.node.values.count == 2)
    view[Length.self] = 10
    #expect(view.node.values.count == 1)
    view[Note.self] = nil
    #expect(view.node.values.isEmpty)
    #expect(view.node.flags == TGView().node.flags)
  }

  @Test func copiesHaveIndependentValues() {
    var first = TGView("first")
    first[Length.self] = 20
    var second = first
    second[Length.self] = 30
    #expect((first[Length.self], second[Length.self]) == (20, 30))
    var shelf = Shelf { second }
    second[Length.self] = 40
    #expect(shelf.subviews[0][Length.self] == 30)
    let before = shelf
    shelf.subviews[0][Length.self] = 50
    #expect((before.subviews[0][Length.self], shelf.subviews[0][Length.self]) == (30, 50))
    #expect(shelf.subviews[0].asNewView()[Length.self] == 50)
  }

  @Test func valuesAndOtherPropertiesAreIndependent() {
    var view = TGView("view")
    view.transform = TGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    view[Length.self] = 20
    view.name = "other"
    #expect(view[Length.self] == 20)
    view.bounds = TGRect(x: 1, y: 2, width: 3, height: 4)
    view[Length.self] = 10
    #expect(view.name == "other")
    #expect(view.transform.a == 2)
    #expect(view.bounds == TGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func sizeClassHandlesSurviveValueChanges() {
    var view = TGView()
    let wide = view.tg_fetchSizeClass(with: .landscape)
    view[Length.self] = 20
    wide.tg_width.equal(30)
    view[Length.self] = 10
    wide.tg_height.equal(40)
    let frames = TGFrameLayout { view.named("view") }.size(.fill)
      .layout(in: TGEnvironment(size: room, sizeClass: .landscape))
    #expect(frames["view"]?.size == TGSize(width: 30, height: 40))
  }

  @Test func descriptionsIncludeValues() {
    var view = TGView()
    view[Length.self] = 20
    #expect(view.description == "view {Length: 20.0}")
    view[Star.self] = true
    #expect(view.description == "star {Length: 20.0}")
    var shelf = Shelf { view }
    shelf[Star.self] = true
    #expect(shelf.description == "shelf {1 child}")
  }

  // MARK: - Values in layouts

  /// Views without a custom value, with one that affects layout, with one that does not, and with both.
  private var shelf: Shelf {
    Shelf {
      TGView("plain").size(7, 7)
      TGView("long").with { $0[Length.self] = 20 }
      TGView("noted").with { $0[Note.self] = "blue" }
      TGFrameLayout { TGView("in").size(5, 5) }.named("both").with {
        $0[Note.self] = "red"
        $0[Length.self] = 40
      }
    }.named("shelf").with { $0[Note.self] = "root" }
  }

  @Test func containersReadValuesOfTheirChildren() {
    let layout = shelf.size(.wrap).layout(in: room)
    #expect(layout["long"]?.minX == 10)
    #expect(layout["noted"] == TGRect(x: 30, y: 0, width: 10, height: 0))
    #expect(layout["both"]?.minX == 40)
    #expect(layout.frame.width == 80)
  }

  @Test func containersBorrowValuesOfTheirChildren() {
    let views = shelf.subviews
    let layout = LendingShelf { for view in views { view } }.layout(in: room)
    #expect(layout["plain"]?.size == TGSize(width: 3, height: 4))
    #expect(layout["long"]?.size == TGSize(width: 20, height: 4))
    #expect(layout["noted"]?.size == TGSize(width: 3, height: 4))
    #expect(layout["both"]?.size == TGSize(width: 40, height: 3))
  }

  @Test func layoutsProvideTheValuesOfViews() {
    let layout = shelf.layout(in: room)
    #expect(layout.entries.map { $0[Note.self] } == ["root", nil, nil, "blue", "red", nil])
    #expect(layout.value(Note.self, of: "both") == "red")
    #expect(layout.value(Length.self, of: layout.root.subviews[1]) == 20)
    #expect(layout.value(Length.self, of: "plain") == 10)
    #expect(layout.value(Length.self, of: "nobody") == nil)
    #expect(layout.value(Length.self, of: TGView()) == nil)
  }

  @Test func sizeClassesHaveTheirOwnValues() {
    var view = TGView("view")
    view[Length.self] = 20
    let wide = view.tg_fetchSizeClass(with: .landscape)
    #expect(wide[Length.self] == 20)
    wide[Length.self] = 30
    #expect(view[Length.self] == 20)
    view.tg_updateSizeClass(.portrait) { $0[Length.self] = 10 }
    let shelf = Shelf { view }.size(.fill)
    func width(_ sizeClass: TGSizeClass) -> Double? {
      shelf.layout(in: TGEnvironment(size: room, sizeClass: sizeClass))["view"]?.width
    }
    #expect(width(.landscape) == 30)
    #expect(width(.portrait) == 10)
    #expect(shelf.layout(in: room).value(Length.self, of: "view") == 20)
  }

  // MARK: - Sessions

  /// Lays out a shelf inside a frame layout before and after an edit, and expects the result of a fresh
  /// layout.
  ///
  /// - Returns: The number of containers that were solved after the edit.
  private func solves(
    after edit: (inout TGView) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    var tree = TGFrameLayout {
      shelf.size(.wrap)
      TGFrameLayout { TGView().size(5, 5) }.size(.fill)
    }.size(.fill).view
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    edit(&tree)
    let (warm, cold) = (session.layout(tree, in: room), tree.layout(in: room))
    #expect(firstDifference(warm, cold) == nil, sourceLocation: sourceLocation)
    for (own, theirs) in pairs(warm.entries, cold.entries) {
      #expect(own[Note.self] == theirs[Note.self], sourceLocation: sourceLocation)
      #expect(own[Length.self] == theirs[Length.self], sourceLocation: sourceLocation)
    }
    return warm.solveCount
  }

  @Test(arguments: 0..<4) func aChangedValueSolvesTheContainerAgain(child: Int) {
    let solves = solves { $0.subviews[0].subviews[child][Length.self] = 33 }
    #expect((1...3).contains(solves))
  }

  @Test(arguments: [1, 3]) func resettingAValueSolvesTheContainerAgain(child: Int) {
    #expect(solves { $0.subviews[0].subviews[child][Length.self] = 10 } >= 1)
  }

  @Test(arguments: 0..<4) func valuesThatDoNotAffectLayoutSolveNothing(child: Int) {
    #expect(solves { $0.subviews[0].subviews[child][Note.self] = "new" } == 0)
    #expect(solves { $0.subviews[0].subviews[child][Note.self] = nil } == 0)
  }

  @Test func nonLayoutValuesOfContainersAndRootsSolveNothing() {
    let count = solves {
      $0[Note.self] = "root"
      $0.subviews[0][Note.self] = "shelf"
      $0.subviews[1].subviews[0][Note.self] = "leaf"
    }
    #expect(count == 0)
  }

  @Test func nonLayoutValuesSolveNothingBesideOtherProperties() {
    var view = TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = TGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    view.tg_fetchSizeClass(with: .landscape).tg_width.equal(30)
    for slot in [view.tg_left, view.tg_top, view.tg_width.max(50).and().tg_left] { slot.equal(1) }
    var tree = Shelf { view }.size(.fill)
    var session = TGLayoutSession()
    let before = session.layout(tree, in: room)
    tree.subviews[0][Note.self] = "new"
    let after = session.layout(tree, in: room)
    #expect(after.solveCount == 0)
    #expect(after.entries[1].frame == before.entries[1].frame)
    #expect(after.entries[1][Note.self] == "new")
    tree.subviews[0].tg_fetchSizeClass(with: .landscape)[Length.self] = 70
    let wide = TGEnvironment(size: room, sizeClass: .landscape)
    #expect(firstDifference(session.layout(tree, in: wide), tree.layout(in: wide)) == nil)
  }

  @Test func aLeafRootProvidesItsValues() {
    var leaf = TGView(frame: TGRect(x: 0, y: 0, width: 30, height: 20)).named("leaf")
    leaf[Note.self] = "only"
    let layout = leaf.layout(in: room)
    #expect(layout.frame.width == 30)
    #expect(layout.value(Note.self, of: "leaf") == "only")
  }

  @Test func rewritingTheSameValueSolvesNothing() {
    let count = solves {
      $0.subviews[0].subviews[1][Length.self] = 99
      $0.subviews[0].subviews[1][Length.self] = 20
    }
    #expect(count == 0)
  }
}
