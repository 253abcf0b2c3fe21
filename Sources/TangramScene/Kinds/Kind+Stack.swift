import Tangram

extension ContainerKind {
  static let hstack = ContainerKind(
    "hstack", TGHStack(),
    keys: [
      .key(
        "align", "Where the children go vertically.",
        .choice(["top": .top, "center": .center, "bottom": .bottom]), \.tg_align)
    ])

  static let vstack = ContainerKind(
    "vstack", TGVStack(),
    keys: [
      .key(
        "align", "Where the children go horizontally.",
        .choice(["leading": .leading, "center": .center, "trailing": .trailing]), \.tg_align)
    ])

  static let zstack = ContainerKind(
    "zstack", TGZStack(),
    keys: [
      .key(
        "align", "Where the children go.",
        .choice([
          "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
          "leading": .leading, "center": .center, "trailing": .trailing,
          "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        ]), \.tg_align)
    ])
}

extension ContainerKind {
  /// Whether containers of the kind ignore the positions of their children.
  var isStack: Bool { self === Self.hstack || self === Self.vstack || self === Self.zstack }
}

// MARK: - Spacers

extension ContainerKind {
  /// A child of a stack that is written as `{"spacer": 10}`, or `{"spacer": {"min": 10}}`.
  static let spacer = ContainerKind(
    name: "spacer", make: { TGSpacer().view }, matches: { TGSpacer($0) != nil },
    keys: KeySet(SceneKey.keys(of: TGSpacer(), [spacerKey]) + SceneKey.placement),
    markingKey: "spacer")

  private static let spacerKey = KeyOf<TGSpacer>.key(
    "spacer", "How long the spacer is, or how long it is at least.",
    .any(of: .number, .null, SceneObject.spacer.schema)
  ) {
    (value, spacer, _) throws(TGSceneError) in
    spacer.become(TGSpacer())
    if value.isNull { return }
    if let length = value.numberIfAny {
      spacer.become(TGSpacer(length))
      return
    }
    guard value.isObject else { throw value.expected("a number or an object") }
    spacer.become(try SceneObject.spacer.read(value))
  } clear: {
    $0.become(TGSpacer())
  } write: { spacer, _, writer in
    writer.key("spacer")
    if let length = spacer.tg_length { return writer.number(length) }
    SceneObject.spacer.write(spacer, to: &writer)
  }
}

extension SceneObject<TGSpacer> {
  fileprivate static let spacer = SceneObject(
    start: TGSpacer(),
    keys: [
      .key("min", "It is no shorter than this.", .number, \.tg_minimum),
      .key(
        "priority", "Those with more take what is left before those with less.", .number,
        \.tg_priority),
    ])
}

extension TGSpacer {
  /// Takes over the settings of another spacer.
  fileprivate mutating func become(_ other: TGSpacer) {
    tg_length = other.tg_length
    tg_minimum = other.tg_minimum
    tg_priority = other.tg_priority
  }
}
