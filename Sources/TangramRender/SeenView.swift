import Tangram
import TangramTextViews

/// A view that is visible in a picture.
struct SeenView {
  let entry: TGLayout.Entry
  let paint: TGPaint?
  /// The frame of the view in the coordinate system that contains the root, before any transforms of
  /// the view or its ancestors are applied.
  let frame: TGRect
  /// The transform of the view about its anchor point, in the coordinates of `frame`; nil for none.
  let transform: TGAffineTransform?
  /// The map from the coordinates of `frame` to the picture, which combines the transforms of the view
  /// and its ancestors; nil if there are none.
  let placement: TGAffineTransform?
  /// The origin of the coordinates of the children, in the coordinates of `frame`.
  let contentOrigin: TGPoint
  /// The paragraph that is drawn in the frame; nil if the content is not a paragraph.
  let paragraph: TGParagraph?
  /// Whether an ancestor of the view clips, so that the view may be partly invisible.
  let isClipped: Bool
  /// The indices of the visible children in the list of all visible views.
  var children: [Int] = []

  var node: Node { entry.place.node }

  var hasChildren: Bool { !children.isEmpty }

  /// The bounding box of the view in the picture.
  var extent: TGRect { placement.flatMap { placement in frame.hull { placement($0) } } ?? frame }

  var clips: Bool { paint?.clips ?? node.ownGeometry.map { $0.boundsOrigin != .zero } ?? false }

  /// The opacity of the view and its descendants, from 0 to 1.
  var opacity: Double {
    guard let alpha = node.ownGeometry?.alpha, !alpha.isNaN else { return 1 }
    return max(0, min(alpha, 1))
  }

  private init(_ entry: TGLayout.Entry, in parent: SeenView?, _ paint: TGPaint?) {
    (self.entry, self.paint) = (entry, paint)
    let (place, node) = (entry.place, entry.place.node)
    let origin = parent?.contentOrigin ?? .zero
    frame = TGRect(origin: origin + place.rectangle.origin, size: place.rectangle.size)
    contentOrigin = origin + place.originInParent
    let outer = parent?.placement
    if node.isTransformed {
      let center = node.geometry.placed(in: frame).center
      let own = TGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(node.geometry.transform)
        .concatenating(TGAffineTransform(translationX: center.x, y: center.y))
      (transform, placement) = (own, outer.map(own.concatenating) ?? own)
    } else {
      (transform, placement) = (nil, outer)
    }
    paragraph = node.content?.paragraph(in: frame.size)
    isClipped = parent.map { $0.isClipped || $0.clips } ?? false
  }

  /// Returns all visible views, parents before children.
  ///
  /// - Parameter paint: Returns the appearance of a view.
  static func all(of layout: TGLayout, paint: (TGLayout.Entry) -> TGPaint?) -> [SeenView] {
    var (seen, views) = (SeenViews(layout.environment), [SeenView]())
    // The index of the last visible view at each depth.
    var path: [Int] = []
    for entry in layout.entries where seen.enter(entry.place) {
      path.removeSubrange(entry.depth...)
      let parent = path.last
      if let parent { views[parent].children.append(views.count) }
      path.append(views.count)
      views.append(SeenView(entry, in: parent.map { views[$0] }, paint(entry)))
    }
    return views
  }
}
