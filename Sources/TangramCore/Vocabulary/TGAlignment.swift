/// What a gravity asks for along one axis, free of the axis and of the reading direction.
public enum TGAlignment: UInt8, Hashable, BitwiseCopyable, Sendable {
  /// Nothing is asked for.
  case none
  /// At the start: leading or top.
  case start
  /// In the middle.
  case center
  /// At the end: trailing or bottom.
  case end
  /// Stretched.
  case fill
  /// In the middle of the window.
  case windowCenter
  /// On a common line of writing (vertical axis only).
  case baseline
  /// The free space between neighbours.
  case between
  /// The free space around every child.
  case around
  /// Equal gaps everywhere.
  case among
  /// A combination that has no meaning of its own; it places at the start.
  case other
}
