import TangramCore

extension SceneKey {
  /// The keys of every node that affect its placement.
  static let placement: [SceneKey] =
    positions + sizes + part + hidden + item + coordinates + alpha + content + paint

  private static let part = keys(
    of: TGView(), about: .part,
    [
      .key(
        "visibility", "Whether the view is seen: invisible keeps its place, gone does not.",
        .choice(["visible": .visible, "invisible": .invisible, "gone": .gone]), \.tg_visibility),
      .key(
        "alignment", "Where this child goes, instead of where the gravity of its container says.",
        .gravity, \.tg_alignment),
      .key(
        "noLayout", "Whether its place stays free while its frame stays as given.", .bool,
        \.tg_noLayout),
      .key(
        "useFrame", "Whether it is left out of the layout, and its frame stays as given.", .bool,
        \.tg_useFrame),
      .key(
        "reverseFloat", "In a float layout: whether it goes to the other side.", .bool,
        \.tg_reverseFloat),
      .key(
        "clearFloat", "In a float layout: whether it lies below all views before it.", .bool,
        \.tg_clearFloat),
    ])

  /// Whether a view is hidden; written only if it does not follow from its visibility.
  private static let hidden = keys(
    of: TGView(), about: .part, isPerSizeClass: false,
    [
      .key("hidden", "Whether the view is left out, unless it is invisible.", .bool) {
        (value, view, _) throws(TGSceneError) in
        view.isHidden = try value.bool()
      } write: { view, _, writer in
        if view.isHidden == (view.tg_visibility != .visible) { return }
        writer.member("hidden") { $0.bool(view.isHidden) }
      }
    ])

  /// The keys about the coordinates of a node; the frame is the one before the transform.
  private static let coordinates = keys(
    of: TGView(), about: .coordinates, isPerSizeClass: false,
    [
      .key(
        "frame", "The frame before layout: x, y, width, height.", .rect,
        { $0.stored.resolved.givenFrame },
        { $0.layoutRectangle = $1 }),
      .key(
        "boundsOrigin", "How far the view is scrolled: x, y.", .point, \.nodeGeometry.boundsOrigin),
      .key(
        "anchorPoint", "The point the transform turns about, as fractions of the size: x, y.",
        .point, \.nodeGeometry.anchorPoint),
      .key(
        "transform", "What is done to the view about its anchor point: a, b, c, d, tx, ty.",
        .transform, \.nodeGeometry.transform),
    ])

  static let alpha = keys(
    of: TGView(), about: .coordinates, isPerSizeClass: false,
    [
      .key(
        "alpha", "How opaque the view is with everything in it, from 0 to 1.", .alpha,
        \.nodeGeometry.alpha)
    ])
}

extension SceneValue<Double> {
  /// The opacity; values above 1 and invalid numbers are treated as opaque.
  fileprivate static let alpha = SceneValue(
    schema: .number, read: number.read, write: { if $0 < 1 { $1.number(max(0, $0)) } })
}
