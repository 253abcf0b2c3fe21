import TangramResults
import TangramTextViews

/// The fonts and the styles that a document declares for its texts.
struct SceneTexts: Sendable {
  struct Family: Sendable {
    let name: String
    let files: [(name: String, font: TGFont)]
    let family: TGFontFamily
    /// Whether the document declares the family; otherwise a text refers to a font directly.
    let isDeclared: Bool
  }

  struct Style: Sendable {
    let name: String
    /// The name of the style that this one is based on.
    let base: String?
    let style: SceneTextStyle
  }

  let fonts: TGSceneFonts
  private(set) var families: [Family] = []
  private(set) var styles: [Style] = []
  /// The default family that the document declares: the one that it names, or else the first.
  private(set) var declaredStandard: TGFontFamily?
  /// Whether the document declares families, even if all of them have errors.
  private var declaresFonts = false
  // The declared names; nil if a declaration has an error, which is already recorded.
  private var knownFamilies: [String: TGFontFamily?] = [:]
  private var knownStyles: [String: SceneTextStyle?] = [:]
  /// The number of text bytes that may still be measured.
  private var remainingBytes = 0
  private var remainingFonts = 0

  init(_ fonts: TGSceneFonts = TGSceneFonts()) { self.fonts = fonts }

  /// The family of texts without a font: that of the document, or else the reader's default.
  var standard: TGFontFamily? { declaredStandard ?? fonts.standard }
}

// MARK: - Reading

extension SceneTexts {
  /// The maximum number of fonts in a family; each is queried for characters missing from those before it.
  static let maximumFonts = 16

  /// Reads the font and style declarations of a document.
  mutating func read(_ document: JSONValue, _ log: SceneErrorLog) throws(TGSceneError) {
    let limits = document.document.limits
    (remainingBytes, remainingFonts) = (limits.textBytes, limits.fonts)
    for member in try members(of: document["fonts"], log) {
      knownFamilies[member.key] = .some(nil)
      try log.attempt(try declareFamily(member))
    }
    declaresFonts =
      document["font"] != nil || !knownFamilies.isEmpty
      || document["fonts"].map { !$0.isObject } ?? false
    if let font = document["font"], let family = try log.attempt(try family(font)), let family {
      declaredStandard = family
    }
    for member in try members(of: document["styles"], log) {
      let style = try log.attempt(try self.style(member, besides: [])) ?? nil
      knownStyles[member.key] = .some(style)
      if let style {
        styles.append(Style(name: member.key, base: member["style"]?.stringIfAny, style: style))
      }
    }
  }

  /// The members of an object; if it was not read from a text, they are sorted by name, with every style
  /// after the one that it is based on.
  private func members(
    of object: JSONValue?, _ log: SceneErrorLog
  ) throws(TGSceneError) -> [JSONValue] {
    guard let object, let members = try log.attempt(try object.object()) else { return [] }
    if object.place != nil { return Array(members) }
    var remaining = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    var sorted: [JSONValue] = []
    for name in remaining.keys.sorted() {
      // A style, its base, the base of its base, and so on.
      var chain: [JSONValue] = []
      var next: String? = name
      while let name = next, let style = remaining.removeValue(forKey: name) {
        chain.append(style)
        next = style["style"]?.stringIfAny
      }
      sorted += chain.reversed()
    }
    return sorted
  }

  private mutating func declareFamily(_ value: JSONValue) throws(TGSceneError) {
    let values = value.isArray ? Array(value.elements) : [value]
    if values.count > Self.maximumFonts {
      throw value.error("a family has at most \(Self.maximumFonts) fonts")
    }
    let files = try values.map { (file) throws(TGSceneError) in
      guard let name = file.stringIfAny else {
        throw file.expected(
          value.isArray ? "the name of a font" : "the name of a font, or an array of these")
      }
      return (name: name, font: try font(name, at: file))
    }
    guard let family = TGFontFamily(files.map(\.font)) else {
      throw value.error("there is no font in the array")
    }
    add(Family(name: value.key, files: files, family: family, isDeclared: true))
  }

  private mutating func add(_ family: Family) {
    knownFamilies[family.name] = family.family
    families.append(family)
    if family.isDeclared, declaredStandard == nil { declaredStandard = family.family }
  }

  private mutating func font(
    _ name: String, at value: JSONValue, among known: [String] = []
  ) throws(TGSceneError) -> TGFont {
    remainingFonts -= 1
    if remainingFonts < 0 {
      throw value.error("the document has more than \(value.document.limits.fonts) fonts")
    }
    if let font = try fonts.font(name, at: value) { return font }
    let hint = Spelling.hint(for: name, among: known + fonts.named.keys.sorted())
    throw value.error("there is no font `\(name)`\(hint)")
  }

  /// The family that a key names; nil if its declaration has an error that is already recorded.
  private mutating func family(_ value: JSONValue) throws(TGSceneError) -> TGFontFamily? {
    let name = try value.string()
    if let known = knownFamilies[name] { return known }
    let font = try font(name, at: value, among: families.filter(\.isDeclared).map(\.name))
    let family = TGFontFamily(font)
    add(Family(name: name, files: [(name, font)], family: family, isDeclared: false))
    return family
  }
}

// MARK: - Styles and texts

extension SceneTexts {
  /// Reads a style, either from its declaration or from the keys of a text.
  ///
  /// - Parameters:
  ///   - others: Keys that are not part of the style.
  ///   - base: The style that the keys modify if they do not name one.
  ///   - isPart: Whether the style is for a run of a text, which has no paragraph options of its own.
  /// - Returns: Nil if the style refers to something with an error that is already recorded.
  mutating func style(
    _ value: JSONValue, besides others: [String], of base: SceneTextStyle? = nil,
    isPart: Bool = false
  ) throws(TGSceneError) -> SceneTextStyle? {
    _ = try value.object()
    var style = base
    if let name = value["style"] {
      guard let named = try self.style(named: name) else { return nil }
      style = named
    }
    if let font = value["font"] {
      guard let family = try family(font) else { return nil }
      if style == nil { style = SceneTextStyle(family) }
      style?.look.family = family
    }
    guard var style = style ?? standard.map(SceneTextStyle.init) else {
      // The error of the font is already recorded.
      if declaresFonts { return nil }
      throw value.error("a text needs a font; declare one in the `fonts` of the document")
    }
    let names = SceneNames()
    let others = ["style", "font"] + others
    for member in value.elements where !others.contains(member.key) {
      guard let key = TextKey.all.first(where: { $0.name == member.key }) else {
        throw member.unknownKey(
          known: others + TextKey.all.map(\.name), hint: ForeignKeys.hintOfStyle(for: member.key))
      }
      if isPart, !key.isCharacterKey {
        throw member.errorOfKey("`\(member.key)` is the same in the whole text")
      }
      try key.read(member, &style, names)
    }
    return style
  }

  func style(_ name: String) -> SceneTextStyle? { knownStyles[name] ?? nil }

  private func style(named value: JSONValue) throws(TGSceneError) -> SceneTextStyle? {
    let name = try value.string()
    if let known = knownStyles[name] { return known }
    let hint = Spelling.hint(for: name, among: styles.map(\.name))
    throw value.error("no style before this has the name `\(name)`\(hint)")
  }

  /// Reads a text with its style; nil if it refers to something with an error that is already recorded.
  mutating func paragraph(_ value: JSONValue) throws(TGSceneError) -> TGParagraph? {
    _ = try value["text"]?.string()
    _ = try value["runs"]?.array()
    guard let style = try style(value, besides: ["text", "runs"]) else { return nil }
    if let text = value["text"] {
      return TGParagraph(try self.text(text), style: style.look, options: style.options)
    }
    var runs: [TGTextRun] = []
    for run in try value.required("runs").array() {
      let isAlone = run.isString
      guard isAlone || run.isObject else { throw run.expected("a text or an object with a text") }
      let own = isAlone ? style : try self.style(run, besides: ["text"], of: style, isPart: true)
      guard let own else { return nil }
      runs.append(TGTextRun(try text(isAlone ? run : try run.required("text")), own.look))
    }
    return TGParagraph(runs, style: style.look, options: style.options)
  }

  /// Reads a text to be measured, and subtracts its length from the limit of the document.
  private mutating func text(_ value: JSONValue) throws(TGSceneError) -> String {
    let text = try value.string()
    // Every text has a fixed memory overhead, even a short one.
    remainingBytes -= text.utf8.count + 16
    if remainingBytes < 0 {
      let most = value.document.limits.textBytes
      throw value.error("the document has more than \(most) bytes of texts that are measured")
    }
    return text
  }
}
