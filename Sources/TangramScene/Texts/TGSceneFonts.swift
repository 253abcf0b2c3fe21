import TangramTextViews

/// The fonts for the texts of scenes, by the names used in documents.
///
///     let fonts = TGSceneFonts(["Inter.ttf": inter, "Inter-Bold.ttf": interBold])
///     let scene = try TGScene(json: text, fonts: fonts)
///
/// A scene does not read files. To load fonts from files, open them when a document names them:
///
///     let fonts = TGSceneFonts { file, index in try library.font(file, index) }
public struct TGSceneFonts: Sendable {
  /// The available fonts, by name.
  public var named: [String: TGFont]
  /// The default family, for texts without a font in documents that declare none.
  public var standard: TGFontFamily?
  private let open: (@Sendable (_ file: String, _ index: Int) throws -> TGFont?)?

  /// Creates a set of fonts that are already open.
  public init(_ named: [String: TGFont] = [:], standard: TGFontFamily? = nil) {
    (self.named, self.standard, open) = (named, standard, nil)
  }

  /// Creates a set of fonts that are opened when a document names them.
  ///
  /// - Parameters:
  ///   - standard: The default family, for texts without a font.
  ///   - open: Opens a font, given its name in the document, which is untrusted input, and its
  ///     index in a font collection. Returns nil if there is no such font. An error that it throws
  ///     becomes part of the error of the scene. If it is called again with the same name, it
  ///     should return the same font instead of opening it again.
  public init(
    standard: TGFontFamily? = nil,
    opening open: @escaping @Sendable (_ file: String, _ index: Int) throws -> TGFont?
  ) {
    (named, self.standard, self.open) = ([:], standard, open)
  }

  /// The font with a name: the name of a file, followed by `#1` for the second font of a collection.
  func font(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGFont? {
    if let font = named[name] { return font }
    var (file, index) = (name, 0)
    if let mark = name.lastIndex(of: "#"), let number = Int(name[mark...].dropFirst()),
      number >= 0
    {
      (file, index) = (String(name[..<mark]), number)
    }
    do {
      return try open?(file, index)
    } catch {
      throw value.error("the font `\(name)` cannot be used: \(error)")
    }
  }
}
