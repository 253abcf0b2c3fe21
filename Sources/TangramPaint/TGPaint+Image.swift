import TangramCore

extension TGPaint {
  /// An image in the frame of a view.
  ///
  ///     photo.paint(image: TGPaint.Image("dunes.jpg", fit: .cover))
  ///     photo.paint(image: TGPaint.Image(bytes: png))  // the picture contains the image
  public struct Image: Hashable, Sendable {
    /// The way to fit an image into a frame, as in CSS.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
      /// Stretched to the frame.
      case fill
      /// Scaled to the largest size that fits inside the frame.
      case contain
      /// Scaled to the smallest size that covers the frame, and clipped to it.
      case cover
      /// Not scaled, and clipped to the frame.
      case none
      /// Not scaled, or scaled down as with `contain` if it is larger than the frame.
      case scaleDown
    }

    /// The URL of the image: relative to the picture, absolute, or a `data:` URL that contains the
    /// image.
    public var source: String
    /// The way to fit the image into the frame.
    public var fit: Fit
    /// The position of an image that is smaller or larger than the frame, from (0, 0) for the top left
    /// to (1, 1) for the bottom right.
    public var position: TGPoint
    /// The size of the image in points, if it differs from its size in pixels.
    ///
    /// The size in pixels is known only of a PNG, JPEG, GIF or WebP file in a Base64 `data:` URL. For
    /// other images, this size is required for `none` and `scaleDown`, which otherwise have the same
    /// effect as `contain`, and for positions other than an edge or the center.
    public var size: TGSize?

    /// Creates an image from its URL.
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
  /// The source if it is safe: a path, a web URL, or a `data:` URL of an image; nil otherwise.
  ///
  /// URLs with other schemes could run a script.
  package var safeSource: String? {
    // Bytes are compared, because a character can combine the delimiter with following scalars.
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

  /// The specified size or, for a `data:` URL, the size in pixels; nil if neither is known.
  package var knownSize: TGSize? {
    if let size {
      let isUsable = size.width > 0 && size.height > 0 && size.width < 1e9 && size.height < 1e9
      return isUsable ? size : nil
    }
    let mark = ";base64,"
    guard source.prefix(5).lowercased() == "data:", let comma = source.firstIndex(of: ","),
      source[...comma].hasSuffix(mark)
    else { return nil }
    return ImageFile(Base64.bytes(of: source[comma...].dropFirst()))?.size
  }
}
