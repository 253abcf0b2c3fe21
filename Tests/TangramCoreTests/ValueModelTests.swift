import TangramTestSupport
import Testing

/// Trees that are edited at random, compared with trees that are built from a description.
@Suite struct ValueModelTests {
  private static let count: UInt64 = isLong ? 20_000 : 60

  @Test("A view does not depend on how it was built")
  func history() {
    for seed in 1...Self.count {
      var model = ValueModel(seed: seed)
      if let violation = model.violation() { Issue.record("seed \(seed): \(violation)") }
    }
  }
}
