import Synchronization

/// A value that is computed when somebody first asks for it, and kept.
///
/// Threads that ask at the same time may each compute it; all of them get the one that was stored first.
/// Nobody waits, so computing a value may ask for other lazy values.
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
