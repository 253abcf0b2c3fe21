import Synchronization

/// A place for an object that threads take out one after another, and put back.
///
/// No thread waits, as it would for a lock: who finds the place empty does without.
struct TakenInTurn<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sound, as an object has left the place before somebody uses it, and what was done to it is done
  // before it is there again. A number other than 0 is a reference that the place holds.
  private let place = Atomic<UInt>(0)

  /// An empty place.
  init() {}

  /// A place with an object.
  init(_ object: Object) { put(object) }

  /// Takes out the object; nil if it is taken.
  func take() -> Object? {
    Self.object(at: place.exchange(0, ordering: .acquiringAndReleasing))?.takeRetainedValue()
  }

  /// Puts an object there, in place of the one that somebody else may have put there meanwhile.
  func put(_ object: Object) {
    let new = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    Self.object(at: place.exchange(new, ordering: .acquiringAndReleasing))?.release()
  }

  private static func object(at place: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: place).map { Unmanaged.fromOpaque($0) }
  }

  deinit { _ = take() }
}
