import TangramTestSupport
import Testing

/// The solver beside one that is slow and obvious.
///
/// `swift run -c release TangramFuzz constraints --count 100000` compares as many as one likes.
@Suite struct SlowSolverTests {
  @Test("Both solvers find the same frames, conflicts and freedom", arguments: 1...4)
  func solversAgree(seed: UInt64) {
    for step: UInt64 in 0..<24 {
      let difference = SolverComparison(number: seed * 1_000_003 + step).difference
      #expect(difference == nil)
    }
  }
}
