import TangramCore
import TangramResults

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
  var place: JSONDocument.Place? { document.places.isEmpty ? nil : document.places[index] }

  /// The value of a key; nil when the value is not an object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard isObject else { return nil }
    let (entries, end) = (document.entries, document.end(of: index))
    var member = index + 1
    while member < end, entries[member].key != key { member += entries[member].length }
    return member < end ? JSONValue(document: document, index: member) : nil
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
  package var isObject: Bool { if case .object = content { true } else { false } }
  package var isArray: Bool { if case .array = content { true } else { false } }
  package var isNumber: Bool { numberIfAny != nil }
  package var isString: Bool { stringIfAny != nil }
  package var isNull: Bool { if case .null = content { true } else { false } }
  package var isTrue: Bool { if case .bool(true) = content { true } else { false } }

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
    var list: String { names.joined(separator: ", ") }
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
    choices.values[try index(of: choices.names)]
  }

  /// The index of the text among several words.
  private func index(of words: [String]) throws(TGSceneError) -> Int {
    let name = try require(stringIfAny, "one of " + Self.list(words))
    if let index = words.firstIndex(of: name) { return index }
    throw unknownValue(known: words)
  }

  /// The case of an enumeration that has the text as its raw value.
  package func word<Word: CaseIterable & RawRepresentable & Sendable>() throws(TGSceneError) -> Word
  where Word.RawValue == String {
    try choice(Choices(Word.allCases.map { ($0.rawValue, $0) }))
  }
}

/// Values that have names, such as the cases of an enumeration.
struct Choices<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// All names, in the order in which they are suggested.
  let names: [String]
  /// The value of each name.
  let values: [Value]

  init(dictionaryLiteral choices: (String, Value)...) { self.init(choices) }

  init(_ choices: [(String, Value)]) {
    (names, values) = (choices.map(\.0), choices.map(\.1))
  }

  subscript(name: String?) -> Value? {
    name.flatMap(names.firstIndex(of:)).map { values[$0] }
  }
}

extension Choices where Value: Equatable {
  func name(of value: Value) -> String? { values.firstIndex(of: value).map { names[$0] } }
}

// MARK: - Errors about values, and the paths to the values

extension JSONValue {
  package func error(_ message: String) -> TGSceneError {
    error(message, at: place?.value.lowerBound)
  }

  func errorOfKey(_ message: String) -> TGSceneError { error(message, at: place?.key) }

  private func error(_ message: String, at offset: Int?) -> TGSceneError {
    TGSceneError(path: path.abridged, message: message.abridged, offset: offset)
  }

  func expected(_ what: String) -> TGSceneError { error("expected \(what), found \(kindName)") }

  /// - Parameter hint: The end of the message, if the key is a word that other systems have.
  func unknownKey(known: [String], hint: String? = nil) -> TGSceneError {
    errorOfKey("unknown key" + (hint ?? Spelling.hint(for: key, among: known)))
  }

  /// The error for a string that is not expected, or for a value that is no string at all.
  ///
  /// - Parameters:
  ///   - known: The expected words, to find the one that was meant.
  ///   - expected: What is expected if it is more than one of these words; required if there are none.
  func unknownValue(known: [String] = [], expected: String? = nil) -> TGSceneError {
    guard let value = stringIfAny else { return self.expected("a string") }
    let hint = Spelling.hint(for: value, among: known)
    let expected = expected ?? "one of " + Self.list(known)
    return error(
      "unknown value `\(value)`" + (hint.isEmpty ? "; expected " : "\(hint) Expected ") + expected)
  }

  static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  /// The kind of the value for messages, with an article, as in `a number`.
  private var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The path to the value, as in `root.children[2].width.min`; found by a search, since only errors need it.
  var path: String {
    var path = ""
    var parent = 0
    while parent != index {
      var order = 0
      var child = parent + 1
      while document.end(of: child) <= index {
        child = document.end(of: child)
        order += 1
      }
      if case .object = document.entries[parent].content {
        path += Self.component(document.entries[child].key, isFirst: path.isEmpty)
      } else {
        path += "[\(order)]"
      }
      parent = child
    }
    return path
  }

  private static func component(_ key: String, isFirst: Bool) -> String {
    let isWord = key.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    if isWord, !key.isEmpty { return isFirst ? key : ".\(key)" }
    return "[\(JSON.string(key).serialized)]"
  }
}
