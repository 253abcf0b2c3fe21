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
        "lastlineGravity", "Whether the last line follows the gravity.",
        .choice(["no": .no, "always": .always, "auto": .auto]),
        \.tg_lastlineGravityPolicy),
      .key(
        "lineGravity", "Gravities of single lines, instead of those of the flow.", .lineGravity,
        \.tg_lineGravity),
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

extension SceneValue<TGLineGravity?> {
  /// The gravities of lines; those of a function cannot be written.
  fileprivate static let lineGravity = SceneValue(
    schema: LineGravities.object.schema,
    read: { (value) throws(TGSceneError) in
      let gravities = try LineGravities.object.read(value)
      return TGLineGravity(lines: gravities.lines, last: gravities.last)
    },
    write: { gravity, writer in
      guard let gravity, !gravity.isFunction else { return }
      LineGravities.object.write(
        LineGravities(lines: gravity.lines, last: gravity.last), to: &writer)
    })
}

private struct LineGravities {
  var lines: [TGGravity?] = []
  var last: TGGravity?

  static let object = SceneObject(
    start: LineGravities(),
    keys: [
      .key(
        "lines", "The gravities of the first lines, in order; null for a line like the others.",
        .list(of: .orNull(.gravity)), \.lines),
      .key("last", "The gravity of the last line.", .optional(.gravity), \.last),
    ])
}
