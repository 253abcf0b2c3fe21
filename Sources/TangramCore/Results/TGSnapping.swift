/// How frames are put on the pixel grid.
///
/// Containers compute with exact numbers; what becomes a frame is rounded at the end. In all three
/// ways the size of a container that is as large as its content is on the grid, too, unless
/// snapping is off.
public enum TGSnapping: Hashable, Sendable, CaseIterable {
  /// The edges of every view are rounded, a half to the right and down: views that touch still
  /// touch, and shares of a whole fill it without gap or overlap.
  case edges
  /// The origin and the size of a leaf are rounded one by one, as TangramKit does: equal sizes stay
  /// equal, but neighbours may overlap or leave a gap of a pixel. Of containers the edges are
  /// rounded.
  case sizes
  /// Nothing is rounded: frames are exact, whatever the scale.
  case off
}
