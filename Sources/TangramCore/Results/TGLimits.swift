/// How large a tree may be, and how much work its layout.
///
/// A layout ends, in time that is proportional to the tree, whatever the tree says. The standard limits
/// are far beyond what trees that make sense need. Who lays out trees of strangers may want lower ones.
public struct TGLimits: Hashable, Sendable {
  /// The most views below the root; each counts as often as it is in the tree.
  public var views = 1_000_000
  /// The most containers inside each other below the root.
  public var depth = 10_000
  /// The work that a layout may be for each view, and for each of the first five hundred whether
  /// they are there or not.
  ///
  /// A pass over a container is as much work as it has children, measuring the content of a leaf
  /// counts one, and so does looking at a point of a curve. When the work is spent, every container
  /// stays as it was found last, and a diagnostic says so.
  public var workPerView = 500
  /// The most points that are looked at to measure the length of a curve.
  public var curveSamples = 100_000
  /// The most diagnostics that a layout keeps.
  public var diagnostics = 1_000

  /// The standard limits.
  public init() {}
}

extension TGLimits {
  /// The number of views that every tree is taken to have at least where work is counted.
  static let fewestViews = 500

  /// The work that the layout of a tree may be.
  func work(forViews views: Int) -> Int {
    let (work, overflows) = max(0, workPerView).multipliedReportingOverflow(
      by: max(views, Self.fewestViews))
    return overflows ? .max : work
  }
}
