import Tangram

/// The mapping from points of a layout to pixels of a picture.
struct Canvas {
  /// The height of the area below the layout for the scale bar, in pixels.
  static let footer = 36.0
  /// The size that a picture fits if its style has no zoom, in pixels.
  private static let page = TGSize(width: 720, height: 900)

  /// The area of the layout that the picture shows, in points.
  let area: TGRect
  /// The number of pixels per point.
  let zoom: Double
  /// The margin around the layout, in pixels.
  let margin: Double
  let size: TGSize

  /// - Parameter frames: The frames of all visible views; the first frame is that of the root.
  init(_ frames: [TGRect], _ style: TGPictureStyle) {
    let root = frames.first ?? .zero
    let others = style.isExact ? [] : frames.filter { $0.width > 0 || $0.height > 0 }
    area = others.reduce(root) { $0.union($1) }
    margin = style.isExact ? 0 : 24
    if let asked = style.zoom, asked.isFinite, asked > 0 {
      zoom = min(max(asked, 1e-6), 1e4)
    } else {
      let fitting = min(
        Self.page.width / max(1, area.width), Self.page.height / max(1, area.height))
      // Zoom factors with which sizes are easy to read.
      let steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8]
      zoom = steps.last { $0 <= fitting } ?? fitting
    }
    size = TGSize(
      width: area.width * zoom + 2 * margin,
      height: area.height * zoom + 2 * margin + (style.showsScale ? Self.footer : 0))
  }

  func x(_ x: Double) -> Double { (x - area.minX) * zoom + margin }

  func y(_ y: Double) -> Double { (y - area.minY) * zoom + margin }

  func rectangle(_ frame: TGRect) -> TGRect {
    TGRect(
      x: x(frame.minX), y: y(frame.minY), width: frame.width * zoom, height: frame.height * zoom)
  }

  func line(_ element: Element, from start: TGPoint, to end: TGPoint) -> Element {
    element.with("x1", x(start.x)).with("y1", y(start.y)).with("x2", x(end.x)).with("y2", y(end.y))
  }

  /// Converts a transform from the coordinates of the layout to those of the picture.
  func matrix(_ map: TGAffineTransform) -> String {
    let corner = TGPoint(x: area.minX - margin / zoom, y: area.minY - margin / zoom)
    let moved = map(corner)
    let numbers = [map.a, map.b, map.c, map.d, x(moved.x), y(moved.y)]
    return "matrix(\(numbers.map(\.precise).joined(separator: " ")))"
  }
}

extension TGRect {
  var hasArea: Bool { width > 0 && height > 0 }

  func end(_ axis: TGAxis) -> Double { origin[axis] + size[axis] }
}
