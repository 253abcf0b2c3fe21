import Tangram
import TangramTestSupport
import Testing

/// Sizes that refer to the size of a view anywhere in the tree.
@Suite struct DistantSizeTests {
  private let room = TGSize(width: 375, height: 667)

  /// Every kind of container around a child, 200 × 100 without padding.
  private static func containers(_ child: TGView) -> [(name: String, tree: TGView)] {
    [
      ("column", TGLinearLayout(.vert) { child }.size(200, 100).view),
      ("row", TGLinearLayout(.horz) { child }.size(200, 100).view),
      ("frame", TGFrameLayout { child }.size(200, 100).view),
      ("relative", TGRelativeLayout { child }.size(200, 100).view),
      ("flow", TGFlowLayout(.vert) { child }.size(200, 100).view),
      ("counted flow", TGFlowLayout(.horz, arrangedCount: 2) { child }.size(200, 100).view),
      ("float", TGFloatLayout(.vert) { child }.size(200, 100).view),
      ("path", TGPathLayout(.circle(r: 20)) { child }.size(200, 100).view),
      ("hstack", TGHStack { child }.size(200, 100).view),
      ("zstack", TGZStack { child }.size(200, 100).view),
      ("flex", TGFlexLayout { child }.size(200, 100).view),
      ("grid", TGGridLayout(columns: [.fr(1)], rows: [.fr(1)]) { child }.size(200, 100).view),
      ("constraint", TGConstraintLayout { child }.size(200, 100).view),
    ]
  }

  /// A container that wraps content of 37 × 23.
  private let target = TGView(.size(37, 23)).named("target").size(.wrap)

  private func beside(_ tree: TGView) -> TGView {
    TGLinearLayout(.vert) {
      tree
      TGFrameLayout { target }.size(.wrap)
    }.size(.wrap).view
  }

  @Test func aSizeMayReferToAViewInAnotherContainer() {
    let child = TGView("child").size(target.anchor(.width), target.anchor(.height))
    for (name, tree) in Self.containers(child) {
      let layout = beside(tree).layout(in: room)
      #expect(layout["child"]?.size == TGSize(width: 37, height: 23), "\(name)")
      // In a constraint layout, the position of the child is undetermined.
      if name != "constraint" { #expect(layout.diagnostics == [], "\(name)") }
    }
  }

  @Test func aSizeMayBeAMultipleOfTheOtherDimension() {
    var child = TGView("child").height(10)
    child.tg_width.equal(target.anchor(.height), increment: 4, multiple: 2)
    for (name, tree) in Self.containers(child) {
      #expect(beside(tree).layout(in: room)["child"]?.width == 50, "\(name)")
    }
  }

  @Test func boundsMayReferToOtherViews() {
    var child = TGView("child").size(100, 5)
    child.tg_width.max(TGAnchor(.view(target.id), .width))
    child.tg_height.min(TGAnchor(.view(target.id), .height), increment: 2)
    for (name, tree) in Self.containers(child) where name != "constraint" {
      let layout = beside(tree).layout(in: room)
      #expect(layout["child"]?.size == TGSize(width: 37, height: 25), "\(name)")
      #expect(layout.diagnostics == [], "\(name)")
    }
    var content = TGView(.size(100, 5)).named("child")
    content.tg_width.max(TGAnchor(.view(target.id), .width))
    let layout = beside(TGConstraintLayout { content }.size(200, 100).view).layout(in: room)
    #expect(layout["child"]?.size == TGSize(width: 37, height: 5))
  }

  @Test func aLargestOfValuesMayReferToAnotherView() {
    var child = TGView("child").height(10)
    child.tg_width.equal(.largest(of: TGAnchor(.view(target.id), .width), 20))
    for (name, tree) in Self.containers(child) where name != "constraint" {
      #expect(beside(tree).layout(in: room)["child"]?.width == 37, "\(name)")
    }
  }

  @Test("A size may refer to a sibling in every container")
  func sizesOfSiblings() {
    let first = TGView("first").size(30, 10)
    let child = TGView("child").size(first.anchor(.width), first.anchor(.height))
    let containers: [TGView] = [
      TGLinearLayout(.vert) {
        child
        first
      }.size(200, 100).view,
      TGLinearLayout(.horz) {
        child
        first
      }.size(200, 100).view,
      TGVStack {
        child
        first
      }.size(200, 100).view,
      TGZStack {
        child
        first
      }.size(200, 100).view,
      TGFlexLayout {
        child
        first
      }.size(200, 100).view,
      TGGridLayout(columns: [.fr(1), .fr(1)], rows: [.fr(1)]) {
        child
        first
      }.size(200, 100).view,
    ]
    for tree in containers {
      let layout = tree.layout(in: room)
      #expect(layout["child"]?.size == TGSize(width: 30, height: 10), "\(tree)")
      #expect(layout.diagnostics == [], "\(tree)")
    }
  }

  @Test("A width may refer to the view's own height, and the other way round")
  func ownDimensions() {
    let widths = Self.containers(TGView("child").size(.this(.height), 17)).filter {
      $0.name != "row"
    }
    let heights = Self.containers(TGView("child").size(17, .this(.width)))
    for (name, tree) in widths + heights where name != "path" {
      #expect(tree.layout(in: room)["child"]?.size == TGSize(width: 17, height: 17), "\(name)")
    }
    let stretched = TGLinearLayout(.vert) { TGView("child").size(.this(.height), .fill) }
      .size(200, 60).layout(in: room)
    #expect(stretched["child"] == TGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func theParentsSizeExcludesItsPadding() {
    let child = TGView("child").size(.superview(.width), .superview(.height))
    let containers: [TGView] = [
      TGFlexLayout { child }.size(100, 50).padding(10).view,
      TGGridLayout { child }.size(100, 50).padding(10).view,
      TGConstraintLayout { child }.size(100, 50).padding(10).view,
      TGLinearLayout(.vert) { child }.size(100, 50).padding(10).view,
    ]
    for tree in containers {
      #expect(tree.layout(in: room)["child"]?.size == TGSize(width: 80, height: 30), "\(tree)")
    }
  }

  @Test func anAncestorsSizeIncludesItsPadding() {
    let card = TGLinearLayout(.vert).named("card")
    let tree = card.children {
      TGFrameLayout { TGView("child").size(card.view.anchor(.width), 10) }.size(.wrap)
    }.size(120, .wrap).padding(10)
    #expect(tree.layout(in: room)["child"]?.width == 120)
  }

  @Test func theRootMayReferToTheSizeOfADescendant() {
    let tree = TGFrameLayout { TGFrameLayout { target }.size(.wrap) }
      .width(target.anchor(.width), multiple: 2).height(40)
    #expect(tree.layout(in: room).frame.size == TGSize(width: 74, height: 40))
  }

  @Test func longChainsOfReferencesAreFollowed() {
    let count = 2_000
    let views = (0..<count).map { TGView("\($0)") }
    let tree = TGLinearLayout(.vert) {
      for index in views.indices {
        TGFrameLayout {
          index + 1 < count
            ? views[index].size(views[index + 1].anchor(.width), 1) : views[index].size(33, 1)
        }.size(.wrap)
      }
    }.size(.wrap)
    let layout = tree.layout(in: room)
    #expect(layout["0"]?.width == 33 && layout.diagnostics == [])
  }

  @Test func aChainThroughWrappingContainersIsFollowed() {
    let boxes = (0..<12).map { TGFrameLayout().named("\($0)") }
    let tree = TGLinearLayout(.vert) {
      for index in boxes.indices {
        boxes[index].children {
          index + 1 < boxes.count
            ? TGView().size(boxes[index + 1].view.anchor(.width), 1) : TGView().size(33, 1)
        }.size(.wrap).padding(trailing: 1)
      }
    }.size(.wrap)
    let layout = tree.layout(in: room)
    #expect(layout["0"]?.width == 45 && layout.diagnostics == [])
  }

  // MARK: Mistakes

  @Test func aCycleIsReportedByName() {
    let (a, b) = (TGView("a").height(10), TGView("b").height(10))
    let tree = TGLinearLayout(.vert) {
      TGFrameLayout { a.width(b.anchor(.width), increment: 1) }.size(.wrap)
      TGFrameLayout { b.width(a.anchor(.width), increment: 1) }.size(.wrap)
    }.size(.wrap)
    #expect(
      tree.layout(in: room).diagnostics.map(\.description) == [
        "a: width depends on itself: a.width → b.width → a.width; "
          + "the result of the last layout pass is kept"
      ])
  }

  @Test func aCycleThroughAWrappingContainerIsReportedByName() {
    let box = TGFrameLayout().named("box")
    let tree = TGLinearLayout(.vert) {
      box.children {
        TGFrameLayout { TGView("child").size(box.view.anchor(.width), 10) }.size(.wrap)
      }.size(.wrap).padding(5)
    }.size(.wrap)
    let problems = tree.layout(in: room).diagnostics.filter { $0.code == "cycle" }
    #expect(
      problems.map(\.description) == [
        "child: width depends on itself: child.width → box.width → child.width; "
          + "the result of the last layout pass is kept"
      ])
  }

  @Test func diagnosticsOfIntermediatePassesAreDiscarded() {
    // In the first pass, `wide` is assumed to have a width of 0, which leaves no space inside the padding.
    let wide = TGView(.size(80, 10)).named("wide").size(.wrap)
    let tree = TGLinearLayout(.vert) {
      TGFrameLayout { TGView("inner").size(.fill, 10) }.size(wide.anchor(.width), 20).padding(10)
      TGFrameLayout { wide }.size(.wrap)
    }.size(.wrap)
    let layout = tree.layout(in: room)
    #expect(layout["inner"]?.width == 60)
    #expect(layout.diagnostics == [])
  }

  // MARK: Laws

  @Test func aSessionAgreesWithFreshLayouts() {
    var session = TGLayoutSession()
    var tree = beside(
      TGLinearLayout(.vert) { TGView("child").size(target.anchor(.width), 10) }.size(.wrap).view)
    for width in [37.0, 80, 12, 80] {
      tree["target"]?.content = .size(width, 23)
      let warm = session.layout(tree, in: TGEnvironment(size: room))
      #expect(warm["child"]?.width == width)
      #expect(warm.entries.map(\.frame) == tree.layout(in: room).entries.map(\.frame))
    }
    tree["child"]?.tg_width.equal(5)
    #expect(session.layout(tree, in: TGEnvironment(size: room))["child"]?.width == 5)
    tree["child"]?.tg_width.equal(TGAnchor(.view(target.id), .width))
    #expect(session.layout(tree, in: TGEnvironment(size: room))["child"]?.width == 80)
  }

  @Test func referencesLayOutLikeTheNumbersTheyResolveTo() {
    var random = SplitMix(seed: 11)
    for _ in 0..<200 {
      let contents = (0..<4).map { _ in Double(Int.random(in: 1...90, using: &random)) }
      let targets = contents.indices.map {
        TGView(.size(contents[$0], 10)).named("t\($0)").size(.wrap)
      }
      let picks = targets.indices.map { _ in Int.random(in: 0..<4, using: &random) }
      let kinds = picks.indices.map { _ in Int.random(in: 0..<13, using: &random) }
      func tree(_ child: (Int) -> TGView) -> TGView {
        TGLinearLayout(.vert) {
          for index in targets.indices {
            Self.containers(child(index))[kinds[index]].tree
            TGFrameLayout { targets[index] }.size(.wrap)
          }
        }.size(.wrap).view
      }
      let referring = tree {
        TGView().size(targets[picks[$0]].anchor(.width), 5).margin(leading: 3)
      }
      let numeric = tree { TGView().size(contents[picks[$0]], 5).margin(leading: 3) }
      #expect(
        referring.layout(in: room).entries.map(\.frame)
          == numeric.layout(in: room).entries.map(\.frame))
    }
  }

  @Test func anExplanationNamesTheReferencedView() throws {
    let child = TGView("child").size(target.anchor(.width), 10).width(min: 5)
    let tree = beside(TGFrameLayout { child }.size(100, 50).view)
    let layout = tree.layout(in: room)
    #expect(layout.why("child").contains("width 37 = target's width 37"))
  }
}
