/// The reason why bytes cannot be used as a font.
public struct TGFontError: Error, Hashable {
  /// The reason why bytes cannot be used as a font.
  public enum Reason: Hashable, Sendable {
    /// The file does not begin with a font signature.
    case notAFont
    /// The file has no font at the requested index.
    case noSuchFont(index: Int, count: Int)
    /// A required table is missing.
    case missingTable(String)
    /// A table extends beyond the end of the file, or is too short.
    case truncatedTable(String)
    /// A table contains invalid data, which the second string describes.
    case invalidTable(String, String)
  }

  /// The reason why the bytes cannot be used.
  public var reason: Reason
  /// A suggestion for solving the problem.
  public var hint: String
}

extension TGFontError: CustomStringConvertible {
  /// The problem and a suggestion for solving it, in a sentence each.
  public var description: String { "\(problem) \(hint)" }

  private var problem: String {
    switch reason {
    case .notAFont: "The bytes are not a TrueType or OpenType font."
    case .noSuchFont(let index, let count):
      "There is no font \(index) in a file with \(count == 1 ? "one font" : "\(count) fonts")."
    case .missingTable(let tag): "The font has no table `\(tag)`."
    case .truncatedTable(let tag): "The table `\(tag)` of the font is cut off."
    case .invalidTable(let tag, let what): "The table `\(tag)` of the font is invalid: \(what)."
    }
  }
}

extension TGFontError {
  static func missing(_ tag: FontTag) -> Self {
    Self(
      reason: .missingTable("\(tag)"),
      hint: "Text needs `head`, `maxp`, `hhea`, `hmtx` and `cmap`; use the complete font file.")
  }

  static func truncated(_ tag: FontTag) -> Self {
    Self(
      reason: .truncatedTable("\(tag)"),
      hint: "The file may have been loaded in part; compare its size with the original.")
  }

  static func invalid(_ tag: FontTag, _ what: String) -> Self {
    Self(reason: .invalidTable("\(tag)", what), hint: "The file is damaged; use another copy.")
  }

  static func notAFont(beginning: ArraySlice<UInt8>) -> Self {
    let hint =
      switch Array(beginning.prefix(4)) {
      case []: "The data is empty."
      case Array("wOFF".utf8), Array("wOF2".utf8):
        "It is a web font; unpack it into a .ttf or .otf file first."
      case Array("typ1".utf8), Array("%!PS".utf8): "It is a Type 1 font; convert it to OpenType."
      default: "Use a .ttf, .otf or .ttc file."
      }
    return Self(reason: .notAFont, hint: hint)
  }
}
