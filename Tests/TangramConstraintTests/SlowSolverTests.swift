import Tangram
import TangramTestSupport
import Testing

/// Compares the solver with a slow but simple reference solver.
///
/// `swift run -c release TangramFuzz constraints --count 100000` compares many more systems.
@Suite struct SlowSolverTests {
  @Test("Both solvers find the same frames, conflicts and undetermined numbers", arguments: 1...4)
  func solversAgree(seed: UInt64) {
    for step: UInt64 in 0..<24 {
      let difference = SolverComparison(number: seed * 1_000_003 + step).difference
      #expect(difference == nil)
    }
  }

  @Test func aDuplicateConstraintIsReportedOnce() {
    #expect(SolverComparison(number: 51_005_469).difference == nil)
  }

  @Test("Layouts after edits are bit-identical to a fresh layout", arguments: 1...4)
  func laterLayoutsAgree(seed: UInt64) {
    for step: UInt64 in 0..<50 {
      #expect(LaterLayoutComparison(number: seed * 1_000_003 + step).difference == nil)
    }
  }

  @Test("Cells of a tree are bit-identical to each cell laid out alone", arguments: 1...4)
  func cellsAgree(seed: UInt64) {
    for step: UInt64 in 0..<30 {
      let difference = CellsComparison(number: seed * 1_000_003 + step).difference
      #expect(difference == nil)
    }
  }
}
