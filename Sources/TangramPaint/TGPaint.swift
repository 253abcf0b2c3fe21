import TangramCore
import TangramModifiers

/// The appearance of a view in a picture of its layout.
///
///     TGView(.text(chars: 5, advance: 7, line: 16)).size(.wrap).paint(text: "Total", color: "#333")
///
/// From back to front: the fill, the gradient, the image, the border, the text, the children, and the
/// lines of ``borders``. The paint affects only pictures: layout ignores it, and borders occupy no
/// space.
public struct TGPaint: Hashable, Sendable {
  /// The fill color of the view, in CSS syntax; nil for none.
  public var fill: String?
  /// The gradient over the fill; nil for none.
  public var gradient: Gradient?
  /// The image over the fill and the gradient; nil for none.
  public var image: Image?
  /// The color of the border, in CSS syntax; nil for none.
  ///
  /// The border follows the corners, inside the frame. It is drawn below the children, or above them if
  /// the view clips.
  public var border: String?
  /// The width of the border, in points.
  public var borderWidth: Double
  /// The lines along individual edges, and between the children.
  public var borders: Borders
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The radius of each corner in points, instead of the common radius; nil if all corners are the
  /// same.
  public var cornerRadii: Corners?
  /// Whether children and text are clipped to the view.
  ///
  /// If it is nil, a view clips only while it is scrolled, that is, while the origin of its bounds is
  /// not zero.
  public var clips: Bool?
  /// The text that is drawn in the view; if the content is a text of equal glyphs, it is drawn on the
  /// lines of that text.
  ///
  /// It is ignored for a paragraph, which draws its own text.
  public var text: String?
  /// The color of text whose style has no color; nil for the default color of the picture.
  public var color: String?

  /// Creates a paint.
  public init(
    fill: String? = nil, gradient: Gradient? = nil, image: Image? = nil, border: String? = nil,
    borderWidth: Double = 1, borders: Borders = Borders(), cornerRadius: Double = 0,
    cornerRadii: Corners? = nil, clips: Bool? = nil, text: String? = nil, color: String? = nil
  ) {
    (self.fill, self.gradient, self.image) = (fill, gradient, image)
    (self.border, self.borderWidth, self.borders) = (border, borderWidth, borders)
    (self.cornerRadius, self.cornerRadii, self.clips) = (cornerRadius, cornerRadii, clips)
    (self.text, self.color) = (text, color)
  }
}

/// The key under which a view stores its paint.
public enum TGPaintKey: TGViewKey {
  /// Views have no paint by default.
  public static let defaultValue: TGPaint? = nil
  /// False, because layout does not depend on the paint.
  public static let affectsLayout = false
}

extension TGViewProtocol {
  /// Returns the view with this paint instead of its current one.
  public func paint(_ paint: TGPaint) -> Self { with { $0[TGPaintKey.self] = paint } }

  /// Returns the view with a changed paint for pictures of its layout; omitted properties keep their
  /// values.
  ///
  ///     let label = cell.paint(fill: "#eef").paint(text: "Total")  // both
  public func paint(
    fill: String? = nil, gradient: TGPaint.Gradient? = nil, image: TGPaint.Image? = nil,
    border: String? = nil, borderWidth: Double? = nil, borders: TGPaint.Borders? = nil,
    cornerRadius: Double? = nil, cornerRadii: TGPaint.Corners? = nil, clips: Bool? = nil,
    text: String? = nil, color: String? = nil
  ) -> Self {
    var paint = self[TGPaintKey.self] ?? TGPaint()
    paint.fill = fill ?? paint.fill
    paint.gradient = gradient ?? paint.gradient
    paint.image = image ?? paint.image
    paint.border = border ?? paint.border
    paint.borderWidth = borderWidth ?? paint.borderWidth
    paint.borders = borders ?? paint.borders
    paint.cornerRadius = cornerRadius ?? paint.cornerRadius
    paint.cornerRadii = cornerRadii ?? paint.cornerRadii
    paint.clips = clips ?? paint.clips
    paint.text = text ?? paint.text
    paint.color = color ?? paint.color
    return self.paint(paint)
  }
}
