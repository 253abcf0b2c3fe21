/// The content that a leaf draws, from which `wrap` computes the leaf's size.
public struct TGContent: Sendable {
  /// The line metrics of a text.
  public struct Font: Hashable, Sendable {
    /// The height of one line.
    public var lineHeight: Double
    /// The distance from the top of a line to the baseline.
    public var ascender: Double

    /// Creates line metrics.
    public init(lineHeight: some TGNumber, ascender: some TGNumber) {
      self.lineHeight = lineHeight.tg_points
      self.ascender = ascender.tg_points
    }

    /// Returns the distance to the baseline from the top of a view of a certain height, in the middle of
    /// which the line is.
    public func baseline(inHeight height: Double) -> Double { (height - lineHeight) / 2 + ascender }
  }

  /// A fixed size, a text of equal glyphs, a function, or an object.
  @usableFromInline package enum Kind: Sendable {
    case size(TGSize)
    case text(chars: Int, advance: Double, line: Double)
    case measured(@Sendable (TGSize) -> TGSize)
    case source(any TGContentSource)
  }

  @usableFromInline package let kind: Kind

  /// The metrics of the text; nil for content without a baseline.
  public let font: Font?

  init(kind: Kind, font: Font?) {
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
  /// With a limited width a line holds max(1, ⌊width / advance⌋) glyphs; otherwise there is a
  /// single line. The baseline is 0.8 of the line height below the top of a line.
  public static func text(chars: Int, advance: Double, line: Double) -> TGContent {
    TGContent(
      kind: .text(chars: chars, advance: advance, line: line),
      font: Font(lineHeight: line, ascender: 0.8 * line))
  }

  /// Content that is measured by a function.
  ///
  /// The function receives a limit for each axis, where 0 means no limit, and returns the size that
  /// the content needs. It must depend only on its argument, because its results are cached.
  public static func measured(
    font: Font? = nil, by size: @escaping @Sendable (_ limit: TGSize) -> TGSize
  ) -> TGContent {
    TGContent(kind: .measured(size), font: font)
  }

  /// Content, such as a text, that provides its minimum and its maximum width.
  ///
  /// For other content, the minimum width is measured with a limit of one point, and the maximum
  /// width without a limit.
  ///
  /// - Parameters:
  ///   - font: The metrics of the first line; nil for content without a baseline.
  ///   - width: Returns the minimum width, below which something overflows, or the maximum width,
  ///     at which no line has to be broken.
  ///   - size: Returns the size that the content needs within a limit, as for `measured(font:by:)`.
  public static func measured(
    font: Font? = nil, width: @escaping @Sendable (_ kind: TGContentWidth) -> Double,
    by size: @escaping @Sendable (_ limit: TGSize) -> TGSize
  ) -> TGContent {
    TGContent(kind: .source(WidthAndSize(width, size)), font: font)
  }

  /// Content that is measured by an object, which can also explain the result.
  ///
  /// - Parameters:
  ///   - source: The object that measures the content.
  ///   - font: The metrics of the first line; nil for content without a baseline.
  public static func measured(by source: some TGContentSource, font: Font? = nil) -> TGContent {
    TGContent(kind: .source(source), font: font)
  }

  /// The object that measures the content; nil if there is none.
  public var source: (any TGContentSource)? {
    if case .source(let source) = kind { source } else { nil }
  }
}

/// A content source that calls two functions.
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
  /// The size that the content needs within a limit; a limit of 0 or less means no limit.
  @inline(__always) @inlinable public func size(within limit: TGSize) -> TGSize {
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

  /// Whether all numbers of the content are finite; those that are not are treated as 0.
  package var isFinite: Bool {
    switch kind {
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .text(_, let advance, let line): advance.isFinite && line.isFinite
    case .measured, .source: true
    }
  }

  /// The smallest number of the content; 0 for content that is measured.
  package var leastNumber: Double {
    switch kind {
    case .size(let size): min(size.width, size.height)
    case .text(_, let advance, let line): min(advance, line)
    case .measured, .source: 0
    }
  }

  @usableFromInline static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  /// Whether two contents are known to have the same size under any limit.
  package func isSame(as other: TGContent) -> Bool {
    guard font == other.font else { return false }
    switch (kind, other.kind) {
    case (.size(let own), .size(let theirs)): return own == theirs
    case (.text(let chars, let advance, let line), .text(let c, let a, let l)):
      return chars == c && advance == a && line == l
    case (.source(let own), .source(let theirs)): return own === theirs
    default: return false
    }
  }
}

extension TGContent: CustomStringConvertible {
  /// The call that creates the content; functions are abbreviated.
  public var description: String {
    switch kind {
    case .size(let size): ".size(\(readable(size.width)), \(readable(size.height)))"
    case .text(let chars, let advance, let line):
      ".text(chars: \(chars), advance: \(readable(advance)), line: \(readable(line)))"
    case .measured, .source: ".measured { … }"
    }
  }
}
