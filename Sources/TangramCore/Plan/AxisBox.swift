/// The part of a box that belongs to one axis, which the solver reads and writes.
///
/// Common descriptors are stored inline as plain numbers. A descriptor that has more than a value sets
/// a flag, and its full description is stored in the `RareBox`.
@usableFromInline package struct AxisBox: BitwiseCopyable {
  /// The size at the start of a pass: that of the frame before layout, or a measured size.
  @usableFromInline package var current = 0.0
  /// The size in this pass.
  @usableFromInline package var extent = 0.0
  /// The coordinate in this pass, measured from the leading or top edge of the container.
  @usableFromInline package var origin = 0.0
  /// The values of the size and the positions as the node sets them, except that an anchor refers
  /// to a box: see `PlanLink`.
  @usableFromInline package var descriptors = AxisDescriptors()
  @usableFromInline package var flags: AxisFlags = []
  /// The node's own alignment along the axis.
  @usableFromInline package var alignment = TGAlignment.none

  @inlinable init() {}

  /// Whether the extent follows from content, so that percentages of it are meaningless.
  @inlinable package var isIndefinite: Bool {
    get { flags.contains(.isIndefinite) }
    set { if newValue { flags.insert(.isIndefinite) } else { flags.remove(.isIndefinite) } }
  }

  /// Whether the node specifies nothing but numbers besides its size: margins without an offset,
  /// numeric bounds, no increment or multiple, and no center.
  @inlinable package var isNumeric: Bool {
    (startKind.rawValue | endKind.rawValue) <= ValueKind.number.rawValue && centerKind == .none
      && (flags == [] || flags.subtracting(.isWithinBounds) == [.sizeIsBounded, .hasInterval])
  }
}

extension AxisBox {
  @inlinable package var sizeKind: ValueKind {
    get { descriptors.sizeKind }
    set { descriptors.sizeKind = newValue }
  }
  @inlinable package var startKind: ValueKind { descriptors.startKind }
  @inlinable package var centerKind: ValueKind { descriptors.centerKind }
  @inlinable package var endKind: ValueKind { descriptors.endKind }

  /// The points of the size if it is a number, or the percentage if it is a weight.
  @inlinable package var sizeNumber: Double { descriptors.sizeNumber }
  @inlinable package var startNumber: Double { descriptors.startNumber }
  @inlinable package var centerNumber: Double { descriptors.centerNumber }
  @inlinable package var endNumber: Double { descriptors.endNumber }
}

extension PixelGrid {
  /// Returns the extent between the snapped edges of a box.
  package func snappedExtent(_ half: AxisBox) -> Double {
    snappedExtent(half.extent, at: half.origin)
  }
}

extension PositionPlace {
  /// The flag of a position whose full description is stored in the rare box.
  var flag: AxisFlags {
    switch self {
    case .start: .startIsRare
    case .center: .centerIsRare
    case .end: .endIsRare
    }
  }
}

/// Flags of one axis of a node, such as which of its descriptors have a full description in the rare
/// box.
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
  /// The position of the center has an offset or bounds, refers to other views, or accompanies a
  /// position before the node.
  @inlinable package static var centerIsRare: AxisFlags { AxisFlags(rawValue: 16) }

  /// The size has bounds, and all of them are numbers, so the interval between them is known.
  @inlinable package static var hasInterval: AxisFlags { AxisFlags(rawValue: 32) }

  /// The size is a number within its bounds, which are numbers.
  @inlinable package static var isWithinBounds: AxisFlags { AxisFlags(rawValue: 128) }

  /// The extent depends on content, so percentages of it are meaningless.
  @inlinable package static var isIndefinite: AxisFlags { AxisFlags(rawValue: 64) }

  @inlinable package static var anyPosition: AxisFlags { AxisFlags(rawValue: 4 + 8 + 16) }
}

/// A compiled anchor: a target, which is a box, the container or the node itself, and an attribute.
@usableFromInline package struct PlanLink: Hashable, BitwiseCopyable, Sendable {
  /// The index of a box, or one of the constants below.
  @usableFromInline package var target: Int32
  @usableFromInline package var attribute: TGAttribute

  /// The container the node is in.
  @inlinable package static var container: Int32 { -1 }
  /// The node itself.
  @inlinable package static var this: Int32 { -2 }
  /// A missing view.
  @inlinable package static var missing: Int32 { -3 }
  /// The content of the node's container, as the base of a bound that is a percentage.
  @inlinable package static var content: Int32 { -4 }

  @inlinable package init(target: Int32, attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }

  /// Creates a link to one of the plan's lists of which the largest or the smallest value counts.
  init(most index: Int, _ attribute: TGAttribute) {
    self.init(target: Self.firstMost - Int32(index), attribute: attribute)
  }

  /// The target of a link to the first of these lists; the others have lower targets.
  @usableFromInline static var firstMost: Int32 { -16 }

  /// The index of such a list; nil for any other link.
  @inlinable package var most: Int? {
    target <= Self.firstMost ? Int(Self.firstMost - target) : nil
  }

  /// Creates a link from the value of a descriptor in a box, in which it is encoded.
  @usableFromInline package init(_ value: DescriptorValue) {
    self.init(target: Int32(value.number), attribute: value.attribute)
  }

  /// The link as the value of a descriptor.
  var value: DescriptorValue { DescriptorValue(.anchor, Double(target), attribute) }
}
