// Scenes in other formats and inside other documents: what is encoded has the same structure as
// the JSON.

extension TGScene: Codable {
  /// Reads a scene.
  ///
  /// - Throws: A `DecodingError` from the decoder, or a `TGSceneError` whose path begins at the
  ///   scene.
  public init(from decoder: any Decoder) throws {
    var tree = JSONTree()
    try tree.append(decoding: decoder, key: nil)
    guard let document = tree.root else { throw TGSceneError(path: "", message: "no document") }
    try self.init(document)
  }

  /// Writes the scene.
  public func encode(to encoder: any Encoder) throws {
    guard let document = document.root else { return }
    try document.encode(to: encoder)
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Decoding

/// A decoder caught in the act of decoding a value.
private struct DecoderBox: Decodable {
  let decoder: any Decoder
  init(from decoder: any Decoder) { self.decoder = decoder }
}

extension JSONTree {
  fileprivate mutating func append(decoding decoder: any Decoder, key: String?) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      open(.object, key: key)
      for member in object.allKeys {
        let box = try object.decode(DecoderBox.self, forKey: member)
        try append(decoding: box.decoder, key: member.stringValue)
      }
      close()
    } else if var array = try? decoder.unkeyedContainer() {
      open(.array, key: key)
      while !array.isAtEnd {
        try append(decoding: try array.decode(DecoderBox.self).decoder, key: nil)
      }
      close()
    } else {
      append(scalar: try Payload(decoder.singleValueContainer()), key: key)
    }
  }
}

extension JSONTree.Payload {
  fileprivate init(_ container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }
}

// MARK: - Encoding

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch payload {
    case .object:
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in elements {
        try object.encode(member, forKey: AnyKey(stringValue: member.key ?? ""))
      }
    case .array:
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .string(let string):
      var container = encoder.singleValueContainer()
      try container.encode(string)
    }
  }
}
