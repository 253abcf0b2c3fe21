import Synchronization

/// A value that is computed on first access and cached.
///
/// Threads that access it at the same time may each compute it; all of them get the one that was
/// stored first. No thread waits, so computing a value may access other lazy values.
@usableFromInline package struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let stored = AtomicLazyReference<Box>()

  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @inlinable package init() {}

  @inlinable package func value(_ compute: () -> Value) -> Value {
    if let known = stored.load() { return known.value }
    return stored.storeIfNil(Box(compute())).value
  }
}
