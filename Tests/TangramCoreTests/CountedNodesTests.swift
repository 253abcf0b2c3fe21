import Tangram
import TangramTestSupport
import Testing

/// A list counts the views and the levels below it, and keeps both counts right through all edits.
///
/// This is tested through limits: a tree is laid out at a limit that equals its size, and is rejected at a
/// limit that is one less.
@Suite struct CountedNodesTests {
  private struct Interruption: Error {}

  private func problems(of tree: TGView, _ change: (inout TGLimits) -> Void)
    -> [TGDiagnostic.Kind]
  {
    var limits = TGLimits()
    change(&limits)
    let environment = TGEnvironment(size: TGSize(width: 100, height: 100), limits: limits)
    return tree.layout(in: environment).diagnostics.map(\.problem)
  }

  private func size(of view: TGView) -> (views: Int, depth: Int) {
    var (views, depth) = (0, -1)
    for child in view.subviews {
      let below = size(of: child)
      views += 1 + below.views
      depth = max(depth, below.depth)
    }
    return (views, view.isContainer || views > 0 ? depth + 1 : depth)
  }

  private func part(_ random: inout SplitMix) -> TGView {
    switch random.next() % 5 {
    case 0: return TGView().size(1, 1)
    case 1: return TGFrameLayout { TGView().size(1, 1) }.size(.wrap).view
    case 2:
      return TGLinearLayout(.vert) {
        TGView().size(1, 1)
        TGFrameLayout { TGView().size(2, 2) }.size(.wrap)
      }.size(.wrap).view
    case 3: return TGLinearLayout(.horz).size(.wrap).view
    default:
      var plain = TGView()
      plain.addSubview(TGView())
      return plain
    }
  }

  private func edit(_ tree: inout TGView, _ random: inout SplitMix, depth: Int = 0) throws {
    let count = tree.subviews.count
    let place = count == 0 ? 0 : Int(random.next() % UInt64(count))
    let holdsContainer = count > 0 && tree.subviews[place].isContainer
    if holdsContainer, depth < 6, random.next() % 4 > 0 {
      return try edit(&tree.subviews[place], &random, depth: depth + 1)
    }
    switch random.next() % 11 {
    case 0, 1: tree.addSubview(part(&random))
    case 2: tree.insertSubview(part(&random), at: place)
    case 3 where count > 0: tree.removeSubview(at: place)
    case 4 where count > 0: tree.replaceSubview(at: place, with: part(&random))
    case 5 where count > 0: tree.moveSubview(from: place, to: count - 1)
    case 6 where count > 0: tree.exchangeSubview(at: place, withSubviewAt: 0)
    case 7 where holdsContainer:
      let added = part(&random)
      tree.changeSubview(at: place) { $0.addSubview(added) }
    case 8 where holdsContainer:
      // A handle gives the child its own storage, which is then changed in place.
      let width = tree.subviews[place].tg_width.min(0).max(50)
      width.equal(.wrap)
      tree.subviews[place].addSubview(part(&random))
    case 9 where count > 0:
      let added = part(&random)
      tree.subviews[place, as: TGLinearLayout.self]?.addSubview(added)
    case 10 where holdsContainer:
      tree.subviews[place].addSubview(part(&random))
      throw Interruption()
    default: tree.subviews.append(contentsOf: TGSubviews([part(&random), part(&random)]))
    }
  }

  @Test("After any edit, the counts of views and levels are right", arguments: 0..<4)
  func edits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = TGLinearLayout(.vert).size(.wrap).view
    for _ in 0..<100 {
      try? edit(&tree, &random)
      let (views, depth) = size(of: tree)
      #expect(
        !problems(of: tree) { ($0.views, $0.depth) = (views, depth) }.contains(
          .tooManyViews(limit: views)))
      #expect(!problems(of: tree) { $0.depth = depth }.contains(.tooDeep(limit: depth)))
      if views > 0 {
        #expect(
          problems(of: tree) { $0.views = views - 1 }.contains(.tooManyViews(limit: views - 1)))
      }
      if depth > 0 {
        #expect(problems(of: tree) { $0.depth = depth - 1 }.contains(.tooDeep(limit: depth - 1)))
      }
    }
  }

  @Test func saturatedCountsAreRecountedAfterRemovals() {
    var vast = TGView().size(1, 1)
    for _ in 0..<70 { vast = TGFrameLayout { [vast, vast] }.size(.wrap).view }
    let few = TGView("few").size(3, 4)
    func isLaidOut(_ tree: TGView) -> Bool {
      tree.layout(in: TGSize(width: 10, height: 10))["few"]
        == TGRect(x: 0, y: 0, width: 3, height: 4)
    }
    var tree = TGFrameLayout { [few, vast, vast] }.size(.wrap).view
    #expect(!isLaidOut(tree))
    tree.removeSubview(at: 1)
    #expect(!isLaidOut(tree))
    var emptied = tree
    tree.removeSubview(at: 1)
    #expect(isLaidOut(tree))
    emptied.subviews[1].tg_removeAllSubviews()
    #expect(isLaidOut(emptied))
    emptied.subviews[1].addSubview(vast)
    #expect(!isLaidOut(emptied))
    emptied.replaceSubview(at: 1, with: TGView().size(1, 1))
    #expect(isLaidOut(emptied))
  }

  @Test func saturatedContainerCountsAreRecounted() {
    let empty = TGFrameLayout().size(1, 1).view
    // There are 2²⁸ − 2 views below it, and 2²⁸ − 1 containers.
    var vast = empty
    for _ in 0..<27 { vast = TGFrameLayout { [vast, vast] }.size(.wrap).view }
    let few = TGView("few").size(3, 4)
    var tree = TGFrameLayout { [few, vast, empty, empty, empty] }.size(.wrap).view
    tree.removeSubview(at: 1)
    let layout = tree.layout(in: TGSize(width: 10, height: 10))
    #expect(layout.count == 5)
    #expect(layout["few"] == TGRect(x: 0, y: 0, width: 3, height: 4))
  }
}
