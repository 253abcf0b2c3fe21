/// Reads JSON as RFC 8259 defines it, without any leniency.
///
/// A document may be nested as deep as `maximumDepth` says: the parser does not recurse.
package struct JSONParser {
  /// The number of arrays and objects that may lie in each other.
  package static let maximumDepth = 100_000

  let bytes: [UInt8]
  var position = 0
  private var tree = JSONTree()
  /// The keys of the objects that are open, to find those used twice.
  private var keys: [Set<String>] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The document in a text.
  ///
  /// - Throws: An error with line and column.
  package static func parse(_ text: String) throws(TGSceneError) -> JSONTree {
    var parser = JSONParser(text)
    try parser.parseDocument()
    return parser.tree
  }
}

extension JSONParser {
  private mutating func parseDocument() throws(TGSceneError) {
    var key: String?
    repeat {
      skipSpace()
      if try parseValue(key: key) {
        // An array or object was opened, and has something in it.
        key = tree.isInsideObject ? try parseKey() : nil
      } else {
        guard try parseSeparators() else { break }
        key = tree.isInsideObject ? try parseKey() : nil
      }
    } while true
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the document") }
  }

  /// Reads a scalar, or the beginning of an array or object.
  ///
  /// - Returns: Whether the value has members that are to be read next.
  private mutating func parseValue(key: String?) throws(TGSceneError) -> Bool {
    guard let byte = peek else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return try open(.object, key: key, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try open(.array, key: key, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): tree.append(scalar: .string(try parseString()), key: key)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      tree.append(scalar: .number(try parseNumber()), key: key)
    case UInt8(ascii: "t"): tree.append(scalar: try word("true", .bool(true)), key: key)
    case UInt8(ascii: "f"): tree.append(scalar: try word("false", .bool(false)), key: key)
    case UInt8(ascii: "n"): tree.append(scalar: try word("null", .null), key: key)
    default: throw error("expected a value")
    }
    return false
  }

  private mutating func open(
    _ payload: JSONTree.Payload, key: String?, end: UInt8
  ) throws(TGSceneError) -> Bool {
    if tree.depth >= Self.maximumDepth {
      throw error("the document is nested more than \(Self.maximumDepth) deep")
    }
    position += 1
    tree.open(payload, key: key)
    if tree.isInsideObject { keys.append([]) }
    skipSpace()
    if peek != end { return true }
    close()
    return false
  }

  private mutating func close() {
    position += 1
    if tree.isInsideObject { keys.removeLast() }
    tree.close()
  }

  /// Reads what stands between a value and the next one.
  ///
  /// - Returns: Whether there is a next one.
  private mutating func parseSeparators() throws(TGSceneError) -> Bool {
    while tree.depth > 0 {
      skipSpace()
      let isObject = tree.isInsideObject
      if peek == UInt8(ascii: ",") {
        position += 1
        return true
      }
      guard peek == UInt8(ascii: isObject ? "}" : "]") else {
        throw error(isObject ? "expected `,` or `}`" : "expected `,` or `]`")
      }
      close()
    }
    return false
  }

  private mutating func parseKey() throws(TGSceneError) -> String {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
    let start = position
    let key = try parseString()
    guard keys[keys.count - 1].insert(key).inserted else {
      position = start
      throw error("the key `\(key)` is used twice")
    }
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw error("expected `:`") }
    position += 1
    return key
  }

  private mutating func word(
    _ word: StaticString, _ payload: JSONTree.Payload
  ) throws(TGSceneError) -> JSONTree.Payload {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else {
      throw error("expected a value")
    }
    position = end
    return payload
  }
}

// MARK: - Bytes

extension JSONParser {
  /// The next byte; nil at the end of the text.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// An error at the next byte.
  func error(_ message: String) -> TGSceneError {
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Bytes that continue a character do not count.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    let end = position == bytes.count ? "; the text ends here" : ""
    return TGSceneError(path: "", message: "line \(line), column \(column): \(message)\(end)")
  }
}
