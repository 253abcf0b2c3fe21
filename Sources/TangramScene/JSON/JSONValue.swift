/// One value of a JSON document, identified by its index in the document.
package struct JSONValue: Sendable {
  let document: JSONDocument
  package let index: Int

  @inline(__always)
  var entry: JSONDocument.Entry { document.entries[index] }

  /// The elements of an array or the values of an object, in order; empty for other values.
  @inline(__always)
  package var elements: JSONElements { JSONElements(document: document, parent: index) }

  /// The key of the value in an object; empty for other values.
  @inline(__always)
  package var key: Word { entry.key }

  /// The text of the key.
  package var keyText: String { document.text(of: key) }

  /// The value of a key; nil when the value is not an object or has no such key.
  @inline(__always)
  package subscript(key: Word) -> JSONValue? {
    guard isObject, let member = document.index(of: key, in: index) else { return nil }
    return JSONValue(document: document, index: member)
  }
}

/// The values directly below an array or an object.
package struct JSONElements: Sequence, IteratorProtocol {
  let document: JSONDocument
  private var position: Int
  private let end: Int

  @inline(__always)
  init(document: JSONDocument, parent: Int) {
    self.document = document
    position = parent + 1
    end = document.end(of: parent)
  }

  @inline(__always)
  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = document.end(of: position) }
    return JSONValue(document: document, index: position)
  }
}

// MARK: - Kinds

extension JSONValue {
  @inline(__always) package var isObject: Bool { entry.kind == .object }
  @inline(__always) package var isArray: Bool { entry.kind == .array }
  @inline(__always) package var isNumber: Bool { entry.kind == .number }
  @inline(__always) package var isNull: Bool { entry.kind == .null }
  @inline(__always)
  package var isString: Bool { entry.kind == .string || entry.kind == .escapedString }

  /// Whether the value is `true`.
  package var isTrue: Bool { entry.kind == .yes }

  /// The number, if the value is one.
  @inline(__always)
  package var numberIfAny: Double? { isNumber ? Double(bitPattern: entry.content) : nil }

  /// The string as a word; nil if the value is not a string or is too long for a word.
  @inline(__always)
  package var wordIfAny: Word? { isString ? document.word(ofString: index) : nil }

  /// Whether the value can be a word of some length; a string with escapes can have any length.
  @inline(__always)
  func mayBeWord(ofLength length: Int) -> Bool {
    let entry = entry
    return entry.kind == .string && entry.extent == length || entry.kind == .escapedString
  }

  /// The bytes of the string, if the value is one.
  var bytesIfAny: ArraySlice<UInt8>? { isString ? document.bytes(ofString: index) : nil }

  /// The string, if the value is one.
  package var stringIfAny: String? { isString ? document.text(ofString: index) : nil }
}

extension JSONValue {
  /// The number of a string such as `20%` or `1fr`; nil if the value is anything else.
  package func number(before unit: String) -> Double? {
    guard let text = stringIfAny, text.hasSuffix(unit) else { return nil }
    return JSONScanner.number(in: Array(text.utf8.dropLast(unit.utf8.count))[...])
  }
}

// MARK: - Values of an expected type

extension JSONValue {
  @inline(__always)
  func number() throws(TGSceneError) -> Double {
    guard let number = numberIfAny else { throw expected("a number") }
    return number
  }

  func wholeNumber() throws(TGSceneError) -> Int {
    let number = try number()
    guard let whole = Int(exactly: number) else { throw error("expected a whole number") }
    guard whole >= 0 else { throw error("expected a number that is not negative") }
    return whole
  }

  func bool() throws(TGSceneError) -> Bool {
    switch entry.kind {
    case .yes: return true
    case .no: return false
    default: throw expected("true or false")
    }
  }

  func string() throws(TGSceneError) -> String {
    guard let string = stringIfAny else { throw expected("a string") }
    return string
  }

  /// The numbers of an array that must have one number for each name.
  func numbers<let count: Int>(
    _ names: InlineArray<count, StaticString>
  ) throws(TGSceneError) -> InlineArray<count, Double> {
    guard isArray else { throw expected("[\(Self.list(names))]") }
    var numbers = InlineArray<count, Double>(repeating: 0)
    var found = 0
    for element in elements {
      let number = try element.number()
      if found < count { numbers[found] = number }
      found += 1
    }
    guard found == count else {
      throw error("expected [\(Self.list(names))], found \(found) numbers")
    }
    return numbers
  }

  private static func list<let count: Int>(_ names: InlineArray<count, StaticString>) -> String {
    names.indices.map { "\(names[$0])" }.joined(separator: ", ")
  }

  func array() throws(TGSceneError) -> JSONElements {
    guard isArray else { throw expected("an array") }
    return elements
  }

  @inline(__always)
  func object() throws(TGSceneError) -> JSONElements {
    guard isObject else { throw expected("an object") }
    return elements
  }

  /// The members of an object that must have no keys other than these.
  func object(keys: [Word]) throws(TGSceneError) -> JSONElements {
    for member in try object() where !keys.contains(member.key) {
      throw member.unknownKey(known: keys.map(\.text))
    }
    return elements
  }

  /// The value of a required key.
  func required(_ key: Word) throws(TGSceneError) -> JSONValue {
    guard let value = self[key] else { throw error("the key `\(key.text)` is missing") }
    return value
  }

  /// The value whose name is this string.
  func choice<Value>(_ choices: Choices<Value>) throws(TGSceneError) -> Value {
    guard isString else { throw expected("one of " + Self.list(choices.names)) }
    if let word = wordIfAny, let value = choices[word] { return value }
    let name = try string()
    if let value = choices[name] { return value }
    throw unknownValue(name, known: choices.names)
  }
}
