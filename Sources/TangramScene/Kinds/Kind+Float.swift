import Tangram

extension ContainerKind {
  static let float = ContainerKind(
    "float", TGFloatLayout(),
    keys: [
      .orientation,
      .key("noBoundaryLimit", .bool, { $0.tg_noBoundaryLimit }, { $0.tg_noBoundaryLimit = $1 }),
      .fixedSubviewsOfLines,
    ])
}
