import Foundation
import Testing

@testable import TangramText

/// A paragraph, with its layout in a browser.
struct TextCase: Decodable {
  struct Run: Decodable {
    var text: String
    var fonts: [String]?
    var size: Double?
    var lineHeight: LineHeight?
    var letterSpacing: Double?
    var wordSpacing: Double?
    var kerning: Bool?
    var ligatures: Bool?
    var baselineShift: Double?
  }

  enum LineHeight: Decodable {
    case height(TGLineHeight)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let factor = try? value.decode(Double.self) {
        self = .height(.factor(factor))
      } else if let length = try? value.decode([String: Double].self)["px"] {
        self = .height(.length(length))
      } else {
        self = .height(.normal)
      }
    }

    var value: TGLineHeight {
      switch self {
      case .height(let height): height
      }
    }
  }

  struct Line: Decodable {
    var start: Int
    var end: Int
    var x: Double
    var width: Double
    var baseline: Double
    var positions: [[Double]]?
  }

  struct Expectation: Decodable {
    var lines: [Line]
    var height: Double
    var minContent: Double
    var maxContent: Double
  }

  var name: String
  var language: String?
  var fonts: [String]
  var size: Double
  var width: Double?
  var text: String?
  var runs: [Run]?
  var whiteSpace: String?
  var wordBreak: String?
  var overflowWrap: String?
  var lineBreak: String?
  var hyphens: String?
  var align: String?
  var lineHeight: LineHeight?
  var letterSpacing: Double?
  var wordSpacing: Double?
  var kerning: Bool?
  var ligatures: Bool?
  var indent: Double?
  var tabSize: Double?
  var maxLines: Int?
  var expect: Expectation
}

extension TextCase {
  /// The style of the paragraph itself.
  func style(_ fonts: TestFonts) throws -> TGTextStyle {
    var style = TGTextStyle(try fonts.family(self.fonts), size: size)
    style.language = language ?? "en"
    style.lineHeight = lineHeight?.value ?? .normal
    style.letterSpacing = letterSpacing ?? 0
    style.wordSpacing = wordSpacing ?? 0
    style.kerning = kerning ?? true
    style.ligatures = ligatures ?? true
    return style
  }

  var options: TGParagraphOptions {
    var options = TGParagraphOptions()
    options.whiteSpace = whiteSpace.flatMap(TGWhiteSpace.init) ?? .normal
    options.wordBreak = wordBreak.flatMap(TGWordBreak.init) ?? .normal
    options.overflowWrap = overflowWrap.flatMap(TGOverflowWrap.init) ?? .normal
    options.lineBreak = lineBreak.flatMap(TGLineBreak.init) ?? .auto
    options.hyphens = hyphens.flatMap(TGHyphens.init) ?? .manual
    options.alignment = align.flatMap(TGTextAlignment.init) ?? .start
    options.indent = indent ?? 0
    options.tabSize = tabSize ?? 8
    options.maxLines = maxLines
    return options
  }

  func paragraph(_ fonts: TestFonts) throws -> TGParagraph {
    let style = try style(fonts)
    guard let runs else { return TGParagraph(text ?? "", style: style, options: options) }
    let styled = try runs.map { run in
      var own = style
      if let keys = run.fonts { own.family = try fonts.family(keys) }
      own.size = run.size ?? own.size
      own.lineHeight = run.lineHeight?.value ?? own.lineHeight
      own.letterSpacing = run.letterSpacing ?? own.letterSpacing
      own.wordSpacing = run.wordSpacing ?? own.wordSpacing
      own.kerning = run.kerning ?? own.kerning
      own.ligatures = run.ligatures ?? own.ligatures
      own.baselineShift = run.baselineShift ?? 0
      return TGTextRun(run.text, own)
    }
    return TGParagraph(styled, style: style, options: options)
  }

  /// Describes a difference from the browser of more than 0.02; nil if there is none.
  func mismatch(_ fonts: TestFonts) throws -> String? {
    let paragraph = try paragraph(fonts)
    let layout = paragraph.layout(width: width)
    let ranges = expect.lines.map { $0.start..<$0.end }
    if layout.lines.map(\.range) != ranges { return "lines \(layout.lines.map(\.range)) \(ranges)" }
    for (number, (line, expected)) in zip(layout.lines, expect.lines).enumerated() {
      if differ(line.x, expected.x) { return "x \(line.x) \(expected.x)" }
      if differ(line.width, expected.width) { return "width \(line.width) \(expected.width)" }
      if differ(line.baseline, expected.baseline) {
        return "baseline \(line.baseline) \(expected.baseline)"
      }
      for position in expected.positions ?? [] where position.count == 2 {
        let x = layout.caret(at: Int(position[0]))
        guard let x, x.line == number else { continue }
        if differ(x.x, position[1]) { return "position \(position) \(x.x)" }
      }
    }
    if differ(layout.height, expect.height) { return "height \(layout.height) \(expect.height)" }
    let (least, greatest) = (paragraph.leastWidth, paragraph.greatestWidth)
    if differ(least, expect.minContent) { return "least width \(least) \(expect.minContent)" }
    return differ(greatest, expect.maxContent)
      ? "greatest width \(greatest) \(expect.maxContent)" : nil
  }

  private func differ(_ first: Double, _ second: Double) -> Bool { !(abs(first - second) <= 0.02) }
}

/// The fonts of the test cases, by key; each is opened once.
final class TestFonts {
  private var fonts: [String: TGFont] = [:]

  func font(_ key: String) throws -> TGFont {
    if let font = fonts[key] { return font }
    let font = try TGFont(bytes: Files.bytes("Fonts/\(key).ttf"))
    fonts[key] = font
    return font
  }

  func family(_ keys: [String]) throws -> TGFontFamily {
    try #require(TGFontFamily(keys.map(font), choosesFaces: false))
  }
}
