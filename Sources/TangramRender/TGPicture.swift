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
