// The available space and the pixel grid with valid numbers, whatever numbers a client sets.

extension TGEnvironment {
  /// The maximum magnitude of numbers in computations: beyond it, sums would no longer be exact to
  /// a fraction of a pixel.
  package static var largestNumber: Double { 1e9 }

  /// The supported range of scales, in pixels per point.
  static let usableScales = 1e-6...1e6

  /// The environment with only valid numbers.
  package var sanitized: TGEnvironment {
    var clean = self
    clean.scale = usableScale
    for axis in TGAxis.allCases { clean.size[axis] = Self.usable(size[axis]) }
    clean.safeArea = TGInsets(
      top: Self.usable(safeArea.top), leading: Self.usable(safeArea.leading),
      bottom: Self.usable(safeArea.bottom), trailing: Self.usable(safeArea.trailing))
    // Views are counted in 32 bits.
    clean.limits.views = min(clean.limits.views, 1 << 30)
    if sizeClass.screen == nil { clean.sizeClass.screen = .portrait }
    return clean
  }

  private var usableScale: Double {
    guard scale > 0, scale.isFinite else { return 1 }
    return min(max(scale, Self.usableScales.lowerBound), Self.usableScales.upperBound)
  }

  private static func usable(_ extent: Double) -> Double {
    guard extent.isFinite else { return 0 }
    return min(max(extent, -Self.largestNumber), Self.largestNumber)
  }

  /// The problems with the numbers, by property.
  package var problems: [(property: String, problem: TGDiagnostic.Problem)] {
    var problems: [(property: String, problem: TGDiagnostic.Problem)] = []
    let clean = sanitized
    func check(_ property: String, _ number: Double, _ usable: Double) {
      if number == usable { return }
      problems.append(
        (property, number.isFinite ? .tooLarge(limit: usable) : .notFinite(replacement: usable)))
    }
    check("environment.size.width", size.width, clean.size.width)
    check("environment.size.height", size.height, clean.size.height)
    check("environment.safeArea.top", safeArea.top, clean.safeArea.top)
    check("environment.safeArea.leading", safeArea.leading, clean.safeArea.leading)
    check("environment.safeArea.bottom", safeArea.bottom, clean.safeArea.bottom)
    check("environment.safeArea.trailing", safeArea.trailing, clean.safeArea.trailing)
    if scale != clean.scale {
      let message =
        "is not a valid number of pixels per point; \(readable(clean.scale)) is used instead"
      problems.append(
        (
          "environment.scale",
          .other(message, code: "unusable-scale", severity: .error)
        ))
    }
    return problems
  }
}
