import TangramCore
import TangramPaint
import TangramTextViews

extension KeyGroup {
  /// The keys that control how the view takes part in the layout of its container.
  static let participation = KeyGroup(
    isSet: { $0.specifiesParticipation },
    keys: [
      .key(
        "visibility", "Whether the view is seen: invisible keeps its place, gone does not.", .word,
        \.tg_visibility),
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

  static let hidden = KeyGroup(
    isSet: { $0.specifiesParticipation }, isPerSizeClass: false,
    keys: [
      // The hidden flag is written only if it does not follow from the visibility.
      .key(
        "hidden", "Whether the view is left out, unless it is invisible.", .optional(.bool),
        { $0.isHidden == ($0.tg_visibility != .visible) ? nil : $0.isHidden },
        { view, isHidden in if let isHidden { view.isHidden = isHidden } })
    ])

  /// The keys of the view's coordinates; the frame is the one before the transform.
  static let coordinates = KeyGroup(
    isSet: { $0.specifiesCoordinates }, isPerSizeClass: false,
    keys: [
      .key(
        "frame", "The frame before layout: x, y, width, height.", .rect,
        { $0.stored.resolved.givenFrame }, { $0.layoutRectangle = $1 }),
      .key(
        "boundsOrigin", "How far the view is scrolled: x, y.", .point, \.nodeGeometry.boundsOrigin),
      .key(
        "anchorPoint", "The point the transform turns about, as fractions of the size: x, y.",
        .point, \.nodeGeometry.anchorPoint),
      .key(
        "transform", "What is done to the view about its anchor point: a, b, c, d, tx, ty.",
        .transform, \.nodeGeometry.transform),
    ])

  static let alpha = KeyGroup(
    isSet: { $0.specifiesCoordinates }, isPerSizeClass: false,
    keys: [
      .key(
        "alpha", "How opaque the view is with everything in it, from 0 to 1.", .alpha,
        \.nodeGeometry.alpha)
    ])

  static let content = KeyGroup(
    isSet: { $0.content != nil && !$0.laysOutChildren }, isPerSizeClass: false,
    keys: [
      .key(
        "content", "What a leaf draws, which a size of wrap measures.", .content,
        { $0.stored.resolved.content }, { $0.tg_content = $1 })
    ])

  static let paint = KeyGroup(
    isSet: { $0.hasValues && TGView(copy $0)[TGPaintKey.self] != nil }, isPerSizeClass: false,
    keys: [
      .key(
        "paint", "What the view looks like in a picture; it changes no frame.",
        .optional(.paint), { $0[TGPaintKey.self] }, { $0[TGPaintKey.self] = $1 })
    ])
}

extension Node {
  /// Whether the view has properties that control how it takes part in the layout of its container.
  fileprivate var specifiesParticipation: Bool { alignment != .none || !flags.areOrdinary }

  /// Whether the view may have a frame, coordinates of its own, or descriptors for size classes.
  var mayHaveCoordinates: Bool { frame != .zero || details != nil }

  fileprivate var specifiesCoordinates: Bool {
    mayHaveCoordinates && (geometry != NodeGeometry() || givenFrame != .zero)
  }
}

extension SceneValue<Double> {
  /// The opacity; values above 1 and invalid numbers are treated as opaque.
  fileprivate static let alpha = FunctionValue(
    schema: .number, read: number.read, write: { if $0 < 1 { $1.number(max(0, $0)) } })
}
