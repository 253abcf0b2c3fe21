import Synchronization

/// A value that is found when somebody first asks for it, and stays.
///
/// Threads that ask at the same time may each find it; all of them get the one that was first.
/// Nobody waits, and finding it may itself ask for other values.
struct FoundOnce<Value: Sendable>: ~Copyable, Sendable {
  /// Where the box lies, of which a reference is held here; 0 while there is none.
  ///
  /// A number, because reading one is a single instruction; an atomic reference is read by a call
  /// that asks for its type every time.
  private let place = Atomic<UInt>(0)

  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @inline(__always)
  func value(_ find: () -> Value) -> Value {
    if let known = Self.box(at: place.load(ordering: .acquiring)) {
      return known.takeUnretainedValue().value
    }
    return keep(find())
  }

  /// Calls `read` with the value, for which no reference is counted: whoever calls this holds it.
  @inline(__always)
  func reading<Result>(_ find: () -> Value, _ read: (borrowing Value) -> Result) -> Result {
    if let known = Self.box(at: place.load(ordering: .acquiring)) {
      return known.borrow { read($0.value) }
    }
    return read(keep(find()))
  }

  private func keep(_ value: Value) -> Value {
    let new = Unmanaged.passRetained(Box(value))
    let (isFirst, first) = place.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return value }
    new.release()
    return Self.box(at: first)?.takeUnretainedValue().value ?? value
  }

  @inline(__always)
  private static func box(at place: UInt) -> Unmanaged<Box>? {
    UnsafeRawPointer(bitPattern: place).map { Unmanaged.fromOpaque($0) }
  }

  deinit { Self.box(at: place.load(ordering: .acquiring))?.release() }
}
