import TangramText

/// The texts to measure, and the way they are measured.
struct Workload {
  private let name: String
  private let font: TGFont
  private let bytes: [UInt8]
  private let texts: [String]
  private let warm: TGParagraph

  init?(name: String, font: TGFont, _ bytes: [UInt8]) {
    guard let texts = Self.texts(name) else { return nil }
    (self.name, self.font, self.bytes, self.texts) = (name, font, bytes, texts)
    warm = TGParagraph(texts[0], style: TGTextStyle(font))
  }

  /// The number of characters measured per run; for `widths`, counted once for each width.
  var characters: Int {
    texts.reduce(0) { $0 + $1.unicodeScalars.count } * (name == "widths" ? 20 : 1)
  }

  /// The texts, one per line, followed by the sum of their advances in font units.
  var description: String {
    var options = TGParagraphOptions()
    options.whiteSpace = .pre
    let style = TGTextStyle(font, size: Double(font.unitsPerEm))
    let advances = texts.map { TGParagraph($0, style: style, options: options).greatestWidth }
    return (texts + ["\(advances.reduce(0, +))"]).joined(separator: "\n")
  }

  /// Performs the work `count` times; the sum of all heights is returned so that it is not
  /// optimized away.
  @discardableResult
  func run(_ count: Int) -> Double {
    var sum = 0.0
    for _ in 0..<count {
      switch name {
      case "widths":
        for step in 0..<20 { sum += warm.layout(width: 200 + 20 * Double(step)).height }
      case "cold":
        guard let font = try? TGFont(bytes: bytes) else { return 0 }
        sum += TGParagraph(texts[0], style: TGTextStyle(font)).layout(width: 480).height
      default:
        for text in texts {
          sum += TGParagraph(text, style: TGTextStyle(font)).layout(width: 480).height
        }
      }
    }
    return sum
  }

  private static func texts(_ name: String) -> [String]? {
    switch name {
    case "english", "cold", "widths": [repeated(english, 2_000)]
    case "latin": [repeated(latin, 2_000)]
    case "cyrillic": [repeated(cyrillic, 2_000)]
    case "japanese": [repeated(japanese, 500)]
    case "labels": (0..<200).map { "Label no \(100 + $0)" }
    default: nil
    }
  }

  /// The first `count` characters of a repeated text.
  private static func repeated(_ text: String, _ count: Int) -> String {
    let all = String(repeating: text + " ", count: count / text.count + 1)
    return String(String.UnicodeScalarView(all.unicodeScalars.prefix(count)))
  }

  private static let english = """
    The office of the affable chief was fitted with a fine flat desk, waffles for breakfast and a view \
    of the river. We wondered why AVATAR and Type had to be kerned so often: "To be fair," said Yvonne, \
    "it is a matter of taste." Afterwards they walked for half an hour through fields of yellow flowers.
    """
  private static let latin = """
    Le garçon naïf reçut une lettre de Gdańsk; à Noël, l’élève préféré où l’été sème déjà. Grüße aus \
    Köln, während die Bäume blühen; příliš žluťoučký kůň úpěl ďábelské ódy. Şişli’de çok güneş vardı.
    """
  private static let cyrillic = """
    Съешь же ещё этих мягких французских булок да выпей чаю. В чащах юга жил бы цитрус? Да, но \
    фальшивый экземпляр! Широкая электрификация южных губерний даст мощный толчок подъёму хозяйства.
    """
  private static let japanese = """
    吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー\
    泣いていた事だけは記憶している。吾輩はここで始めて人間というものを見た。
    """
}
