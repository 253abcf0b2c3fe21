import TangramCore

/// What is known of the rectangle of a child along one axis in a run.
struct Known: OptionSet {
  let rawValue: UInt8

  /// The extent was found; it may still change when the child is placed.
  static let extent = Known(rawValue: 1)
  /// Both edges were found.
  static let edges = Known(rawValue: 2)
  static let all: Known = [.extent, .edges]
}

/// The parts of a child's description along an axis that may refer to something else.
struct Descriptor: OptionSet {
  let rawValue: UInt16

  static let start = Descriptor(rawValue: 1)
  static let end = Descriptor(rawValue: 2)
  static let center = Descriptor(rawValue: 4)
  static let baseline = Descriptor(rawValue: 8)
  /// The lower bound of the position before the child.
  static let lowerBound = Descriptor(rawValue: 16)
  /// The upper bound of the position after the child.
  static let upperBound = Descriptor(rawValue: 32)
  static let size = Descriptor(rawValue: 64)
  /// The content, which has its extent only once the one across is known.
  static let content = Descriptor(rawValue: 128)
  /// The lower bound of the size.
  static let lowerSize = Descriptor(rawValue: 256)
  /// The upper bound of the size.
  static let upperSize = Descriptor(rawValue: 512)
}

/// What a run notes about one axis of a child, besides the extent and the origin in its box.
struct Mark {
  /// The coordinate of the child's far edge, as others see it.
  ///
  /// Where bounds cut the extent, this is not where the child ends.
  var end = 0.0
  var known: Known = []
  /// References that were found to close a cycle, and are ignored.
  var broken: Descriptor = []
  /// One more than the place on the stack of the latest step about this axis; 0 when it is not
  /// there.
  var height: Int32 = 0
}
