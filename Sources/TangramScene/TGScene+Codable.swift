// Scenes in other formats and inside other documents; the structure is that of the JSON.

extension TGScene: Codable {
  /// Reads a scene.
  ///
  /// Fonts that its texts name are those of the decoder's `userInfo`:
  ///
  ///     decoder.userInfo[TGSceneFonts.userInfoKey] = TGSceneFonts(["Inter.ttf": inter])
  ///     let scene = try decoder.decode(TGScene.self, from: data)
  ///
  /// Decoders need not keep the order of keys, so fonts and styles are read in the order of their
  /// names, and a style after the one that it is based on. If there are several families and none is
  /// named by the key `font`, the default is the first by name, not the first in the document.
  ///
  /// - Throws: A `DecodingError` from the decoder, or a `TGSceneError` whose path is relative to the scene.
  public init(from decoder: any Decoder) throws {
    let fonts = try TGSceneFonts.given(to: decoder)
    try self.init(JSON(from: decoder).writer.document.root, fonts: fonts)
  }

  /// Writes the scene, with the names of its fonts.
  ///
  /// If there are several families, the family of texts without a font is named, too, since
  /// encoders need not keep the order of keys.
  public func encode(to encoder: any Encoder) throws {
    try writer(keepsOrder: false).document.root.encode(to: encoder)
  }
}

extension TGSceneFonts {
  /// The key in the `userInfo` of a decoder for the fonts of the scenes that it decodes.
  public static let userInfoKey: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "TGSceneFonts") else {
      preconditionFailure("Any text is a key.")
    }
    return key
  }()

  /// The fonts in the `userInfo` of a decoder; none if there are none.
  fileprivate static func given(to decoder: any Decoder) throws -> TGSceneFonts {
    guard let given = decoder.userInfo[userInfoKey] else { return TGSceneFonts() }
    guard let fonts = given as? TGSceneFonts else {
      throw DecodingError.typeMismatch(
        TGSceneFonts.self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "userInfo[TGSceneFonts.userInfoKey] is a \(type(of: given))"))
    }
    return fonts
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Decoding

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try object.allKeys.map {
          JSONMember($0.stringValue, try object.decode(JSON.self, forKey: $0))
        })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !array.isAtEnd { elements.append(try array.decode(JSON.self)) }
      self = .array(elements)
    } else if let scalar = try? decoder.singleValueContainer(), scalar.decodeNil() {
      self = .null
    } else if let flag = try? Bool(from: decoder) {
      self = .bool(flag)
    } else if let number = try? Double(from: decoder) {
      self = .number(number)
    } else {
      self = .string(try String(from: decoder))
    }
  }
}

// MARK: - Encoding

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch content {
    case .object:
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in elements { try object.encode(member, forKey: AnyKey(stringValue: member.key)) }
    case .array:
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag): try flag.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .string(let string): try string.encode(to: encoder)
    }
  }
}
