import TangramCore

/// Reads the strings that positions and sizes are made of.
enum References {
  /// Returns the anchor for a reference such as `B.right`.
  ///
  /// - Parameter isSize: Whether a size is expected rather than an edge or a center.
  /// - Returns: Nil if the text has no dot.
  static func anchor(
    _ text: String, isSize: Bool, at value: JSONValue, _ names: SceneNames
  ) throws(TGSceneError) -> TGAnchor? {
    guard let (name, attribute) = parts(of: text) else { return nil }
    guard let attribute = TGAttribute.allCases.first(where: { $0.name == attribute }) else {
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

  /// The anchors for an array of references.
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

  /// The view and the attribute of a reference; nil if the text has no dot.
  static func parts(of text: String) -> (view: String, attribute: String)? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  /// A percentage such as `20%`; nil if the text is not one.
  static func weight(_ text: String) -> TGWeight? {
    JSONValue.number(in: text, before: "%").map { TGWeight($0) }
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
