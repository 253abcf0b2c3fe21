import Tangram
import TangramTestSupport
import Testing

/// A session keeps up when children are removed, added or exchanged.
@Suite struct SessionStructureTests {
  let room = TGSize(width: 375, height: 667)

  @Test(arguments: [0, 1, 100, 199])
  func anAddedOrRemovedRowSolvesOnlyItselfAndItsAncestors(place: Int) {
    var tree = SessionTests.list(200)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    let row = SessionTests.list(3).subviews[2]
    tree.insertSubview(row, at: place)
    let longer = session.layout(tree, in: room)
    #expect(longer.solveCount <= 3)
    #expect(longer.entries == tree.layout(in: room).entries)
    #expect(longer.count == tree.layout(in: room).count)
    tree.removeSubview(at: place)
    let shorter = session.layout(tree, in: room)
    #expect(shorter.solveCount <= 2)
    #expect(shorter.entries == tree.layout(in: room).entries)
    #expect(shorter.count == tree.layout(in: room).count)
  }

  @Test func movedRowsAreNotSolvedAgain() {
    var tree = SessionTests.list(100)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    tree.moveSubview(from: 10, to: 60)
    tree.exchangeSubview(at: 70, withSubviewAt: 20)
    let moved = session.layout(tree, in: room)
    #expect(moved.solveCount <= 2)
    #expect(moved.entries == tree.layout(in: room).entries)
  }

  @Test func allRowsMayBeRemovedAndRestored() {
    let full = SessionTests.list(10)
    var tree = full
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    tree.tg_removeAllSubviews()
    #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
    #expect(session.layout(full, in: room).entries == full.layout(in: room).entries)
  }

  @Test func earlierLayoutsAreUnchanged() {
    var tree = SessionTests.list(300)
    var session = TGLayoutSession()
    let first = session.layout(tree, in: room)
    let entries = first.entries
    for place in [150, 0, 299] {
      tree.insertSubview(TGView().size(10, 50), at: place)
      _ = session.layout(tree, in: room)
      #expect(first.entries == entries)
    }
  }

  @Test func aViewMayOccurInAListSeveralTimes() {
    var tree = SessionTests.list(6)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    var row = tree.subviews[2]
    tree.insertSubview(row, at: 5)
    tree.insertSubview(row, at: 0)
    #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
    row.subviews[0].tg_height.equal(90)
    tree.replaceSubview(at: 3, with: row)
    tree.insertSubview(row, at: 1)
    #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
  }

  @Test func aChildMayMoveAndReverseItsChildren() throws {
    var box = TGLinearLayout(.vert) {}.width(.wrap).height(.wrap)
    for height in 1...3 { box.addSubview(TGView().size(10, Double(height) * 10)) }
    var tree = TGLinearLayout(.vert) {}.width(.fill).height(.fill)
    tree.subviews = [box.view, TGView().size(20, 20).view]
    tree.subviews[0].name = "box"
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    var turned = try #require(TGLinearLayout(tree.subviews[0]))
    turned.tg_reverseLayout = true
    tree.subviews = [TGView().size(20, 5).view, turned.view, tree.subviews[1]]
    #expect(session.layout(tree, in: room).entries == tree.layout(in: room).entries)
  }

  @Test func aNewChildMayReferToASiblingWithoutRecompiling() {
    var tree = TGFrameLayout {}.width(.fill).height(.fill)
    let first = TGLinearLayout(.horz) { TGView().size(30, 20) }.width(.wrap).height(.wrap).view
    tree.subviews = [first, TGView().size(20, 20).view]
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    var follower = TGView().size(10, 10).view
    follower.tg_width.equal(TGAnchor(.view(tree.subviews[0].id), .width))
    var box = TGLinearLayout(.vert) {}.width(.wrap).height(.wrap)
    box.addSubview(TGView().size(5, 5))
    tree.addSubview(follower)
    tree.addSubview(box)
    let (warm, cold) = (session.layout(tree, in: room), tree.layout(in: room))
    #expect(warm.entries == cold.entries)
    #expect(warm.diagnostics.isEmpty)
    // The result for the first child is still cached: the tree was not compiled again.
    #expect(warm.solveCount < cold.solveCount)
  }

  @Test func removedWindowCenteredViewsHaveNoEffect() {
    var centered = TGFrameLayout {}.size(100, 100)
    centered.tg_gravity = TGGravity.horz.windowCenter
    centered.addSubview(TGView().size(10, 10))
    var tree = TGLinearLayout(.vert) {}.size(200, 400)
    tree.subviews = [
      TGView().size(10, 10).view, centered.view, TGView().size(20, 20).view,
      TGView().size(30, 30).view,
    ]
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    tree.removeSubview(at: 1)
    _ = session.layout(tree, in: room)
    let wider = TGSize(width: 500, height: 700)
    #expect(session.layout(tree, in: wider).entries == tree.layout(in: wider).entries)
    tree.subviews[2].tg_height.equal(31)
    #expect(session.layout(tree, in: wider).entries == tree.layout(in: wider).entries)
  }

  @Test func aListWithAFullFrameChunkMayBecomeEmpty() {
    // As many views as one chunk of frames holds.
    var tree = SessionTests.list(0)
    for _ in 0..<127 { tree.addSubview(TGView().size(10, 1)) }
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    let full = tree
    tree.tg_removeAllSubviews()
    let empty = session.layout(tree, in: room)
    #expect(empty.count == 1)
    #expect(empty.entries == tree.layout(in: room).entries)
    #expect(session.layout(full, in: room).entries == full.layout(in: room).entries)
  }

  @Test(arguments: 1...40)
  func aWarmLayoutEqualsAColdOneAfterStructuralChanges(seed: UInt64) {
    var (random, tree, session) = (SplitMix(seed: seed), SessionTests.list(8), TGLayoutSession())
    _ = session.layout(tree, in: room)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(&tree, &random, depth: 3) }
      let warm = session.layout(tree, in: room)
      let cold = tree.layout(in: room)
      let difference = pairs(warm.entries, cold.entries).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed), step \(step)")
    }
  }

  /// Edits the children of the view or of a view below it.
  private func change(_ view: inout TGView, _ random: inout SplitMix, depth: Int) {
    let inner = view.subviews.indices.filter { view.subviews[$0].isContainer }
    if depth > 0, Bool.random(using: &random), let index = inner.randomElement(using: &random) {
      return change(&view.subviews[index], &random, depth: depth - 1)
    }
    let count = view.subviews.count
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: view.insertSubview(fresh(&random), at: place)
    case 2 where place < count: view.removeSubview(at: place)
    case 3 where place < count: view.replaceSubview(at: place, with: fresh(&random))
    case 4 where place < count:
      view.moveSubview(from: place, to: Int.random(in: 0..<count, using: &random))
    case 5 where place < count:
      view.subviews[place].tg_height.equal(Int.random(in: 5...60, using: &random))
    case 6 where place < count: view.subviews[place].isHidden.toggle()
    case 7 where place < count:
      let copy = view.subviews[place]
      let isAnother = Bool.random(using: &random)
      view.insertSubview(
        isAnother ? copy.asNewView() : copy, at: Int.random(in: 0...count, using: &random))
    default: break
    }
  }

  private func fresh(_ random: inout SplitMix) -> TGView {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return SessionTests.list(2)
    case 1: return TGView(.text(chars: 30, advance: 7, line: 16)).width(.fill).height(.wrap)
    case 2: return TGFrameLayout { TGView().size(9, 7) }.width(.wrap).height(.wrap).view
    default: return TGView().size(20, 12)
    }
  }
}
