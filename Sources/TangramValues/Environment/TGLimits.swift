/// Limits on the size of a tree and on the work of its layout.
///
/// Every layout terminates, in time that is proportional to the size of the tree. The default
/// limits are far beyond what reasonable trees need. Programs that lay out untrusted trees may want
/// lower ones.
public struct TGLimits: Hashable, Sendable {
  /// The maximum number of views below the root; a view that is in the tree several times counts
  /// each time.
  public var views = 1_000_000
  /// The maximum nesting depth of containers below the root.
  public var depth = 10_000
  /// The maximum work of a layout per view; trees of fewer than 500 views get the budget of 500
  /// views.
  ///
  /// A pass over a container costs about as much as it has children; measuring the content of a
  /// leaf costs 1 plus the ``/TangramValues/TGContentSource/work`` of its source, if it has one, and sampling a
  /// point of a curve costs 1. When the budget is spent, every container keeps its last result, and
  /// a diagnostic is reported.
  public var workPerView = 500
  /// The maximum number of points that are sampled to measure the length of a curve.
  public var curveSamples = 100_000
  /// The maximum number of diagnostics that a layout keeps.
  public var diagnostics = 1_000

  /// Creates the default limits.
  public init() {}
}

extension TGLimits {
  /// The minimum number of views that the work budget is computed for.
  private static let minimumViews = 500

  /// The work budget for a layout of this many views.
  package func work(forViews views: Int) -> Int {
    let (work, overflows) = max(0, workPerView).multipliedReportingOverflow(
      by: max(views, Self.minimumViews))
    return overflows ? .max : work
  }
}
