import Tangram

extension ContainerKind {
  static let flow = ContainerKind(
    "flow", TGFlowLayout(),
    keys: [
      .orientation,
      .key(
        "arrangedCount", "How many children are in a line; 0 for as many as fit.", .count,
        \.tg_arrangedCount),
      .key(
        "pagedCount", "How many children are on a page; 0 for no pages.", .count, \.tg_pagedCount),
      .key(
        "maxLines", "How many lines count for the size of a flow that wraps; 0 for all.", .count,
        \.tg_maxLines),
      .key(
        "autoArrange", "Whether children change places so that lines are full.", .bool,
        \.tg_autoArrange),
      .key(
        "isFlex", "Whether shares along the lines add to the sizes that children already have.",
        .bool, \.tg_isFlex),
      .key(
        "arrangedGravity", "Where the children go within their line.", .gravity,
        \.tg_arrangedGravity),
      .key(
        "lastlineGravity", "Whether the last line follows the gravity.", .word,
        \.tg_lastlineGravityPolicy),
      // The gravities of a function cannot be written.
      .key(
        "lineGravity", "Gravities of single lines, instead of those of the flow.",
        .optional(.lineGravity),
        { $0.tg_lineGravity.flatMap { $0.isFunction ? nil : $0 } }, { $0.tg_lineGravity = $1 }),
      .fixedSubviews,
    ])

  static let float = ContainerKind(
    "float", TGFloatLayout(),
    keys: [
      .orientation,
      .key(
        "noBoundaryLimit",
        "Whether lines go on up to the maximum of a container that wraps, or for ever.", .bool,
        \.tg_noBoundaryLimit),
      .fixedSubviews,
    ])
}

extension SceneValue<TGLineGravity> {
  fileprivate static let lineGravity = SceneObject(
    start: TGLineGravity(),
    keys: [
      .key(
        "lines", "The gravities of the first lines, in order; null for a line like the others.",
        .list(of: .orNull(.gravity)), { $0.lines }, { $0 = TGLineGravity(lines: $1, last: $0.last) }
      ),
      .key(
        "last", "The gravity of the last line.", .optional(.gravity), { $0.last },
        { $0 = TGLineGravity(lines: $0.lines, last: $1) }),
    ])
}
