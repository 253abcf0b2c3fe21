/// Finds the values of a JSON text, strictly following RFC 8259.
///
/// The nesting depth of a document is restricted only by the limits, since the scanner does not
/// recurse. A byte order mark before the document is skipped.
struct JSONScanner {
  let limits: TGSceneLimits
  let bytes: [UInt8]
  var position = 0
  private(set) var values = JSONWriter()
  private(set) var places: [JSONDocument.Place] = []
  private var keyStart = 0
  /// By the index of an object, its keys after those that are searched one by one.
  private var keySets: [Int: Set<String>] = [:]

  init(_ bytes: [UInt8], _ limits: TGSceneLimits = TGSceneLimits()) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func scanDocument() throws(TGSceneError) {
    if bytes.count > limits.bytes {
      throw TGSceneError(path: "", message: "the document has more than \(limits.bytes) bytes")
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      position = error.byteOffsets.lowerBound
      throw self.error("the text is not UTF-8")
    }
    // Most documents have fewer values than this, and unused capacity costs nothing.
    values.reserveCapacity(bytes.count / 8)
    places.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var isKeyKnown = true
    do throws(TGSceneError) {
      while isKeyKnown {
        skipSpace()
        // An opening bracket is followed by a member; any other value may be followed by another one.
        let isOpening = try scanValue()
        isKeyKnown = false
        let hasNext = isOpening ? true : try scanSeparators()
        if hasNext, values.isInObject { try scanKey() }
        isKeyKnown = hasNext
      }
    } catch {
      throw located(error, isKeyKnown)
    }
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the document") }
  }

  /// Adds a path to an error: that of the next value or, if its key is unknown, of the enclosing one.
  private func located(_ error: TGSceneError, _ isKeyKnown: Bool) -> TGSceneError {
    guard var index = values.open.last else { return error }
    var values = values
    if isKeyKnown {
      index = values.entries.count
      values.null()
    }
    while !values.open.isEmpty { values.close() }
    let path = JSONValue(document: values.document, index: index).path
    return TGSceneError(path: path.abridged, message: error.message, offset: error.offset)
  }

  /// Reads a scalar, or the beginning of an array or object, and returns whether members follow.
  private mutating func scanValue() throws(TGSceneError) -> Bool {
    guard let byte = peek else { throw error("expected a value") }
    try rejectComma(before: "]")
    let start = position
    let content: JSONDocument.Content
    switch byte {
    case UInt8(ascii: "{"): return try open(.object, until: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try open(.array, until: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): content = .string(try scanString(atMost: limits.stringBytes))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .number(try scanNumber())
    default: content = try scanWord()
    }
    appendPlace(from: start)
    values.append(content)
    return false
  }

  /// Throws an error if the next byte is this bracket, and the last one apart from whitespace is a comma.
  private mutating func rejectComma(before bracket: Unicode.Scalar) throws(TGSceneError) {
    guard peek == UInt8(ascii: bracket),
      let last = bytes[..<position].lastIndex(where: { $0 > UInt8(ascii: " ") }),
      bytes[last] == UInt8(ascii: ",")
    else { return }
    position = last
    throw error("there is a comma before `\(bracket)`; remove it")
  }

  private mutating func appendPlace(from start: Int) {
    let key = values.isInObject ? keyStart : start
    places.append(JSONDocument.Place(key: key, value: start..<position))
  }

  private mutating func open(
    _ content: JSONDocument.Content, until end: UInt8
  ) throws(TGSceneError) -> Bool {
    if values.open.count >= limits.nesting {
      throw error("the document is nested more than \(limits.nesting) deep")
    }
    position += 1
    appendPlace(from: position - 1)
    values.open(content)
    skipSpace()
    if peek != end { return true }
    close()
    return false
  }

  private mutating func close() {
    let index = values.open[values.open.count - 1]
    position += 1
    places[index].value = places[index].value.lowerBound..<position
    values.close()
  }

  /// Reads the separators after a value, and returns whether there is a next value.
  private mutating func scanSeparators() throws(TGSceneError) -> Bool {
    while !values.open.isEmpty {
      skipSpace()
      if skip(",") { return true }
      let end: Unicode.Scalar = values.isInObject ? "}" : "]"
      guard peek == UInt8(ascii: end) else { throw error("expected `,` or `\(end)`") }
      close()
    }
    return false
  }

  private static let words: [(text: String, content: JSONDocument.Content)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  private mutating func scanWord() throws(TGSceneError) -> JSONDocument.Content {
    for (word, content) in Self.words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw error("expected a value" + wordHint)
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
}

// MARK: - Keys

extension JSONScanner {
  private mutating func scanKey() throws(TGSceneError) {
    skipSpace()
    try rejectComma(before: "}")
    guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
    keyStart = position
    // However low the limit is, the keys of scenes are no longer than this.
    let key = try scanString(atMost: max(16, limits.stringBytes))
    if isUsed(key) {
      position = keyStart
      throw error("the key `\(key)` is used twice")
    }
    skipSpace()
    guard skip(":") else { throw error("expected `:`") }
    values.key(key)
  }

  private mutating func isUsed(_ key: String) -> Bool {
    guard let object = values.open.last else { return false }
    var (member, searched) = (object + 1, 0)
    while member < values.entries.count, searched < 32 {
      if values.entries[member].key == key { return true }
      member += values.entries[member].length
      searched += 1
    }
    // An untrusted object can have so many keys that a search through all of them takes too long.
    return searched == 32 && !keySets[object, default: []].insert(key).inserted
  }
}

// MARK: - Bytes

extension JSONScanner {
  /// The next byte; nil at the end of the text.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips a character if it is the next one, and returns whether it is.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    if peek != UInt8(ascii: character) { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
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
