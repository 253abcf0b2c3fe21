import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Every tree that is written can be read again.
@Suite struct SceneRoundTripTests {
  private func roundTrip(_ tree: TGView, _ environment: TGEnvironment) throws -> TGScene {
    try TGScene(json: TGScene(root: tree, environment: environment).json())
  }

  private let room = TGEnvironment(size: TGSize(width: 300, height: 200))

  @Test("Random trees have the same layout after a round trip")
  func randomTrees() throws {
    for features in [
      RandomTree.Features.lines, .stacks, .flow, .relative, .flex, .grid, .sane, .wild,
    ] {
      for seed in 0..<40 as Range<UInt64> {
        let tree = RandomTree.tree(features, seed: seed)
        // A measure function is written as the size it returns without a limit.
        if tree.descendants.contains(where: { $0.description.contains(".measured") }) { continue }
        let again = try roundTrip(tree, room)
        let (frames, others) = (tree.layout(in: room).entries, again.layout().entries)
        #expect(frames.map(\.frame) == others.map(\.frame), "\(features) \(seed)")
      }
    }
  }

  @Test func aPositionThatRefersToASizeIsNotWritten() throws {
    let other = TGView("other").size(5, 5)
    var view = TGView("view").size(5, 5)
    view.tg_left.equal(TGAnchor(.view(other.id), .width))
    let tree = TGRelativeLayout {
      other
      view
    }.size(50, 50).view
    let again = try roundTrip(tree, room)
    #expect(again.frames().map(\.frame) == tree.layout(in: room).namedFrames.map(\.frame))
  }

  @Test("An absurd environment survives a round trip", arguments: [0, -1, .nan, .infinity, 1e300])
  func environments(number: Double) throws {
    let tree = TGFrameLayout { TGView("a").size(50%, 50%) }.size(.fill).view
    let size = TGSize(width: number, height: 10)
    for environment in [
      TGEnvironment(size: size), TGEnvironment(size: room.size, scale: number),
    ] {
      let again = try roundTrip(tree, environment)
      #expect(again.frames() == TGScene(root: tree, environment: environment).frames())
    }
  }

  @Test func textsOfAnyLengthAreWritten() throws {
    let tree = TGView(.text(chars: .max, advance: 7, line: 10)).named("a").width(70).height(.wrap)
    #expect(try roundTrip(tree, room).frames().map(\.frame) == [tree.layout(in: room).frame])
  }
}
