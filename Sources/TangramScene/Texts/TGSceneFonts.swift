import TangramTextViews

/// The fonts that the texts of scenes are set in, by the names that documents have for them.
///
///     let fonts = TGSceneFonts(["Inter.ttf": inter, "Inter-Bold.ttf": interBold])
///     let scene = try TGScene(json: text, fonts: fonts)
///
/// A scene reads no files. Whoever has fonts in files opens them when a document names them:
///
///     let fonts = TGSceneFonts { file, index in try library.font(file, index) }
public struct TGSceneFonts: Sendable {
  /// The fonts that are known, by name.
  public var named: [String: TGFont]
  /// The family of texts that name none, in documents that declare none.
  public var standard: TGFontFamily?
  private let open: (@Sendable (_ file: String, _ index: Int) throws -> TGFont?)?

  /// Fonts that are known.
  public init(_ named: [String: TGFont] = [:], standard: TGFontFamily? = nil) {
    (self.named, self.standard, open) = (named, standard, nil)
  }

  /// Fonts that are opened when a document names them.
  ///
  /// - Parameters:
  ///   - standard: The family of texts that name none.
  ///   - open: Opens a font: given the name that the document has for it, which is anything a stranger may
  ///     have written, and which font of a collection is meant. Returns nil if there is no such font. The
  ///     error that it throws becomes part of that of the scene. A name that is asked for again should
  ///     give the same font, rather than one that is opened again.
  public init(
    standard: TGFontFamily? = nil,
    opening open: @escaping @Sendable (_ file: String, _ index: Int) throws -> TGFont?
  ) {
    (named, self.standard, self.open) = ([:], standard, open)
  }
}

extension TGSceneFonts {
  /// The font with a name: that of a file, with `#1` after it for the second font of a collection.
  ///
  /// - Returns: Nil if there is none.
  func font(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGFont? {
    if let font = named[name] { return font }
    let (file, index) = Self.parts(of: name)
    do {
      return try open?(file, index)
    } catch {
      throw value.error("the font `\(name)` cannot be used: \(error)")
    }
  }

  private static func parts(of name: String) -> (file: String, index: Int) {
    guard let mark = name.lastIndex(of: "#"), let index = Int(name[name.index(after: mark)...]),
      index >= 0
    else { return (name, 0) }
    return (String(name[..<mark]), index)
  }
}
