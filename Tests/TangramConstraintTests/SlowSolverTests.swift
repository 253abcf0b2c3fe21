import Tangram
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

  @Test func aConstraintThatIsInTheListTwiceIsReportedOnce() {
    #expect(SolverComparison(number: 51_005_469).difference == nil)
  }

  @Test("Later layouts have the frames of a fresh one, to the last bit", arguments: 1...4)
  func laterLayoutsAgree(seed: UInt64) {
    for step: UInt64 in 0..<50 {
      #expect(LaterLayoutComparison(number: seed * 1_000_003 + step).difference == nil)
    }
  }

  @Test("Cells of a tree have the frames of each alone, to the last bit", arguments: 1...4)
  func cellsAgree(seed: UInt64) {
    for step: UInt64 in 0..<30 {
      let difference = CellsComparison(number: seed * 1_000_003 + step).difference
      #expect(difference == nil)
    }
  }
}
