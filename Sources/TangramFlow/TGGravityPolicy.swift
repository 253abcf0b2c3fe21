/// Whether the last line of a flow layout follows a gravity that spreads or stretches a line.
///
/// It only affects a last line that is not full, under `between`, `around`, `among` and `fill`. In a flow
/// that breaks lines by content, no line is considered full.
public enum TGGravityPolicy: Hashable, Sendable, CaseIterable {
  /// The children of the last line stay together at the start.
  case no
  /// The last line is spread or stretched like the others.
  case always
  /// The children of the last line are aligned with those of the line before.
  ///
  /// In a flow that breaks lines by content, this is the same as `no`.
  case auto
}
