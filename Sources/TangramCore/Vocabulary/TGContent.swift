/// What a leaf draws, so that `wrap` can ask for its size.
public struct TGContent: Sendable {
  /// Line metrics of a text.
  public struct Font: Hashable, Sendable {
    /// The height of one line.
    public var lineHeight: Double
    /// The distance from the top of a line to the baseline.
    public var ascender: Double

    /// Creates line metrics.
    public init(lineHeight: Double, ascender: Double) {
      self.lineHeight = lineHeight
      self.ascender = ascender
    }
  }

  /// A size, or a text of equal glyphs, or a function, or an object.
  package enum Kind: Sendable {
    case size(TGSize)
    case text(chars: Int, advance: Double, line: Double)
    case measured(@Sendable (TGSize) -> TGSize)
    case source(any TGContentSource)
  }

  package let kind: Kind

  /// The metrics of the text; nil for content that has no baseline.
  public let font: Font?

  package init(kind: Kind, font: Font?) {
    self.kind = kind
    self.font = font
  }

  /// Content that always has the same size, such as an image.
  public static func size(_ size: TGSize) -> TGContent { TGContent(kind: .size(size), font: nil) }

  /// Content that always has the same size, such as an image.
  public static func size(_ width: Double, _ height: Double) -> TGContent {
    .size(TGSize(width: width, height: height))
  }

  /// A text of `chars` glyphs, each `advance` wide, on lines `line` high.
  ///
  /// With a limited width there are max(1, ⌊width / advance⌋) glyphs to a line, otherwise there
  /// is one line. The baseline is 0.8 of a line below its top.
  public static func text(chars: Int, advance: Double, line: Double) -> TGContent {
    TGContent(
      kind: .text(chars: chars, advance: advance, line: line),
      font: Font(lineHeight: line, ascender: 0.8 * line))
  }

  /// Content that a function measures.
  ///
  /// The function is given a limit for each axis, 0 where there is none, and returns the size the
  /// content needs. It must depend on nothing but its argument: its answers are cached.
  public static func measured(
    font: Font? = nil, by size: @escaping @Sendable (_ limit: TGSize) -> TGSize
  ) -> TGContent {
    TGContent(kind: .measured(size), font: font)
  }

  /// Content, such as a text, that knows its least and its greatest width.
  ///
  /// Other content is asked for a size at a width of one point to find its least width, and for a
  /// size without a limit to find its greatest one.
  ///
  /// - Parameters:
  ///   - font: The metrics of the first line; nil for content that has no baseline.
  ///   - width: The width below which something sticks out, or from which on nothing has to be broken.
  ///   - size: The size that the content needs under a limit, as for `measured(font:by:)`.
  public static func measured(
    font: Font? = nil, width: @escaping @Sendable (_ kind: TGContentWidth) -> Double,
    by size: @escaping @Sendable (_ limit: TGSize) -> TGSize
  ) -> TGContent {
    TGContent(kind: .source(WidthAndSize(width, size)), font: font)
  }

  /// Content that an object measures, which also explains it.
  ///
  /// - Parameters:
  ///   - source: What measures the content.
  ///   - font: The metrics of the first line; nil for content that has no baseline.
  public static func measured(by source: some TGContentSource, font: Font? = nil) -> TGContent {
    TGContent(kind: .source(source), font: font)
  }

  /// What measures the content, if it is an object.
  public var source: (any TGContentSource)? {
    if case .source(let source) = kind { source } else { nil }
  }
}

/// Two functions as a source.
private final class WidthAndSize: TGContentSource {
  private let ownWidth: @Sendable (TGContentWidth) -> Double
  private let ownSize: @Sendable (TGSize) -> TGSize

  init(
    _ width: @escaping @Sendable (TGContentWidth) -> Double,
    _ size: @escaping @Sendable (TGSize) -> TGSize
  ) {
    (ownWidth, ownSize) = (width, size)
  }

  func width(_ kind: TGContentWidth) -> Double { ownWidth(kind) }
  func size(within limit: TGSize) -> TGSize { ownSize(limit) }
}

extension TGContent {
  /// The size the content needs under a limit; 0 and less are no limit.
  @inline(__always) public func size(within limit: TGSize) -> TGSize {
    switch kind {
    case .size(let size):
      return TGSize(width: Self.finite(size.width), height: Self.finite(size.height))
    case .text(let chars, let advance, let line):
      guard chars > 0 else { return .zero }
      let (advance, line) = (Self.finite(advance), Self.finite(line))
      let all = Double(chars)
      guard limit.width > 0, advance > 0 else { return TGSize(width: all * advance, height: line) }
      let perLine = max(1, (limit.width / advance).rounded(.down))
      let lines = (all / perLine).rounded(.up)
      return TGSize(width: min(all, perLine) * advance, height: lines * line)
    case .measured(let measure): return measure(limit)
    case .source(let source): return source.size(within: limit)
    }
  }

  /// Whether all its numbers are some; those that are not count as 0.
  var isFinite: Bool {
    switch kind {
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .text(_, let advance, let line): advance.isFinite && line.isFinite
    case .measured, .source: true
    }
  }

  /// The least of its numbers.
  var leastNumber: Double {
    switch kind {
    case .size(let size): min(size.width, size.height)
    case .text(_, let advance, let line): min(advance, line)
    case .measured, .source: 0
    }
  }

  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
