import TangramCore

extension SceneValue<TGEnvironment> {
  /// The keys of a document: the environment in which its tree is laid out, and its other parts.
  static let document = SceneObject(
    start: TGEnvironment(size: TGScene.defaultSize),
    keys: [
      // The schema is for editors; the reader only checks that the value is a string.
      .key(
        "$schema", "Where the schema of the document is, for editors.", .string, { _ in "" },
        { _, _ in }),
      .key(
        "scale", "The number of pixels to a point, to which frames are rounded.", .scale, \.scale),
      .key("snap", "What of a frame is put on the pixel grid.", .word, \.snapping),
      .key("rtl", "Whether reading starts on the right.", .bool, \.isRightToLeft),
      .key(
        "sizeClass", "The class of the screen.", .sizeClass.named(.sizeClass), \.sizeClass),
      .key(
        "safeArea", "How far bars and notches reach into the room from its edges.",
        .safeArea, \.safeArea),
      .key("superview", "The room that the root lies in: width, height.", .size, \.size),
      PartKey("fonts", nil, SceneTexts.schemaOfFonts),
      PartKey(
        "font", "The family of texts which name none; else the first of `fonts`.", .string),
      PartKey("styles", nil, SceneTexts.schemaOfStyles),
      // The last key: writing stops at a required key that writes nothing.
      PartKey("root", "The view that is laid out.", .named(.node), isRequired: true),
    ])
}

extension SceneValue<Double> {
  /// The number of pixels per point; a layout treats a scale that cannot be written as 1.
  fileprivate static let scale = number.checked(
    .number.with("exclusiveMinimum", .number(0)),
    otherwise: "expected a number greater than 0", by: { $0 > 0 && $0.isFinite })
}

extension SceneValue<TGInsets> {
  fileprivate static let safeArea = SceneObject(
    start: TGInsets.zero,
    keys: [
      .key("top", "The inset from the top edge.", .number, \.top),
      .key("leading", "The inset from the leading edge.", .number, \.leading),
      .key("bottom", "The inset from the bottom edge.", .number, \.bottom),
      .key("trailing", "The inset from the trailing edge.", .number, \.trailing),
    ])
}

/// The key of a part of the document that is read and written separately.
private final class PartKey: SceneKey<TGEnvironment>, @unchecked Sendable {
  override func read(
    _ json: JSONValue, _ owner: inout TGEnvironment, _ names: SceneNames
  ) throws(TGSceneError) {}

  override func reset(_ owner: inout TGEnvironment, _ start: TGEnvironment, _ names: SceneNames) {}

  override func differs(_ owner: TGEnvironment, _ start: TGEnvironment) -> Bool { false }

  override func writeValue(_ owner: TGEnvironment, _ writer: inout JSONWriter) {}
}
