/// Finds the values of a JSON text, as RFC 8259 defines it, without any leniency.
///
/// A document may be nested as deeply as the limits say: the scanner does not recurse. A byte order
/// mark before the document is skipped.
struct JSONScanner {
  let limits: TGSceneLimits
  let bytes: [UInt8]
  var position = 0
  private(set) var entries: [JSONDocument.Entry] = []
  /// The array or object being read; before and after the document, a placeholder.
  private var current = OpenValue(index: -1, isObject: false)
  /// Those around it that are not closed yet, outermost first.
  private var outer: [OpenValue] = []
  /// The number of objects.
  private(set) var objectCount = 0
  /// The keys of objects whose keys cannot be compared as words, by depth.
  private var longKeys: [Int: Set<String>] = [:]

  private struct OpenValue {
    let index: Int
    let isObject: Bool
    /// A bit for every key so far; several keys may share one.
    var keys: UInt64 = 0
  }

  init(_ bytes: [UInt8], _ limits: TGSceneLimits = TGSceneLimits()) {
    self.bytes = bytes
    self.limits = limits
  }
}

extension JSONScanner {
  mutating func scanDocument() throws(TGSceneError) {
    // Most documents have fewer values than that, and unused room costs nothing.
    entries.reserveCapacity(bytes.count / 8)
    var key = Word.empty
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    repeat {
      skipSpace()
      // After an opening bracket comes a member; after any other value there may be a next one.
      if try !scanValue(key), try !scanSeparators() { break }
      key = current.isObject ? try scanKey() : .empty
    } while true
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the document") }
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

  /// The place of the comma that was the last thing before the next byte, if it was one.
  private var commaBefore: Int? {
    let last = bytes[..<position].lastIndex { $0 > UInt8(ascii: " ") }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  /// What JSON has instead of a word that stands where a value should.
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

  /// Reads what stands between a value and the next one.
  ///
  /// - Returns: Whether there is a next one.
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

  /// Reads a key, and says whether comparing its bytes is enough: with accents it is not, as a
  /// letter may be written in several ways.
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

  /// The word from a place up to the next quote, if it is a short one without escapes or accents.
  @inline(__always)
  private func plainWord(at start: Int) -> Word? {
    if bytes.count - start < Word.maximumLength { return nil }
    let first = EightBytes(bytes.span, at: start)
    if let length = first.lengthBeforeQuote { return Word(first: first.prefix(length), rest: 0) }
    let rest = EightBytes(bytes.span, at: start + 8)
    guard first.endsOfWord == 0, let length = rest.lengthBeforeQuote else { return nil }
    return Word(first: first.bits, rest: rest.prefix(length))
  }

  /// Whether the open object already has a key; it is noted.
  private mutating func isKnown(_ key: Word, _ isPlain: Bool, at start: Int) -> Bool {
    let bit = key.bit
    if isPlain, current.keys & bit == 0 {
      current.keys |= bit
      return false
    }
    if isPlain, current.keys != .max, let isKnown = isAmongFew(key) { return isKnown }
    // From here on the keys of this object are compared as texts.
    current.keys = .max
    var texts = longKeys.removeValue(forKey: outer.count) ?? textsOfKeys()
    defer { longKeys[outer.count] = texts }
    return !texts.insert(Self.text(in: bytes, at: start)).inserted
  }

  /// Whether the open object already has a key; nil when it has too many keys to search.
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

  /// Throws an error at the first byte that cannot be there in UTF-8.
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

  /// An error at the next byte.
  func error(_ message: String) -> TGSceneError {
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of a character do not count.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    let end = position == bytes.count ? "; the text ends here" : ""
    return TGSceneError(
      path: "", message: "line \(line), column \(column): \(message.abridged)\(end)",
      offset: position)
  }
}
