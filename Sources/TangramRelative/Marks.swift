import TangramCore

/// The parts of a child's rectangle along one axis that are resolved in a run.
struct Known: OptionSet {
  let rawValue: UInt8

  /// The extent is resolved; it may still change when the child is placed.
  static let extent = Known(rawValue: 1)
  /// Both edges are resolved.
  static let edges = Known(rawValue: 2)
  static let all: Known = [.extent, .edges]
}

/// The descriptors of a child along an axis that may contain a reference.
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

/// The state of a child along one axis in a run, besides the extent and the origin in its box.
struct Mark {
  /// The coordinate of the child's far edge, as references to it read it.
  ///
  /// If bounds limit the extent, this is not where the child ends.
  var end = 0.0
  var known: Known = []
  /// Descriptors whose references close a cycle, and which are ignored.
  var broken: Descriptor = []
  /// The stack index, plus one, of the latest step for this axis; 0 if the stack has no such step.
  var height: Int32 = 0
}
