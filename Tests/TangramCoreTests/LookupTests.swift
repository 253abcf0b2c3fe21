import Tangram
import TangramTestSupport
import Testing

@Suite struct LookupTests {
  private let room = TGSize(width: 300, height: 300)

  /// Names of various lengths, and one name in two Unicode forms.
  private let names = [
    "a", "b", "é", "e\u{301}", "", "sixteen letters!", "seventeen letters",
    "long enough for a heap",
  ]

  /// Gives some views of a tree names, with a few duplicates.
  private func name(_ tree: inout TGView, _ random: inout SplitMix) {
    var paths: [[Int]] = []
    tree.walk { paths.append($1) }
    for path in paths where random.chance(50) {
      tree[path: path].name = names.randomElement(using: &random)
    }
  }

  @Test("A lookup finds what a linear search finds", arguments: 1...40)
  func aLookupFindsWhatASearchFinds(seed: UInt64) {
    var wild = RandomTree(seed: seed)
    var random = SplitMix(seed: seed)
    var tree = wild.tree(.wild)
    let (first, environment) = (tree, wild.environment())
    var session = TGLayoutSession()
    for step in 0..<10 {
      name(&tree, &random)
      let layout = session.layout(tree, in: environment)
      let views = tree.descendants
      let frames = layout.entries.map(\.frame)
      #expect(views.count == frames.count)
      for name in names + ["nobody"] {
        let place = views.firstIndex { $0.name == name }
        #expect(layout[name] == place.map { frames[$0] }, "seed \(seed), step \(step), \(name)")
      }
      for view in views {
        let place = views.firstIndex { $0.id == view.id }
        #expect(layout[view] == place.map { frames[$0] }, "seed \(seed), step \(step)")
      }
      #expect(layout[TGView()] == nil)
      for _ in 0...step % 3 { wild.change(&tree, since: first) }
    }
  }

  @Test func viewsAreFoundByIdentitiesAssignedLater() {
    let kept = (0..<5).map { TGView().size(Double($0), 1) }
    var row = TGLinearLayout(.horz).size(.wrap)
    for view in kept { row.addSubview(view) }
    let layout = row.layout(in: room)
    #expect(layout[kept[2]]?.width == 2)
    // These views get their identity only now, after other views were looked up.
    #expect(kept.map { layout[$0]?.width } == [0, 1, 2, 3, 4])
    var changed = kept[4]
    changed.tg_width.equal(9)
    #expect(layout[changed]?.width == 4)
    #expect(layout[kept[3].id]?.width == 3)
  }

  @Test func lookupsFollowRenamedViews() {
    var row = TGLinearLayout(.horz) {
      TGView("a").size(1, 1)
      TGView("b").size(2, 1)
    }.size(.wrap).view
    var session = TGLayoutSession()
    let before = session.layout(row, in: room)
    #expect(before["a"]?.width == 1 && before["c"] == nil)
    row.subviews[1].name = "c"
    let renamed = session.layout(row, in: room)
    #expect(renamed["c"]?.width == 2 && renamed["b"] == nil)
    #expect(before["b"]?.width == 2 && before["c"] == nil)
    row.subviews[0].name = "c"
    #expect(session.layout(row, in: room)["c"]?.width == 1)
  }

  @Test func lookupsFollowChangedTransforms() {
    var row = TGLinearLayout(.horz) { TGView("a").size(10, 10) }.size(.wrap).view
    var session = TGLayoutSession()
    #expect(session.layout(row, in: room)["a"] == rect(0, 0, 10, 10))
    row.subviews[0].transform = TGAffineTransform(scaleX: 2, y: 2)
    #expect(session.layout(row, in: room)["a"] == rect(-5, -5, 20, 20))
    row.subviews[0].transform = .identity
    #expect(session.layout(row, in: room)["a"] == rect(0, 0, 10, 10))
  }
}
