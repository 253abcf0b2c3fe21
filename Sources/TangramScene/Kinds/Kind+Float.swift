import Tangram

extension ContainerKind {
  static let float = ContainerKind(
    "float", make: { TGFloatLayout() }, matches: { TGFloatLayout($0) != nil },
    keys: [
      .property("orientation", .orientation, default: .vert) { (float: TGFloatLayout) in
        float.tg_orientation
      } set: {
        $0.tg_orientation = $1
      },
      .property("noBoundaryLimit", .bool, default: false) { (float: TGFloatLayout) in
        float.tg_noBoundaryLimit
      } set: {
        $0.tg_noBoundaryLimit = $1
      },
      .property("fixedSubviews", .fixedSubviews, default: nil) { (float: TGFloatLayout) in
        float.tg_fixedSubviews
      } set: {
        $0.setFixed($1)
      },
    ])
}

extension TGFloatLayout {
  fileprivate mutating func setFixed(_ fixed: TGFixedSubviews?) {
    // How many children have room depends on the smallest gap, so there must be one.
    let least = fixed?.minSpace ?? 0
    tg_setSubviews(
      size: fixed?.size ?? 0, minSpace: least == -.greatestFiniteMagnitude ? 0 : least,
      maxSpace: fixed?.maxSpace ?? .greatestFiniteMagnitude, centered: fixed?.centered ?? false)
  }
}
