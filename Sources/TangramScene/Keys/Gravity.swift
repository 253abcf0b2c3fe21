import TangramCore

extension SceneCodec<TGGravity> {
  /// A list of names.
  static let gravity = SceneCodec(
    decode: { (value, _) throws(TGSceneError) in
      var gravity = TGGravity.none
      for element in try value.array() {
        let name = try element.string()
        guard let part = GravityNames.all.first(where: { $0.name == name }) else {
          throw element.unknownValue(name, known: GravityNames.all.map(\.name))
        }
        gravity.formUnion(part.gravity)
      }
      return gravity
    },
    encode: { gravity, _ in
      let parts = [TGGravity.horz.mask, TGGravity.vert.mask].flatMap { removed in
        GravityNames.names(of: gravity.subtracting(removed))
      }
      return .array(parts.map(JSON.string))
    })
}

/// The names of gravities; those of both axes come last, and are not written.
private enum GravityNames {
  typealias Entry = (name: String, gravity: TGGravity)

  static let axes: [Entry] = [
    ("horz.left", TGGravity.horz.left),
    ("horz.center", TGGravity.horz.center),
    ("horz.right", TGGravity.horz.right),
    ("horz.leading", TGGravity.horz.leading),
    ("horz.trailing", TGGravity.horz.trailing),
    ("horz.fill", TGGravity.horz.fill),
    ("horz.between", TGGravity.horz.between),
    ("horz.around", TGGravity.horz.around),
    ("horz.among", TGGravity.horz.among),
    ("horz.windowCenter", TGGravity.horz.windowCenter),
    ("vert.top", TGGravity.vert.top),
    ("vert.center", TGGravity.vert.center),
    ("vert.bottom", TGGravity.vert.bottom),
    ("vert.fill", TGGravity.vert.fill),
    ("vert.between", TGGravity.vert.between),
    ("vert.around", TGGravity.vert.around),
    ("vert.among", TGGravity.vert.among),
    ("vert.windowCenter", TGGravity.vert.windowCenter),
    ("vert.baseline", TGGravity.vert.baseline),
  ]

  static let all: [Entry] =
    axes + [
      ("center", TGGravity.center),
      ("fill", TGGravity.fill),
      ("between", TGGravity.between),
      ("around", TGGravity.around),
      ("among", TGGravity.among),
    ]

  /// The name of a gravity along one axis, or those of the parts it is put together from.
  static func names(of gravity: TGGravity) -> [String] {
    if gravity == .none { return [] }
    if let entry = axes.first(where: { $0.gravity == gravity }) { return [entry.name] }
    return axes.filter { $0.gravity.rawValue.nonzeroBitCount == 1 }
      .filter { gravity.contains($0.gravity) }.map(\.name)
  }
}
