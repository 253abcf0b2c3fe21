import Tangram
import TangramPaint

// Text, numbers and elements as they are written in documents.

extension String {
  /// The text escaped for XML content and for quoted attributes.
  ///
  /// Characters that XML does not allow are removed.
  var escaped: String {
    replacingScalars {
      switch $0 {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t", "\n", "\r": nil
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": ""
      default: nil
      }
    }
  }

  /// The text as a JSON string that cannot end the script element of an HTML page that it is in.
  var quoted: String {
    let content = replacingScalars {
      switch $0 {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}": $0.escapedInJSON
      default: nil
      }
    }
    return "\"\(content)\""
  }

  /// Returns the text with replacements for some characters; nil keeps a character.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let new = replacement(scalar) { text += new } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The text if it is a color in CSS syntax; nil otherwise.
  ///
  /// Any other text could be a URL that would be loaded.
  var color: String? { TGPaint.isColor(self) ? self : nil }
}

extension Unicode.Scalar {
  /// The escape sequence of the character in a JSON string; only for characters below U+10000.
  var escapedInJSON: String { "\\u" + String(value + 0x1_0000, radix: 16).dropFirst() }
}

extension Double {
  /// The number with at most two decimal places.
  var short: String {
    guard isFinite else { return "0" }
    let hundredths = (self * 100).rounded()
    if hundredths.magnitude >= 1e15 { return "\(self)" }
    return Int(exactly: hundredths / 100).map(String.init) ?? "\(hundredths / 100)"
  }

  /// The number with at most six decimal places, for factors.
  var precise: String {
    guard isFinite else { return "0" }
    let millionths = (self * 1e6).rounded()
    return millionths.magnitude < 1e15 ? "\(millionths / 1e6)" : "\(self)"
  }
}

extension [Int] {
  /// The path of a view in the format of the `data-path` attribute in pictures.
  package var dotted: String { map(String.init).joined(separator: ".") }
}

extension Sequence<UInt8> {
  /// A hash of the bytes (FNV-1a) that can serve as an identifier.
  package var hash64: String {
    let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

struct Element {
  private var text: String

  /// - Parameter kind: The class, which the style sheet names; nil for none.
  init(_ name: String, class kind: String? = nil) {
    text = "<\(name)" + (kind.map { " class=\"\($0)\"" } ?? "")
  }

  func with(_ attribute: String, _ value: String?) -> Element {
    guard let value else { return self }
    var copy = self
    copy.text += " \(attribute)=\"\(value.escaped)\""
    return copy
  }

  func with(_ attribute: String, _ number: Double) -> Element { with(attribute, number.short) }

  func with(_ rectangle: TGRect) -> Element {
    with("x", rectangle.minX).with("y", rectangle.minY).with("width", max(0, rectangle.width))
      .with("height", max(0, rectangle.height))
  }

  /// The opening tag; the caller must add the closing tag.
  var opening: String { text + ">" }

  var closed: String { text + "/>" }

  /// Returns the element with content, which must be XML already.
  func around(_ content: String) -> String {
    let name = text.dropFirst().prefix { $0 != " " }
    return "\(text)>\(content)</\(name)>"
  }
}
