import Synchronization
import Tangram
import TangramTestSupport
import Testing

/// Eight threads lay out one tree, while each edits its own copy and reads the results of the others.
///
/// This is mainly for the thread sanitizer.
@Suite struct EditingParallelTests {
  private let room = TGEnvironment(size: TGSize(width: 320, height: 480), scale: 2)
  private static let threads = 8

  /// Runs a closure in eight tasks, and returns the mistakes that each one found.
  private func mistakes(
    _ body: @escaping @Sendable (Int) -> [String]
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for index in 0..<Self.threads { group.addTask { body(index) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  @Test func oneTreeIsLaidOutWhileCopiesAreEdited() async {
    let room = room
    let tree = ParallelTests.gallery(5)
    let expected = tree.layout(in: room)
    let (frames, height) = (expected.entries.map(\.frame), expected["text"]?.height)
    let found = await mistakes { index in
      var wrong: [String] = []
      var copy = tree
      for step in 0..<4 {
        if tree.layout(in: room).entries.map(\.frame) != frames { wrong.append("\(index): frames") }
        copy["text"]?.tg_height.equal(Double(100 * index + step))
        copy.subviews[1].subviews[0].removeSubview(at: 0)
        copy.subviews[2].addSubview(TGView("new \(index)").size(9, 9))
        let layout = copy.layout(in: room)
        if layout["text"]?.height != Double(100 * index + step) { wrong.append("\(index): text") }
        if layout["new \(index)"]?.width != 9 { wrong.append("\(index): new") }
        // Another thread may be reading the same result at this time.
        if expected["text"]?.height != height { wrong.append("\(index): result") }
        if expected["new \(index)"] != nil { wrong.append("\(index): stranger") }
      }
      return wrong
    }
    #expect(found == [])
    #expect(tree.layout(in: room).entries.map(\.frame) == frames)
  }

  @Test func earlierResultsAreReadWhileTheSessionContinues() async {
    let room = room
    var tree = ParallelTests.gallery(6)
    var session = TGLayoutSession()
    let first = session.layout(tree, in: room)
    let (frames, problems) = (first.entries.map(\.frame), first.problems)
    async let found = mistakes { index in
      (0..<8).compactMap { _ in
        let same = first.entries.map(\.frame) == frames && first.problems == problems
        return same && first["text"] != nil ? nil : "\(index): changed"
      }
    }
    for step in 0..<8 {
      tree["text"]?.tg_height.equal(Double(10 * step))
      let next = session.layout(tree, in: room)
      #expect(next["text"]?.height == Double(10 * step))
      #expect(!next.changes(since: first).isEmpty)
    }
    #expect(await found == [])
  }

  @Test func randomTreesAreEditedByAllThreads() async {
    let trees = (1...4).map { AnyTree(seed: UInt64($0), .ordinary) }.map { source in
      var source = source
      return source.tree()
    }
    let room = room
    let expected = trees.map { $0.layout(in: room).entries.map(\.frame) }
    let found = await mistakes { index in
      var source = AnyTree(seed: UInt64(index), .ordinary)
      return trees.indices.flatMap { place in
        var copy = trees[place]
        for _ in 0..<3 { source.change(&copy, since: trees[place]) }
        _ = copy.layout(in: room)
        let same = trees[place].layout(in: room).entries.map(\.frame) == expected[place]
        return same ? [] : ["\(index): tree \(place)"]
      }
    }
    #expect(found == [])
  }
}
