/// How much of a document is read, so that one from a stranger takes neither all memory nor all
/// time.
///
///     let scene = try TGScene(json: text, limits: TGSceneLimits(nodes: 1_000))
///
/// The limits a reader has if it is told nothing are far above what programs write. A document
/// that exceeds one is refused with an error that names the limit.
public struct TGSceneLimits: Hashable, Sendable {
  /// The most bytes of a document, as UTF-8.
  public var bytes: Int
  /// The most views.
  public var nodes: Int
  /// The most arrays and objects that lie in each other; a view in a view takes two of them.
  public var nesting: Int
  /// The most bytes of one string, as UTF-8.
  public var stringBytes: Int
  /// The most bytes of texts that are measured with fonts, as UTF-8, a few more for each text.
  public var textBytes: Int
  /// The most fonts that are named.
  public var fonts: Int

  /// Creates limits; those left out are 256 MiB, a million views, ten thousand views in each
  /// other, a million bytes for a string, ten million for all texts, and a thousand fonts.
  public init(
    bytes: Int = 256 << 20, nodes: Int = 1_000_000, nesting: Int = 20_100,
    stringBytes: Int = 1_000_000, textBytes: Int = 10_000_000, fonts: Int = 1_000
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.nesting = nesting
    self.stringBytes = stringBytes
    (self.textBytes, self.fonts) = (textBytes, fonts)
  }
}
