import TangramCore

/// The parts of a child's rectangle along one axis that are already resolved in the current run.
enum Known: Comparable {
  case nothing
  /// The extent, which may still change when the child is placed.
  case extent
  /// The extent and both edges.
  case all
}

/// The descriptors of a child along an axis that can depend on another value.
struct Descriptor: OptionSet {
  let rawValue: UInt16

  static let start = Descriptor(rawValue: 1)
  static let end = Descriptor(rawValue: 2)
  static let center = Descriptor(rawValue: 4)
  static let baseline = Descriptor(rawValue: 8)
  /// The lower bound of the start position.
  static let lowerBound = Descriptor(rawValue: 16)
  /// The upper bound of the end position.
  static let upperBound = Descriptor(rawValue: 32)
  static let size = Descriptor(rawValue: 64)
  /// The content, whose extent is available only once the extent on the other axis is resolved.
  static let content = Descriptor(rawValue: 128)
  /// The lower bound of the size.
  static let lowerSize = Descriptor(rawValue: 256)
  /// The upper bound of the size.
  static let upperSize = Descriptor(rawValue: 512)
}

/// The state of a child along one axis during a run; the extent and the origin are in its box.
struct ChildAxisState {
  /// The coordinate of the child's far edge that references to it use.
  ///
  /// If bounds limit the extent, the child itself ends at another coordinate.
  var end = 0.0
  /// The stack index, plus one, of the topmost step for this axis; 0 if the stack has no such step.
  var height: Int32 = 0
  /// The descriptors that are ignored because their references close a cycle.
  var ignored: Descriptor = []
  var known = Known.nothing
}

/// The kinds of a child's positions along an axis; `none` for those that have no effect.
struct PositionKinds {
  var start, center, end: TGValueKind

  /// Whether both margins have values.
  var haveBothMargins: Bool { start != .none && end != .none }
}
