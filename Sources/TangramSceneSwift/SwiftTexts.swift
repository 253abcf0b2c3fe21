import TangramScene
import TangramTextViews

/// The constants for fonts and styles that texts in generated code refer to.
final class SwiftTexts {
  /// The constants for a text style and for its paragraph options, if it sets any.
  typealias Style = (look: String, options: String?)

  private(set) var lines: [String] = []
  let names = SwiftNames(reserved: ["root", "layout", "box", "font"])
  /// The font files for texts without a font, in a document that declares no fonts.
  private let standardFiles: [String]
  /// The standard font files if the code opens them although the document does not declare them.
  private(set) var openedStandardFiles: [String] = []
  private var families: [String: String] = [:]
  private var styles: [String: Style] = [:]
  /// Styles of single texts, keyed by their settings.
  private var unnamed: [String: Style] = [:]
  /// The family of texts without a font.
  private var standard: String?

  init(_ document: JSONValue, standardFiles: [String]) {
    self.standardFiles = standardFiles
    for family in document.elements(of: "fonts") {
      let files = family.isArray ? Array(family.elements) : [family]
      let name = declareFamily(family.key, files.compactMap(\.stringIfAny))
      if standard == nil { standard = name }
    }
    if document["font"] != nil { standard = family(of: document) }
    for style in document.elements(of: "styles") {
      styles[style.key] = declare(style, named: style.key, base: nil)
    }
  }
}

// MARK: - Fonts

extension SwiftTexts {
  /// Whether the code calls `font` to open the fonts of texts.
  var opensFonts: Bool { !families.isEmpty }

  private func declareFamily(_ name: String, _ files: [String]) -> String {
    let constant = names.fresh(like: name, or: "family")
    let fonts = files.map { "font(\(SwiftLiteral.string($0)))" }
    lines.append("let \(constant) = try \(SwiftCall("TGFontFamily", fonts).text)")
    families[name] = constant
    return constant
  }

  /// The constant for the family that a style names, or for the default family.
  private func family(of style: JSONValue) -> String {
    if let name = style["font"]?.stringIfAny {
      return families[name] ?? declareFamily(name, [name])
    }
    if let standard { return standard }
    let name = declareFamily("standard", standardFiles)
    (standard, openedStandardFiles) = (name, standardFiles)
    return name
  }
}

// MARK: - Styles

extension SwiftTexts {
  /// The changes that the members with certain keys make to a text style, or to the options of a paragraph.
  private static func changes(_ members: [JSONValue], _ keys: [String]) -> [String] {
    let properties = ["slanted": "isSlanted", "align": "alignment"]
    return members.filter { keys.contains($0.key) }.map { member in
      let color = member.key == "color" ? member.stringIfAny : nil
      return "\(properties[member.key] ?? member.key) = \(color.map(Self.color) ?? member.literal)"
    }
  }

  private static func color(_ hex: String) -> String {
    guard let color = TGTextColor(hex: hex) else { return "nil" }
    var parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    if color.alpha < 1 { parts.append(("alpha", color.alpha)) }
    let arguments = parts.map { "\($0): \(Int(($1 * 255).rounded())) / 255" }
    return SwiftCall("TGTextColor", arguments).text
  }

  /// Returns the constants for the style of a text, or of a run in a text with the style `base`.
  private func style(of text: JSONValue, base: Style? = nil) -> Style {
    let keys = text.elements.filter { $0.key != "text" && $0.key != "runs" }
    if keys.isEmpty, let base { return base }
    if keys.count == 1, let known = text["style"]?.stringIfAny.flatMap({ styles[$0] }) {
      return known
    }
    let members = keys.map { "\($0.key): \(JSON($0).serialized)" }.joined(separator: ", ")
    let key = "\(base?.look ?? ""); \(members)"
    let style = unnamed[key] ?? declare(text, named: nil, base: base)
    unnamed[key] = style
    return style
  }

  /// Writes the constants of a style as a modified copy of another style.
  private func declare(_ value: JSONValue, named name: String?, base: Style?) -> Style {
    let base = value["style"]?.stringIfAny.flatMap { styles[$0] } ?? base
    var style = base ?? ("", nil)
    var members = Array(value.elements)
    if base == nil {
      let size = value["size"].map(\.labeled)
      style.look = SwiftCall("TGTextStyle", [family(of: value), size].compactMap(\.self)).text
      members.removeAll { $0.key == "size" }
    }
    var changes = Self.changes(members, TGScene.textKeys.character)
    if base != nil, value["font"] != nil { changes.insert("family = \(family(of: value))", at: 0) }
    if base == nil || !changes.isEmpty {
      style.look = constant(like: name ?? "style", or: "style", style.look, changes)
    }
    let paragraphChanges = Self.changes(members, TGScene.textKeys.paragraph)
    if !paragraphChanges.isEmpty {
      style.options = constant(
        like: (name ?? "text") + " options", or: "options",
        style.options ?? "TGParagraphOptions()", paragraphChanges)
    }
    return style
  }

  /// Declares a constant or, if there are changes, a variable and the statements that modify it.
  ///
  /// - Returns: The name of the constant or variable.
  private func constant(
    like name: String, or other: String, _ made: String, _ changes: [String]
  ) -> String {
    let constant = names.fresh(like: name, or: other)
    lines.append("\(changes.isEmpty ? "let" : "var") \(constant) = \(made)")
    lines += changes.map { "\(constant).\($0)" }
    return constant
  }
}

// MARK: - Texts

extension SwiftTexts {
  /// The arguments of the call that creates a view with a text; nil for other content.
  func arguments(of content: JSONValue) -> [String]? {
    guard let text = content["text"], text.isString else {
      return paragraph(of: content).map { [$0] }
    }
    let style = style(of: content)
    return [text.stringLiteral, style.look] + options(style)
  }

  /// The code for the paragraph of a content; nil for other content.
  func paragraph(of content: JSONValue) -> String? {
    guard let text = content["runs"] ?? content["text"], !text.isObject else { return nil }
    let style = style(of: content)
    let texts =
      text.isString
      ? text.stringLiteral : SwiftLiteral.list(text.elements.map { run($0, in: style) })
    return SwiftCall("TGParagraph", [texts, "style: \(style.look)"] + options(style)).text
  }

  private func run(_ run: JSONValue, in style: Style) -> String {
    let own = run.isObject ? self.style(of: run, base: style) : style
    return "TGTextRun(\((run["text"] ?? run).stringLiteral), \(own.look))"
  }

  private func options(_ style: Style) -> [String] {
    style.options.map { ["options: \($0)"] } ?? []
  }
}
