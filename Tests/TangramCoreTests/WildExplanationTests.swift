import Tangram
import TangramTestSupport
import Testing

/// Trees with circular dependencies, or with content that no one would write.
@Suite struct WildExplanationTests {
  @Test("In any tree, the reasons evaluate to the frames", arguments: 1...30)
  func reasonsYieldFrames(seed: UInt64) {
    let tree = RandomTree.tree(seed % 3 == 0 ? .sane : .wild, seed: seed)
    let room = TGSize(width: 320, height: 480)
    let layout = tree.layout(
      in: TGEnvironment(size: room, scale: 2, isRightToLeft: seed % 2 == 0))
    for (explanation, path) in pairs(layout.explanations(), layout.entries.map(\.path)) {
      let frame = explanation.frame
      #expect(explanation.path == path)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      for (reason, number) in pairs(explanation.reasons, numbers)
      where !((reason.value - number).magnitude <= 0.01) {
        Issue.record("seed \(seed): \(number) is not \(reason.value) in \(explanation)")
      }
    }
    let deepest = layout.entries.map(\.path).max { $0.count < $1.count } ?? []
    let deep = layout.explain(path: deepest, isDeep: true)
    #expect((deep?.description.count ?? 0) > 20)
  }
}
