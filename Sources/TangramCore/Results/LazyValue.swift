import Synchronization

/// A value that is computed on first access and cached.
///
/// Threads that access it at the same time may each compute it; all of them get the one that was
/// stored first. No thread waits, so computing a value may access other lazy values.
struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  private let stored = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  func value(_ compute: () -> Value) -> Value {
    if let known = stored.load() { return known.value }
    return stored.storeIfNil(Box(compute())).value
  }
}
