import TangramCore

extension SceneValue<TGGravity> {
  static let gravity = SceneValue(
    schema: .named(.gravity),
    read: { (value) throws(TGSceneError) in
      var gravity = TGGravity.none
      guard value.isArray else { throw value.expected("an array of names like `horz.center`") }
      for element in value.elements {
        gravity.formUnion(try element.choice(GravityNames.all))
      }
      return gravity
    },
    write: { gravity, writer in
      let parts = [TGGravity.horz.mask, TGGravity.vert.mask].map(gravity.subtracting)
      writer.array(parts.flatMap(GravityNames.names)) { $1.string($0) }
    })
}

/// The names of gravities; those for both axes come last and are never written.
enum GravityNames {
  static let all: Choices<TGGravity> = [
    "horz.left": TGGravity.horz.left,
    "horz.center": TGGravity.horz.center,
    "horz.right": TGGravity.horz.right,
    "horz.leading": TGGravity.horz.leading,
    "horz.trailing": TGGravity.horz.trailing,
    "horz.fill": TGGravity.horz.fill,
    "horz.stretch": TGGravity.horz.stretch,
    "horz.between": TGGravity.horz.between,
    "horz.around": TGGravity.horz.around,
    "horz.among": TGGravity.horz.among,
    "horz.windowCenter": TGGravity.horz.windowCenter,
    "vert.top": TGGravity.vert.top,
    "vert.center": TGGravity.vert.center,
    "vert.bottom": TGGravity.vert.bottom,
    "vert.fill": TGGravity.vert.fill,
    "vert.stretch": TGGravity.vert.stretch,
    "vert.between": TGGravity.vert.between,
    "vert.around": TGGravity.vert.around,
    "vert.among": TGGravity.vert.among,
    "vert.windowCenter": TGGravity.vert.windowCenter,
    "vert.baseline": TGGravity.vert.baseline,
    "center": TGGravity.center,
    "fill": TGGravity.fill,
    "stretch": TGGravity.stretch,
    "between": TGGravity.between,
    "around": TGGravity.around,
    "among": TGGravity.among,
  ]

  /// The names for a single axis.
  private static let axes = all.all.filter { $0.name.contains(".") }

  /// The name of a gravity along one axis, or the names of its parts.
  static func names(of gravity: TGGravity) -> [String] {
    if gravity == .none { return [] }
    if let entry = axes.first(where: { $0.value == gravity }) { return [entry.name] }
    return axes.filter { $0.value.rawValue.nonzeroBitCount == 1 }
      .filter { gravity.contains($0.value) }.map(\.name)
  }
}
