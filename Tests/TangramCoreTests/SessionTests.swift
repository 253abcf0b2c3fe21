import Synchronization
import Tangram
import TangramTestSupport
import Testing

/// A session returns what a fresh layout returns, with less work.
@Suite struct SessionTests {
  static func list(_ rows: Int) -> TGView {
    var column = TGLinearLayout(.vert)
    column.tg_width.equal(.fill)
    column.tg_height.equal(.wrap)
    for index in 0..<rows {
      column.addSubview(
        TGLinearLayout(.horz) {
          TGView().size(40, 40)
          TGView(.text(chars: 20 + 37 * index % 200, advance: 7, line: 16))
            .width(.fill).height(.wrap)
        }.named("row \(index)").padding(8).width(.fill).height(.wrap))
    }
    return column.view
  }

  let room = TGSize(width: 375, height: 667)

  @Test func anUntouchedTreeIsNotSolvedAgain() {
    let content = CountedContent()
    var tree = Self.list(50)
    tree.addSubview(TGView(content.value).width(.fill).height(.wrap))
    var session = TGLayoutSession()
    let first = session.layout(tree, in: room)
    let count = content.count
    #expect(count > 0)
    _ = session.layout(tree, in: room)
    #expect(content.count == count)
    // Writing an equal value causes another layout, but nothing is solved.
    tree.subviews[0].tg_height.equal(.wrap)
    let second = session.layout(tree, in: room)
    #expect(second.solveCount == 0)
    #expect(content.count == count)
    #expect(firstDifference(first, second) == nil)
    tree.subviews[0].tg_height.equal(9)
    #expect(session.layout(tree, in: room).solveCount <= 2)
    #expect(content.count == count)
  }

  @Test func anEditSolvesOnlyTheAncestors() {
    var tree = Self.list(200)
    var session = TGLayoutSession()
    let first = session.layout(tree, in: room)
    #expect(first.solveCount >= 201)
    tree.subviews[100].subviews[1].tg_content = .text(chars: 500, advance: 7, line: 16)
    let second = session.layout(tree, in: room)
    #expect(second.solveCount <= 4)
    #expect(second.entries == tree.layout(in: room).entries)
    #expect(second.entries != first.entries)
  }

  /// Edits of all kinds, including structural ones.
  static let edits: [@Sendable (inout TGView, Int) -> Void] = [
    { $0.subviews[$1].tg_height.equal(33) },
    { $0.subviews[$1].subviews[0].tg_width.equal(70) },
    { $0.subviews[$1].subviews[0].tg_visibility = .gone },
    { $0.subviews[$1].subviews[0].tg_visibility = .visible },
    { $0.subviews[$1].subviews[1].tg_content = .text(chars: 9, advance: 7, line: 16) },
    { $0.subviews.remove(at: $1) },
    { $0.subviews.insert(TGView().size(5, 5), at: $1) },
    { $0.subviews.swapAt($1, 0) },
    { tree, index in
      guard var row = TGLinearLayout(tree.subviews[index]) else { return }
      row.tg_gravity = TGGravity.vert.fill
      tree.subviews[index] = row.view
    },
    { tree, index in
      guard var row = TGLinearLayout(tree.subviews[index]) else { return }
      row.tg_gravity = .none
      tree.subviews[index] = row.view
    },
    { tree, index in
      guard var row = TGLinearLayout(tree.subviews[index]) else { return }
      row.tg_orientation = row.tg_orientation.crossed
      row.tg_reverseLayout.toggle()
      tree.subviews[index] = row.view
    },
    { tree, index in
      var sibling = tree.subviews[index].subviews[0]
      tree.subviews[index].subviews[1].tg_width.equal(sibling.tg_width)
    },
    { $0.tg_width.equal($1 % 2 == 0 ? 200 : 300) },
    { $0.subviews[$1].name = "renamed" },
  ]

  @Test(arguments: 1...20)
  func aWarmLayoutEqualsAColdOneAfterAnyEdits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = Self.list(12)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    for step in 0..<30 {
      let rows = tree.subviews.indices.filter { tree.subviews[$0].subviews.count == 2 }
      guard let row = rows.randomElement(using: &random) else { return }
      Self.edits.randomElement(using: &random)?(&tree, row)
      let width = Bool.random(using: &random) ? 375.0 : 320
      let environment = TGEnvironment(
        size: TGSize(width: width, height: 667),
        isRightToLeft: Int.random(in: 0..<10, using: &random) == 0)
      let warm = session.layout(tree, in: environment)
      let cold = tree.layout(in: environment)
      #expect(firstDifference(warm, cold) == nil, "seed \(seed), step \(step)")
    }
  }

  @Test func frequentResizingIsNotReportedAsDivergence() {
    let tree = Self.list(2)
    var session = TGLayoutSession()
    for width in 0..<700 {
      let room = TGSize(width: 300 + Double(width), height: 600)
      let layout = session.layout(tree, in: room)
      #expect(layout.diagnostics.isEmpty, "width \(room.width)")
      #expect(layout.entries == tree.layout(in: room).entries, "width \(room.width)")
    }
  }

  @Test func copiesOfASessionAreIndependent() {
    var tree = Self.list(5)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    var copy = session
    let before = tree
    tree.subviews[2].tg_height.equal(99)
    let changed = copy.layout(tree, in: room)
    #expect(changed.entries == tree.layout(in: room).entries)
    #expect(session.layout(before, in: room).entries == before.layout(in: room).entries)
  }
}

/// The first entry in which two layouts differ, or their counts.
func firstDifference(_ layout: TGLayout, _ other: TGLayout) -> String? {
  let (entries, others) = (Array(layout.entries), Array(other.entries))
  if entries.count != others.count { return "\(entries.count) entries beside \(others.count)" }
  return zip(entries, others).first { $0 != $1 }.map { "\($0) beside \($1)" }
}

/// Content that counts how often it is measured.
private final class CountedContent: Sendable {
  private let times = Atomic(0)

  var count: Int { times.load(ordering: .relaxed) }

  var value: TGContent {
    .measured { _ in
      self.times.add(1, ordering: .relaxed)
      return TGSize(width: 20, height: 10)
    }
  }
}
