import Synchronization

/// Gives views the numbers they are known by.
///
/// The counters are the only state that trees share. They tell views of different trees apart, and
/// nothing ever depends on which numbers they get. They stay below 2⁵³, so that a descriptor can keep one as
/// its number.
enum ViewIdentity {
  /// One of sixteen counters, in memory that no other one shares: threads that count in different
  /// places do not wait for each other.
  private struct Counter: ~Copyable {
    let last: Atomic<UInt64>
    private let room = InlineArray<15, UInt64>(repeating: 0)

    /// Views get the numbers after those that mean a superview or the view itself.
    init(_ place: UInt64) { last = Atomic(place << 48 | TGAnchor.Target.firstView) }
  }

  // Written out, so that they are constants of the program, and nobody asks whether they were made.
  private static let counters: InlineArray<16, Counter> = [
    Counter(0), Counter(1), Counter(2), Counter(3), Counter(4), Counter(5), Counter(6), Counter(7),
    Counter(8), Counter(9), Counter(10), Counter(11), Counter(12), Counter(13), Counter(14),
    Counter(15),
  ]

  /// A number that no view has yet.
  static func make() -> UInt64 {
    counters[nearest].last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The counter for this thread; any would do.
  ///
  /// Stacks of threads lie far apart, so that most threads have a counter of their own.
  private static var nearest: Int {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    return Int(truncatingIfNeeded: address >> 19 ^ address >> 23) & 15
  }
}
