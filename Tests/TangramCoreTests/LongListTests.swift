import Tangram
import TangramTestSupport
import Testing

/// Long lists of children are stored in runs; versions of a list share the runs that are equal.
@Suite struct LongListTests {
  private let room = TGSize(width: 300, height: 300)

  private func views(_ range: Range<Int>) -> [TGView] { range.map { TGView("\($0)").size(9, 1) } }

  /// Rows that are containers, so that the number of solves shows which of them were solved again.
  private func rows(_ range: Range<Int>) -> [TGView] {
    range.map { number in
      TGLinearLayout(.horz) { TGView().size(Double(number % 9), 2) }
        .named("\(number)").size(.wrap).view
    }
  }

  private func names(_ range: Range<Int>) -> [String] { range.map(String.init) }

  @Test func growingRunsAreSplitAndKeepTheOrder() {
    var (list, model) = (TGSubviews(views(0..<400)), names(0..<400))
    let (before, runs) = (list, list.list.runCount)
    for number in 400..<800 {
      let place = 150 + number % 7
      list.insert(TGView("\(number)"), at: place)
      model.insert("\(number)", at: place)
    }
    #expect(list.list.runCount > runs)
    #expect(list.compactMap(\.name) == model)
    #expect(before.compactMap(\.name) == names(0..<400))
    // Children are found by index, whatever the lengths of the runs.
    #expect(stride(from: 0, to: 800, by: 37).allSatisfy { list[$0].name == model[$0] })
    for place in [799, 530, 300, 256, 255, 160, 150, 149, 0] {
      #expect(list.remove(at: place).name == model.remove(at: place))
    }
    #expect(list.compactMap(\.name) == model)
  }

  @Test func childrenOfSplitRunsAreFoundByIdentity() {
    var box = TGFrameLayout { views(0..<300) }
    for view in views(300..<500) { box.insertSubview(view, at: 130) }
    let children = Array(box.subviews)
    for place in [0, 129, 130, 131, 257, 258, 329, 330, 499] {
      #expect(box.indexOfSubview(children[place]) == place)
    }
    #expect(box["499"]?.id == children[130].id)
    #expect(box["130"]?.id == children[330].id)
  }

  @Test func anAppendedListIsIndependentOfHandles() {
    var list = TGSubviews(views(0..<200))
    // Children that handles change in place.
    for place in [3, 150] { list[place].tg_width.equal(20) }
    var other = TGSubviews(views(200..<203))
    other.append(contentsOf: list)
    for place in [3, 150] { list[place].tg_width.equal(77) }
    other[6].tg_height.equal(33)
    let widths = [list[3], list[150], other[6], other[153]].map { child in
      var child = child
      return child.tg_width.numberVal
    }
    #expect(widths == [77, 77, 20, 20])
    #expect(list[3].description == "view \"3\" {tg_width.equal(77), tg_height.equal(1)}")
    #expect(other.compactMap(\.name) == names(200..<203) + names(0..<200))
    var empty = TGSubviews()
    empty.append(contentsOf: list)
    list[150].tg_width.equal(5)
    #expect(empty[150].description == "view \"150\" {tg_width.equal(77), tg_height.equal(1)}")
  }

  @Test func rowsBetweenEditedEndsAreNotSolvedAgain() {
    var tree = TGLinearLayout(.vert) { rows(0..<500) }.size(.wrap)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: room)
    // Edits at both ends: the runs between them are unchanged but have other indices.
    tree.insertSubview(rows(500..<501)[0], at: 5)
    tree.removeSubview(at: 500)
    let warm = session.layout(tree, in: room)
    #expect(warm.solveCount <= 2)
    #expect(warm.entries == tree.layout(in: room).entries)
    // Moves across runs, in both directions, and a changed child.
    tree.moveSubview(from: 3, to: 480)
    tree.moveSubview(from: 490, to: 20)
    tree.subviews[30].subviews[0].tg_width.equal(50)
    tree.removeSubview(at: 499)
    let moved = session.layout(tree, in: room)
    #expect(moved.solveCount <= 2)
    #expect(moved.entries == tree.layout(in: room).entries)
  }

  @Test func changesInALongListAreFoundAmongSharedFrames() {
    var tree = TGLinearLayout(.vert) { rows(0..<500) }.size(.wrap)
    var session = TGLayoutSession()
    let first = session.layout(tree, in: room)
    tree.subviews[400].subviews[0].tg_width.equal(30)
    let wider = session.layout(tree, in: room)
    #expect(
      wider.changes(since: first).map(\.description) == [
        "root resized", "[400] 400 resized", "[400][0] resized",
      ])
    #expect(tree.layout(in: room).changes(since: first) == wider.changes(since: first))
    tree.subviews[490].subviews[0].tg_height.equal(3)
    let higher = session.layout(tree, in: room).changes(since: wider)
    #expect(
      higher.map(\.description) == ["root resized", "[490] 490 resized", "[490][0] resized"]
        + (491..<500).map { "[\($0)] \($0) moved" })
    #expect(tree.layout(in: room).changes(since: first).count == 5 + 9)
  }

  @Test("Warm layouts of long lists equal cold ones", arguments: [1, 2] as [UInt64])
  func warmEqualsCold(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = TGLinearLayout(.vert) { views(0..<300) }.size(.wrap)
    var session = TGLayoutSession()
    for step in 0..<8 {
      for number in 0..<Int.random(in: 1...40, using: &random) {
        let place = Int.random(in: 120..<tree.subviews.count - 40, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: tree.removeSubview(at: place)
        case 1: tree.moveSubview(from: place, to: number)
        case 2: tree.subviews[place].tg_height.equal(Double(number))
        default: tree.insertSubview(TGView().size(4, Double(number)), at: place)
        }
        tree.insertSubview(TGView().size(3, 2), at: 140)
      }
      let (warm, cold) = (session.layout(tree, in: room), tree.layout(in: room))
      #expect(warm.entries == cold.entries, "seed \(seed), step \(step)")
    }
  }

  @Test("Rows come, go, move and are hidden", arguments: [3, 4] as [UInt64])
  func rowsThatComeAndGo(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = TGLinearLayout(.vert) { rows(0..<260) }.size(.wrap)
    var session = TGLayoutSession()
    for step in 0..<30 {
      let place = Int.random(in: 0..<tree.subviews.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tree.removeSubview(at: place)
      case 1: tree.moveSubview(from: place, to: place / 2)
      case 2: tree.insertSubview(rows(900..<901)[0], at: place)
      case 3: tree.subviews[place].tg_visibility = .gone
      case 4: tree.subviews[place].tg_visibility = .visible
      default: tree.tg_reverseLayout.toggle()
      }
      let (warm, cold) = (session.layout(tree, in: room), tree.layout(in: room))
      #expect(warm.entries == cold.entries, "seed \(seed), step \(step)")
    }
  }

  @Test func recordedChildrenKeepTheirFormerIndices() throws {
    let old = TGSubviews(views(0..<500))
    var new = old
    new.remove(at: 250)
    var match = try #require(new.list.match(with: old.list))
    let former = { $0 < 250 ? $0 : $0 + 1 }
    for index in [260, 200, 130, 10, 480] {
      match.record(index)
      #expect(match.range.contains(index))
      #expect(new.indices.allSatisfy { match[$0] == former($0) })
      #expect(match.removed == [250] && match.added.isEmpty)
    }
    var same = ListMatch()
    for index in [7, 3, 9] { same.record(index) }
    #expect(same.range == 3..<10 && (0..<20).allSatisfy { same[$0] == $0 })
    same[8] = nil
    #expect(same.added == [8] && same.removed == [8])
  }

  @Test("Lists are matched by identity", arguments: [5, 6] as [UInt64])
  func listsAreMatchedByIdentity(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let old = TGSubviews(views(0..<500))
    var new = old
    #expect(new.list.match(with: old.list) == nil)
    let middle = Int.random(in: 100..<300, using: &random)
    for number in 0..<20 {
      let place = Int.random(in: middle..<middle + 90, using: &random)
      switch number % 3 {
      case 0: new.remove(at: place)
      case 1: new.insert(TGView("new"), at: place)
      default: new.insert(new.remove(at: place), at: place / 2)
      }
    }
    let match = try #require(new.list.match(with: old.list))
    let former = Dictionary(uniqueKeysWithValues: zip(old.map(\.id), old.indices))
    #expect(new.indices.allSatisfy { match[$0] == former[new[$0].id] })
    #expect(match.added == new.indices.filter { former[new[$0].id] == nil })
    let kept = Set(new.map(\.id))
    #expect(match.removed == old.indices.filter { !kept.contains(old[$0].id) })
    // The runs that the versions share are not compared.
    #expect(match.range.upperBound <= middle + 90 + 128)
  }
}
