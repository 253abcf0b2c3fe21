import Tangram

extension ContainerKind {
  static let float = ContainerKind(
    "float", make: { TGFloatLayout() }, matches: { TGFloatLayout($0) != nil },
    keys: [
      .property("orientation", \TGFloatLayout.tg_orientation, default: .vert, .orientation),
      .property("noBoundaryLimit", \TGFloatLayout.tg_noBoundaryLimit, default: false, .bool),
      .parts(
        "fixedSubviews", of: TGFloatLayout.self,
        read: { (value, float, names) throws(TGSceneError) in
          float.setFixed(try SceneCodec.fixedSubviews.decode(value, names))
        },
        clear: { $0.setFixed(nil) },
        write: { float, labels in
          SceneCodec.fixedSubviews.encode(float.tg_fixedSubviews, labels)
        }),
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
