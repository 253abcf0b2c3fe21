import Tangram
import Testing

/// Reading, changing and removing views and children in place.
@Suite struct ViewAccessTests {
  private let room = TGSize(width: 200, height: 100)

  private var box: TGFrameLayout {
    TGFrameLayout {
      TGView("a").size(10, 10)
      TGLinearLayout(.horz) { TGView("c").size(5, 5) }.named("b")
    }.size(100, 50)
  }

  @Test func optionalChildrenAreReadChangedAndRemoved() {
    var box = box
    #expect(box.subviews[ifPresent: 0]?.name == "a")
    #expect([-1, 2].allSatisfy { box.subviews[ifPresent: $0] == nil })
    box.subviews[ifPresent: 0]?.tg_width.equal(33)
    box.subviews[ifPresent: 7]?.tg_width.equal(44)
    box.subviews[ifPresent: 7] = TGView("nobody")
    #expect(box.layout(in: room).entries.map(\.frame.width) == [100, 33, 0, 5])
    box.subviews[ifPresent: 0] = nil
    #expect(box.subviews.map(\.name) == ["b"])
  }

  @Test func aChildIsReadAndChangedAsAContainer() {
    var box = box
    #expect(box.subviews[1, as: TGLinearLayout.self]?.tg_orientation == .horz)
    #expect(box.subviews[0, as: TGLinearLayout.self] == nil)
    #expect(box.subviews[1, as: TGFlowLayout.self] == nil)
    #expect(box.subviews[2, as: TGLinearLayout.self] == nil)
    box.subviews[1, as: TGLinearLayout.self]?.tg_leftPadding = 9
    box.subviews[0, as: TGLinearLayout.self]?.tg_leftPadding = 9
    #expect(box.layout(in: room)["c"]?.minX == 9)
  }

  @Test func writingToAnUnknownNameChangesNothing() {
    var box = box
    let before = box.view.description
    box["nobody"] = TGView("somebody").size(1, 1)
    box["nobody"]?.tg_width.equal(3)
    #expect(box.view.description == before)
    #expect(box["somebody"] == nil)
    box["c"] = TGView("d").size(7, 7)
    #expect(box["d"]?.hasValue(.width) == true)
    #expect(box["c"] == nil)
  }

  @Test func optionsAreReplacedAsAWhole() throws {
    var box = TGLinearLayout(.horz) {
      TGView().size(10, 5)
      TGView().size(20, 5)
    }.size(100, 50)
    let options = TGLinearLayout(.vert).options
    #expect(box.layout(in: room).entries.map(\.frame.minX) == [0, 0, 10])
    var other = box
    box.options = options
    other[keyPath: \.options] = options
    for box in [box, other] {
      #expect(box.layout(in: room).entries.map(\.frame.minX) == [0, 0, 0])
      #expect(box.layout(in: room).entries.map(\.frame.minY) == [0, 0, 5])
    }
  }

  @Test func positionsOfASizeClassAreSetAndRead() {
    var view = TGView("a").size(10, 10)
    let set = view.tg_fetchSizeClass(with: .landscape)
    set.tg_top.equal(1)
    set.tg_bottom.equal(2)
    set.tg_leading.equal(3)
    set.tg_trailing.equal(4)
    set.tg_centerX.equal(5)
    set.tg_centerY.equal(6)
    let said = view.tg_fetchSizeClass(with: .landscape)
    let positions = [
      said.tg_top, said.tg_bottom, said.tg_leading, said.tg_trailing, said.tg_centerX,
      said.tg_centerY,
    ]
    #expect(positions.map(\.numberVal) == [1, 2, 3, 4, 5, 6])
    // Right replaces trailing.
    set.tg_right.equal(7)
    #expect([said.tg_right.numberVal, said.tg_trailing.numberVal] == [7, 7])
    set.tg_baseline.equal(set.superview.tg_baseline)
    #expect(said.tg_baseline.hasValue)
    #expect(
      view.description
        == "view \"a\" {tg_width.equal(10), tg_height.equal(10), set for landscape}")
  }

  @Test func aBaselineMayReferToTheSuperview() {
    var view = TGView("a")
    view.tg_baseline.equal(view.superview.tg_baseline)
    #expect(view.description == "view \"a\" {tg_baseline.equal(superview.tg_baseline)}")
  }

  @Test func aListOfCentersCentersTheGroup() {
    let other = TGView("b").size(20, 30)
    let layout = TGRelativeLayout {
      TGView("a").size(10, 10).centerY([other.anchor(.centerY)]).centerX([other.anchor(.centerX)])
      other
    }.size(200, 100).layout(in: room)
    #expect(layout["a"]?.origin == TGPoint(x: 85, y: 30))
    #expect(layout["b"]?.origin == TGPoint(x: 95, y: 40))
  }

  @Test func anUpperBoundMayBeTheContent() {
    let view = TGView("a").with { $0.tg_width.equal(90).max(.wrap, increment: 5, multiple: 2) }
    #expect(
      view.description == "view \"a\" {tg_width.equal(90).max(.wrap, increment: 5, multiple: 2)}")
  }

  @Test func buildersMakeArraysOfViews() {
    @TGViewBuilder func views(_ count: Int) -> [TGView] {
      for index in 0..<count { TGView("\(index)") }
      if count > 2 { TGView("more") }
    }
    #expect(views(2).map(\.name) == ["0", "1"])
    #expect(views(3).map(\.name) == ["0", "1", "2", "more"])
  }

  // MARK: - Results

  @Test func aRootIsLaidOutInItsOwnFrame() {
    var box = TGFrameLayout { TGView("a").size(50%, 10) }.size(.fill, .fill)
    box.frame = TGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(box.layoutSubviews().isEmpty)
    #expect(box["a"]?.frame == TGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func layoutDescriptionsMarkHiddenViews() {
    var layout = TGFrameLayout {
      TGView("a").size(10, 10).visibility(.gone)
      TGView("b").size(10, 10).hidden()
      TGView("c").size(10, 10).visibility(.invisible)
    }.size(20, 20).layout(in: room).description.split(separator: "\n")
    layout.removeFirst()
    #expect(layout.map { $0.split(separator: " ").last } == ["gone", "hidden", "invisible"])
  }

  @Test func aTreeThatIsTooDeepIsReportedWithTheLimit() {
    var environment = TGEnvironment(size: room)
    environment.limits.depth = 2
    var view = TGView("leaf").size(3, 2)
    for level in 0..<5 { view = TGFrameLayout { view }.named("\(level)").size(.wrap).view }
    #expect(
      view.layout(in: environment).remarks.map(\.description) == [
        "4: subviews are nested in more than 2 containers, the limit (`TGLimits.depth`); "
          + "the tree is not laid out"
      ])
  }

  @Test func equalChangesAreOneInASet() {
    func layout(_ x: Double, _ width: Double) -> TGLayout {
      TGFrameLayout { TGView("a").size(width, 10).left(x) }.size(100, 50).layout(in: room)
    }
    // Views of two trees are never the same: one view vanishes and another one appears.
    let others = layout(0, 10).changes(since: layout(5, 10))
    #expect(others.map(\.kind) == [.appeared, .vanished])
    var session = TGLayoutSession()
    var tree = TGFrameLayout { TGView("a").size(10, 10) }.size(100, 50)
    let start = session.layout(tree, in: room)
    tree.subviews[0].tg_left.equal(5)
    let moved = session.layout(tree, in: room)
    tree.subviews[0].tg_width.equal(20)
    let resized = session.layout(tree, in: room)
    let changes = [
      moved.changes(since: start), moved.changes(since: start), resized.changes(since: start),
      resized.changes(since: moved),
    ].flatMap { $0 }
    #expect(changes.map(\.kind) == [.moved, .moved, .resized, .resized])
    #expect(Set(changes).count == 3)
    #expect(Set(changes + others).count == 5)
  }
}
