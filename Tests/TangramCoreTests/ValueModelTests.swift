import TangramTestSupport
import Testing

/// Trees that operations change, beside a description from which they are built anew.
@Suite struct ValueModelTests {
  private static let count: UInt64 = isLong ? 20_000 : 60

  @Test("What a view is does not depend on how it came to be")
  func history() {
    for seed in 1...Self.count {
      var model = ValueModel(seed: seed)
      if let violation = model.violation() { Issue.record("seed \(seed): \(violation)") }
    }
  }
}
