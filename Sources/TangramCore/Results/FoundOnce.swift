import Synchronization

/// A value that is found when somebody first asks for it, and stays.
///
/// Threads that ask at the same time may each find it; all of them get the one that was first.
/// Nobody waits, and finding it may itself ask for other values.
struct FoundOnce<Value: Sendable>: ~Copyable, Sendable {
  private let known = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @inline(__always)
  func value(_ find: () -> Value) -> Value {
    if let known = known.load() { return known.value }
    return known.storeIfNil(Box(find())).value
  }
}
