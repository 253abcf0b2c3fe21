// Descriptors that need nothing but a place in the box, which is what most views say; and what the
// first look at a node's table leaves to be done.

extension UnsafeMutablePointer where Pointee == Box {
  /// Writes an entry of a node's table, if it needs nothing else.
  ///
  /// - Parameter isMirrored: Whether reading starts on the right.
  @inline(__always)
  func setPlain(_ key: DescriptorKey, _ value: PackedValue, isMirrored: Bool) -> Bool {
    switch key.code {
    case DescriptorKey(.width, .value).code: pointee.x.setPlainSize(value)
    case DescriptorKey(.height, .value).code: pointee.y.setPlainSize(value)
    case DescriptorKey(.top, .value).code: pointee.y.setPlainStart(value)
    case DescriptorKey(.bottom, .value).code: pointee.y.setPlainEnd(value)
    // What was written as left or right lies on the other side then, perhaps.
    case DescriptorKey(.leading, .value).code: !isMirrored && pointee.x.setPlainStart(value)
    case DescriptorKey(.trailing, .value).code: !isMirrored && pointee.x.setPlainEnd(value)
    default: false
    }
  }
}

extension AxisBox {
  /// Writes a size, if it is a value and needs nothing else.
  @inline(__always)
  mutating func setPlainSize(_ value: PackedValue) -> Bool {
    switch value.tag {
    case ValueKind.number.rawValue: sizeKind = .number
    case ValueKind.wrap.rawValue: sizeKind = .wrap
    case ValueKind.fill.rawValue: sizeKind = .fill
    case ValueKind.weight.rawValue: sizeKind = .weight
    default: return false
    }
    // Of those that are no numbers it is 0.
    sizeValue = value.number
    return value.number.magnitude <= Plan.largestNumber
  }

  /// Writes a position before the node, if it is a number.
  @inline(__always)
  fileprivate mutating func setPlainStart(_ value: PackedValue) -> Bool {
    guard value.isPlainNumber, value.number != TGLayoutPos.tg_safeAreaMargin else { return false }
    (startKind, startValue) = (.number, value.number)
    return true
  }

  /// Likewise a position after the node.
  @inline(__always)
  fileprivate mutating func setPlainEnd(_ value: PackedValue) -> Bool {
    guard value.isPlainNumber, value.number != TGLayoutPos.tg_safeAreaMargin else { return false }
    (endKind, endValue) = (.number, value.number)
    return true
  }
}

extension PackedValue {
  /// Whether the value is a number that can be computed with as it is.
  @inline(__always)
  var isPlainNumber: Bool {
    tag == ValueKind.number.rawValue && number.magnitude <= Plan.largestNumber
  }
}

/// Bounds of sizes that are numbers; of use where nothing else is said of the size.
struct SaidBounds {
  private(set) var intervals = SizeIntervals()
  private(set) var areSaid = false

  /// Takes over an entry of a node's table, if it is such a bound.
  @inline(__always)
  mutating func set(_ key: DescriptorKey, _ value: PackedValue) -> Bool {
    guard value.isPlainNumber else { return false }
    switch key.code {
    case DescriptorKey(.width, .lower).code: intervals.x.lower = value.number
    case DescriptorKey(.width, .upper).code: intervals.x.upper = value.number
    case DescriptorKey(.height, .lower).code: intervals.y.lower = value.number
    case DescriptorKey(.height, .upper).code: intervals.y.upper = value.number
    default: return false
    }
    areSaid = true
    return true
  }
}

// MARK: - What is left

/// What the first look at a node's table leaves to be done.
struct LeftDescriptors {
  /// A bit for each descriptor that is left to its rule, by its slot.
  private var slots: UInt16 = 0
  /// A bit for each place in the table with an anchor of an edge, which is left to a rule only if more
  /// is said of the edge.
  private(set) var edgeAnchors: UInt8 = 0
  /// Likewise with a centre that is a number.
  private(set) var centers: UInt8 = 0

  var hasRules: Bool { slots != 0 }
  var hasEdgeAnchors: Bool { edgeAnchors != 0 }
  var hasCenters: Bool { centers != 0 }

  mutating func add(_ slot: Int) { slots |= 1 << UInt16(truncatingIfNeeded: slot) }
  mutating func addAll() { slots = .max }

  /// Notes an entry of the table.
  @inline(__always)
  mutating func add(
    _ key: DescriptorKey, _ value: PackedValue, at place: Int, isMirrored: Bool
  ) {
    if key.isCenter, value.isPlainNumber, value.number != TGLayoutPos.tg_safeAreaMargin {
      centers |= 1 &<< UInt8(truncatingIfNeeded: place)
      return
    }
    if value.kind == .anchor, key.isEdge(isMirrored: isMirrored) {
      edgeAnchors |= 1 &<< UInt8(truncatingIfNeeded: place)
    } else {
      add(key.slot)
    }
  }

  func contains(_ attribute: TGAttribute) -> Bool {
    slots & (1 << UInt16(truncatingIfNeeded: attribute.slot)) != 0
  }

  func hasEdgeAnchor(at place: Int) -> Bool {
    edgeAnchors & 1 << UInt8(truncatingIfNeeded: place) != 0
  }
}

extension DescriptorKey {
  @inline(__always)
  fileprivate var isCenter: Bool {
    code == DescriptorKey(.centerX, .value).code || code == DescriptorKey(.centerY, .value).code
  }

  /// Whether the key is that of an edge which lies where it is written.
  @inline(__always)
  fileprivate func isEdge(isMirrored: Bool) -> Bool {
    switch code {
    case DescriptorKey(.top, .value).code, DescriptorKey(.bottom, .value).code: true
    case DescriptorKey(.leading, .value).code, DescriptorKey(.trailing, .value).code: !isMirrored
    default: false
    }
  }
}
