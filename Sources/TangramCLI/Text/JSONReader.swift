import TangramScene

/// The members of an object; reading one of an unexpected type throws an error.
struct JSONReader {
  private let members: [String: JSON]

  init(_ value: JSON, _ what: String) throws(TextCaseError) {
    guard case .object(let all) = value else { throw TextCaseError("\(what) is no object") }
    members = Dictionary(all.map { ($0.key, $0.value) }) { _, last in last }
  }

  subscript(key: String) -> JSON? { members[key] }

  /// Returns a value; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: The expected kind of value, for messages.
  ///   - content: Returns the content of a value of this kind; nil for other values.
  private func read<Value>(
    _ key: String, _ kind: String, _ content: (JSON) -> Value?
  ) throws(TextCaseError) -> Value? {
    guard let value = members[key], value != .null else { return nil }
    guard let content = content(value) else { throw TextCaseError("`\(key)` is no \(kind)") }
    return content
  }

  func number(_ key: String) throws(TextCaseError) -> Double? {
    try read(key, "number") { if case .number(let number) = $0 { number } else { nil } }
  }

  func string(_ key: String) throws(TextCaseError) -> String? {
    try read(key, "string", \.string)
  }

  func flag(_ key: String) throws(TextCaseError) -> Bool? {
    try read(key, "truth value") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  func array(_ key: String) throws(TextCaseError) -> [JSON]? {
    try read(key, "array") { if case .array(let values) = $0 { values } else { nil } }
  }

  func strings(_ key: String) throws(TextCaseError) -> [String]? {
    guard let values = try array(key) else { return nil }
    let strings = values.compactMap(\.string)
    return try read(key, "array of strings") { _ in
      strings.count == values.count ? strings : nil
    }
  }

  /// Returns a case of an enumeration by its raw value.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(TextCaseError) -> Choice? where Choice.RawValue == String {
    guard let word = try string(key) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    throw TextCaseError("`\(key)` is one of \(words)")
  }

  /// Returns a value that must be there.
  ///
  /// - Parameter owner: The object, for the message.
  func required<Value>(
    _ value: Value?, _ key: String, of owner: String = ""
  ) throws(TextCaseError) -> Value {
    guard let value else { throw TextCaseError("`\(key)`\(owner) is missing") }
    return value
  }
}

extension JSON {
  fileprivate var string: String? { if case .string(let string) = self { string } else { nil } }
}
