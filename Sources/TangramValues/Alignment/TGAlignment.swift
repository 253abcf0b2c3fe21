/// The alignment along one axis that a gravity specifies, independent of the axis and the reading
/// direction.
public enum TGAlignment: Hashable, BitwiseCopyable, Sendable {
  /// No alignment is specified.
  case none
  /// At the start: leading or top.
  case start
  /// In the middle.
  case center
  /// At the end: trailing or bottom.
  case end
  /// Stretched to fill the space.
  case fill
  /// Stretched like `fill`, unless the child has a size; then it is at the start.
  case stretch
  /// In the middle of the window.
  case windowCenter
  /// On a common baseline (vertical axis only).
  case baseline
  /// With the free space between neighbors.
  case between
  /// With the free space around every child.
  case around
  /// With equal gaps between children and at both ends.
  case among
  /// A combination of flags without a meaning; treated as `start`.
  case other
}
