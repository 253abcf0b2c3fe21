import Tangram

extension ContainerKind {
  static let flow = ContainerKind.oriented(
    "flow", TGFlowLayout(),
    keys: [
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
        "lastlineGravity", "Whether the last line follows the gravity.", .gravityPolicy,
        \.tg_lastlineGravityPolicy),
      .key(
        "lineGravity", "Gravities of single lines, instead of those of the flow.", .lineGravity,
        \.tg_lineGravity),
      .fixedSubviews,
    ])

  static let float = ContainerKind.oriented(
    "float", TGFloatLayout(),
    keys: [
      .key(
        "noBoundaryLimit",
        "Whether lines go on up to the maximum of a container that wraps, or for ever.", .bool,
        \.tg_noBoundaryLimit),
      .fixedSubviews,
    ])
}

extension SceneCodec<TGGravityPolicy> {
  fileprivate static let gravityPolicy = choice([
    "no": .no, "always": .always, "auto": .auto,
  ])
}

extension SceneCodec<TGLineGravity?> {
  /// The gravities of the first lines and of the last one; those of a function cannot be written.
  fileprivate static let lineGravity = SceneCodec(
    schema: .object([
      "lines": .list(of: .any(of: .named(.gravity), .null))
        .described("The gravities of the first lines, in order; null for a line like the others."),
      "last": SceneSchema.named(.gravity).described("The gravity of the last line."),
    ]),
    decode: { (value, names) throws(TGSceneError) in
      _ = try value.object(keys: ["lines", "last"])
      var (lines, last) = ([TGGravity?](), TGGravity?.none)
      if let list = value["lines"] {
        guard list.isArray else { throw list.expected("an array of gravities") }
        for element in list.elements {
          lines.append(
            element.isNull ? nil : try SceneCodec<TGGravity>.gravity.decode(element, names))
        }
      }
      if let gravity = value["last"] {
        last = try SceneCodec<TGGravity>.gravity.decode(gravity, names)
      }
      return TGLineGravity(lines: lines, last: last)
    },
    write: { key, gravity, labels, writer in
      guard let gravity, !gravity.isFunction else { return }
      writer.key(key)
      writer.openObject()
      if !gravity.lines.isEmpty {
        writer.key("lines")
        writer.openArray()
        for line in gravity.lines {
          if let line {
            SceneCodec<TGGravity>.writeNames(of: line, to: &writer)
          } else {
            writer.null()
          }
        }
        writer.closeArray()
      }
      if let last = gravity.last {
        SceneCodec<TGGravity>.gravity.write("last", last, labels, &writer)
      }
      writer.closeObject()
    })
}
