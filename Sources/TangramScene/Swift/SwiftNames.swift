/// The names of constants in generated code, each for one view.
final class SwiftNames {
  private var used: Set<String>
  /// The number to go on with after a name, for those that were asked for.
  private var numbers: [String: Int] = [:]
  /// The names for the ids that were referred to.
  private(set) var referred: [String: String] = [:]

  /// - Parameter reserved: Names that the code has other uses for.
  init(reserved: Set<String>) { used = reserved.union(SwiftKeywords.all) }
}

extension SwiftNames {
  /// The name for a view that the code refers to.
  func reference(to id: String) -> String {
    if let known = referred[id] { return known }
    let name = fresh(like: id, or: "view")
    referred[id] = name
    return name
  }

  /// A name that nothing has yet.
  ///
  /// - Parameters:
  ///   - text: What the name is made of.
  ///   - other: What it is made of if there is no letter in the text.
  func fresh(like text: String, or other: String) -> String {
    let words = Self.camelCase(text)
    if let words, used.insert(words).inserted { return words }
    let stem = words ?? other
    var number = numbers[stem] ?? (words == nil ? 1 : 2)
    while !used.insert("\(stem)\(number)").inserted { number += 1 }
    numbers[stem] = number + 1
    return "\(stem)\(number)"
  }

  /// A text as an identifier: `Ada Miller` becomes `adaMiller`; nil if no letter is left.
  private static func camelCase(_ text: String) -> String? {
    let words = text.unicodeScalars.prefix(60).split { !isLetter($0) && !isDigit($0) }
    var name = ""
    for word in words {
      let word = String(String.UnicodeScalarView(word))
      if name.isEmpty, word.unicodeScalars.first.map(isDigit) ?? true { continue }
      name +=
        name.isEmpty ? lowercasedStart(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return name.isEmpty ? nil : name
  }

  /// A word with a small first letter; of several capitals only the one that begins a word stays.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether the language takes a letter in names; not all that it takes are needed.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x386...0x3FF, 0x400...0x481, 0x4E00...0x9FFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}

/// The words that the language has other uses for.
package enum SwiftKeywords {
  /// Whether a word cannot be a name as it is.
  package static func contains(_ word: String) -> Bool { all.contains(word) }

  static let all: Set<String> = [
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
