import TangramCore

/// Reads the strings that positions and sizes are made of.
enum References {
  /// A reference such as `B.right`.
  ///
  /// - Parameter isSize: Whether an extent is asked for rather than an edge or a centre.
  static func anchor(
    _ text: String, isSize: Bool, at value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGAnchor? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = String(text[..<dot])
    let word = Word(text.utf8[dot...].dropFirst())
    guard let attribute = TGAttribute.allCases.first(where: { $0.word == word }) else {
      let known = TGAttribute.allCases.filter { $0.isSize == isSize }.map { "\(name).\($0.name)" }
      throw value.unknownValue(text, known: known)
    }
    if attribute.isSize != isSize {
      throw value.error(
        isSize
          ? "`\(text)` is a position, and a size is expected"
          : "`\(text)` is a size, and a position is expected")
    }
    return TGAnchor(try names.target(name, at: value), attribute)
  }

  /// The references of an array.
  static func list(
    _ value: JSONValue, isSize: Bool, _ names: SceneNames
  ) throws(TGSceneError) -> [TGAnchor] {
    var anchors: [TGAnchor] = []
    for element in value.elements {
      let text = try element.string()
      guard let anchor = try anchor(text, isSize: isSize, at: element, names) else {
        throw element.error("unknown value `\(text)`; expected \(example(isSize))")
      }
      anchors.append(anchor)
    }
    return anchors
  }

  /// A share such as `20%`; nil when the text is not one.
  static func weight(_ text: String) -> TGWeight? {
    guard text.utf8.last == UInt8(ascii: "%") else { return nil }
    return JSONScanner.number(in: Substring(text.utf8.dropLast())).map { TGWeight($0) }
  }

  static func example(_ isSize: Bool) -> String {
    isSize ? "a reference like `B.width`" : "a reference like `B.right`"
  }
}
