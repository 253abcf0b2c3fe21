import Tangram
import TangramTestSupport
import Testing

/// After an edit, a wrapping stack solves only what is affected, and gets the same frames as a fresh
/// layout.
@Suite struct ResumingTests {
  @Test(arguments: Stack.both, 1...20)
  func aWarmLayoutEqualsAColdOne(stack: Stack, seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = stack.stack(random.chance(50) ? .center : .end, spacing: 1.1) {
      for index in 0..<30 { view(stack, index, &random) }
    }
    stack.along(&tree).equal(.wrap)
    if random.chance(20) { stack.along(&tree).min(500) }
    var session = TGLayoutSession()
    let room = TGSize(width: 300, height: 300)
    _ = session.layout(tree, in: room)
    for _ in 0..<12 {
      let index = Int.random(in: 0..<30, using: &random)
      let changed = view(stack, index, &random)
      tree.replaceSubview(at: index, with: random.chance(5) ? TGSpacer(7).view : changed)
      let warm = session.layout(tree, in: room).entries.map(\.frame)
      #expect(warm == tree.layout(in: room).entries.map(\.frame), "seed \(seed)")
    }
  }

  private func view(_ stack: Stack, _ index: Int, _ random: inout SplitMix) -> TGView {
    let length = random.number(in: 1...90) / 3
    if random.chance(70) { return stack.view(length, length) }
    if random.chance(5) { return TGView() }
    return stack.content(length, length)
  }
}
