// Types of TangramKit that do not apply to this library; see `TGView+Unavailable.swift`.

import TangramCore
import TangramModifiers
import TangramResults

/// The base class of all containers.
@available(
  *, unavailable,
  message:
    "containers have no class in common: write 'some TGContainer', or a 'TGLayoutAlgorithm' of your own"
)
public enum TGBaseLayout {
  /// Whether all layouts are right-to-left.
  public static var tg_isRTL: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Sets the reading direction of all layouts.
  public static func tg_updateRTL(_ isRightToLeft: Bool, inWindow window: TGSuperview? = nil) {
    unavailable()
  }
}

/// Adapts lengths to screens of different sizes.
@available(
  *, unavailable,
  message: "screens are inputs of a layout; multiply your lengths by 'size.width / 375' yourself"
)
public enum TGDimeAdapter {
  /// Sets the size of the screen that lengths were designed for.
  public static func template(_ size: TGSize) { unavailable() }
  /// Returns a width, adapted to the current screen.
  public static func width(_ width: Double) -> Double { unavailable() }
  /// Returns a height, adapted to the current screen.
  public static func height(_ height: Double) -> Double { unavailable() }
  /// Returns a length, adapted to the diagonal of the current screen.
  public static func size(_ size: Double) -> Double { unavailable() }
  /// Returns a number rounded to the pixel grid.
  public static func round(_ number: Double) -> Double { unavailable() }
}

/// A border line along an edge.
@available(
  *, unavailable,
  message:
    "a line is 'TGPaint.Line(\"#ccc\", width: 1, dash: [4], head: 0, tail: 0)', in '.paint(borders: …)'"
)
public struct TGBorderline {
  /// Creates a border line.
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

/// Whether the content size of an enclosing scroll view follows the size of a container.
@available(*, unavailable, message: "there is no scroll view to adjust")
public enum TGAdjustScrollViewContentSizeMode {
  /// The content size follows if the container is added to a scroll view.
  case auto
  /// The content size never follows.
  case no
  /// The content size always follows.
  case yes
}

/// The edges at which the safe area is respected.
@available(*, unavailable, message: "add the insets of the safe area to 'tg_padding'")
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
