import Tangram

/// The mapping from points of a layout to pixels of a picture.
struct Canvas {
  /// The margin around a picture whose style is not exact, in pixels.
  private static let usualMargin = 24.0
  /// The height of the area below the layout for the scale bar, in pixels.
  static let footer = 36.0
  /// The width that a picture fits if its style has no zoom, in pixels.
  private static let usualWidth = 720.0
  private static let usualHeight = 900.0

  /// The area of the layout that the picture shows, in points.
  let area: TGRect
  /// The number of pixels per point.
  let zoom: Double
  /// The margin around the layout, in pixels.
  let margin: Double
  private let hasFooter: Bool

  /// - Parameter frames: The frames of all visible views; the first frame is that of the root.
  init(_ frames: [TGRect], _ style: TGPictureStyle) {
    let root = frames.first ?? .zero
    let others = style.isExact ? [] : frames.filter { $0.width > 0 || $0.height > 0 }
    area = others.reduce(root) { $0.union($1) }
    margin = style.isExact ? 0 : Self.usualMargin
    hasFooter = style.showsScale
    if let asked = style.zoom, asked.isFinite, asked > 0 {
      zoom = min(max(asked, 1e-6), 1e4)
    } else {
      let fitting = min(
        Self.usualWidth / max(1, area.width), Self.usualHeight / max(1, area.height))
      // Zoom factors with which sizes are easy to read.
      let steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8]
      zoom = steps.last { $0 <= fitting } ?? fitting
    }
  }

  var width: Double { area.width * zoom + 2 * margin }

  var height: Double { area.height * zoom + 2 * margin + (hasFooter ? Self.footer : 0) }

  func x(_ x: Double) -> Double { (x - area.minX) * zoom + margin }

  func y(_ y: Double) -> Double { (y - area.minY) * zoom + margin }

  /// Converts a rectangle from points to pixels.
  func rectangle(_ frame: TGRect) -> TGRect {
    TGRect(
      x: x(frame.minX), y: y(frame.minY), width: frame.width * zoom, height: frame.height * zoom)
  }
}
