/// Finds the values of a JSON text, strictly following RFC 8259.
///
/// The nesting depth of a document is restricted only by the limits, since the scanner does not
/// recurse. A byte order mark before the document is skipped.
struct JSONScanner {
  let limits: TGSceneLimits
  let bytes: [UInt8]
  var position = 0
  private(set) var entries: [JSONDocument.Entry] = []
  private(set) var places: [JSONDocument.Place] = []
  /// The array or object being read; before and after the document, a placeholder.
  private var current = OpenValue(index: -1, isObject: false, firstKey: 0)
  /// The open arrays and objects around the current one, outermost first.
  private var outer: [OpenValue] = []
  /// The keys of the open objects so far.
  private var keys: [String] = []
  /// The offset of the last key.
  private var keyStart = 0

  private struct OpenValue {
    let index: Int
    let isObject: Bool
    /// The index of the first key among those of all open objects.
    let firstKey: Int
    /// The keys so far, if they are too many for a linear search.
    var manyKeys: Set<String>?
  }

  init(_ bytes: [UInt8], _ limits: TGSceneLimits = TGSceneLimits()) {
    self.bytes = bytes
    self.limits = limits
  }
}

extension JSONScanner {
  mutating func scanDocument() throws(TGSceneError) {
    // Most documents have fewer values than this, and unused capacity costs nothing.
    entries.reserveCapacity(bytes.count / 8)
    places.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // The key of the next value; nil while it is unknown.
    var key: String? = ""
    do throws(TGSceneError) {
      while let keyOfValue = key {
        skipSpace()
        var hasNext = try scanValue(keyOfValue)
        key = nil
        // An opening bracket is followed by a member; any other value may be followed by another
        // value.
        if !hasNext { hasNext = try scanSeparators() }
        if hasNext { key = current.isObject ? try scanKey() : "" }
      }
    } catch {
      throw located(error, key)
    }
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the document") }
  }

  /// Adds a path to an error: that of the value with `key`, or of the enclosing value if there is
  /// no key yet.
  private mutating func located(_ error: TGSceneError, _ key: String?) -> TGSceneError {
    if current.index < 0 { return error }
    var index = current.index
    if let key {
      index = entries.count
      append(.null, key, from: position)
    }
    for open in outer + [current] where open.index >= 0 { setCount(of: open.index) }
    let value = JSONValue(document: JSONDocument(entries), index: index)
    return TGSceneError(path: value.path.abridged, message: error.message, offset: error.offset)
  }

  /// Reads a scalar, or the beginning of an array or object.
  ///
  /// - Returns: Whether the value has members to be read next.
  private mutating func scanValue(_ key: String) throws(TGSceneError) -> Bool {
    guard let byte = peek else { throw error("expected a value") }
    if byte == UInt8(ascii: "]"), let comma = commaBefore {
      position = comma
      throw error("there is a comma before `]`; remove it")
    }
    let start = position
    let content: JSONDocument.Content
    switch byte {
    case UInt8(ascii: "{"): return try open(isObject: true, key)
    case UInt8(ascii: "["): return try open(isObject: false, key)
    case UInt8(ascii: "\""): content = .string(try scanString(atMost: limits.stringBytes))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .number(try scanNumber())
    case UInt8(ascii: "t"): content = try scan("true", .bool(true))
    case UInt8(ascii: "f"): content = try scan("false", .bool(false))
    case UInt8(ascii: "n"): content = try scan("null", .null)
    default: throw error("expected a value" + wordHint)
    }
    append(content, key, from: start)
    return false
  }

  /// The offset of the last non-whitespace byte before the current position, if that byte is a
  /// comma.
  private var commaBefore: Int? {
    let last = bytes[..<position].lastIndex { $0 > UInt8(ascii: " ") }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  /// A hint for an error about a word that is not valid JSON.
  private var wordHint: String {
    let word = String(
      decoding: bytes[position...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }.prefix(12),
      as: UTF8.self)
    return switch word.lowercased() {
    case "nan", "infinity", "inf": "; JSON has no `\(word)`, only finite numbers"
    case "true", "false", "null": "; write `\(word.lowercased())`"
    case "none", "nil", "undefined": "; write `null`"
    default: ""
    }
  }

  private mutating func append(_ content: JSONDocument.Content, _ key: String, from start: Int) {
    entries.append(JSONDocument.Entry(key: key, content: content))
    places.append(
      JSONDocument.Place(key: current.isObject ? keyStart : start, value: start..<position))
  }

  private mutating func open(isObject: Bool, _ key: String) throws(TGSceneError) -> Bool {
    if outer.count >= limits.nesting {
      throw error("the document is nested more than \(limits.nesting) deep")
    }
    position += 1
    append(isObject ? .object(count: 0) : .array(count: 0), key, from: position - 1)
    outer.append(current)
    current = OpenValue(index: entries.count - 1, isObject: isObject, firstKey: keys.count)
    skipSpace()
    if peek != UInt8(ascii: isObject ? "}" : "]") { return true }
    close()
    return false
  }

  private mutating func close() {
    position += 1
    setCount(of: current.index)
    places[current.index].value = places[current.index].value.lowerBound..<position
    keys.removeLast(keys.count - current.firstKey)
    current = outer.removeLast()
  }

  /// Sets the number of descendants of an array or an object, which are the last values so far.
  private mutating func setCount(of index: Int) {
    entries[index].content.count = entries.count - index - 1
  }

  /// Reads the separators between a value and the next one.
  ///
  /// - Returns: Whether there is a next value.
  private mutating func scanSeparators() throws(TGSceneError) -> Bool {
    while current.index >= 0 {
      skipSpace()
      if peek == UInt8(ascii: ",") {
        position += 1
        return true
      }
      guard peek == UInt8(ascii: current.isObject ? "}" : "]") else {
        throw error(current.isObject ? "expected `,` or `}`" : "expected `,` or `]`")
      }
      close()
    }
    return false
  }

  private mutating func scan(
    _ word: StaticString, _ content: JSONDocument.Content
  ) throws(TGSceneError) -> JSONDocument.Content {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else {
      throw error("expected a value" + wordHint)
    }
    position = end
    return content
  }
}

// MARK: - Keys

extension JSONScanner {
  private mutating func scanKey() throws(TGSceneError) -> String {
    skipSpace()
    if peek == UInt8(ascii: "}"), let comma = commaBefore {
      position = comma
      throw error("there is a comma before `}`; remove it")
    }
    guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
    keyStart = position
    // However low the limit is, the keys of scenes are no longer than this.
    let key = try scanString(atMost: max(16, limits.stringBytes))
    if isUsed(key) {
      position = keyStart
      throw error("the key `\(key)` is used twice")
    }
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw error("expected `:`") }
    position += 1
    return key
  }

  private mutating func isUsed(_ key: String) -> Bool {
    if current.manyKeys != nil { return current.manyKeys?.insert(key).inserted == false }
    if keys[current.firstKey...].contains(key) { return true }
    keys.append(key)
    // An untrusted object can have so many keys that a search through all of them takes too long.
    if keys.count - current.firstKey > 32 { current.manyKeys = Set(keys[current.firstKey...]) }
    return false
  }
}

// MARK: - Whole documents

extension JSONScanner {
  static func checkSize(_ count: Int, _ limits: TGSceneLimits) throws(TGSceneError) {
    if count <= limits.bytes { return }
    throw TGSceneError(path: "", message: "the document has more than \(limits.bytes) bytes")
  }

  /// Throws an error at the first byte that is invalid in UTF-8.
  static func checkText(_ bytes: [UInt8]) throws(TGSceneError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      var scanner = JSONScanner(bytes)
      scanner.position = error.byteOffsets.lowerBound
      throw scanner.error("the text is not UTF-8")
    }
  }
}

// MARK: - Bytes

extension JSONScanner {
  /// The next byte; nil at the end of the text.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Creates an error at the next byte.
  func error(_ message: String) -> TGSceneError {
    let (line, column) = TextLines(bytes).location(of: position)
    let end = position == bytes.count ? "; the text ends here" : ""
    return TGSceneError(
      path: "", message: "line \(line), column \(column): \(message.abridged)\(end)",
      offset: position)
  }
}
