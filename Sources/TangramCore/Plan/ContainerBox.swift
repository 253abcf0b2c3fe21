/// What the solver knows of one axis of a container.
@usableFromInline package struct ContainerAxis: BitwiseCopyable, Sendable {
  /// The working size of the pass.
  @usableFromInline package var size = 0.0
  @usableFromInline package var paddingStart = 0.0
  @usableFromInline package var paddingEnd = 0.0
  /// The gap between neighbours along this axis.
  @usableFromInline package var space = 0.0
  @usableFromInline package var gravity = TGAlignment.none
  @usableFromInline package var wraps = false
  /// The pass read the size of an axis that wraps, so its result depends on that size.
  @usableFromInline package var wasRead = false

  @inlinable init() {}
}

/// A container of the plan: its settings, its slice of boxes, and what it was solved for.
@usableFromInline package struct ContainerBox: BitwiseCopyable {
  @usableFromInline package var x = ContainerAxis()
  @usableFromInline package var y = ContainerAxis()
  /// The last of the container's answers in the solver's cache; -1 while there is none.
  package var answers: Int32 = -1
  /// The answer that the children are placed for; -1 while they are not placed.
  package var placed: Int32 = -1
  /// The size that was found last.
  package var found = notFound
  /// The index of the container's own box.
  @usableFromInline package var box: Int32
  /// The index of the first child's box.
  @usableFromInline package var first: Int32 = 0
  /// The number of children that take part.
  @usableFromInline package var count: Int32 = 0
  /// The number of all children.
  @usableFromInline package var total: Int32 = 0
  /// The place of the child whose baseline is that of the container after the last pass, or -1.
  @usableFromInline package var baselineChild: Int32 = -1
  /// The number of boxes that there is room for where the children lie.
  package var room: Int32 = 0
  /// The frame of the container, while frames are written.
  package var frame = TGRect.zero
  /// The number of times the container was solved in a layout, and the number of that layout.
  package var solves: Int32 = 0
  package var layoutNumber: Int32 = -1
  @usableFromInline package var flags: ContainerFlags = []

  init(box: Int) { self.box = Int32(box) }
}

/// Yes or no about a container of the plan.
@usableFromInline package struct ContainerFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Some child refers to a sibling or to itself, or what is in it to the container's size, so sizes
  /// start afresh in every pass.
  @inlinable package static var startsAfresh: ContainerFlags { ContainerFlags(rawValue: 1) }
  /// A bound of the container's own size refers to its parent or a sibling.
  package static var dependsOnParent: ContainerFlags { ContainerFlags(rawValue: 2) }
  package static var hasTransform: ContainerFlags { ContainerFlags(rawValue: 4) }
  package static var dropsPaddingWhenEmpty: ContainerFlags { ContainerFlags(rawValue: 8) }
  /// Some child is a container.
  package static var hasContainers: ContainerFlags { ContainerFlags(rawValue: 16) }
  /// Something is centred in the window, so places depend on where the container is.
  @inlinable package static var usesWindow: ContainerFlags { ContainerFlags(rawValue: 32) }
  /// The frames of the children follow from the last pass.
  package static var isWritten: ContainerFlags { ContainerFlags(rawValue: 128) }
  /// Some child is a container that wraps one axis, so that it depends on the other.
  package static var hasHalfWraps: ContainerFlags { ContainerFlags(rawValue: 256) }
  /// No pass has run since the children were compiled: nothing is known of them that was found.
  package static var isNew: ContainerFlags { ContainerFlags(rawValue: 512) }
  /// Some child may be measured before the pass.
  package static var measuresFirst: ContainerFlags { ContainerFlags(rawValue: 4096) }
  /// The container's own size has bounds.
  package static var isBounded: ContainerFlags { ContainerFlags(rawValue: 8192) }
  /// Reading starts on the right.
  package static var isMirrored: ContainerFlags { ContainerFlags(rawValue: 16384) }
  /// What follows from what the children say.
  static var aboutChildren: ContainerFlags {
    [.hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .hasEnds, .isInOrder]
  }
  /// What makes a pass begin with more than its algorithm.
  static var needStart: ContainerFlags {
    [.measuresFirst, .hasHalfWraps, .startsAfresh, .isMirrored, .hasTransform]
  }
  /// What makes a pass end with more than its algorithm.
  static var needFinish: ContainerFlags {
    [.isBounded, .isMirrored, .hasTransform, .dropsPaddingWhenEmpty]
  }
  /// Some child keeps its frame although it takes its place.
  package static var hasKeptFrames: ContainerFlags { ContainerFlags(rawValue: 32768) }
  /// Some child may have a size before the first pass: that of its frame, or of its content.
  @inlinable package static var hasStarts: ContainerFlags { ContainerFlags(rawValue: 1 << 16) }
  /// The children lie in the order of their list, and all take part.
  package static var isInOrder: ContainerFlags { ContainerFlags(rawValue: 1 << 17) }
  /// Some child's size was made from a sibling's in the last passes.
  package static var readsSiblings: ContainerFlags { ContainerFlags(rawValue: 1 << 23) }
  /// The last pass found something the matter with the layout: see `TGPass.conclude(_:)`.
  @inlinable package static var hasFindings: ContainerFlags { ContainerFlags(rawValue: 1 << 24) }
  /// Some child may have a position after it.
  @inlinable package static var hasEnds: ContainerFlags { ContainerFlags(rawValue: 1 << 26) }
  /// Places are physical: the algorithm mirrors nothing and wants nothing mirrored.
  @inlinable package static var keepsDirection: ContainerFlags { ContainerFlags(rawValue: 64) }
}

extension ContainerBox {
  /// The half that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> ContainerAxis {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The half that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> ContainerAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  package func half(_ axis: TGAxis) -> ContainerAxis { axis == .horizontal ? x : y }

  package var wrappedAxes: TGAxes {
    @inline(__always) get { (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : []) }
    set { (x.wraps, y.wraps) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
  }

  /// The size of a container that no size was found for.
  static var notFound: TGSize { TGSize(width: .nan, height: .nan) }

  /// Whether some size was found for the container.
  var isFound: Bool { found.width == found.width }
}
