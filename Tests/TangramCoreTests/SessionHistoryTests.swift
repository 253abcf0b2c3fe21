import Tangram
import Testing

/// What a session laid out before does not affect what it lays out next.
@Suite struct SessionHistoryTests {
  let room = TGEnvironment(size: TGSize(width: 300, height: 300))

  /// Lays out a tree before and after an edit, and expects the result to equal a fresh layout.
  func expectNoTrace(
    of tree: TGView, in before: TGEnvironment, then after: TGEnvironment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, edit: (inout TGView) -> Void = { _ in }
  ) {
    var (session, tree) = (TGLayoutSession(), tree)
    _ = session.layout(tree, in: before)
    edit(&tree)
    let environment = after ?? before
    let warm = session.layout(tree, in: environment).entries
    #expect(warm == tree.layout(in: environment).entries, sourceLocation: sourceLocation)
  }

  static func room(_ width: Double, _ height: Double) -> TGEnvironment {
    TGEnvironment(size: TGSize(width: width, height: height))
  }

  @Test func anEmptyContainerGetsItsFirstChild() {
    let tree = TGLinearLayout { TGLinearLayout().size(.wrap) }.size(.wrap).view
    expectNoTrace(of: tree, in: room) { $0.addSubview(TGView().size(20, 10)) }
    expectNoTrace(of: tree, in: room) { $0.subviews[0].addSubview(TGView().size(20, 10)) }
  }

  @Test func leavesAndContainersReplaceEachOtherInARecompiledTree() {
    let leaf = TGView(.text(chars: 10, advance: 2, line: 9)).size(.wrap)
    var container = leaf
    container.addSubview(TGView().size(5, 5))
    let tree = TGLinearLayout { container }.size(100, 100).view
    expectNoTrace(of: tree, in: room) {
      $0.subviews[0] = leaf
      $0.tg_width.equal(.wrap)
    }
    let former = TGLinearLayout { leaf }.size(100, 100).view
    expectNoTrace(of: former, in: room) {
      $0.subviews[0] = container
      $0.tg_width.equal(.wrap)
    }
  }

  @Test func aContainerStartsWrappingChildrenBetweenMargins() {
    let child = TGView("child").size(50, 10).left(10).right(20)
    let containers: [TGView] = [
      TGFrameLayout { child }.size(100, 40).view, TGRelativeLayout { child }.size(100, 40).view,
      TGLinearLayout(.vert) { child }.size(100, 40).view,
    ]
    for container in containers {
      expectNoTrace(of: container, in: room) { $0.tg_width.equal(.wrap) }
      expectNoTrace(of: TGFrameLayout { container }.size(200, 200).view, in: room) {
        $0.subviews[0].tg_width.equal(.wrap)
      }
    }
  }

  @Test func sizesStartFromTheGivenFrame() {
    var column = TGLinearLayout(.vert) {
      TGView(.text(chars: 70, advance: 3, line: 16)).width(.fill).height(.wrap)
      TGView().size(.fill)
    }
    column.tg_setSubviews(size: 39, minSpace: 1)
    let tree = TGLinearLayout { column.width(.fill).height(.wrap) }.size(.fill).view
    expectNoTrace(of: tree, in: room, then: Self.room(270, 180))
  }

  @Test func aWrappingChildIsBoundedByItsOwnHeight() {
    var row = TGLinearLayout(.horz) {
      TGView(.text(chars: 39, advance: 3, line: 10)).width(.fill).height(.wrap)
    }
    row.tg_height.equal(.wrap)
    row.tg_width.equal(.fill).max(.this(.height), multiple: 0.5)
    let tree = TGLinearLayout(.horz) {
      row
      TGView().size(20, 20)
    }.size(.fill).view
    expectNoTrace(of: tree, in: room) { $0.subviews[1].tg_width.equal(30) }
    expectNoTrace(of: tree, in: room, then: Self.room(250, 300))
  }

  @Test func theRootIsBoundedByItsOwnHeight() {
    var tree = TGZStack { TGView().size(.fill) }.size(.fill).view
    tree.tg_width.max(.this(.height))
    expectNoTrace(of: tree, in: room, then: Self.room(266, 390))
  }

  @Test func copiesOfAViewInALongListAreNotConfused() {
    let twice = TGView().size(10, 10)
    let views = (0..<128).map { index in
      index == 0 ? twice : index == 100 ? twice.size(20, 20) : TGView().size(10, 10)
    }
    let tree = TGLinearLayout { views }.size(.wrap).view
    // The second half of a long list keeps its storage.
    expectNoTrace(of: tree, in: room) { for _ in 0..<64 { $0.subviews.remove(at: 0) } }
  }

  @Test func contentThatLimitsItsContainerIsNotLimitedByIt() {
    let row = TGHStack { TGView().size(30, 10) }
      .width(10%, max: .smallest(of: 69, TGMost.Term(.wrap, increment: 19))).height(.wrap)
      .with { $0.tg_leftPadding = 13 }
    expectNoTrace(of: row.view, in: Self.room(200, 90)) { $0.name = "row" }
    // The content is 43 wide, so the limit is 62.
    #expect(row.layout(in: TGSize(width: 200, height: 90))[row]?.width == 20)
    #expect(row.layout(in: TGSize(width: 800, height: 90))[row]?.width == 62)
    let column = TGLinearLayout { row }.size(.fill)
    #expect(column.layout(in: TGSize(width: 200, height: 90))[row]?.width == 20)
    #expect(column.layout(in: TGSize(width: 800, height: 90))[row]?.width == 62)
    expectNoTrace(of: column.view, in: room) { $0.subviews[0].name = "row" }
  }

  @Test func aBoundFollowsTheSiblingItRefersTo() {
    let sibling = TGLinearLayout(.horz) { TGView().size(10, 58) }.size(.wrap)
    var bounded = TGLinearLayout { TGView().size(10, 5) }.size(.wrap)
    bounded.tg_height.min(TGAnchor(.view(sibling.id), .height))
    let tree = TGLinearLayout {
      bounded
      sibling
    }.size(.fill).view
    expectNoTrace(of: tree, in: room) {
      $0.subviews[1].frame = TGRect(x: 0, y: 0, width: 9, height: 77)
    }
    expectNoTrace(of: tree, in: room) { $0.subviews[1].subviews[0].tg_height.equal(70) }
    let empty = TGLinearLayout().size(.wrap).view
    let filled = TGLinearLayout {
      TGView().size(.fill)
      empty
    }.size(.fill).view
    expectNoTrace(of: filled, in: room) { tree in
      let id = tree.subviews[0].id
      tree.subviews[1].tg_height.min(TGAnchor(.view(id), .height))
    }
  }

  @Test func childrenThatUseTheirFramesFollowTheParentsSize() {
    var apart = TGLinearLayout { TGView().size(.fill) }.width(30).height(.wrap)
    apart.tg_height.min(.superview(.width), multiple: 0.5)
    apart.tg_useFrame = true
    let tree = TGFrameLayout {
      TGLinearLayout {
        TGView().size(40, 40)
        apart
      }.size(.wrap)
    }.size(.fill).view
    expectNoTrace(of: tree, in: room) { $0.subviews[0].subviews[0].tg_width.equal(60) }
  }

  @Test func childrenLeftInPlaceAreMirroredOnce() {
    let idle = Idle(Idle.Algorithm()) { TGView().size(5, 5) }
    let tree = TGLinearLayout { idle.size(.fill) }.size(.fill).view
    let mirrored = TGEnvironment(size: room.size, isRightToLeft: true)
    expectNoTrace(of: tree, in: mirrored) { $0.subviews[0].tg_height.equal(50) }
  }

  @Test func windowCenteredViewsAreMeasuredAsBeforePlacement() {
    var leaf = TGView().width(.wrap).height(.fill)
    leaf.tg_alignment = .horz.windowCenter
    var frame = TGFrameLayout { leaf }.width(.wrap).height(.fill)
    frame.tg_alignment = .horz.center
    let tree = TGLinearLayout {
      frame
      TGView().size(.fill)
    }.size(.fill).view
    let fine = TGEnvironment(size: TGSize(width: 307, height: 130), scale: 1.5)
    expectNoTrace(of: tree, in: fine) { $0.subviews[1].name = "renamed" }
  }

  @Test func containersOfWindowCenteredViewsFollowTheWindow() {
    var leaf = TGView().width(.fill).height(.wrap)
    leaf.tg_alignment = .vert.windowCenter
    let tree = TGLinearLayout {
      TGLinearLayout { TGFrameLayout { leaf }.width(.fill).height(.wrap) }.size(.fill)
    }.size(.wrap).view
    expectNoTrace(of: tree, in: room, then: Self.room(359, 63))
  }

  @Test func anAlgorithmThatReadsTheEnvironmentFollowsIt() {
    var half = HalfOfTheRoom()
    half.addSubview(TGView())
    let tree = TGLinearLayout { half.size(50, 50) }.size(80, 80).view
    expectNoTrace(of: tree, in: room, then: Self.room(200, 100))
  }

  @Test func aLeafWithoutItsFormerContentIsPlainInAnEditedList() {
    var tree = PlainOnes()
    tree.addSubview(TGView().size(9, 9).content(.text(chars: 3, advance: 2, line: 4)))
    tree.addSubview(TGView().size(9, 9))
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    tree.subviews[0].tg_content = nil
    tree.insertSubview(TGView().size(9, 9), at: 1)
    let warm = session.layout(tree, in: room)
    #expect(warm.entries.map(\.frame.width) == [0, 1, 1, 1])
    #expect(warm.entries == tree.layout(in: room).entries)
  }
}

/// A container that makes plain children one point wide.
private struct PlainOnes: TGContainer {
  var view: TGView
  init(view: TGView) { self.view = view }
  init() { self.init(Algorithm()) }

  struct Algorithm: TGLayoutAlgorithm {
    var name: String { "plain ones" }

    func layout(_ pass: TGPass) {
      for child in pass.children { child[.horizontal].extent = child.isPlain ? 1 : 2 }
    }
  }
}

/// A container that makes its children half as wide as the available space.
private struct HalfOfTheRoom: TGContainer {
  var view: TGView
  init(view: TGView) { self.view = view }
  init() { self.init(Algorithm()) }

  struct Algorithm: TGLayoutAlgorithm {
    var name: String { "half" }

    func layout(_ pass: TGPass) {
      for child in pass.children {
        child[.horizontal].origin = 0
        child[.horizontal].extent = pass.environment.size.width / 2
      }
    }
  }
}

/// A container that leaves its children where they are.
private struct Idle: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var name: String { "idle" }
    func layout(_ pass: TGPass) {}
  }
}
