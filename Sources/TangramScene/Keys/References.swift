import TangramCore

/// Reads the strings that positions and sizes are made of.
enum References {
  /// Returns the anchor for a reference such as `B.right`.
  ///
  /// - Parameter isSize: Whether a size is expected rather than an edge or a center.
  static func anchor(
    _ bytes: ArraySlice<UInt8>, isSize: Bool, at value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGAnchor? {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    guard let attribute = Word(bytes[(dot + 1)...]).flatMap(TGAttribute.init(word:)) else {
      let name = String(decoding: bytes[..<dot], as: UTF8.self)
      let known = TGAttribute.allCases.filter { $0.isSize == isSize }.map { "\(name).\($0.name)" }
      throw value.unknownValue(try value.string(), known: known)
    }
    if attribute.isSize != isSize {
      let text = try value.string()
      throw value.error(
        isSize
          ? "`\(text)` is a position, and a size is expected"
          : "`\(text)` is a size, and a position is expected")
    }
    return TGAnchor(try names.target(bytes[..<dot], at: value), attribute)
  }

  /// The anchors for an array of references.
  static func list(
    _ value: JSONValue, isSize: Bool, _ names: SceneNames
  ) throws(TGSceneError) -> [TGAnchor] {
    var anchors: [TGAnchor] = []
    for element in value.elements {
      guard let bytes = element.bytesIfAny else { throw element.expected("a string") }
      guard let anchor = try anchor(bytes, isSize: isSize, at: element, names) else {
        let text = try element.string()
        throw element.error("unknown value `\(text)`; expected \(example(isSize))")
      }
      anchors.append(anchor)
    }
    return anchors
  }

  /// A percentage such as `20%`; nil if the text is not one.
  static func weight(_ text: some StringProtocol) -> TGWeight? { weight(Array(text.utf8)[...]) }

  /// A percentage such as `20%`; nil if the bytes are not one.
  static func weight(_ bytes: ArraySlice<UInt8>) -> TGWeight? {
    guard bytes.last == UInt8(ascii: "%") else { return nil }
    return JSONScanner.number(in: bytes.dropLast()).map { TGWeight($0) }
  }

  /// The end of a message about a text that would be a valid percentage without its spaces.
  static func hintAtShare(_ text: String) -> String {
    let tight = text.filter { $0 != " " }
    if tight == text || weight(tight) == nil { return "" }
    return "; write `\(tight)`, without the space"
  }

  static func example(_ isSize: Bool) -> String {
    isSize ? "a reference like `B.width`" : "a reference like `B.right`"
  }
}
