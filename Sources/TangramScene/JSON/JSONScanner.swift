/// Finds the values of a JSON text, strictly following RFC 8259.
///
/// The nesting depth of a document is restricted only by the limits, since the scanner does not
/// recurse. A byte order mark before the document is skipped.
struct JSONScanner {
  let limits: TGSceneLimits
  let bytes: [UInt8]
  var position = 0
  private(set) var entries: [JSONDocument.Entry] = []
  /// The array or object being read; before and after the document, a placeholder.
  private var current = OpenValue(index: -1, isObject: false)
  /// The open arrays and objects around the current one, outermost first.
  private var outer: [OpenValue] = []
  /// The number of objects.
  private(set) var objectCount = 0
  /// The keys of objects whose keys cannot be compared as words, by nesting depth.
  private var longKeys: [Int: Set<String>] = [:]

  private struct OpenValue {
    let index: Int
    let isObject: Bool
    /// The bits of all keys so far; several keys can share a bit.
    var keys: UInt64 = 0
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
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // The key of the next value; nil while it is unknown.
    var key: Word? = .empty
    do throws(TGSceneError) {
      while let keyOfValue = key {
        skipSpace()
        var hasNext = try scanValue(keyOfValue)
        key = nil
        // An opening bracket is followed by a member; any other value may be followed by another
        // value.
        if !hasNext { hasNext = try scanSeparators() }
        if hasNext { key = current.isObject ? try scanKey() : .empty }
      }
    } catch {
      throw located(error, key)
    }
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the document") }
  }

  /// Adds a path to an error: that of the value with `key`, or of the enclosing value if there is
  /// no key yet.
  private mutating func located(_ error: TGSceneError, _ key: Word?) -> TGSceneError {
    if current.index < 0 { return error }
    var index = current.index
    if let key {
      index = entries.count
      append(.null, key, 0)
    }
    for open in outer + [current] where open.index >= 0 {
      entries[open.index].extent = entries.count
    }
    let value = JSONValue(document: JSONDocument(self), index: index)
    return TGSceneError(path: value.path.abridged, message: error.message, offset: error.offset)
  }

  /// Reads a scalar, or the beginning of an array or object.
  ///
  /// - Returns: Whether the value has members to be read next.
  private mutating func scanValue(_ key: Word) throws(TGSceneError) -> Bool {
    guard let byte = peek else { throw error("expected a value") }
    if byte == UInt8(ascii: "]"), let comma = commaBefore {
      position = comma
      throw error("there is a comma before `]`; remove it")
    }
    switch byte {
    case UInt8(ascii: "{"): return try open(.object, key, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try open(.array, key, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""):
      let start = position + 1
      let isPlain = try skipString()
      append(isPlain ? .string : .escapedString, key, UInt64(start), position - 1 - start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(.number, key, try scanNumber().bitPattern)
    case UInt8(ascii: "t"): try scan("true", .yes, key)
    case UInt8(ascii: "f"): try scan("false", .no, key)
    case UInt8(ascii: "n"): try scan("null", .null, key)
    default: throw error("expected a value" + wordHint)
    }
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

  private mutating func append(
    _ kind: JSONDocument.Kind, _ key: Word, _ content: UInt64, _ extent: Int = 0
  ) {
    entries.append(JSONDocument.Entry(kind: kind, key: key, content: content, extent: extent))
  }

  private mutating func open(
    _ kind: JSONDocument.Kind, _ key: Word, end: UInt8
  ) throws(TGSceneError) -> Bool {
    if outer.count >= limits.nesting {
      throw error("the document is nested more than \(limits.nesting) deep")
    }
    position += 1
    outer.append(current)
    current = OpenValue(index: entries.count, isObject: kind == .object)
    if kind == .object { objectCount += 1 }
    append(kind, key, 0)
    skipSpace()
    if peek != end { return true }
    close()
    return false
  }

  private mutating func close() {
    position += 1
    entries[current.index].extent = entries.count
    entries[current.index].content = current.keys
    if current.keys == .max { longKeys[outer.count] = nil }
    current = outer.removeLast()
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
    _ word: StaticString, _ kind: JSONDocument.Kind, _ key: Word
  ) throws(TGSceneError) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else {
      throw error("expected a value" + wordHint)
    }
    position = end
    append(kind, key, 0)
  }
}

// MARK: - Keys

extension JSONScanner {
  private mutating func scanKey() throws(TGSceneError) -> Word {
    skipSpace()
    if peek == UInt8(ascii: "}"), let comma = commaBefore {
      position = comma
      throw error("there is a comma before `}`; remove it")
    }
    guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
    let start = position
    let (key, isPlain) = try scanWord()
    if isKnown(key, isPlain, at: start) {
      position = start
      throw error("the key `\(Self.text(in: bytes, at: start))` is used twice")
    }
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw error("expected `:`") }
    position += 1
    return key
  }

  /// Reads a key, and returns whether its bytes can be compared directly; with accents they cannot,
  /// since the same character can be encoded in several ways.
  @inline(__always)
  private mutating func scanWord() throws(TGSceneError) -> (word: Word, isPlain: Bool) {
    let start = position
    if let word = plainWord(at: start + 1) {
      position = start + word.length + 2
      return (word, true)
    }
    _ = try skipString()
    let text = Self.text(in: bytes, at: start)
    return (Word(text.utf8) ?? Word(longAt: start), false)
  }

  /// The word from an offset up to the next quote, if it is short and has no escapes or accents.
  @inline(__always)
  private func plainWord(at start: Int) -> Word? {
    if bytes.count - start < Word.maximumLength { return nil }
    let first = EightBytes(bytes.span, at: start)
    if let length = first.lengthBeforeQuote { return Word(first: first.prefix(length), rest: 0) }
    let rest = EightBytes(bytes.span, at: start + 8)
    guard first.endsOfWord == 0, let length = rest.lengthBeforeQuote else { return nil }
    return Word(first: first.bits, rest: rest.prefix(length))
  }

  /// Whether the open object already has a key; if not, the key is added.
  private mutating func isKnown(_ key: Word, _ isPlain: Bool, at start: Int) -> Bool {
    let bit = key.bit
    if isPlain, current.keys & bit == 0 {
      current.keys |= bit
      return false
    }
    if isPlain, current.keys != .max, let isKnown = isAmongFew(key) { return isKnown }
    // From here on the keys of this object are compared as strings.
    current.keys = .max
    var texts = longKeys.removeValue(forKey: outer.count) ?? textsOfKeys()
    defer { longKeys[outer.count] = texts }
    return !texts.insert(Self.text(in: bytes, at: start)).inserted
  }

  /// Whether the open object already has a key; nil if it has too many keys for a linear search.
  private func isAmongFew(_ key: Word) -> Bool? {
    var index = current.index + 1
    for _ in 0..<32 {
      if index >= entries.count { return false }
      if entries[index].key == key { return true }
      index = entries[index].kind.hasMembers ? entries[index].extent : index + 1
    }
    return nil
  }

  /// The keys of the open object.
  private func textsOfKeys() -> Set<String> {
    var texts: Set<String> = []
    var index = current.index + 1
    while index < entries.count {
      let key = entries[index].key
      texts.insert(key.longOffset.map { Self.text(in: bytes, at: $0) } ?? key.text)
      index = entries[index].kind.hasMembers ? entries[index].extent : index + 1
    }
    return texts
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
  @inline(__always)
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @inline(__always)
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
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of UTF-8 are not counted.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    let end = position == bytes.count ? "; the text ends here" : ""
    return TGSceneError(
      path: "", message: "line \(line), column \(column): \(message.abridged)\(end)",
      offset: position)
  }
}
