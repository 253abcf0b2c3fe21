/// What the solver reads and writes for one axis of one node.
///
/// The common descriptors are plain numbers here. A descriptor that has more to it has a flag, and is
/// described in the `RareBox`.
@usableFromInline package struct AxisBox: BitwiseCopyable {
  /// The size at the start of a pass: of the frame before layout, or measured.
  @usableFromInline package var current = 0.0
  /// The size in this pass.
  @usableFromInline package var extent = 0.0
  /// The coordinate in this pass, counted from the leading or top edge of the container.
  @usableFromInline package var origin = 0.0
  /// The number or percentage of the size; the bits of a `PlanLink` when it is an anchor.
  @usableFromInline package var sizeValue = 0.0
  /// The same for the position before the node.
  @usableFromInline package var startValue = 0.0
  /// The same for the position of the centre.
  @usableFromInline package var centerValue = 0.0
  /// The same for the position after the node.
  @usableFromInline package var endValue = 0.0
  @usableFromInline package var sizeKind = ValueKind.none
  @usableFromInline package var startKind = ValueKind.none
  @usableFromInline package var centerKind = ValueKind.none
  @usableFromInline package var endKind = ValueKind.none
  @usableFromInline package var flags: AxisFlags = []
  /// What the node's own alignment asks for.
  @usableFromInline package var alignment = TGAlignment.none

  @inlinable init() {}

  /// Whether the extent follows from content, so that percentages of it mean nothing.
  @inlinable package var isIndefinite: Bool {
    get { flags.contains(.isIndefinite) }
    set { if newValue { flags.insert(.isIndefinite) } else { flags.remove(.isIndefinite) } }
  }

  /// Whether there is any position.
  var saysPosition: Bool {
    startKind.rawValue | centerKind.rawValue | endKind.rawValue != 0
  }

  /// Whether what is said besides the size is plain numbers: margins without offset, bounds that do
  /// not refer to anything, no increment or multiple, and no centre.
  @inlinable package var isNumeric: Bool {
    (startKind.rawValue | endKind.rawValue) <= ValueKind.number.rawValue && centerKind == .none
      && (flags == [] || flags.subtracting(.isWithinBounds) == [.sizeIsBounded, .hasInterval])
  }

  func position(_ place: PositionPlace) -> (kind: ValueKind, value: Double) {
    switch place {
    case .start: (startKind, startValue)
    case .center: (centerKind, centerValue)
    case .end: (endKind, endValue)
    }
  }

  /// Writes the values of a node as they are.
  mutating func take(_ said: AxisDescriptors) {
    (sizeKind, sizeValue) = (said.sizeKind, said.sizeNumber)
    (startKind, startValue) = (said.startKind, said.startNumber)
    (centerKind, centerValue) = (said.centerKind, said.centerNumber)
    (endKind, endValue) = (said.endKind, said.endNumber)
  }

  /// Writes a position.
  mutating func set(_ place: PositionPlace, _ kind: ValueKind, _ value: Double) {
    switch place {
    case .start: (startKind, startValue) = (kind, value)
    case .center: (centerKind, centerValue) = (kind, value)
    case .end: (endKind, endValue) = (kind, value)
    }
  }
}

extension PositionPlace {
  /// The flag of an axis whose position is described in full.
  var flag: AxisFlags {
    switch self {
    case .start: .startIsRare
    case .center: .centerIsRare
    case .end: .endIsRare
    }
  }
}

/// Which descriptors of an axis are described in full in the rare box.
@usableFromInline package struct AxisFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The size has an increment or a multiple.
  @inlinable package static var sizeScales: AxisFlags { AxisFlags(rawValue: 1) }
  /// The size has bounds.
  @inlinable package static var sizeIsBounded: AxisFlags { AxisFlags(rawValue: 2) }
  /// The position before the node has an offset or bounds.
  @inlinable package static var startIsRare: AxisFlags { AxisFlags(rawValue: 4) }
  /// The position after the node has an offset or bounds.
  @inlinable package static var endIsRare: AxisFlags { AxisFlags(rawValue: 8) }
  /// The position of the centre has an offset or bounds, is tied to other views, or comes with one
  /// before the node.
  @inlinable package static var centerIsRare: AxisFlags { AxisFlags(rawValue: 16) }

  /// The size has bounds, and all are numbers: the interval between them is known.
  @inlinable package static var hasInterval: AxisFlags { AxisFlags(rawValue: 32) }

  /// The size is a number, and within its bounds, which are numbers.
  @inlinable package static var isWithinBounds: AxisFlags { AxisFlags(rawValue: 128) }

  /// The extent follows from content, so percentages of it mean nothing.
  @inlinable package static var isIndefinite: AxisFlags { AxisFlags(rawValue: 64) }

  @inlinable package static var anyPosition: AxisFlags { AxisFlags(rawValue: 4 + 8 + 16) }
}

/// What an anchor becomes in the plan: a box, the container or the node itself, and an attribute.
@usableFromInline package struct PlanLink: Hashable, BitwiseCopyable, Sendable {
  /// The index of a box; or one of the numbers below.
  @usableFromInline package var target: Int32
  @usableFromInline package var attribute: TGAttribute

  /// The container the node is in.
  @inlinable package static var container: Int32 { -1 }
  /// The node itself.
  @inlinable package static var this: Int32 { -2 }
  /// A view that is not there.
  @inlinable package static var missing: Int32 { -3 }
  /// The content of the container the node is in, of which a bound is a percentage.
  @inlinable package static var content: Int32 { -4 }

  @inlinable package init(target: Int32, attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }

  /// A link in the bits of a number, where a box keeps the value of a descriptor.
  @inlinable
  package init(bits: Double) {
    let pattern = bits.bitPattern
    target = Int32(truncatingIfNeeded: pattern)
    attribute = Self.attribute(UInt8(truncatingIfNeeded: pattern >> 32))
  }

  @inlinable package var bits: Double {
    Double(
      bitPattern: UInt64(UInt32(bitPattern: target)) | UInt64(attribute.rawValue) << 32)
  }

  /// The attribute of a raw value.
  ///
  /// Written out, because `TGAttribute(rawValue:)` is a call, and makes an optional of it.
  @inlinable
  static func attribute(_ rawValue: UInt8) -> TGAttribute {
    switch rawValue {
    case TGAttribute.trailing.rawValue: .trailing
    case TGAttribute.centerX.rawValue: .centerX
    case TGAttribute.top.rawValue: .top
    case TGAttribute.bottom.rawValue: .bottom
    case TGAttribute.centerY.rawValue: .centerY
    case TGAttribute.width.rawValue: .width
    case TGAttribute.height.rawValue: .height
    case TGAttribute.baseline.rawValue: .baseline
    case TGAttribute.left.rawValue: .left
    case TGAttribute.right.rawValue: .right
    default: .leading
    }
  }
}
