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
