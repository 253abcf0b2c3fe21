/// How frames are rounded to the pixel grid.
///
/// Containers compute with exact numbers; only the resulting frames are rounded. Unless snapping is
/// off, the size of a container that wraps its content is on the grid, too.
public enum TGSnapping: Hashable, Sendable, CaseIterable {
  /// The edges of every view are rounded, with halves rounded to the right and down.
  ///
  /// Adjacent views remain adjacent, and shares of a whole fill it without gaps or overlap. The size of
  /// a container that wraps is rounded up.
  case edges
  /// The origin and the size of a leaf are rounded separately, as in TangramKit.
  ///
  /// Equal sizes stay equal, but neighbors may overlap or leave a gap of one pixel. For containers,
  /// the edges are rounded.
  case sizes
  /// Frames are not rounded, whatever the scale.
  case off
}
