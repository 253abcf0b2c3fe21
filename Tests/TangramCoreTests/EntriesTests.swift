import Tangram
import TangramTestSupport
import Testing

@Suite struct EntriesTests {
  /// The properties of an entry, computed by a recursive walk.
  private struct Found: Equatable {
    var path: [Int]
    var name: String?
    var frame: TGRect?
  }

  private func walk(_ view: TGView, _ path: [Int], _ layout: TGLayout) -> [Found] {
    [Found(path: path, name: view.name, frame: layout[path: path])]
      + view.subviews.enumerated().flatMap { walk($1, path + [$0], layout) }
  }

  @Test("Entries equal those of a recursive walk", arguments: 1...40)
  func entriesAreThoseOfARecursiveWalk(seed: UInt64) {
    var wild = RandomTree(seed: seed)
    var tree = wild.tree(.wild)
    let environment = wild.environment()
    var session = TGLayoutSession()
    let first = tree
    for step in 0..<8 {
      let layout = session.layout(tree, in: environment)
      let expected = walk(tree, [], layout)
      let found = layout.entries.map { Found(path: $0.path, name: $0.name, frame: $0.frame) }
      #expect(found == expected, "seed \(seed), step \(step)")
      #expect(layout.entries.map(\.depth) == expected.map(\.path.count))
      #expect(layout.entries.count == expected.count && layout.count == expected.count)
      // By iteration and by subscript.
      #expect(layout.entries.indices.map { layout.entries[$0] } == Array(layout.entries))
      #expect(layout.entries.map(\.view.id) == tree.descendants.map(\.id))
      for _ in 0..<3 { wild.change(&tree, since: first) }
    }
  }

  @Test func entriesAreDescribedAndCompared() {
    let row = TGLinearLayout(.horz) {
      TGView("a").size(10, 20)
      TGLinearLayout(.vert) { TGView().size(5, 6) }.size(.wrap)
    }.size(.wrap).named("row")
    let layout = row.layout(in: TGSize(width: 100, height: 100))
    let expected = [
      "root row (0, 0, 15, 20)", "[0] a (0, 0, 10, 20)", "[1] (10, 0, 5, 6)",
      "[1][0] (0, 0, 5, 6)",
    ]
    #expect(layout.entries.map(\.description) == expected)
    #expect(layout.entries.description == "[" + expected.joined(separator: ", ") + "]")
    #expect(layout.entries.first?.path == [])
    #expect(layout.entries.last?.depth == 2)
    #expect(layout.entries == row.layout(in: TGSize(width: 100, height: 100)).entries)
    #expect(
      layout.entries != row.layout(in: TGSize(width: 100, height: 100), reversed: true).entries)
    #expect(Set(layout.entries).count == 4)
  }

  @Test func aLeafHasOneEntry() {
    let layout = TGView(frame: TGRect(x: 1, y: 2, width: 3, height: 4))
      .layout(in: TGSize(width: 9, height: 9))
    #expect(layout.entries.map(\.frame) == [TGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func deepTreesAreWalkedWithoutRecursion() {
    var tree = TGView("leaf").size(10, 10)
    for _ in 0..<10_000 {
      var outer = TGFrameLayout().size(.wrap)
      outer.addSubview(tree)
      tree = outer.view
    }
    let layout = tree.layout(in: TGSize(width: 10, height: 10))
    #expect(layout.entries.reduce(0) { max($0, $1.depth) } == 10_000)
    #expect(layout.entries[10_000].name == "leaf")
    #expect(layout.entries[10_000].path == Array(repeating: 0, count: 10_000))
    #expect(layout["leaf"] == TGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

extension TGLinearLayout {
  fileprivate func layout(in size: TGSize, reversed: Bool) -> TGLayout {
    var copy = self
    copy.tg_reverseLayout = reversed
    return copy.layout(in: size)
  }
}
