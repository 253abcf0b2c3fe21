// Encoding and decoding of scenes in other formats and inside other documents; the structure is
// that of the JSON.

extension TGScene: Codable {
  /// Reads a scene.
  ///
  /// - Throws: A `DecodingError` from the decoder, or a `TGSceneError` whose path is relative to
  ///   the scene.
  public init(from decoder: any Decoder) throws {
    try self.init(json: DecodedJSON(from: decoder).json.text)
  }

  /// Writes the scene.
  public func encode(to encoder: any Encoder) throws {
    try JSONDocument(json()).root.encode(to: encoder)
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Decoding

/// Any value of a decoder, as JSON.
private struct DecodedJSON: Decodable {
  let json: JSON

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      json = .object(
        try object.allKeys.map {
          JSONMember($0.stringValue, try object.decode(DecodedJSON.self, forKey: $0).json)
        })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !array.isAtEnd { elements.append(try array.decode(DecodedJSON.self).json) }
      json = .array(elements)
    } else {
      json = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSON {
    if container.decodeNil() { return .null }
    if let flag = try? container.decode(Bool.self) { return .bool(flag) }
    if let number = try? container.decode(Double.self) { return .number(number) }
    return .string(try container.decode(String.self))
  }
}

// MARK: - Encoding

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch entry.kind {
    case .object:
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in elements {
        try object.encode(member, forKey: AnyKey(stringValue: member.keyText))
      }
    case .array:
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .yes, .no:
      var container = encoder.singleValueContainer()
      try container.encode(entry.kind == .yes)
    case .number:
      var container = encoder.singleValueContainer()
      try container.encode(number())
    case .string, .escapedString:
      var container = encoder.singleValueContainer()
      try container.encode(string())
    }
  }
}
