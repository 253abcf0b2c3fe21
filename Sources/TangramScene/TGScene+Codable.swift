// Encoding and decoding of scenes in other formats and inside other documents; the structure is
// that of the JSON.

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
  /// - Throws: A `DecodingError` from the decoder, or a `TGSceneError` whose path is relative to
  ///   the scene.
  public init(from decoder: any Decoder) throws {
    let fonts = try TGSceneFonts.given(to: decoder)
    try self.init(JSON(from: decoder).inReadingOrder.writer.document.root, fonts: fonts)
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

// MARK: - Order

extension JSON {
  /// The document with fonts and styles in the order of their names, and every style after the one
  /// that it is based on.
  fileprivate var inReadingOrder: JSON {
    guard case .object(var members) = self else { return self }
    for index in members.indices {
      guard case .object(let declared) = members[index].value else { continue }
      switch members[index].key {
      case "fonts": members[index].value = .object(declared.sorted { $0.key < $1.key })
      case "styles": members[index].value = .object(Self.afterTheirBases(declared))
      default: break
      }
    }
    return .object(members)
  }

  /// Sorts styles by name, with every style after the one that it is based on.
  private static func afterTheirBases(_ styles: [JSONMember]) -> [JSONMember] {
    var remaining = Dictionary(styles.map { ($0.key, $0) }) { first, _ in first }
    var sorted: [JSONMember] = []
    for name in remaining.keys.sorted() {
      // A style, its base, the base of its base, and so on.
      var chain: [JSONMember] = []
      var next: String? = name
      while let name = next, let style = remaining.removeValue(forKey: name) {
        chain.append(style)
        next = style.value.nameOfStyle
      }
      sorted += chain.reversed()
    }
    return sorted
  }

  private var nameOfStyle: String? {
    guard case .object(let members) = self,
      case .string(let name)? = members.first(where: { $0.key == "style" })?.value
    else { return nil }
    return name
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
    } else {
      self = try Self.scalar(decoder.singleValueContainer())
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
    switch content {
    case .object:
      var object = encoder.container(keyedBy: AnyKey.self)
      for member in elements {
        try object.encode(member, forKey: AnyKey(stringValue: member.key))
      }
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
