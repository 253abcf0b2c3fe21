import TangramCore

/// Writes JSON without any spaces, the same text for the same values.
package enum JSONText {
  /// The text of a document.
  package static func text(_ tree: JSONTree) -> String {
    var text = ""
    var isFirst = true
    // The ends of the arrays and objects that are open, innermost last.
    var open: [(end: Int, bracket: String)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end == index {
        text += last.bracket
        open.removeLast()
        isFirst = false
      }
      if !isFirst { text += "," }
      isFirst = false
      if let key = node.key {
        write(key, to: &text)
        text += ":"
      }
      switch node.payload {
      case .null: text += "null"
      case .bool(let flag): text += flag ? "true" : "false"
      case .number(let number): text += self.text(number)
      case .string(let string): write(string, to: &text)
      case .array:
        text += "["
        isFirst = true
        open.append((node.end, "]"))
      case .object:
        text += "{"
        isFirst = true
        open.append((node.end, "}"))
      }
    }
    for last in open.reversed() { text += last.bracket }
    return text
  }

  /// The text of a small value.
  package static func text(_ value: JSON) -> String {
    var tree = JSONTree()
    tree.append(value)
    return text(tree)
  }

  /// The shortest text that is read back as the same number.
  ///
  /// JSON has none for what is not finite, which counts as 0 in a layout, too; and nobody wants
  /// to read about a zero below zero.
  static func text(_ number: Double) -> String {
    number.isFinite && number != 0 ? readable(number) : "0"
  }

  /// Appends a string in quotes.
  static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
