import TangramCore
import TangramModifiers

/// The appearance of a view in a picture of its layout.
///
///     TGView(.text(chars: 5, advance: 7, line: 16)).size(.wrap).paint(text: "Total", color: "#333")
///
/// Only pictures read the paint: the layout does not depend on it.
public struct TGPaint: Hashable, Sendable {
  /// The fill color of the view, in CSS syntax; nil for none.
  public var fill: String?
  /// The color of the border, in CSS syntax; nil for none.
  public var border: String?
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// Whether what lies outside of the view is cut off: its children, and its text.
  ///
  /// If it is nil, a view clips when it is scrolled: when the origin of its bounds is not zero.
  public var clips: Bool?
  /// The text that is drawn in the view; if the content is a text of equal glyphs, on the lines of that
  /// text.
  ///
  /// It is not used for a paragraph, which draws its own text.
  public var text: String?
  /// The color of the text, if its style has none; nil for the default color of the picture.
  public var color: String?

  /// Creates a paint.
  public init(
    fill: String? = nil, border: String? = nil, cornerRadius: Double = 0, clips: Bool? = nil,
    text: String? = nil, color: String? = nil
  ) {
    (self.fill, self.border, self.cornerRadius) = (fill, border, cornerRadius)
    (self.clips, self.text, self.color) = (clips, text, color)
  }
}

/// The key of the paint that a view carries.
public enum TGPaintKey: TGViewKey {
  /// Views have no paint by default.
  public static let defaultValue: TGPaint? = nil
  /// The value `false`, because the layout does not depend on the paint.
  public static let affectsLayout = false
}

extension TGViewProtocol {
  /// Returns the view with this paint instead of its previous paint.
  public func paint(_ paint: TGPaint) -> Self { with { $0[TGPaintKey.self] = paint } }

  /// Returns the view with a paint for pictures of its layout; properties that you omit stay as they are.
  ///
  ///     let label = cell.paint(fill: "#eef").paint(text: "Total")  // both
  public func paint(
    fill: String? = nil, border: String? = nil, cornerRadius: Double? = nil, clips: Bool? = nil,
    text: String? = nil, color: String? = nil
  ) -> Self {
    let own = self[TGPaintKey.self] ?? TGPaint()
    return paint(
      TGPaint(
        fill: fill ?? own.fill, border: border ?? own.border,
        cornerRadius: cornerRadius ?? own.cornerRadius, clips: clips ?? own.clips,
        text: text ?? own.text, color: color ?? own.color))
  }
}
