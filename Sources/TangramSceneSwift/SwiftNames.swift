import TangramScene

/// The unique names of constants in generated code.
package final class SwiftNames {
  private var fresh: FreshNames
  /// The constant names for ids that the code refers to.
  private(set) var referenced: [String: String] = [:]

  /// - Parameter reserved: Names that the code uses for other purposes.
  init(reserved: Set<String>) { fresh = FreshNames(reserved.union(Self.keywords)) }

  /// The constant name for a view that the code refers to.
  func reference(to id: String) -> String {
    let name = referenced[id] ?? fresh(like: id, or: "view")
    referenced[id] = name
    return name
  }

  /// Returns an unused name derived from a text, or `other` with a number if the text has no letters.
  func fresh(like text: String, or other: String) -> String {
    Self.camelCase(text).map { fresh.makeUnique($0) } ?? fresh.makeUnique(other, from: 1)
  }

  /// Converts a text to an identifier: `Ada Miller` becomes `adaMiller`; nil if it has no letters.
  private static func camelCase(_ text: String) -> String? {
    let words = text.unicodeScalars.prefix(60).split { !isLetter($0) && !isDigit($0) }
      .drop { $0.first.map(isDigit) ?? true }.map { String($0) }
    return words.first.map { first in
      lowercasedStart(of: first)
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  /// Lowercases the leading capitals of a word, except for the one that begins the next word.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a scalar is a letter of common ranges that Swift accepts in identifiers.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x386...0x3FF,
      0x400...0x481, 0x4E00...0x9FFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }

  /// The words that cannot be used as identifiers without backquotes.
  package static let keywords: Set<String> = [
    "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "consume",
    "continue", "copy", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "open", "operator", "package", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "each", "borrowing", "consuming", "discard", "macro", "actor", "nonisolated",
    "unowned", "weak", "lazy", "mutating", "nonmutating", "override", "required", "final",
    "dynamic", "optional", "indirect", "convenience", "prefix", "postfix", "infix", "set", "get",
    "willSet", "didSet", "yield", "then", "sending", "isolated", "unsafe", "Any", "Self", "_",
  ]
}
