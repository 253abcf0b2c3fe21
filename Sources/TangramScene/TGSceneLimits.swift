/// Limits for reading a document, so that an untrusted one cannot exhaust memory or time.
///
///     let scene = try TGScene(json: text, limits: TGSceneLimits(nodes: 1_000))
///
/// The default limits are far above what programs write. A document that exceeds a limit is
/// rejected with an error that names the limit.
public struct TGSceneLimits: Hashable, Sendable {
  /// The maximum size of a document in UTF-8 bytes.
  public var bytes: Int
  /// The maximum number of views.
  public var nodes: Int
  /// The maximum nesting depth of arrays and objects; each level of views takes two of them.
  public var nesting: Int
  /// The maximum length of one string in UTF-8 bytes.
  public var stringBytes: Int
  /// The maximum total size of measured texts in UTF-8 bytes, plus a few bytes for each text.
  public var textBytes: Int
  /// The maximum number of fonts that the document names.
  public var fonts: Int

  /// Creates limits; the defaults are 256 MiB, a million views, views nested ten thousand deep, a
  /// million bytes per string, ten million bytes for all texts, and a thousand fonts.
  public init(
    bytes: Int = 256 << 20, nodes: Int = 1_000_000, nesting: Int = 20_100,
    stringBytes: Int = 1_000_000, textBytes: Int = 10_000_000, fonts: Int = 1_000
  ) {
    (self.bytes, self.nodes, self.nesting) = (bytes, nodes, nesting)
    (self.stringBytes, self.textBytes, self.fonts) = (stringBytes, textBytes, fonts)
  }
}
