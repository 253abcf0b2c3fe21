import TangramScene

/// The constants for fonts and styles that texts in generated code refer to.
final class SwiftTexts {
  /// A style: the constants for the text style and for the paragraph options.
  struct Style {
    var look: String
    /// Nil if the style sets no paragraph options.
    var options: String?
  }

  private(set) var lines: [String] = []
  let names: SwiftNames
  /// The font files for texts without a font, in a document that declares no fonts.
  let standardFiles: [String]
  private var families: [String: String] = [:]
  private var styles: [String: Style] = [:]
  /// Styles of single texts, keyed by their settings.
  private var unnamed: [String: Style] = [:]
  /// The family of texts without a font.
  private var standard: String?
  private(set) var opensFonts = false
  /// Whether the code opens the fonts for texts without a font, which the document does not
  /// declare.
  private(set) var usesStandardFiles = false

  init(_ document: JSONValue, standardFiles: [String], names: SwiftNames) {
    (self.names, self.standardFiles) = (names, standardFiles)
    for family in document["fonts"]?.elements.map(\.self) ?? [] {
      let files = family.isArray ? family.elements.compactMap(\.stringIfAny) : []
      let name = declareFamily(family.key, files + [family.stringIfAny].compactMap(\.self))
      if standard == nil { standard = name }
    }
    if document["font"] != nil { standard = family(of: document) }
    for style in document["styles"]?.elements.map(\.self) ?? [] {
      styles[style.key] = declare(style, named: style.key, base: nil)
    }
  }
}

// MARK: - Fonts

extension SwiftTexts {
  private func declareFamily(_ name: String, _ files: [String]) -> String {
    let constant = names.fresh(like: name, or: "family")
    let fonts = files.map { "font(\(SwiftLiteral.string($0)))" }
    lines.append("let \(constant) = try \(SwiftLiteral.call("TGFontFamily", fonts))")
    families[name] = constant
    opensFonts = true
    return constant
  }

  /// The constant for the family that a style names, or for the default family.
  private func family(of style: JSONValue) -> String {
    if let name = style["font"]?.stringIfAny {
      return families[name] ?? declareFamily(name, [name])
    }
    if let standard { return standard }
    let name = declareFamily("standard", standardFiles)
    standard = name
    usesStandardFiles = true
    return name
  }
}

// MARK: - Styles

extension SwiftTexts {
  /// Returns the constants for the style of a text.
  ///
  /// - Parameter base: The style of the whole text, if the text is a run of it.
  func style(of text: JSONValue, base: Style? = nil) -> Style {
    let keys = text.elements.filter { $0.key != "text" && $0.key != "runs" }
    if keys.isEmpty, let base { return base }
    if keys.count == 1, keys[0].key == "style", let name = keys[0].stringIfAny,
      let known = styles[name]
    {
      return known
    }
    let members = keys.map { "\($0.key): \(JSON($0).serialized)" }.joined(separator: ", ")
    let key = "\(base?.look ?? ""); \(members)"
    if let known = unnamed[key] { return known }
    let style = declare(text, named: nil, base: base)
    unnamed[key] = style
    return style
  }

  /// Writes the constants of a style as a modified copy of another style.
  private func declare(_ value: JSONValue, named name: String?, base: Style?) -> Style {
    let base = value["style"]?.stringIfAny.flatMap { styles[$0] } ?? base
    let members = value.elements.map(\.self)
    let size = base == nil ? members.first { $0.key == "size" } : nil
    var changes = TextSpelling.changes(
      members.filter { $0.index != size?.index }, TextSpelling.ofLetters)
    if base != nil, value["font"] != nil { changes.insert("family = \(family(of: value))", at: 0) }
    let made =
      base?.look
      ?? "TGTextStyle(\(family(of: value))\(size.map { ", size: \($0.numberLiteral)" } ?? ""))"
    let look = constant(like: name, or: "style", made, changes, isNeeded: base == nil)
    let ofLines = TextSpelling.changes(members, TextSpelling.ofLines)
    if ofLines.isEmpty { return Style(look: look, options: base?.options) }
    let options = constant(
      like: (name ?? "text") + " options", or: "options", base?.options ?? "TGParagraphOptions()",
      ofLines, isNeeded: true)
    return Style(look: look, options: options)
  }

  /// Writes a constant that is created and then modified.
  ///
  /// - Parameter isNeeded: Whether a constant is written even without modifications.
  private func constant(
    like name: String?, or other: String, _ made: String, _ changes: [String], isNeeded: Bool
  ) -> String {
    if changes.isEmpty, !isNeeded { return made }
    let constant = names.fresh(like: name ?? other, or: other)
    lines.append("\(changes.isEmpty ? "let" : "var") \(constant) = \(made)")
    for change in changes { lines.append("\(constant).\(change)") }
    return constant
  }
}

// MARK: - Texts

extension SwiftTexts {
  /// The arguments of the call that creates a view with a text; nil for other content.
  func arguments(of content: JSONValue) -> [SwiftArgument]? {
    if let text = content["text"]?.stringIfAny {
      let style = style(of: content)
      return [SwiftArgument(SwiftLiteral.string(text)), SwiftArgument(style.look)]
        + options(style)
    }
    return paragraph(of: content).map { [SwiftArgument($0)] }
  }

  /// The code for the paragraph of a content; nil for other content.
  func paragraph(of content: JSONValue) -> String? {
    guard let text = content["runs"] ?? content["text"], !text.isObject else { return nil }
    let style = style(of: content)
    let texts =
      text.isString
      ? text.stringLiteral : SwiftLiteral.list(text.elements.map { run($0, in: style) })
    let arguments =
      [SwiftArgument(texts), SwiftArgument("style", style.look)] + options(style)
    return SwiftLiteral.call("TGParagraph", arguments.map(\.written))
  }

  private func run(_ run: JSONValue, in style: Style) -> String {
    let own = run.isObject ? self.style(of: run, base: style) : style
    let text = run.stringIfAny ?? run["text"]?.stringIfAny ?? ""
    return "TGTextRun(\(SwiftLiteral.string(text)), \(own.look))"
  }

  private func options(_ style: Style) -> [SwiftArgument] {
    style.options.map { [SwiftArgument("options", $0)] } ?? []
  }
}
