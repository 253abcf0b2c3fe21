import Tangram
import TangramPaint

// Escapes arbitrary text for XML.

extension String {
  /// The text escaped for XML content and for quoted attributes.
  ///
  /// Characters that XML does not allow are removed.
  var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: if scalar.isAllowedInXML { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }

  /// The text if it is a color in CSS syntax; nil otherwise.
  ///
  /// Any other text could be a URL that would be loaded.
  var color: String? { TGPaint.isColor(self) ? self : nil }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Double {
  /// The number with at most two decimal places.
  var short: String {
    guard isFinite else { return "0" }
    let hundredths = (self * 100).rounded()
    if hundredths.magnitude >= 1e15 { return "\(self)" }
    let whole = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    let fraction = whole % 100
    if fraction == 0 { return "\(sign)\(whole / 100)" }
    let digits =
      fraction < 10 ? "0\(fraction)" : fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
    return "\(sign)\(whole / 100).\(digits)"
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

extension String {
  /// A hash of the text (FNV-1a) that can serve as an identifier.
  var hash64: String { utf8.hash64 }
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

/// An XML element with its attributes.
struct Element {
  private var text: String

  /// - Parameter kind: The class, which the style sheet names; nil for none.
  init(_ name: String, class kind: String? = nil) {
    text = "<\(name)" + (kind.map { " class=\"\($0)\"" } ?? "")
  }

  func with(_ attribute: String, _ value: String) -> Element {
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

  /// The element without content.
  var closed: String { text + "/>" }

  /// Returns the element with content, which must be XML already.
  func around(_ content: String) -> String {
    let name = text.dropFirst().prefix { $0 != " " }
    return "\(text)>\(content)</\(name)>"
  }
}
