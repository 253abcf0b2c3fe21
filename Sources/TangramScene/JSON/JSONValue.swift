/// One value of a JSON document, which knows its place there.
package struct JSONValue: Sendable {
  let tree: JSONTree
  let index: Int

  package var payload: JSONTree.Payload { tree.nodes[index].payload }

  /// The elements of an array or the values of an object, in order; nothing for other values.
  package var elements: JSONElements { JSONElements(tree: tree, parent: index) }

  /// The key under which the value lies in an object.
  package var key: String? { tree.nodes[index].key }

  /// The value of a key; nil when the value is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard isObject else { return nil }
    return elements.first { $0.key == key }
  }
}

/// The values directly below an array or an object.
package struct JSONElements: Sequence, IteratorProtocol {
  let tree: JSONTree
  private var position: Int
  private let end: Int

  init(tree: JSONTree, parent: Int) {
    self.tree = tree
    position = parent + 1
    end = tree.nodes[parent].end
  }

  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = tree.nodes[position].end }
    return JSONValue(tree: tree, index: position)
  }
}

// MARK: - Kinds

extension JSONValue {
  package var isObject: Bool { if case .object = payload { true } else { false } }
  package var isArray: Bool { if case .array = payload { true } else { false } }
  package var isNull: Bool { if case .null = payload { true } else { false } }

  /// The value with its article, for messages.
  var kindName: String {
    switch payload {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// An error about this value.
  package func error(_ message: String) -> TGSceneError {
    TGSceneError(path: path, message: message)
  }

  /// The error that the value is of the wrong type.
  func expected(_ what: String) -> TGSceneError { error("expected \(what), found \(kindName)") }

  package func number() throws(TGSceneError) -> Double {
    guard case .number(let number) = payload else { throw expected("a number") }
    return number
  }

  package func wholeNumber() throws(TGSceneError) -> Int {
    let number = try number()
    guard let whole = Int(exactly: number) else { throw error("expected a whole number") }
    guard whole >= 0 else { throw error("expected a number that is not negative") }
    return whole
  }

  package func bool() throws(TGSceneError) -> Bool {
    guard case .bool(let flag) = payload else { throw expected("true or false") }
    return flag
  }

  package func string() throws(TGSceneError) -> String {
    guard case .string(let string) = payload else { throw expected("a string") }
    return string
  }

  /// The numbers of an array that has as many of them as it has names.
  func numbers(_ names: String...) throws(TGSceneError) -> [Double] {
    guard isArray else { throw expected("[\(names.joined(separator: ", "))]") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number()) }
    guard numbers.count == names.count else {
      let wanted = names.joined(separator: ", ")
      throw error("expected [\(wanted)], found \(numbers.count) numbers")
    }
    return numbers
  }

  func array() throws(TGSceneError) -> JSONElements {
    guard isArray else { throw expected("an array") }
    return elements
  }

  func object() throws(TGSceneError) -> JSONElements {
    guard isObject else { throw expected("an object") }
    return elements
  }

  /// The members of an object that has no keys but these.
  func object(keys: [String]) throws(TGSceneError) -> JSONElements {
    for member in try object() {
      let key = member.key ?? ""
      if !keys.contains(key) { throw member.unknownKey(known: keys) }
    }
    return elements
  }

  /// The value of a key that must be there.
  func required(_ key: String) throws(TGSceneError) -> JSONValue {
    guard let value = self[key] else { throw error("the key `\(key)` is missing") }
    return value
  }

  /// The case of an enumeration that the string names.
  func choice<Value>(_ choices: KeyValuePairs<String, Value>) throws(TGSceneError) -> Value {
    let name = try string()
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    throw unknownValue(name, known: choices.map(\.key))
  }

  func unknownKey(known: [String]) -> TGSceneError {
    error("unknown key" + Spelling.hint(for: key ?? "", among: known))
  }

  func unknownValue(_ value: String, known: [String]) -> TGSceneError {
    let hint = Spelling.hint(for: value, among: known)
    guard hint.isEmpty else { return error("unknown value `\(value)`\(hint)") }
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return error("unknown value `\(value)`; expected one of \(list)")
  }
}

// MARK: - Places

extension JSONValue {
  /// The path from the outermost value to this one, as in `root.children[2].width.min`.
  ///
  /// It is found by searching the document, as it is needed for errors only.
  package var path: String {
    var path = ""
    var parent = 0
    while parent != index {
      var order = 0
      var child = parent + 1
      while tree.nodes[child].end <= index {
        child = tree.nodes[child].end
        order += 1
      }
      if let key = tree.nodes[child].key {
        path += Self.component(key, isFirst: path.isEmpty)
      } else {
        path += "[\(order)]"
      }
      parent = child
    }
    return path
  }

  private static func component(_ key: String, isFirst: Bool) -> String {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy { isWordByte($0) }
    if isPlain { return isFirst ? key : ".\(key)" }
    var quoted = ""
    JSONText.write(key, to: &quoted)
    return "[\(quoted)]"
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
