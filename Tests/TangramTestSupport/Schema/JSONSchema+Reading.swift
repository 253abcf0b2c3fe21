import Foundation
import TangramScene

extension JSONSchema {
  /// The rules of a schema, without its annotations.
  static func rules(of json: JSON) throws -> [Rule] {
    guard let members = json.members else { throw SchemaError(text: "\(json) is no schema") }
    return try members.flatMap { member in try rules(of: member, in: json) }
  }

  private static func rules(of member: JSONMember, in schema: JSON) throws -> [Rule] {
    let value = member.value
    switch member.key {
    case "$schema", "title", "description", "$defs", "then", "else": return []
    case "type": return [.type(try value.checked(value.text))]
    case "enum": return [.values(try value.checked(value.elements))]
    case "const": return [.values([value])]
    case "pattern":
      // In `NSRegularExpression`, `$` also matches before a final newline, but `\z` does not.
      let text = try value.checked(value.text).replacing(/\$$/, with: #"\z"#)
      return [.pattern(try NSRegularExpression(pattern: text))]
    case "minimum":
      let bound = try value.checked(value.number)
      return [.range { $0 >= bound }]
    case "exclusiveMinimum":
      let bound = try value.checked(value.number)
      return [.range { $0 > bound }]
    case "exclusiveMaximum":
      let bound = try value.checked(value.number)
      return [.range { $0 < bound }]
    default: return [try compound(member, in: schema)]
    }
  }

  private static func compound(_ member: JSONMember, in schema: JSON) throws -> Rule {
    let value = member.value
    switch member.key {
    case "properties":
      let members = try value.checked(value.members)
      return .properties(
        Dictionary(uniqueKeysWithValues: try members.map { ($0.key, try rules(of: $0.value)) }))
    case "additionalProperties":
      let known = Set((schema["properties"]?.members ?? []).map(\.key))
      return value == .bool(false)
        ? .noOthers(than: known) : .others(try rules(of: value), than: known)
    case "required": return .required(try value.checked(value.elements).compactMap(\.text))
    case "minItems", "minProperties": return .count(Int(try value.checked(value.number))...Int.max)
    case "maxItems", "maxProperties": return .count(0...Int(try value.checked(value.number)))
    case "items": return .items(try rules(of: value))
    case "anyOf": return .any(try value.checked(value.elements).map { try rules(of: $0) })
    case "allOf": return .all(try value.checked(value.elements).map { try rules(of: $0) })
    case "not": return .not(try rules(of: value))
    case "if":
      return .choice(
        try rules(of: value), then: try schema["then"].map { try rules(of: $0) } ?? [],
        otherwise: try schema["else"].map { try rules(of: $0) } ?? [])
    case "$ref":
      let path = try value.checked(value.text)
      guard path.hasPrefix("#/$defs/") else { throw SchemaError(text: "\(path) leads nowhere") }
      return .named(String(path.dropFirst(8)))
    default: throw SchemaError(text: "the keyword \(member.key) is not known")
    }
  }
}

// MARK: - Parts of values

extension JSON {
  /// Returns a value of the expected type, or throws if it is missing.
  fileprivate func checked<Part>(_ part: Part?) throws -> Part {
    guard let part else { throw JSONSchema.SchemaError(text: "\(self) is not expected") }
    return part
  }

  package var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }
  package var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  package subscript(key: String) -> JSON? { members?.first { $0.key == key }?.value }

  func has(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
