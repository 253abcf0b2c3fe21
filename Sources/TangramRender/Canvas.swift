import Tangram

/// Where points of a layout lie on a picture.
struct Canvas {
  /// The room around a picture that is not exact, in pixels.
  private static let usualMargin = 24.0
  /// The room below for the scale.
  static let footer = 36.0
  /// The width a picture has where nothing else is asked for.
  private static let usualWidth = 720.0
  private static let usualHeight = 900.0

  /// What of the layout is on the picture, in points.
  let area: TGRect
  /// The number of pixels to a point.
  let zoom: Double
  /// The room around the layout, in pixels.
  let margin: Double
  private let hasFooter: Bool

  /// - Parameter frames: What is to be seen.
  init(_ frames: [TGRect], _ style: TGPictureStyle) {
    area = style.isExact ? frames.first ?? .zero : Self.area(of: frames)
    margin = style.isExact ? 0 : Self.usualMargin
    hasFooter = style.showsScale
    if let asked = style.zoom, asked.isFinite, asked > 0 {
      zoom = min(max(asked, 1e-6), 1e4)
    } else {
      let fitting = min(
        Self.usualWidth / max(1, area.width), Self.usualHeight / max(1, area.height))
      // Steps of which people know what they mean.
      let steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8]
      zoom = steps.last { $0 <= fitting } ?? fitting
    }
  }

  private static func area(of frames: [TGRect]) -> TGRect {
    guard var area = frames.first else { return .zero }
    for frame in frames.dropFirst() where frame.width > 0 || frame.height > 0 {
      let (left, top) = (min(area.minX, frame.minX), min(area.minY, frame.minY))
      let (right, bottom) = (max(area.maxX, frame.maxX), max(area.maxY, frame.maxY))
      area = TGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    return area
  }

  var width: Double { area.width * zoom + 2 * margin }

  var height: Double { area.height * zoom + 2 * margin + (hasFooter ? Self.footer : 0) }

  func x(_ x: Double) -> Double { (x - area.minX) * zoom + margin }

  func y(_ y: Double) -> Double { (y - area.minY) * zoom + margin }

  /// A rectangle in pixels.
  func rectangle(_ frame: TGRect) -> Area {
    (x(frame.minX), y(frame.minY), frame.width * zoom, frame.height * zoom)
  }
}
