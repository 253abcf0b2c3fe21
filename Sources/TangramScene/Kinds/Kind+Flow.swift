import Tangram

extension ContainerKind {
  static let flow = ContainerKind.oriented(
    "flow", TGFlowLayout(),
    keys: [
      .key("arrangedCount", .count, { $0.tg_arrangedCount }, { $0.tg_arrangedCount = $1 }),
      .key("pagedCount", .count, { $0.tg_pagedCount }, { $0.tg_pagedCount = $1 }),
      .key("maxLines", .count, { $0.tg_maxLines }, { $0.tg_maxLines = $1 }),
      .key("autoArrange", .bool, { $0.tg_autoArrange }, { $0.tg_autoArrange = $1 }),
      .key("isFlex", .bool, { $0.tg_isFlex }, { $0.tg_isFlex = $1 }),
      .key("arrangedGravity", .gravity, { $0.tg_arrangedGravity }, { $0.tg_arrangedGravity = $1 }),
      .key(
        "lastlineGravity", .gravityPolicy, { $0.tg_lastlineGravityPolicy },
        { $0.tg_lastlineGravityPolicy = $1 }),
      .key("lineGravity", .lineGravity, { $0.tg_lineGravity }, { $0.tg_lineGravity = $1 }),
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
