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
