import Tangram

/// How a view looks in a picture of its layout.
///
///     TGView(.text(chars: 5, advance: 7, line: 16)).size(.wrap).paint(text: "Total", color: "#333")
///
/// It is data that only pictures read: the layout does not depend on it.
public struct TGPaint: Hashable, Sendable {
  /// The color of the area, as CSS writes colors; nil for none.
  public var fill: String?
  /// The color of the border; nil for none.
  public var border: String?
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// What is written in the view; where its content is a text of equal glyphs, on the lines of that.
  ///
  /// A paragraph is drawn by itself.
  public var text: String?
  /// The color of the text, if its style has none; nil for that of the picture.
  public var color: String?

  /// Creates a paint.
  public init(
    fill: String? = nil, border: String? = nil, cornerRadius: Double = 0, text: String? = nil,
    color: String? = nil
  ) {
    (self.fill, self.border, self.cornerRadius) = (fill, border, cornerRadius)
    (self.text, self.color) = (text, color)
  }
}

/// The paint that a view carries.
public enum TGPaintKey: TGViewKey {
  /// None.
  public static let defaultValue: TGPaint? = nil
  /// No.
  public static let affectsLayout = false
}

extension TGViewProtocol {
  /// The view with this paint instead of the one it had.
  public func paint(_ paint: TGPaint) -> Self { with { $0[TGPaintKey.self] = paint } }

  /// The view with a paint, which pictures of layouts show; what you leave out stays as it is.
  ///
  ///     let label = cell.paint(fill: "#eef").paint(text: "Total")  // both
  public func paint(
    fill: String? = nil, border: String? = nil, cornerRadius: Double? = nil, text: String? = nil,
    color: String? = nil
  ) -> Self {
    let own = self[TGPaintKey.self] ?? TGPaint()
    return paint(
      TGPaint(
        fill: fill ?? own.fill, border: border ?? own.border,
        cornerRadius: cornerRadius ?? own.cornerRadius, text: text ?? own.text,
        color: color ?? own.color))
  }
}
