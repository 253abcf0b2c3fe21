/// The part of a box that belongs to one axis, which the solver reads and writes.
///
/// Common descriptors are stored inline as plain numbers. The full description of a descriptor that has
/// more than a value is stored in the `RareBox`.
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
  /// The node's own alignment along the axis.
  @usableFromInline package var alignment = TGAlignment.none
  /// The extent follows from content, so percentages of it are meaningless.
  @usableFromInline package var isIndefinite = false
  /// The size has an increment or a multiple.
  @usableFromInline package var sizeScales = false
  /// The size has bounds.
  @usableFromInline package var sizeIsBounded = false
  /// The size has bounds, and all of them are numbers, so the interval between them is known.
  @usableFromInline package var hasInterval = false
  /// The size is a number within its bounds, which are numbers.
  @usableFromInline package var isWithinBounds = false
  /// The position before the node has an offset or bounds.
  @usableFromInline package var startIsRare = false
  /// The position after the node has an offset or bounds.
  @usableFromInline package var endIsRare = false
  /// The position of the center has an offset or bounds, refers to other views, or accompanies a
  /// position before the node.
  @usableFromInline package var centerIsRare = false

  @inlinable init() {}

  /// Whether the node specifies nothing but numbers besides its size: margins without an offset,
  /// numeric bounds, no increment or multiple, and no center.
  @inlinable @inline(__always) package var isNumeric: Bool {
    (startKind.rawValue | endKind.rawValue) <= ValueKind.number.rawValue && centerKind == .none
      && !anyPositionIsRare && !sizeScales && sizeIsBounded == hasInterval && !isIndefinite
  }

  /// Whether some position has a full description in the rare box.
  @inlinable @inline(__always) package var anyPositionIsRare: Bool {
    startIsRare || endIsRare || centerIsRare
  }

  /// Whether a descriptor has more than a value, or the extent is indefinite.
  @inlinable @inline(__always) package var hasMoreThanValues: Bool {
    anyPositionIsRare || sizeScales || sizeIsBounded || isIndefinite
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

extension AxisBox {
  /// Whether a position has a full description in the rare box.
  func isRare(_ place: PositionPlace) -> Bool {
    switch place {
    case .start: startIsRare
    case .center: centerIsRare
    case .end: endIsRare
    }
  }

  /// Records that a position has a full description in the rare box.
  mutating func noteRare(_ place: PositionPlace) {
    switch place {
    case .start: startIsRare = true
    case .center: centerIsRare = true
    case .end: endIsRare = true
    }
  }
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
