import Synchronization

/// Gives views the numbers they are known by.
///
/// The counter is the only state that trees share. It tells views of different trees apart, and
/// nothing ever depends on which numbers they get.
enum ViewIdentity {
  // Views get the numbers after those that mean a superview or the view itself.
  private static let last = Atomic<UInt64>(TGAnchor.Target.firstViewBits)

  /// A number that no view has yet.
  static func make() -> UInt64 { makeBlock(of: 1) }

  /// The first of some numbers that follow each other and that no view has yet.
  static func makeBlock(of count: UInt64) -> UInt64 {
    last.add(count, ordering: .relaxed).oldValue + 1
  }
}
