import TangramCore

extension SceneKey {
  /// The keys of every node that affect its placement.
  static let placement: [SceneKey] =
    positions + sizes + part.map { $0.about(.part) }
    + hidden.map { $0.inAllSizeClasses(about: .part) }
    + (item + gridItem + contentPriorities).map { $0.about(.item) }
    + coordinates.map { $0.inAllSizeClasses(about: .coordinates) } + alpha
    + content.map { $0.inAllSizeClasses(about: .content) } + paint

  private static let part = keys(
    of: TGView(),
    [
      .key("visibility", .visibility, { $0.tg_visibility }, { $0.tg_visibility = $1 }),
      .key("alignment", .gravity, { $0.tg_alignment }, { $0.tg_alignment = $1 }),
      .key("noLayout", .bool, { $0.tg_noLayout }, { $0.tg_noLayout = $1 }),
      .key("useFrame", .bool, { $0.tg_useFrame }, { $0.tg_useFrame = $1 }),
      .key("reverseFloat", .bool, { $0.tg_reverseFloat }, { $0.tg_reverseFloat = $1 }),
      .key("clearFloat", .bool, { $0.tg_clearFloat }, { $0.tg_clearFloat = $1 }),
    ])

  /// Whether a view is hidden; written only if it does not follow from its visibility.
  private static let hidden = keys(
    of: TGView(),
    [
      .key("hidden", .bool) { (value, view, _) throws(TGSceneError) in
        view.isHidden = try value.bool()
      } clear: {
        $0.isHidden = $0.tg_visibility != .visible
      } write: { view, _, writer in
        if view.isHidden == (view.tg_visibility != .visible) { return }
        writer.key("hidden")
        writer.bool(view.isHidden)
      }
    ])

  /// The keys about the coordinates of a node; the frame is the one before the transform.
  private static let coordinates = keys(
    of: TGView(),
    [
      .key("frame", .rect, { $0.givenFrame }, { $0.layoutRectangle = $1 }),
      .key(
        "boundsOrigin", .point, { $0.nodeGeometry.boundsOrigin },
        { $0.nodeGeometry.boundsOrigin = $1 }),
      .key(
        "anchorPoint", .point, { $0.nodeGeometry.anchorPoint }, { $0.nodeGeometry.anchorPoint = $1 }
      ),
      .key(
        "transform", .transform, { $0.nodeGeometry.transform }, { $0.nodeGeometry.transform = $1 }),
    ])

  static let alpha = keys(
    of: TGView(),
    [.key("alpha", .alpha, { $0.nodeGeometry.alpha }, { $0.nodeGeometry.alpha = $1 })]
  ).map { $0.inAllSizeClasses(about: .coordinates) }
}

extension SceneCodec<Double> {
  /// The opacity; values above 1 and invalid numbers are treated as opaque.
  fileprivate static let alpha = SceneCodec(
    schema: .number, decode: { (value, _) throws(TGSceneError) in try value.number() },
    write: { key, alpha, _, writer in if alpha < 1 { writer.member(key, max(0, alpha)) } })
}

extension SceneCodec<TGVisibility> {
  fileprivate static let visibility = choice([
    "visible": .visible, "invisible": .invisible, "gone": .gone,
  ])
}
