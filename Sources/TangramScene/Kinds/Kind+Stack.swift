import Tangram

extension ContainerKind {
  static let hstack = ContainerKind(
    "hstack", TGHStack(),
    keys: [.key("align", "Where the children go vertically.", .word, \.tg_align)])

  static let vstack = ContainerKind(
    "vstack", TGVStack(),
    keys: [.key("align", "Where the children go horizontally.", .word, \.tg_align)])

  static let zstack = ContainerKind(
    "zstack", TGZStack(),
    keys: [
      .key(
        "align", "Where the children go.",
        .choice([
          "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
          "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
          "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        ]), \.tg_align)
    ])

  /// Whether containers of the kind ignore the positions of their children.
  var isStack: Bool { self === Self.hstack || self === Self.vstack || self === Self.zstack }

  /// A child of a stack that is written as `{"spacer": 10}`, or `{"spacer": {"min": 10}}`.
  static let spacer = ContainerKind(
    "spacer", { TGSpacer().view }, matches: { TGSpacer($0) != nil },
    groups: [KeyGroup(keys: [spacerKey.ofViews])] + KeyGroup.placement, markingKey: "spacer",
    childrenKey: nil)

  private static let spacerKey = SceneKey<TGSpacer>.key(
    "spacer", "How long the spacer is, or how long it is at least.", .spacer, { $0 },
    {
      $0.tg_length = $1.tg_length
      $0.tg_minimum = $1.tg_minimum
      $0.tg_priority = $1.tg_priority
    }, isRequired: true)
}

extension SceneValue<TGSpacer> {
  fileprivate static let spacer = FunctionValue(
    schema: .any(of: .number, .null, object.schema),
    read: { (value, names) throws(TGSceneError) in
      if value.isNull { return TGSpacer() }
      if let length = value.numberIfAny { return TGSpacer(length) }
      guard value.isObject else { throw value.expected("a number or an object") }
      return try object.read(value, names)
    },
    write: { spacer, writer in
      if let length = spacer.tg_length { return writer.number(length) }
      object.write(spacer, &writer)
    })

  private static let object: SceneValue = SceneObject(
    start: TGSpacer(),
    keys: [
      .key("min", "It is no shorter than this.", .number, \.tg_minimum),
      .key(
        "priority", "Those with more take what is left before those with less.", .number,
        \.tg_priority),
    ])
}
