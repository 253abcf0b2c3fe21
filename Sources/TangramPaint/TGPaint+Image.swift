import TangramCore

extension TGPaint {
  /// An image in the frame of a view.
  ///
  ///     photo.paint(image: TGPaint.Image("dunes.jpg", fit: .cover))
  ///     photo.paint(image: TGPaint.Image(bytes: png))  // the picture contains the image
  public struct Image: Hashable, Sendable {
    /// The ways to fit an image into a frame, as in CSS.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
      /// Stretched to the frame.
      case fill
      /// As large as possible inside the frame.
      case contain
      /// As small as possible so that it covers the frame; what sticks out is cut off.
      case cover
      /// In its own size; what sticks out is cut off.
      case none
      /// In its own size, or smaller if it is larger than the frame.
      case scaleDown
    }

    /// The address of the image, relative to the picture or of the web, or a `data:` URL with its bytes.
    public var source: String
    /// The way to fit the image into the frame.
    public var fit: Fit
    /// Where the image lies if it is smaller or larger than the frame, from (0, 0) for the top left to
    /// (1, 1) for the bottom right.
    public var position: TGPoint
    /// The size of the image in points, if it is not that of its pixels.
    ///
    /// An image that is not in a `data:` URL needs it for `none` and `scaleDown`, which are otherwise like
    /// `contain`, and for positions other than an edge or the middle.
    public var size: TGSize?

    /// Creates an image from its address.
    public init(
      _ source: String, fit: Fit = .fill, position: TGPoint = TGPoint(x: 0.5, y: 0.5),
      size: TGSize? = nil
    ) {
      (self.source, self.fit, self.position, self.size) = (source, fit, position, size)
    }

    /// Creates an image from the bytes of a PNG, JPEG, GIF or WebP file.
    public init(
      bytes: [UInt8], fit: Fit = .fill, position: TGPoint = TGPoint(x: 0.5, y: 0.5),
      size: TGSize? = nil
    ) {
      let kind = ImageFile(bytes)?.kind ?? "png"
      self.init(
        "data:image/\(kind);base64,\(Base64.text(bytes))", fit: fit, position: position, size: size)
    }
  }
}

extension TGPaint.Image {
  /// The source, if it is a path, an address of the web, or the bytes of an image; nil otherwise.
  ///
  /// Other schemes could run a script.
  package var safeSource: String? {
    // As bytes: a character may be more than the sign that ends the scheme.
    let start = source.utf8.prefix { !":/?#".utf8.contains($0) }
    guard source.utf8.dropFirst(start.count).first == UInt8(ascii: ":") else {
      return source.isEmpty ? nil : source
    }
    let schemes = ["http:", "https:", "file:", "data:image/"]
    let isKnown = schemes.contains { scheme in
      let own = source.utf8.prefix(scheme.utf8.count)
      return String(decoding: own, as: UTF8.self).lowercased() == scheme
    }
    return isKnown ? source : nil
  }

  /// The size that was given, or that of the pixels in a `data:` URL; nil if neither is known.
  package var knownSize: TGSize? {
    if let size {
      let isUsable = size.width > 0 && size.height > 0 && size.width < 1e9 && size.height < 1e9
      return isUsable ? size : nil
    }
    let mark = ";base64,"
    guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
      source[...comma].hasSuffix(mark)
    else { return nil }
    return ImageFile(Base64.bytes(of: source[comma...].dropFirst()))?.size
  }
}
