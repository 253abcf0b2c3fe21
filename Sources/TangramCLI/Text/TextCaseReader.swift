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
  func breaks() throws(TextCaseError) -> JSON {
    var rules = TGLineBreakRules()
    rules.wordBreak = try members.choice("wordBreak") ?? .normal
    rules.lineBreak = try members.choice("lineBreak") ?? .auto
    rules.breaksAfterEverySpace =
      try members.choice("whiteSpace") == TGWhiteSpace.breakSpaces
    rules.language = try members.string("language") ?? "en"
    let text = try members.required(members.string("text"), "text")
    let breaks = rules.opportunities(in: text).map { JSON.number(Double($0)) }
    return ["name": name, "breaks": .array(breaks)]
  }

  /// The lines and the measurements of the text.
  func lines(_ fonts: FontLibrary) throws(TextCaseError) -> JSON {
    let keys = try members.required(members.strings("fonts"), "fonts")
    let size = try members.required(members.number("size"), "size")
    var style = TGTextStyle(try Self.family(keys, fonts), size: size)
    style.language = try members.string("language") ?? "en"
    try Self.apply(members, to: &style)
    let paragraph = TGParagraph(try runs(style, fonts), style: style, options: try options())
    let layout = paragraph.layout(width: try members.number("width"))
    let asksPositions = try members.flag("positions") ?? false
    let lines = layout.lines.enumerated().map { index, line -> JSON in
      let clusters = asksPositions ? layout.clusters(ofLine: index) : []
      return [
        "start": .number(Double(line.range.lowerBound)),
        "end": .number(Double(line.range.upperBound)), "x": .number(line.x),
        "width": .number(line.width), "baseline": .number(line.baseline),
        "positions": asksPositions
          ? .array(clusters.map { .numbers(Double($0.index), $0.x) }) : nil,
      ]
    }
    let diagnostics = paragraph.diagnostics.map { JSON.string("\($0)") }
    return [
      "name": name, "lines": .array(lines), "height": .number(layout.height),
      "minContent": .number(paragraph.leastWidth), "maxContent": .number(paragraph.greatestWidth),
      "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics),
    ]
  }

  private func runs(
    _ style: TGTextStyle, _ fonts: FontLibrary
  ) throws(TextCaseError) -> [TGTextRun] {
    guard let values = try members.array("runs") else {
      return [TGTextRun(try members.required(members.string("text"), "text"), style)]
    }
    var runs: [TGTextRun] = []
    for value in values {
      let run = try JSONReader(value, "a run")
      let text = try run.required(run.string("text"), "text", of: " of a run")
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
