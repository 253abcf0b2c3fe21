import Tangram

extension ContainerKind {
  static let float = ContainerKind.oriented(
    "float", TGFloatLayout(),
    keys: [
      .key("noBoundaryLimit", .bool, { $0.tg_noBoundaryLimit }, { $0.tg_noBoundaryLimit = $1 }),
      .fixedSubviews,
    ])
}
