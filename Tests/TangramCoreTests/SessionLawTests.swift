import Tangram
import TangramTestSupport
import Testing

/// A warm layout equals a cold one for every kind of container, and leaves earlier layouts unchanged.
@Suite struct SessionLawTests {
  @Test(arguments: 1...60)
  func aWarmLayoutEqualsAColdOne(seed: UInt64) {
    var wild = RandomTree(seed: seed)
    var tree = wild.tree(.wild)
    var environment = wild.environment()
    var trees = [tree]
    var session = TGLayoutSession()
    var before: (warm: TGLayout, cold: TGLayout, frames: [TGRect])?
    for step in 0..<25 {
      let warm = session.layout(tree, in: environment)
      let cold = tree.layout(in: environment)
      #expect(firstDifference(warm, cold) == nil, "seed \(seed), step \(step)")
      #expect(Set(warm.diagnostics) == Set(cold.diagnostics), "seed \(seed), step \(step)")
      if let before {
        let frames = before.warm.entries.map(\.frame)
        #expect(frames == before.frames, "seed \(seed), step \(step)")
        let changes = warm.changes(since: before.warm)
        #expect(changes == cold.changes(since: before.cold), "seed \(seed), step \(step)")
      }
      before = (warm, cold, cold.entries.map(\.frame))
      // A tree whose layout reports diagnostics is compiled again every time, which would test little.
      if !cold.remarks.isEmpty { tree = trees[step / 2] }
      wild.change(&environment)
      for _ in 0...step % 3 { wild.change(&tree, since: trees[step / 2]) }
      trees.append(tree)
    }
  }
}
