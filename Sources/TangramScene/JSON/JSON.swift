/// A small JSON value in memory: a schema, an answer of the tool, or a short part of a scene.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([JSONMember])
}

package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSON

  package init(_ key: String, _ value: JSON) {
    self.key = key
    self.value = value
  }
}

extension JSON {
  /// Reads a document whose values are not nested very deeply.
  package init(utf8 bytes: [UInt8]) throws(TGSceneError) {
    self.init(try JSONDocument(utf8: bytes, limits: TGSceneLimits(nesting: 500)).root)
  }

  /// Converts a value of a document; a shallow one, since the conversion recurses.
  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array: self = .array(value.elements.map { JSON($0) })
    case .object: self = .object(value.elements.map { JSONMember($0.key, JSON($0)) })
    }
  }

  package static func numbers(_ numbers: Double...) -> JSON { .array(numbers.map(JSON.number)) }

  /// The value as text without whitespace.
  package var serialized: String { writer.text }

  var writer: JSONWriter {
    var writer = JSONWriter()
    writer.value(self)
    return writer
  }
}

extension JSONWriter {
  mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let number): self.number(number)
    case .string(let string): self.string(string)
    case .array(let elements): array(elements) { $1.value($0) }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member.key) { $0.value(member.value) } }
      }
    }
  }
}
