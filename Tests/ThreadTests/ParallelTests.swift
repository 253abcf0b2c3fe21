import Tangram
import TangramTestSupport
import Testing

/// Concurrent layouts need no locks, whatever storage their trees share.
///
/// These tests are mainly for the thread sanitizer.
@Suite struct ParallelTests {
  let room = TGSize(width: 320, height: 480)

  /// A tree with every kind of container, in which views refer to each other.
  static func gallery(_ seed: UInt64) -> TGView {
    var random = SplitMix(seed: seed)
    func leaf() -> TGView {
      TGView().size(random.number(in: 5...60), random.number(in: 5...30))
    }
    func leaves(_ count: Int) -> [TGView] { (0..<count).map { _ in leaf() } }
    var relative = TGRelativeLayout { leaves(1) }.named("relative").size(.wrap)
    for index in 0..<4 {
      var next = leaf()
      next.tg_left.equal(relative.subviews[index].tg_right, offset: 3)
      next.tg_top.equal(relative.subviews[index].tg_bottom)
      relative.addSubview(next)
    }
    var table = TGTableLayout(.vert).width(.fill).height(.wrap)
    for row in 0..<3 {
      table.tg_addRow(size: .wrap, colSize: .average)
      for cell in leaves(4) { table.tg_addCol(cell, inRow: row) }
    }
    let text = TGView(.measured { TGSize(width: $0.width, height: 800 / max(1, $0.width)) })
    return TGLinearLayout(.vert) {
      relative
      table
      TGFlowLayout(.vert) { leaves(12) }.spacing(4).width(.fill).height(.wrap)
      TGFloatLayout(.vert) { leaves(12) }.width(.fill).height(.wrap)
      TGFrameLayout { leaves(3) }.size(.wrap)
      TGPathLayout(.sine(amplitude: 20, period: 90)) { leaves(6) }.width(.fill).height(60)
      TGHStack { leaves(4) }
      text.named("text").width(.fill).height(.wrap)
    }.padding(6).spacing(3).width(.fill).height(.wrap).view
  }

  /// Runs `body` this many times, on all available threads.
  private func concurrently<Value: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for index in 0..<count { group.addTask { (index, body(index)) } }
      var values: [Int: Value] = [:]
      for await (index, value) in group { values[index] = value }
      return (0..<count).compactMap { values[$0] }
    }
  }

  @Test func separateTreesAreLaidOutAsOnOneThread() async {
    let room = room
    let alone = (0..<64).map { Self.gallery(UInt64($0)).layout(in: room).entries }
    let together = await concurrently(64) { Self.gallery(UInt64($0)).layout(in: room).entries }
    #expect(together == alone)
  }

  @Test func randomTreesAreLaidOutAsOnOneThread() async {
    let room = room
    let trees = (0..<64).map { RandomTree.tree(.lines, seed: UInt64($0)) }
    let together = await concurrently(64) { trees[$0].layout(in: room).entries }
    #expect(together == trees.map { $0.layout(in: room).entries })
  }

  @Test func oneTreeIsLaidOutByManyThreads() async {
    let room = room
    let tree = Self.gallery(1)
    let together = await concurrently(64) { index in
      tree.layout(in: TGSize(width: room.width + Double(index % 4), height: room.height)).entries
    }
    for (index, entries) in together.enumerated() {
      let width = room.width + Double(index % 4)
      #expect(entries == tree.layout(in: TGSize(width: width, height: room.height)).entries)
    }
  }

  @Test func sharedSubtreesAreLaidOutByManyThreads() async {
    let room = room
    let shared = Self.gallery(2)
    let frames = await concurrently(64) { index in
      let tree = TGLinearLayout(.vert) {
        TGView().size(10, Double(index))
        shared
        shared
      }.size(.fill)
      return tree.layout(in: room).entries
    }
    let parts = frames.map { $0.filter { $0.path.first == 1 && $0.path.count > 1 }.map(\.frame) }
    #expect(parts.allSatisfy { $0 == parts[0] })
    let tops = frames.map { $0.first { $0.path == [1] }?.frame.minY }
    #expect(tops == (0..<64).map(Double.init))
  }

  @Test func identitiesAreAssignedOnce() async {
    let room = room
    let views = (0..<16).map { _ in TGView().size(30, 20) }
    let found = await concurrently(64) { index in
      var anchor = views[index % 16]
      var follower = TGView().size(5, 5)
      follower.tg_left.equal(anchor.tg_right)
      let tree = TGRelativeLayout {
        views
        follower
      }.size(.fill)
      let layout = tree.layout(in: room)
      return (views.map(\.id), layout[follower]?.minX, layout[anchor]?.maxX)
    }
    #expect(found.allSatisfy { $0.0 == found[0].0 && $0.1 == 30 && $0.2 == 30 })
    #expect(Set(found[0].0).count == 16)
  }

  @Test func copiesAreChangedWhileTheOriginalIsLaidOut() async {
    let room = room
    let original = Self.gallery(3)
    let before = original.layout(in: room).entries
    let heights = await concurrently(64) { index -> (same: Bool, height: Double?) in
      if index.isMultiple(of: 2) { return (original.layout(in: room).entries == before, nil) }
      var copy = original
      copy["text"]?.tg_height.equal(Double(index))
      copy.subviews[1].subviews.removeLast()
      return (true, copy.layout(in: room)["text"]?.height)
    }
    for (index, result) in heights.enumerated() {
      #expect(result.same)
      #expect(result.height == (index.isMultiple(of: 2) ? nil : Double(index)))
    }
    #expect(original.layout(in: room).entries == before)
  }

  @Test func copiesOfASessionAreUsedByManyThreads() async {
    let room = room
    let tree = Self.gallery(4)
    var session = TGLayoutSession()
    let before = session.layout(tree, in: room).entries
    let sent = session
    let together = await concurrently(32) { index in
      var (session, tree) = (sent, tree)
      for step in 0..<4 {
        tree["text"]?.tg_height.equal(Double(index + step))
        _ = session.layout(tree, in: room)
      }
      tree["text"]?.tg_height.equal(.wrap)
      return session.layout(tree, in: room).entries
    }
    #expect(together.allSatisfy { $0 == before })
    #expect(session.layout(tree, in: room).entries == before)
  }

  @Test func threadsAgreeOnChildIdentities() async {
    var box = TGFrameLayout()
    for number in 0..<40 { box.addSubview(TGView().size(Double(number), 1)) }
    let shared = box
    let found = await withTaskGroup(of: [TGViewID].self) { group in
      for _ in 0..<8 { group.addTask { shared.subviews.map(\.id) } }
      return await group.reduce(into: Set<[TGViewID]>()) { $0.insert($1) }
    }
    #expect(found.count == 1)
  }

  @Test func framesAreLookedUpConcurrently() async {
    let names = (0..<100).map { "view \($0)" }
    var row = TGLinearLayout(.horz).size(.wrap)
    for name in names { row.addSubview(TGView(name).size(1, 1)) }
    let layout = row.layout(in: room)
    let found = await withTaskGroup(of: [Double?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          names.map { layout[$0]?.minX } + layout.root.subviews.map { layout[$0]?.minX }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected = (0..<100).map { Optional(Double($0)) }
    #expect(found.count == 8)
    for row in found { #expect(row == expected + expected) }
  }
}
