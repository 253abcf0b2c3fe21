import TangramCore

extension SceneValue<TGGravity> {
  static let gravity = FunctionValue(
    schema: .named(.gravity),
    read: { (value, _) throws(TGSceneError) in
      guard value.isArray else { throw value.expected("an array of names like `horz.center`") }
      var gravity = TGGravity.none
      for element in value.elements { gravity.formUnion(try element.choice(GravityNames.all)) }
      return gravity
    },
    write: { gravity, writer in
      let parts = [TGGravity.horz.mask, TGGravity.vert.mask].map(gravity.subtracting)
      writer.array(parts.flatMap(GravityNames.names)) { $1.string($0) }
    })
}

/// The names of gravities; those for both axes come last and are never written.
enum GravityNames {
  static let all = Choices(
    axes + [
      ("center", .center), ("fill", .fill), ("stretch", .stretch), ("between", .between),
      ("around", .around), ("among", .among),
    ])

  /// The names for a single axis.
  private static let axes = [
    TGGravity.horz.left, TGGravity.horz.center, TGGravity.horz.right, TGGravity.horz.leading,
    TGGravity.horz.trailing, TGGravity.horz.fill, TGGravity.horz.stretch, TGGravity.horz.between,
    TGGravity.horz.around, TGGravity.horz.among, TGGravity.horz.windowCenter,
    TGGravity.vert.top, TGGravity.vert.center, TGGravity.vert.bottom, TGGravity.vert.fill,
    TGGravity.vert.stretch, TGGravity.vert.between, TGGravity.vert.around, TGGravity.vert.among,
    TGGravity.vert.windowCenter, TGGravity.vert.baseline,
  ].map { ($0.description, $0) }

  /// The name of a gravity along one axis, or the names of its parts.
  static func names(of gravity: TGGravity) -> [String] {
    if let axis = axes.first(where: { $0.1 == gravity }) { return [axis.0] }
    return axes.filter { $0.1.rawValue.nonzeroBitCount == 1 && gravity.contains($0.1) }.map(\.0)
  }
}
