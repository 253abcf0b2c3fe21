/// One node of the plan.
///
/// Siblings are adjacent: first those that take part in the layout, in layout order, then the
/// others.
@usableFromInline package struct Box: BitwiseCopyable {
  @usableFromInline package var x = AxisBox()
  @usableFromInline package var y = AxisBox()
  /// The index of the container the node is in; -1 for the root.
  package internal(set) var parent: Int32 = -1
  /// The index of the node in its parent's list of children.
  package internal(set) var order: Int32 = 0
  /// The index of the node's container box, if it is a container; below 0 for a leaf.
  @usableFromInline package internal(set) var container: Int32 = -1
  /// The index of the rare box; -1 when there is none.
  @usableFromInline package internal(set) var rare: Int32 = -1
  /// The index of the `BoxExtras`, which few boxes have; -1 when there are none.
  package internal(set) var extras: Int32 = -1
  /// The node is excluded from its container's layout.
  package internal(set) var isExcluded = false
  /// The node takes part in the layout but keeps its frame.
  package internal(set) var keepsFrame = false
  /// The node's visibility is gone, or the node is hidden.
  package internal(set) var isGone = false
  /// The node is excluded only because its visibility is `gone`, so its size becomes zero.
  package internal(set) var collapses = false
  /// The node gets the frame computed by the pass even though it is excluded from the layout.
  package internal(set) var isPlacedThoughAbsent = false
  /// The container's transform does not move the node.
  package internal(set) var ignoresTransform = false
  var reversesFloat = false
  var clearsFloat = false
  /// The node had a frame before layout.
  package internal(set) var hasFrame = false
  /// The node has content.
  var hasContent = false
  /// The node's content has line metrics, and so a baseline.
  var hasFont = false
  /// The node carries values.
  @usableFromInline package internal(set) var hasValues = false
  /// Both sizes are numbers, and nothing else is specified: no positions, bounds or alignment.
  @usableFromInline package internal(set) var isPlain = false

  // Inlined, so that a box is created in the plan's memory instead of being copied there, which would add a
  // tenth to the compilation of a plain leaf.
  @inline(__always) init(parent: Int32 = -1, order: Int32 = 0) {
    self.parent = parent
    self.order = order
  }

  /// The position and size of the node in this pass, before snapping.
  var unsnapped: TGRect {
    TGRect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
  }

  /// Whether the node has a position after it, along either axis.
  var hasEnd: Bool { x.endKind.rawValue | y.endKind.rawValue != 0 }

  /// The index of the content; -1 when there is none.
  ///
  /// Only leaves have content, so it is stored in the property that holds the index of a container.
  var content: Int {
    @inline(__always) get { -2 - Int(container) }
    set { container = Int32(-2 - newValue) }
  }
}

extension Box {
  // `get` and `set` rather than `_read` and `_modify`, because an accessor that yields in two places is
  // never inlined: `_read` would multiply the instructions of any layout, and `_modify` would add 9% to
  // those of a flex layout.

  /// The part of the box that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> AxisBox {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) set { if Axis.axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The part of the box that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> AxisBox {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}

// MARK: - One axis

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
  @usableFromInline package internal(set) var descriptors = AxisDescriptors()
  /// The node's own alignment along the axis.
  @usableFromInline package var alignment = TGAlignment.none
  /// The extent follows from content, so percentages of it are meaningless.
  @usableFromInline package var isIndefinite = false
  /// The size has an increment or a multiple.
  @usableFromInline package internal(set) var sizeScales = false
  /// The size has bounds.
  @usableFromInline package internal(set) var sizeIsBounded = false
  /// The size has bounds, and all of them are numbers, so the interval between them is known.
  @usableFromInline package internal(set) var hasInterval = false
  /// The size is a number within its bounds, which are numbers.
  @usableFromInline package internal(set) var isWithinBounds = false
  /// The position before the node has an offset or bounds.
  @usableFromInline package internal(set) var startIsRare = false
  /// The position after the node has an offset or bounds.
  @usableFromInline package internal(set) var endIsRare = false
  /// The position of the center has an offset or bounds, refers to other views, or accompanies a
  /// position before the node.
  @usableFromInline package internal(set) var centerIsRare = false

  @inlinable init() {}

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
  package func snappedExtent(_ axisBox: AxisBox) -> Double {
    snappedExtent(axisBox.extent, at: axisBox.origin)
  }
}

extension AxisBox {
  /// Whether a position has a full description in the rare box.
  @inlinable func isRare(_ place: PositionPlace) -> Bool {
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
  @usableFromInline package internal(set) var target: Int32
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

  /// Creates a link to one of the plan's lists whose largest or smallest value is used.
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

// MARK: - Containers

/// The solver's state for one axis of a container.
@usableFromInline package struct ContainerAxis: BitwiseCopyable, Sendable {
  /// The working size of the current pass.
  @usableFromInline package var size = 0.0
  @usableFromInline package internal(set) var paddingStart = 0.0
  @usableFromInline package internal(set) var paddingEnd = 0.0
  /// The gap between neighbors along this axis.
  @usableFromInline package internal(set) var space = 0.0
  @usableFromInline package internal(set) var gravity = TGAlignment.none
  @usableFromInline package internal(set) var wraps = false
  /// Whether the pass read the size although the axis wraps, so that its result depends on that
  /// size.
  @usableFromInline package internal(set) var wasRead = false

  @inlinable init() {}
}

/// A container of the plan: its settings, the range of its children's boxes, and its results.
@usableFromInline package struct ContainerBox: BitwiseCopyable {
  @usableFromInline package var x = ContainerAxis()
  @usableFromInline package var y = ContainerAxis()
  /// The index of the container's latest result in the solver's cache; -1 if there is none.
  var lastResult: Int32 = -1
  /// The index of the cached result for which the children are placed; -1 if they are not placed.
  var placed: Int32 = -1
  /// The most recently computed size.
  var found = notFound
  /// The index of the container's own box.
  @usableFromInline package internal(set) var box: Int32
  /// The index of the first child's box.
  @usableFromInline package internal(set) var first: Int32 = 0
  /// The number of children that take part in the layout.
  package internal(set) var count: Int32 = 0
  /// The number of all children.
  package internal(set) var total: Int32 = 0
  /// The index of the child whose baseline is that of the container after the last pass, or -1.
  @usableFromInline package internal(set) var baselineChild: Int32 = -1
  /// The number of boxes reserved for the children.
  var capacity: Int32 = 0
  /// The frame of the container; valid while frames are written.
  package internal(set) var frame = TGRect.zero
  /// The number of times that the container was solved in a layout, followed by the number of that
  /// layout.
  var solves: Int32 = 0
  var layoutNumber: Int32 = -1

  // Flags that are derived from the descriptors of the container and of its children; set by the compiler.

  /// Some child refers to a sibling or to itself, or something in a child refers to the container's
  /// size, so the children's sizes are reset at the start of every pass.
  var resetsChildren = false
  /// A bound of the container's own size refers to its parent or a sibling.
  var dependsOnParent = false
  package internal(set) var hasTransform = false
  package internal(set) var dropsPaddingWhenEmpty = false
  /// The container's own size has bounds.
  var isBounded = false
  /// The layout is right-to-left.
  package internal(set) var isMirrored = false
  /// Some child is a container.
  var hasContainers = false
  /// Some child is a container that wraps only one axis, so its size depends on the other axis.
  var hasOneAxisWraps = false
  /// Some child may be measured before the pass.
  var measuresBeforePass = false
  /// Some child takes part in the layout but keeps its frame.
  var hasKeptFrames = false
  /// Some child may have a size before the first pass: that of its frame or of its content.
  var hasInitialSizes = false
  /// Some child may have a position after it.
  var hasEnds = false
  /// Some child has, or had, a shrink factor.
  var hasShrinks = false
  /// The size of some child, or one of its bounds, is or was the largest or the smallest of several values.
  @usableFromInline package internal(set) var hasMosts = false
  /// The boxes of the children are in the order of their list, and all children take part in the
  /// layout.
  var isInOrder = false

  // Results of the passes.

  /// Something is centered in the window, so positions depend on the container's position.
  var usesWindow = false
  /// Positions are physical: neither the algorithm nor the solver mirrors them.
  package internal(set) var keepsDirection = false
  /// No pass has run since the children were compiled, so they have no results yet.
  var isNew = false
  /// The written frames of the children match the last pass.
  var isWritten = false
  /// Some child's size was derived from a sibling's size in the last passes.
  var readsSiblings = false
  /// The last pass found a problem with the layout: see `TGPass.conclude(_:)`.
  var hasFindings = false

  init(box: Int) { self.box = Int32(box) }
}

extension ContainerBox {
  /// The boxes of all children; those that take part in the layout come first.
  var children: Range<Int> { Int(first)..<Int(first + total) }

  /// The boxes of the children that take part in the layout.
  var participants: Range<Int> { Int(first)..<Int(first + count) }

  /// Whether children are prepared before the algorithm of a pass runs.
  var needsStart: Bool {
    measuresBeforePass || hasOneAxisWraps || resetsChildren || isMirrored || hasTransform
      || hasMosts
  }

  /// Whether the results are changed after the algorithm of a pass has run.
  var needsFinish: Bool { isBounded || isMirrored || hasTransform || dropsPaddingWhenEmpty }

  /// Resets the flags that were derived from the children, before their list is compiled again.
  mutating func resetChildFlags() {
    (hasContainers, hasOneAxisWraps, hasKeptFrames) = (false, false, false)
    (measuresBeforePass, hasEnds, isInOrder) = (false, false, false)
  }

  /// The part of the container that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> ContainerAxis {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) set { if Axis.axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The part of the container that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> ContainerAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  package var wrappedAxes: TGAxes {
    @inline(__always) get { (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : []) }
    set { (x.wraps, y.wraps) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
  }

  /// The value of `found` before a size has been computed.
  static var notFound: TGSize { TGSize(width: .nan, height: .nan) }

  /// Whether a size has been computed for the container.
  var isFound: Bool { found.width == found.width }
}
