import Synchronization

/// Gives views the numbers they are known by.
///
/// The counters are the only state that trees share. They tell views of different trees apart, and
/// nothing ever depends on which numbers they get.
enum ViewIdentity {
  // Views get the numbers after those that mean a superview or the view itself.
  private static let last = Atomic<UInt64>(TGAnchor.Target.firstViewBits)

  /// A number that no view has yet.
  static func make() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
