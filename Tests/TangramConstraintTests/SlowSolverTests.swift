import Tangram
import TangramTestSupport
import Testing

/// The solver beside one that is slow and obvious.
@Suite struct SlowSolverTests {
  private let environment = TGEnvironment(size: TGSize(width: 500, height: 500), snapping: .off)

  @Test("Both solvers find the same frames", arguments: 1...4)
  func solversAgree(seed: UInt64) {
    for step in 0..<20 {
      let number = seed * 1_000_003 + UInt64(step)
      let row = RandomRow(seed: number, children: 1 + step % 3, constraints: 4 + step % 6)
      let (expected, width) = row.slowFrames()
      let entries = row.layout.view.layout(in: environment).entries
      let frames = entries.filter { $0.path.count == 1 }.map(\.frame)
      let found = frames.map { ($0.minX, $0.width) }
      let isClose = zip(found, expected).allSatisfy { found, expected in
        abs(found.0 - expected.0) < 1e-5 && abs(found.1 - expected.1) < 1e-5
      }
      #expect(found.count == expected.count)
      #expect(isClose, "\(number): \(found), not \(expected); \(row.layout.constraints)")
      let own = entries.first { $0.path.isEmpty }?.frame.width ?? -1
      #expect(abs(own - width) < 1e-5, "seed \(number): \(own), and not \(width)")
    }
  }
}
