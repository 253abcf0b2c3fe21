import TangramCore

/// Reads the strings that positions and sizes are made of.
enum References {
  /// The view and the attribute of a reference; nil if the text has no dot.
  static func parts(of text: String) -> (view: String, attribute: String)? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  /// A percentage such as `20%`; nil if the text is not one.
  static func weight(_ text: String) -> TGWeight? {
    JSONValue.number(in: text, before: "%").map { TGWeight($0) }
  }

  /// The end of a message about a text that would be a valid percentage without its spaces.
  static func hintAtShare(_ text: String) -> String {
    let tight = text.filter { $0 != " " }
    if tight == text || weight(tight) == nil { return "" }
    return "; write `\(tight)`, without the space"
  }
}
