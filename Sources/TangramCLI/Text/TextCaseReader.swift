import TangramScene
import TangramText

/// Reads a text and its typographic settings from a line of JSON.
struct TextCaseReader {
  private let line: JSONValue

  init(_ line: [UInt8]) throws(TGSceneError) {
    self.line = try JSONDocument(utf8: line, limits: TGSceneLimits()).root
    _ = try self.line.object()
  }

  /// The name of the text in the output.
  var name: JSON { line["name"].map { JSON($0) } ?? .null }

  /// The line break opportunities of the text.
  func breaks() throws(TGSceneError) -> JSON {
    var options = TGParagraphOptions()
    options.wordBreak = try line.given("wordBreak")?.word() ?? .normal
    options.lineBreak = try line.given("lineBreak")?.word() ?? .auto
    options.whiteSpace = try line.given("whiteSpace")?.word() ?? .normal
    let language = try line.given("language")?.string() ?? "en"
    let text = try line.required("text").string()
    let breaks = options.breakOpportunities(in: text, language: language)
    return ["name": name, "breaks": .array(breaks.map { .number(Double($0)) })]
  }

  /// The lines and the measurements of the text.
  func lines(_ fonts: FontLibrary) throws(TGSceneError) -> JSON {
    let size = try line.required("size").number()
    var style = TGTextStyle(try line.required("fonts").family(fonts), size: size)
    style.language = try line.given("language")?.string() ?? "en"
    try line.apply(to: &style)
    let paragraph = TGParagraph(try runs(style, fonts), style: style, options: try options())
    let layout = paragraph.layout(width: try line.given("width")?.number())
    let wantsPositions = try line.given("positions")?.bool() ?? false
    let lines = layout.lines.enumerated().map { index, line -> JSON in
      let clusters = wantsPositions ? layout.clusters(ofLine: index) : []
      return [
        "start": .number(Double(line.range.lowerBound)),
        "end": .number(Double(line.range.upperBound)), "x": .number(line.x),
        "width": .number(line.width), "baseline": .number(line.baseline),
        "positions": wantsPositions
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
  ) throws(TGSceneError) -> [TGTextRun] {
    guard let values = try line.given("runs")?.array() else {
      return [TGTextRun(try line.required("text").string(), style)]
    }
    var runs: [TGTextRun] = []
    for run in values {
      _ = try run.object()
      var own = style
      own.family = try run.given("fonts")?.family(fonts) ?? own.family
      own.size = try run.given("size")?.number() ?? own.size
      try run.apply(to: &own)
      runs.append(TGTextRun(try run.required("text").string(), own))
    }
    return runs
  }

  private func options() throws(TGSceneError) -> TGParagraphOptions {
    var options = TGParagraphOptions()
    options.whiteSpace = try line.given("whiteSpace")?.word() ?? .normal
    options.wordBreak = try line.given("wordBreak")?.word() ?? .normal
    options.overflowWrap = try line.given("overflowWrap")?.word() ?? .normal
    options.lineBreak = try line.given("lineBreak")?.word() ?? .auto
    options.hyphens = try line.given("hyphens")?.word() ?? .manual
    switch line["align"]?.stringIfAny {
    case "left": options.alignment = .start
    case "right": options.alignment = .end
    default: options.alignment = try line.given("align")?.word() ?? .start
    }
    options.indent = try line.given("indent")?.number() ?? 0
    options.tabSize = try line.given("tabSize")?.number() ?? 8
    if let lines = try line.given("maxLines")?.number() {
      options.maxLines = Int(min(max(lines, 0), 1e9))
    }
    return options
  }
}

// MARK: - Texts and runs

extension JSONValue {
  /// The value of a key; nil if it is null or missing.
  fileprivate func given(_ key: String) -> JSONValue? {
    self[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// The family of the fonts whose names a list contains.
  fileprivate func family(_ fonts: FontLibrary) throws(TGSceneError) -> TGFontFamily {
    var found: [TGFont] = []
    for name in try array() { found.append(try name.font(fonts)) }
    guard let family = TGFontFamily(found, choosesFaces: false) else {
      throw error("there is no font in the list")
    }
    return family
  }

  private func font(_ fonts: FontLibrary) throws(TGSceneError) -> TGFont {
    let name = try string()
    do {
      if let font = try fonts.font(name, 0) { return font }
    } catch is FontNameError {
      throw error("`\(name)` is no name of a font")
    } catch {
      throw self.error("the font `\(name)` cannot be used: \(error)")
    }
    throw error("there is no font `\(name)`")
  }

  /// Applies the settings that texts and runs have in common.
  fileprivate func apply(to style: inout TGTextStyle) throws(TGSceneError) {
    style.letterSpacing = try given("letterSpacing")?.number() ?? style.letterSpacing
    style.wordSpacing = try given("wordSpacing")?.number() ?? style.wordSpacing
    style.kerning = try given("kerning")?.bool() ?? style.kerning
    style.ligatures = try given("ligatures")?.bool() ?? style.ligatures
    style.baselineShift = try given("baselineShift")?.number() ?? style.baselineShift
    guard let height = given("lineHeight") else { return }
    if let factor = height.numberIfAny {
      style.lineHeight = .factor(factor)
    } else if height.isObject {
      style.lineHeight = .length(try height.required("px").number())
    } else if height.stringIfAny == "normal" {
      style.lineHeight = .normal
    } else {
      throw height.error(#"expected `normal`, a number or {"px": number}"#)
    }
  }
}
