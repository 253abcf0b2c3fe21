import Tangram

extension ContainerKind {
  static let flow = ContainerKind(
    "flow", make: { TGFlowLayout() }, matches: { TGFlowLayout($0) != nil },
    keys: [
      .property("orientation", \TGFlowLayout.tg_orientation, default: .vert, .orientation),
      .property("arrangedCount", \TGFlowLayout.tg_arrangedCount, default: 0, .count),
      .property("pagedCount", \TGFlowLayout.tg_pagedCount, default: 0, .count),
      .property("autoArrange", \TGFlowLayout.tg_autoArrange, default: false, .bool),
      .property(
        "arrangedGravity", \TGFlowLayout.tg_arrangedGravity, default: .none, .gravity),
      .property(
        "lastlineGravity", \TGFlowLayout.tg_lastlineGravityPolicy, default: .no,
        .gravityPolicy),
      .parts(
        "fixedSubviews", of: TGFlowLayout.self,
        read: { (value, flow, names) throws(TGSceneError) in
          flow.setFixed(try SceneCodec.fixedSubviews.decode(value, names))
        },
        clear: { $0.setFixed(nil) },
        write: { flow, labels in
          SceneCodec.fixedSubviews.encode(flow.tg_fixedSubviews, labels)
        }),
    ])
}

extension TGFlowLayout {
  fileprivate mutating func setFixed(_ fixed: TGFixedSubviews?) {
    // A flow needs to know a smallest gap, to tell how many children fit into a line.
    let space = fixed?.minSpace ?? 0
    tg_setSubviews(
      size: fixed?.size ?? 0, minSpace: space == -.greatestFiniteMagnitude ? 0 : space,
      maxSpace: fixed?.maxSpace ?? .greatestFiniteMagnitude, centered: fixed?.centered ?? false)
  }
}

extension SceneCodec<TGGravityPolicy> {
  fileprivate static let gravityPolicy = choice([
    "no": .no, "always": .always, "auto": .auto,
  ])
}
