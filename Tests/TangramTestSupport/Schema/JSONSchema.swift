import Foundation
import TangramScene

/// A JSON Schema, with the keywords that the schema of scenes uses.
///
/// Any other keyword is an error, so that none is ignored.
package struct JSONSchema: Sendable {
  /// A condition on a value.
  indirect enum Rule: Sendable {
    case type(String)
    case values([JSON])
    case range(@Sendable (Double) -> Bool)
    case pattern(NSRegularExpression)
    case properties([String: [Rule]])
    /// All keys are in the set.
    case noOthers(than: Set<String>)
    /// The values of all keys outside the set satisfy the rules.
    case others([Rule], than: Set<String>)
    case required([String])
    /// The allowed numbers of keys or elements.
    case count(ClosedRange<Int>)
    case items([Rule])
    case any([[Rule]])
    case all([[Rule]])
    case not([Rule])
    case choice([Rule], then: [Rule], otherwise: [Rule])
    case named(String)
  }

  private let rules: [Rule]
  private let definitions: [String: [Rule]]

  /// Why a text is not a schema, or uses unsupported keywords.
  struct SchemaError: Error {
    var text: String
  }

  /// Parses a schema.
  package init(_ text: String) throws {
    let json = try JSON(utf8: Array(text.utf8))
    rules = try Self.rules(of: json)
    var definitions: [String: [Rule]] = [:]
    for member in json["$defs"]?.members ?? [] {
      definitions[member.key] = try Self.rules(of: member.value)
    }
    self.definitions = definitions
  }

  /// The names of definitions that are referred to but do not exist.
  package var missing: Set<String> {
    let all = [rules] + definitions.values
    return Set(all.flatMap { Self.names(in: $0) }).subtracting(definitions.keys)
  }

  /// The names of definitions that are never referred to.
  package var unused: Set<String> {
    let all = [rules] + definitions.values
    return Set(definitions.keys).subtracting(all.flatMap { Self.names(in: $0) })
  }

  private static func names(in rules: [Rule]) -> [String] {
    rules.flatMap { rule -> [String] in
      switch rule {
      case .named(let name): [name]
      case .properties(let properties): properties.values.flatMap { names(in: $0) }
      case .items(let rules), .not(let rules), .others(let rules, _): names(in: rules)
      case .any(let all), .all(let all): all.flatMap { names(in: $0) }
      case .choice(let condition, let then, let otherwise):
        names(in: condition + then + otherwise)
      case .type, .values, .range, .pattern, .noOthers, .required, .count: []
      }
    }
  }
}

// MARK: - Values

extension JSONSchema {
  /// Whether a value is valid.
  package func accepts(_ value: JSON) -> Bool { holds(rules, for: value) }

  private func holds(_ properties: [String: [Rule]], for members: [JSONMember]) -> Bool {
    // A single property needs no dictionary lookup per member, of which there may be many.
    if let only = properties.first, properties.count == 1 {
      return members.allSatisfy { $0.key != only.key || holds(only.value, for: $0.value) }
    }
    return members.allSatisfy { member in
      properties[member.key].map { holds($0, for: member.value) } ?? true
    }
  }

  private func holds(_ rules: [Rule], for value: JSON) -> Bool {
    rules.allSatisfy { holds($0, for: value) }
  }

  private func holds(_ rule: Rule, for value: JSON) -> Bool {
    switch rule {
    case .type(let name): value.has(type: name)
    case .values(let values): values.contains(value)
    case .range(let contains): value.number.map(contains) ?? true
    case .pattern(let pattern): value.text.map { pattern.finds($0) } ?? true
    case .properties(let properties):
      holds(properties, for: value.members ?? [])
    case .others(let rules, let known):
      (value.members ?? []).allSatisfy { known.contains($0.key) || holds(rules, for: $0.value) }
    case .noOthers(let known): (value.members ?? []).allSatisfy { known.contains($0.key) }
    case .required(let keys):
      value.members.map { members in
        keys.allSatisfy { key in members.contains { $0.key == key } }
      } ?? true
    case .count(let range):
      (value.members?.count ?? value.elements?.count).map(range.contains) ?? true
    case .items(let rules): (value.elements ?? []).allSatisfy { holds(rules, for: $0) }
    case .any(let schemas): schemas.contains { holds($0, for: value) }
    case .all(let schemas): schemas.allSatisfy { holds($0, for: value) }
    case .not(let rules): !holds(rules, for: value)
    case .choice(let condition, let then, let otherwise):
      holds(holds(condition, for: value) ? then : otherwise, for: value)
    case .named(let name): definitions[name].map { holds($0, for: value) } ?? false
    }
  }
}

extension NSRegularExpression {
  /// Whether the expression matches anywhere in a text.
  fileprivate func finds(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
