// Types that TangramKit has and that make no sense here; see `TGView+Unavailable.swift`.

import TangramCore
import TangramModifiers
import TangramResults

/// The class of all containers.
@available(
  *, unavailable,
  message:
    "containers have no class in common: write 'some TGContainer', or a 'TGLayoutAlgorithm' of your own"
)
public enum TGBaseLayout {
  /// Whether reading starts on the right, for all layouts at once.
  public static var tg_isRTL: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Sets the reading direction of all layouts at once.
  public static func tg_updateRTL(_ isRightToLeft: Bool, inWindow window: TGSuperview? = nil) {
    unavailable()
  }
}

/// Lengths for screens of several sizes.
@available(
  *, unavailable,
  message: "screens are inputs of a layout; multiply your lengths by 'size.width / 375' yourself"
)
public enum TGDimeAdapter {
  /// Sets the size of the screen that lengths were designed for.
  public static func template(_ size: TGSize) { unavailable() }
  /// A width for the screen there is.
  public static func width(_ width: Double) -> Double { unavailable() }
  /// A height for the screen there is.
  public static func height(_ height: Double) -> Double { unavailable() }
  /// A length along the diagonal for the screen there is.
  public static func size(_ size: Double) -> Double { unavailable() }
  /// A number on the pixel grid.
  public static func round(_ number: Double) -> Double { unavailable() }
}

/// A line along an edge.
@available(
  *, unavailable,
  message: "a layout draws no lines; keep what to draw as 'view[Key.self]', a 'TGViewKey'"
)
public struct TGBorderline {
  /// Creates a line.
  public init(
    color: Any, thick: Double = 1, dash: Double = 0, headIndent: Double = 0,
    tailIndent: Double = 0, offset: Double = 0
  ) { unavailable() }
}

/// A set of descriptors for a size class.
@available(*, unavailable, message: "a set of descriptors for a size class is 'TGDescriptors'")
public typealias TGViewSizeClass = TGDescriptors<TGView>

/// A set of descriptors for a size class.
@available(*, unavailable, message: "a set of descriptors for a size class is 'TGDescriptors'")
public typealias TGFlowLayoutViewSizeClass = TGDescriptors<TGView>

/// A set of descriptors for a size class.
@available(*, unavailable, message: "a set of descriptors for a size class is 'TGDescriptors'")
public typealias TGFloatLayoutViewSizeClass = TGDescriptors<TGView>

/// Whether a scroll view around a container follows its size.
@available(*, unavailable, message: "there is no scroll view to adjust")
public enum TGAdjustScrollViewContentSizeMode {
  /// If the container is put into one.
  case auto
  /// It does not.
  case no
  /// It does.
  case yes
}

/// The edges at which the safe area counts.
@available(*, unavailable, message: "there is no safe area; add its insets to 'tg_padding'")
public struct TGSafeAreaEdges: ExpressibleByArrayLiteral {
  /// The top edge.
  public static var top: TGSafeAreaEdges { [] }
  /// The left edge.
  public static var left: TGSafeAreaEdges { [] }
  /// The bottom edge.
  public static var bottom: TGSafeAreaEdges { [] }
  /// The right edge.
  public static var right: TGSafeAreaEdges { [] }
  /// All edges.
  public static var all: TGSafeAreaEdges { [] }

  /// Creates a set of edges.
  public init(arrayLiteral edges: TGSafeAreaEdges...) {}
}
