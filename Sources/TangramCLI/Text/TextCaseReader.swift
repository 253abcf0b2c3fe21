import TangramScene
import TangramText

/// An error that prevents a text from being measured.
struct TextCaseError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Reads a text and its typographic settings from a line of JSON.
struct TextCaseReader {
  private let members: JSONReader

  init(_ line: [UInt8]) throws(TextCaseError) {
    let value: JSON
    do {
      value = try JSON(utf8: line)
    } catch {
      throw TextCaseError("\(error)")
    }
    members = try JSONReader(value, "a text")
  }

  /// The name of the text in the output.
  var name: JSON { members["name"] ?? .null }

  /// The line break opportunities of the text.
  func breaks() throws(TextCaseError) -> [JSONMember] {
    var rules = TGLineBreakRules()
    rules.wordBreak = try members.choice("wordBreak") ?? .normal
    rules.lineBreak = try members.choice("lineBreak") ?? .auto
    rules.breaksAfterEverySpace =
      try members.choice("whiteSpace") == TGWhiteSpace.breakSpaces
    rules.language = try members.string("language") ?? "en"
    guard let text = try members.string("text") else { throw TextCaseError("`text` is missing") }
    let breaks = rules.opportunities(in: text).map { JSON.number(Double($0)) }
    return [JSONMember("breaks", .array(breaks))]
  }

  /// The paragraph, and the requested results.
  func textCase(_ fonts: FontLibrary) throws(TextCaseError) -> TextCase {
    guard let keys = try members.strings("fonts") else {
      throw TextCaseError("`fonts` is missing")
    }
    guard let size = try members.number("size") else { throw TextCaseError("`size` is missing") }
    var style = TGTextStyle(try Self.family(keys, fonts), size: size)
    style.language = try members.string("language") ?? "en"
    try Self.apply(members, to: &style)
    return TextCase(
      paragraph: TGParagraph(try runs(style, fonts), style: style, options: try options()),
      width: try members.number("width"), asksPositions: try members.flag("positions") ?? false)
  }

  private func runs(
    _ style: TGTextStyle, _ fonts: FontLibrary
  ) throws(TextCaseError) -> [TGTextRun] {
    guard let values = try members.array("runs") else {
      guard let text = try members.string("text") else { throw TextCaseError("`text` is missing") }
      return [TGTextRun(text, style)]
    }
    var runs: [TGTextRun] = []
    for value in values {
      let run = try JSONReader(value, "a run")
      guard let text = try run.string("text") else {
        throw TextCaseError("`text` of a run is missing")
      }
      var own = style
      if let keys = try run.strings("fonts") { own.family = try Self.family(keys, fonts) }
      own.size = try run.number("size") ?? own.size
      try Self.apply(run, to: &own)
      runs.append(TGTextRun(text, own))
    }
    return runs
  }

  private static func family(
    _ keys: [String], _ fonts: FontLibrary
  ) throws(TextCaseError) -> TGFontFamily {
    var found: [TGFont] = []
    for key in keys { found.append(try font(key, fonts)) }
    guard let family = TGFontFamily(found, choosesFaces: false) else {
      throw TextCaseError("`fonts` is empty")
    }
    return family
  }

  private static func font(_ key: String, _ fonts: FontLibrary) throws(TextCaseError) -> TGFont {
    do {
      if let font = try fonts.font(key, 0) { return font }
    } catch is FontNameError {
      throw TextCaseError("`\(key)` is no name of a font")
    } catch {
      throw TextCaseError("the font `\(key)` cannot be used: \(error)")
    }
    throw TextCaseError("there is no font `\(key)`")
  }

  /// Applies the settings that texts and runs have in common.
  private static func apply(
    _ members: JSONReader, to style: inout TGTextStyle
  ) throws(TextCaseError) {
    style.letterSpacing = try members.number("letterSpacing") ?? style.letterSpacing
    style.wordSpacing = try members.number("wordSpacing") ?? style.wordSpacing
    style.kerning = try members.flag("kerning") ?? style.kerning
    style.ligatures = try members.flag("ligatures") ?? style.ligatures
    style.baselineShift = try members.number("baselineShift") ?? style.baselineShift
    switch members["lineHeight"] {
    case nil, .null: break
    case .string("normal"): style.lineHeight = .normal
    case .number(let factor): style.lineHeight = .factor(factor)
    case .some(let value):
      guard let length = try JSONReader(value, "`lineHeight`").number("px") else {
        throw TextCaseError("`lineHeight` is `normal`, a number or {\"px\": number}")
      }
      style.lineHeight = .length(length)
    }
  }

  private func options() throws(TextCaseError) -> TGParagraphOptions {
    var options = TGParagraphOptions()
    options.whiteSpace = try members.choice("whiteSpace") ?? .normal
    options.wordBreak = try members.choice("wordBreak") ?? .normal
    options.overflowWrap = try members.choice("overflowWrap") ?? .normal
    options.lineBreak = try members.choice("lineBreak") ?? .auto
    options.hyphens = try members.choice("hyphens") ?? .manual
    switch try members.string("align") {
    case "left": options.alignment = .start
    case "right": options.alignment = .end
    default: options.alignment = try members.choice("align") ?? .start
    }
    options.indent = try members.number("indent") ?? 0
    options.tabSize = try members.number("tabSize") ?? 8
    if let lines = try members.number("maxLines") {
      options.maxLines = Int(min(max(lines, 0), 1e9))
    }
    return options
  }
}
