import TangramCore

/// One value of a JSON document, identified by its index in the document.
package struct JSONValue: Sendable {
  let document: JSONDocument
  package let index: Int

  /// The elements of an array or the values of an object, in order; empty for other values.
  package var elements: JSONElements {
    JSONElements(document: document, position: index + 1, end: document.end(of: index))
  }

  /// The key of the value in an object; empty for other values.
  package var key: String { document.entries[index].key }

  var content: JSONDocument.Content { document.entries[index].content }

  /// Where the value is in the text; nil if the document was not read from one.
  var place: JSONDocument.Place? {
    document.places.isEmpty ? nil : document.places[index]
  }

  /// The value of a key; nil when the value is not an object or has no such key.
  package subscript(key: String) -> JSONValue? {
    isObject ? elements.first { $0.key == key } : nil
  }
}

/// The values directly below an array or an object.
package struct JSONElements: Sequence, IteratorProtocol {
  let document: JSONDocument
  var position: Int
  let end: Int

  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = document.end(of: position) }
    return JSONValue(document: document, index: position)
  }
}

// MARK: - Kinds

extension JSONValue {
  package var isObject: Bool { content == .object }
  package var isArray: Bool { content == .array }
  package var isNumber: Bool { numberIfAny != nil }
  package var isString: Bool { stringIfAny != nil }
  package var isNull: Bool { content == .null }
  package var isTrue: Bool { content == .bool(true) }

  package var numberIfAny: Double? { if case .number(let number) = content { number } else { nil } }

  package var stringIfAny: String? { if case .string(let string) = content { string } else { nil } }

  /// The number of a string such as `20%` or `1fr`; nil if the value is anything else.
  package func number(before unit: String) -> Double? {
    stringIfAny.flatMap { Self.number(in: $0, before: unit) }
  }

  static func number(in text: String, before unit: String) -> Double? {
    text.hasSuffix(unit) ? JSONScanner.number(in: text.utf8.dropLast(unit.utf8.count)) : nil
  }

  /// The percentage of a string such as `20%`; nil if the value is anything else.
  var weight: TGWeight? { number(before: "%").map { TGWeight($0) } }

  /// The view and the attribute of a reference such as `B.right`; nil if the value has no dot.
  package var reference: (view: String, attribute: String)? {
    guard let text = stringIfAny, let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

// MARK: - Values of an expected type

extension JSONValue {
  private func require<Value>(
    _ value: Value?, _ what: @autoclosure () -> String
  ) throws(TGSceneError) -> Value {
    guard let value else { throw expected(what()) }
    return value
  }

  package func number() throws(TGSceneError) -> Double { try require(numberIfAny, "a number") }

  func signedNumber() throws(TGSceneError) -> Int {
    guard let whole = Int(exactly: try number()) else { throw error("expected a whole number") }
    return whole
  }

  func wholeNumber() throws(TGSceneError) -> Int {
    let whole = try signedNumber()
    guard whole >= 0 else { throw error("expected a number that is not negative") }
    return whole
  }

  package func bool() throws(TGSceneError) -> Bool {
    guard case .bool(let flag) = content else { throw expected("true or false") }
    return flag
  }

  package func string() throws(TGSceneError) -> String { try require(stringIfAny, "a string") }

  /// The numbers of an array that must have one number for each name.
  func numbers(_ names: [String]) throws(TGSceneError) -> [Double] {
    let list = names.joined(separator: ", ")
    let elements = try require(isArray ? elements : nil, "[\(list)]")
    let numbers = try elements.map { (element) throws(TGSceneError) in try element.number() }
    guard numbers.count == names.count else {
      throw error("expected [\(list)], found \(numbers.count) numbers")
    }
    return numbers
  }

  package func array() throws(TGSceneError) -> JSONElements {
    try require(isArray ? elements : nil, "an array")
  }

  package func object() throws(TGSceneError) -> JSONElements {
    try require(isObject ? elements : nil, "an object")
  }

  /// The members of an object that must have no keys other than these.
  func object(keys: [String]) throws(TGSceneError) -> JSONElements {
    for member in try object() where !keys.contains(member.key) {
      throw member.unknownKey(known: keys)
    }
    return elements
  }

  package func required(_ key: String) throws(TGSceneError) -> JSONValue {
    guard let value = self[key] else { throw error("the key `\(key)` is missing") }
    return value
  }

  func choice<Value>(_ choices: Choices<Value>) throws(TGSceneError) -> Value {
    let name = try require(stringIfAny, "one of " + Self.list(choices.names))
    if let value = choices[name] { return value }
    throw unknownValue(known: choices.names)
  }

  /// The case of an enumeration that has the text as its raw value.
  package func word<Word: CaseIterable & RawRepresentable & Sendable>() throws(TGSceneError) -> Word
  where Word.RawValue == String {
    try choice(Choices(Word.allCases.map { ($0.rawValue, $0) }))
  }
}
