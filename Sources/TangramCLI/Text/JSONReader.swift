import TangramScene

/// The members of an object; reading one of an unexpected type throws an error.
struct JSONReader {
  private let members: [String: JSON]

  init(_ value: JSON, _ what: String) throws(TextCaseError) {
    guard case .object(let all) = value else { throw TextCaseError("\(what) is no object") }
    members = Dictionary(all.map { ($0.key, $0.value) }) { _, last in last }
  }

  subscript(key: String) -> JSON? { members[key] }

  private func mismatch(_ key: String, _ kind: String) -> TextCaseError {
    TextCaseError("`\(key)` is no \(kind)")
  }

  func number(_ key: String) throws(TextCaseError) -> Double? {
    switch members[key] {
    case nil, .null: return nil
    case .number(let number): return number
    default: throw mismatch(key, "number")
    }
  }

  func string(_ key: String) throws(TextCaseError) -> String? {
    switch members[key] {
    case nil, .null: return nil
    case .string(let string): return string
    default: throw mismatch(key, "string")
    }
  }

  func flag(_ key: String) throws(TextCaseError) -> Bool? {
    switch members[key] {
    case nil, .null: return nil
    case .bool(let flag): return flag
    default: throw mismatch(key, "truth value")
    }
  }

  func array(_ key: String) throws(TextCaseError) -> [JSON]? {
    switch members[key] {
    case nil, .null: return nil
    case .array(let values): return values
    default: throw mismatch(key, "array")
    }
  }

  func strings(_ key: String) throws(TextCaseError) -> [String]? {
    guard let values = try array(key) else { return nil }
    var strings: [String] = []
    for value in values {
      guard case .string(let string) = value else { throw mismatch(key, "array of strings") }
      strings.append(string)
    }
    return strings
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
}
