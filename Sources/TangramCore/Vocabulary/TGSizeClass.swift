/// The kind of screen a layout is for: how wide and high it is, and which way it is held.
///
/// Descriptors can be given for a size class of their own; see `tg_fetchSizeClass(with:from:)`.
public struct TGSizeClass: Hashable, Sendable {
  /// How much room an axis has.
  public enum Extent: UInt8, Hashable, Sendable, CaseIterable {
    /// It does not matter.
    case any
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// Which way the screen is held.
  public enum Screen: UInt8, Hashable, Sendable, CaseIterable {
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// The room there is horizontally.
  public var width: Extent
  /// The room there is vertically.
  public var height: Extent
  /// Which way the screen is held; nil when it does not matter.
  public var screen: Screen?

  /// Creates a size class; what you leave out does not matter.
  public init(width: Extent = .any, height: Extent = .any, screen: Screen? = nil) {
    self.width = width
    self.height = height
    self.screen = screen
  }

  /// The class of all screens.
  public static let `default` = TGSizeClass()
  /// Every screen that is higher than wide.
  public static let portrait = TGSizeClass(screen: .portrait)
  /// Every screen that is wider than high.
  public static let landscape = TGSizeClass(screen: .landscape)

  /// A class that combines what matters.
  public static func comb(_ width: Extent, _ height: Extent, _ screen: Screen? = nil)
    -> TGSizeClass
  {
    TGSizeClass(width: width, height: height, screen: screen)
  }
}

extension TGSizeClass {
  /// The classes whose descriptors serve this one, best first: the height is kept longer than the
  /// width, and the screen is given up before either.
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
