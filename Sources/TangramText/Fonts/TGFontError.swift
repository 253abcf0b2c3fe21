/// The reason why bytes cannot be used as a font.
public struct TGFontError: Error, Hashable {
  /// The problem, in a sentence.
  public var problem: String
  /// A suggestion for solving the problem, in a sentence.
  public var hint: String
}

extension TGFontError: CustomStringConvertible {
  /// The problem and the suggestion.
  public var description: String { "\(problem) \(hint)" }
}

extension TGFontError {
  static func missing(_ tag: FontTag) -> Self {
    Self(
      problem: "The font has no table `\(tag)`.",
      hint: "Text needs `head`, `maxp`, `hhea`, `hmtx` and `cmap`; use the complete font file.")
  }

  static func truncated(_ tag: FontTag) -> Self {
    Self(
      problem: "The table `\(tag)` of the font is cut off.",
      hint: "The file may have been loaded in part; compare its size with the original.")
  }

  static func invalid(_ tag: FontTag, _ what: String) -> Self {
    Self(
      problem: "The table `\(tag)` of the font is invalid: \(what).",
      hint: "The file is damaged; use another copy.")
  }

  static func notAFont(beginning: ArraySlice<UInt8>) -> Self {
    let hint =
      switch String(decoding: beginning, as: UTF8.self) {
      case "": "The data is empty."
      case "wOFF", "wOF2": "It is a web font; unpack it into a .ttf or .otf file first."
      case "typ1", "%!PS": "It is a Type 1 font; convert it to OpenType."
      default: "Use a .ttf, .otf or .ttc file."
      }
    return Self(problem: "The bytes are not a TrueType or OpenType font.", hint: hint)
  }
}
