import Synchronization

/// The identity of a view: the same for all copies of the view, different for any other view.
public struct TGViewID: Hashable, Sendable {
  /// A number that identifies the view within this process.
  @usableFromInline package let number: UInt64
  @inlinable package init(_ number: UInt64) { self.number = number }
}

extension TGViewID: CustomStringConvertible {
  /// The number that identifies the view within this process, as in `#20`.
  public var description: String { "#\(number)" }
}

/// Creates the numbers that identify views.
///
/// The counters are the only state that trees share. They make sure that views of different trees
/// have different numbers; nothing depends on which numbers those are. The numbers stay below 2⁵³,
/// so that a descriptor can store one exactly as a `Double`.
package enum ViewIdentity {
  /// One of sixteen counters, each padded so that it does not share a cache line with another:
  /// threads with different counters do not slow each other down.
  private struct Counter: ~Copyable {
    let last: Atomic<UInt64>
    private let room = InlineArray<15, UInt64>(repeating: 0)

    /// View numbers start after the numbers reserved for anchors to the superview and to the view
    /// itself.
    init(_ place: UInt64) { last = Atomic(place << 48 | TGAnchor.Target.firstView) }
  }

  // Written out, so that the counters are constants that need no lazy initialization.
  private static let counters: InlineArray<16, Counter> = [
    Counter(0), Counter(1), Counter(2), Counter(3), Counter(4), Counter(5), Counter(6), Counter(7),
    Counter(8), Counter(9), Counter(10), Counter(11), Counter(12), Counter(13), Counter(14),
    Counter(15),
  ]

  /// Returns a number that no view has yet.
  package static func make() -> UInt64 {
    counters[nearest].last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The index of the counter for this thread; any of them would be correct.
  ///
  /// The stacks of threads are far apart, so most threads have a counter of their own.
  private static var nearest: Int {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    return Int(truncatingIfNeeded: address >> 19 ^ address >> 23) & 15
  }
}
