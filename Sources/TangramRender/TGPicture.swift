import Tangram
@_exported import TangramPaint

/// A picture of a layout that a browser, an email or a document can show.
///
///     let layout = card.layout(in: room)
///     let picture = TGPicture(of: layout)
///     picture.svg                                   // a plan of all frames
///     TGPicture(of: layout, style: .paint).svg      // the card itself
///
/// The picture has colors for light and for dark backgrounds, and prints in black on white. A picture
/// with the style ``TGPictureStyle/exact`` has the size of the root and looks the same everywhere.
public struct TGPicture: Sendable {
  let layout: TGLayout
  /// The content and the scale of the picture.
  public var style: TGPictureStyle

  /// Creates a picture of a layout.
  public init(of layout: TGLayout, style: TGPictureStyle = .plan) {
    (self.layout, self.style) = (layout, style)
  }

  /// The picture as an SVG document.
  ///
  /// Names and texts may contain any characters. The document loads no external resources except the
  /// images that a paint refers to by URL.
  public var svg: String {
    var drawing = SVGDrawing(layout, style)
    drawing.draw()
    return drawing.document
  }
}

// MARK: - Styles

/// The content and the scale of a picture of a layout.
public struct TGPictureStyle: Sendable {
  /// The kind of content that a picture shows.
  public enum Content: Hashable, Sendable {
    /// A plan: every frame with its name and size, padding, gaps and problems.
    case plan
    /// The interface itself: the paint and the texts of all views, even of those without paint.
    case paint
  }

  /// The way to draw text that was measured with fonts.
  public enum Text: Hashable, Sendable {
    /// Text is drawn as glyph outlines: the picture looks the same everywhere and contains no fonts.
    case outlines
    /// Text is drawn as text, which readers can search and copy, with its fonts embedded in the picture.
    case fonts
  }

  /// The kind of content that is drawn.
  public var content = Content.plan
  /// The way to draw text that was measured with fonts.
  public var text = Text.outlines
  /// The number of pixels per point; if nil, the picture is about as wide as a page.
  public var zoom: Double?
  /// Whether a plan has hatched padding and gaps.
  public var showsSpacing = true
  /// Whether the picture is exactly as large as the root and looks the same everywhere.
  ///
  /// Otherwise, there is a margin around the picture, views that overflow the root enlarge it, and its
  /// colors adapt to light screens, dark screens or print.
  public var isExact = false
  /// The notation for the remedies of diagnostics.
  public var notation = TGDiagnostic.Notation.swift
  /// Returns the paint of a view; by default, the paint that the view itself carries.
  public var paint: @Sendable (TGLayout.Entry) -> TGPaint? = { $0[TGPaintKey.self] }

  /// Whether a plan has sizes, curves, baselines and problems, and a scale unless it is exact.
  var hasDetails = true

  /// Creates a style for plans.
  public init() {}

  var showsScale: Bool { hasDetails && content == .plan && !isExact }

  /// The style for a plan: frames, names, spacing and problems.
  public static var plan: TGPictureStyle { TGPictureStyle() }

  /// The style for the interface itself: the paint that views carry, and their texts.
  public static var paint: TGPictureStyle {
    var style = TGPictureStyle()
    (style.content, style.hasDetails, style.showsSpacing) = (.paint, false, false)
    return style
  }

  /// The style for the interface itself, exactly as large as the root: one point is one pixel, there is
  /// no margin, and the picture looks the same on every screen.
  ///
  ///     TGPicture(of: layout, style: .exact).svg  // 320 points wide: width="320"
  public static var exact: TGPictureStyle {
    var style = paint
    (style.isExact, style.zoom) = (true, 1)
    return style
  }
}
