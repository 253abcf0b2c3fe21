import Tangram

extension ContainerKind {
  static let flow = ContainerKind.oriented(
    "flow", TGFlowLayout(),
    keys: [
      .key("arrangedCount", .count, { $0.tg_arrangedCount }, { $0.tg_arrangedCount = $1 }),
      .key("pagedCount", .count, { $0.tg_pagedCount }, { $0.tg_pagedCount = $1 }),
      .key("maxLines", .count, { $0.tg_maxLines }, { $0.tg_maxLines = $1 }),
      .key("autoArrange", .bool, { $0.tg_autoArrange }, { $0.tg_autoArrange = $1 }),
      .key("arrangedGravity", .gravity, { $0.tg_arrangedGravity }, { $0.tg_arrangedGravity = $1 }),
      .key(
        "lastlineGravity", .gravityPolicy, { $0.tg_lastlineGravityPolicy },
        { $0.tg_lastlineGravityPolicy = $1 }),
      .fixedSubviews,
    ])
}

extension SceneCodec<TGGravityPolicy> {
  fileprivate static let gravityPolicy = choice([
    "no": .no, "always": .always, "auto": .auto,
  ])
}
