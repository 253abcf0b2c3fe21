extension Unmanaged {
  /// Uses the object without counting a reference to it.
  ///
  /// Sound only while somebody else holds the object: a plan holds what its containers and contents
  /// refer to, and whoever runs a pass holds the solver. Nobody keeps what `body` is given.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    try _withUnsafeGuaranteedRef(body)
  }
}
