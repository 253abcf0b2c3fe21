/// The inputs of a layout other than the tree: the available size, the pixel grid, the reading
/// direction, the size class and the safe area.
public struct TGEnvironment: Hashable, Sendable {
  /// The size of the plain view that holds the root; also used as the size of the window.
  public var size: TGSize
  /// The number of pixels per point; frames are snapped to multiples of 1/scale.
  public var scale: Double
  /// How frames are rounded to the pixel grid.
  public var snapping: TGSnapping
  /// Whether the layout is right-to-left.
  public var isRightToLeft: Bool
  /// The size class of the screen.
  public var sizeClass: TGSizeClass
  /// The insets of the safe area: how far bars and notches extend inward from each edge of the available
  /// space.
  ///
  /// A position of the root that is `TGLayoutPos.tg_safeAreaMargin` is the inset on its side.
  public var safeArea: TGInsets
  /// The limits on the size of the tree and on the work of its layout.
  public var limits: TGLimits

  /// Creates an environment.
  public init(
    size: TGSize, scale: Double = 1, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default, safeArea: TGInsets = .zero, limits: TGLimits = TGLimits()
  ) {
    self.size = size
    self.scale = scale
    self.snapping = snapping
    self.isRightToLeft = isRightToLeft
    self.sizeClass = sizeClass
    self.safeArea = safeArea
    self.limits = limits
  }
}

// MARK: - Valid numbers
//
// The available space and the pixel grid with valid numbers, whatever numbers a client sets.

extension TGEnvironment {
  /// The maximum magnitude of numbers in computations: beyond it, sums would no longer be exact to
  /// a fraction of a pixel.
  @inlinable package static var largestNumber: Double { 1e9 }

  package var sanitized: TGEnvironment {
    var clean = self
    // The supported range of scales, in pixels per point.
    clean.scale = scale > 0 && scale.isFinite ? min(max(scale, 1e-6), 1e6) : 1
    for axis in TGAxis.allCases { clean.size[axis] = Self.usable(size[axis]) }
    clean.safeArea = TGInsets(
      top: Self.usable(safeArea.top), leading: Self.usable(safeArea.leading),
      bottom: Self.usable(safeArea.bottom), trailing: Self.usable(safeArea.trailing))
    // Views are counted in 32 bits.
    clean.limits.views = min(clean.limits.views, 1 << 30)
    if sizeClass.screen == nil { clean.sizeClass.screen = .portrait }
    return clean
  }

  private static func usable(_ extent: Double) -> Double {
    guard extent.isFinite else { return 0 }
    return min(max(extent, -Self.largestNumber), Self.largestNumber)
  }

  /// The problems with the numbers, by property.
  package var problems: [(property: String, problem: TGDiagnostic.Kind)] {
    var problems: [(property: String, problem: TGDiagnostic.Kind)] = []
    let clean = sanitized
    for (property, number, usable) in [
      ("size.width", size.width, clean.size.width),
      ("size.height", size.height, clean.size.height),
      ("safeArea.top", safeArea.top, clean.safeArea.top),
      ("safeArea.leading", safeArea.leading, clean.safeArea.leading),
      ("safeArea.bottom", safeArea.bottom, clean.safeArea.bottom),
      ("safeArea.trailing", safeArea.trailing, clean.safeArea.trailing),
    ] where number != usable {
      let problem: TGDiagnostic.Kind =
        number.isFinite ? .tooLarge(limit: usable) : .notFinite(replacement: usable)
      problems.append(("environment.\(property)", problem))
    }
    if scale != clean.scale {
      let message =
        "is not a valid number of pixels per point; \(readable(clean.scale)) is used instead"
      problems.append(
        ("environment.scale", .other(message, code: "unusable-scale", severity: .error)))
    }
    return problems
  }
}

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

/// The kind of screen a layout is for: its width, height and orientation.
///
/// Views can have separate descriptors for a size class; see `tg_fetchSizeClass(with:from:)`.
public struct TGSizeClass: Hashable, Sendable {
  /// The amount of space along an axis.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// Any amount of space.
    case any
    /// Little space.
    case compact
    /// Plenty of space.
    case regular
  }

  /// The orientation of the screen.
  public enum Screen: Hashable, Sendable, CaseIterable {
    /// Taller than wide.
    case portrait
    /// Wider than tall.
    case landscape
  }

  /// The amount of horizontal space.
  public var width: Extent
  /// The amount of vertical space.
  public var height: Extent
  /// The orientation of the screen; nil for any orientation.
  public var screen: Screen?

  /// Creates a size class; omitted parts match any screen.
  public init(width: Extent = .any, height: Extent = .any, screen: Screen? = nil) {
    self.width = width
    self.height = height
    self.screen = screen
  }

  /// The class of all screens.
  public static var `default`: TGSizeClass { TGSizeClass() }
  /// All screens that are taller than wide.
  public static var portrait: TGSizeClass { TGSizeClass(screen: .portrait) }
  /// All screens that are wider than tall.
  public static var landscape: TGSizeClass { TGSizeClass(screen: .landscape) }

  /// Creates a size class from the parts that matter.
  public static func comb(_ width: Extent, _ height: Extent, _ screen: Screen? = nil)
    -> TGSizeClass
  {
    TGSizeClass(width: width, height: height, screen: screen)
  }
}

extension TGSizeClass {
  /// The classes whose descriptors can be used for this one, best match first.
  ///
  /// The orientation is dropped before the width or the height, and the width is dropped before the
  /// height.
  package var candidates: [TGSizeClass] {
    var list: [TGSizeClass] = []
    for (width, height) in [(width, height), (.any, height), (width, .any), (.any, .any)] {
      for screen in screen.map({ [$0, nil] }) ?? [nil] {
        let candidate = TGSizeClass(width: width, height: height, screen: screen)
        if !list.contains(candidate) { list.append(candidate) }
      }
    }
    return list
  }
}

extension TGSizeClass: CustomStringConvertible {
  /// The specified parts of the size class, as in `regular width, landscape`.
  public var description: String {
    var parts: [String] = []
    if width != .any { parts.append("\(width) width") }
    if height != .any { parts.append("\(height) height") }
    if let screen { parts.append("\(screen)") }
    return parts.isEmpty ? "every screen" : parts.joined(separator: ", ")
  }
}

/// How frames are rounded to the pixel grid.
///
/// Containers compute with exact numbers; only the resulting frames are rounded. Unless snapping is
/// off, the size of a container that wraps its content is on the grid, too.
public enum TGSnapping: Hashable, Sendable, CaseIterable {
  /// The edges of every view are rounded, with halves rounded to the right and down.
  ///
  /// Adjacent views remain adjacent, and shares of a whole fill it without gaps or overlap. The size of
  /// a container that wraps is rounded up.
  case edges
  /// The origin and the size of a leaf are rounded separately, as in TangramKit.
  ///
  /// Equal sizes stay equal, but neighbors may overlap or leave a gap of one pixel. For containers,
  /// the edges are rounded.
  case sizes
  /// Frames are not rounded, whatever the scale.
  case off
}
