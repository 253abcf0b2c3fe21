import Tangram

extension ContainerKind {
  static let flow = ContainerKind(
    "flow", make: { TGFlowLayout() }, matches: { TGFlowLayout($0) != nil },
    keys: [
      .property("orientation", .orientation, default: .vert) { (flow: TGFlowLayout) in
        flow.tg_orientation
      } set: {
        $0.tg_orientation = $1
      },
      .property("arrangedCount", .count, default: 0) { (flow: TGFlowLayout) in
        flow.tg_arrangedCount
      } set: {
        $0.tg_arrangedCount = $1
      },
      .property("pagedCount", .count, default: 0) { (flow: TGFlowLayout) in
        flow.tg_pagedCount
      } set: {
        $0.tg_pagedCount = $1
      },
      .property("autoArrange", .bool, default: false) { (flow: TGFlowLayout) in
        flow.tg_autoArrange
      } set: {
        $0.tg_autoArrange = $1
      },
      .property("arrangedGravity", .gravity, default: .none) { (flow: TGFlowLayout) in
        flow.tg_arrangedGravity
      } set: {
        $0.tg_arrangedGravity = $1
      },
      .property("lastlineGravity", .gravityPolicy, default: .no) { (flow: TGFlowLayout) in
        flow.tg_lastlineGravityPolicy
      } set: {
        $0.tg_lastlineGravityPolicy = $1
      },
      .property("fixedSubviews", .fixedSubviews, default: nil) { (flow: TGFlowLayout) in
        flow.tg_fixedSubviews
      } set: {
        $0.setFixed($1)
      },
    ])
}

extension TGFlowLayout {
  fileprivate mutating func setFixed(_ fixed: TGFixedSubviews?) {
    // A flow needs a smallest gap to decide how many children fit into a line.
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
