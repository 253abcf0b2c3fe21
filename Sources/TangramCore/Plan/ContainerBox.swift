/// The solver's state for one axis of a container.
@usableFromInline package struct ContainerAxis: BitwiseCopyable, Sendable {
  /// The working size of the current pass.
  @usableFromInline package var size = 0.0
  @usableFromInline package var paddingStart = 0.0
  @usableFromInline package var paddingEnd = 0.0
  /// The gap between neighbors along this axis.
  @usableFromInline package var space = 0.0
  @usableFromInline package var gravity = TGAlignment.none
  @usableFromInline package var wraps = false
  /// Whether the pass read the size although the axis wraps, so that its result depends on that
  /// size.
  @usableFromInline package var wasRead = false

  @inlinable init() {}
}

/// A container of the plan: its settings, the range of its children's boxes, and its results.
@usableFromInline package struct ContainerBox: BitwiseCopyable {
  @usableFromInline package var x = ContainerAxis()
  @usableFromInline package var y = ContainerAxis()
  /// The index of the container's latest result in the solver's cache; -1 if there is none.
  package var lastResult: Int32 = -1
  /// The index of the cached result for which the children are placed; -1 if they are not placed.
  package var placed: Int32 = -1
  /// The most recently computed size.
  package var found = notFound
  /// The index of the container's own box.
  @usableFromInline package var box: Int32
  /// The index of the first child's box.
  @usableFromInline package var first: Int32 = 0
  /// The number of children that take part in the layout.
  @usableFromInline package var count: Int32 = 0
  /// The number of all children.
  @usableFromInline package var total: Int32 = 0
  /// The index of the child whose baseline is that of the container after the last pass, or -1.
  @usableFromInline package var baselineChild: Int32 = -1
  /// The number of boxes reserved for the children.
  package var room: Int32 = 0
  /// The frame of the container; valid while frames are written.
  package var frame = TGRect.zero
  /// The number of times that the container was solved in a layout, followed by the number of that
  /// layout.
  package var solves: Int32 = 0
  package var layoutNumber: Int32 = -1
  @usableFromInline package var flags: ContainerFlags = []

  init(box: Int) { self.box = Int32(box) }
}

/// Boolean properties of a container of the plan.
@usableFromInline package struct ContainerFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Some child refers to a sibling or to itself, or something in a child refers to the container's
  /// size, so the children's sizes are reset at the start of every pass.
  @inlinable package static var startsAfresh: ContainerFlags { ContainerFlags(rawValue: 1) }
  /// A bound of the container's own size refers to its parent or a sibling.
  package static var dependsOnParent: ContainerFlags { ContainerFlags(rawValue: 2) }
  package static var hasTransform: ContainerFlags { ContainerFlags(rawValue: 4) }
  package static var dropsPaddingWhenEmpty: ContainerFlags { ContainerFlags(rawValue: 8) }
  /// Some child is a container.
  package static var hasContainers: ContainerFlags { ContainerFlags(rawValue: 16) }
  /// Something is centered in the window, so positions depend on the container's position.
  @inlinable package static var usesWindow: ContainerFlags { ContainerFlags(rawValue: 32) }
  /// The written frames of the children match the last pass.
  package static var isWritten: ContainerFlags { ContainerFlags(rawValue: 128) }
  /// Some child is a container that wraps only one axis, so its size depends on the other axis.
  package static var hasHalfWraps: ContainerFlags { ContainerFlags(rawValue: 256) }
  /// No pass has run since the children were compiled, so they have no results yet.
  package static var isNew: ContainerFlags { ContainerFlags(rawValue: 512) }
  /// Some child may be measured before the pass.
  package static var measuresFirst: ContainerFlags { ContainerFlags(rawValue: 4096) }
  /// The container's own size has bounds.
  package static var isBounded: ContainerFlags { ContainerFlags(rawValue: 8192) }
  /// The layout is right-to-left.
  package static var isMirrored: ContainerFlags { ContainerFlags(rawValue: 16384) }
  /// The flags that are derived from the children's descriptors.
  static var aboutChildren: ContainerFlags {
    [.hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .hasEnds, .isInOrder]
  }
  /// The flags that require work before the algorithm of a pass runs.
  static var needStart: ContainerFlags {
    [.measuresFirst, .hasHalfWraps, .startsAfresh, .isMirrored, .hasTransform, .hasMosts]
  }
  /// The flags that require work after the algorithm of a pass has run.
  static var needFinish: ContainerFlags {
    [.isBounded, .isMirrored, .hasTransform, .dropsPaddingWhenEmpty]
  }
  /// Some child takes part in the layout but keeps its frame.
  package static var hasKeptFrames: ContainerFlags { ContainerFlags(rawValue: 32768) }
  /// Some child may have a size before the first pass: that of its frame or of its content.
  @inlinable package static var hasStarts: ContainerFlags { ContainerFlags(rawValue: 1 << 16) }
  /// The boxes of the children are in the order of their list, and all children take part in the
  /// layout.
  package static var isInOrder: ContainerFlags { ContainerFlags(rawValue: 1 << 17) }
  /// Some child's size was derived from a sibling's size in the last passes.
  package static var readsSiblings: ContainerFlags { ContainerFlags(rawValue: 1 << 23) }
  /// The last pass found a problem with the layout: see `TGPass.conclude(_:)`.
  @inlinable package static var hasFindings: ContainerFlags { ContainerFlags(rawValue: 1 << 24) }
  /// Some child may have a position after it.
  @inlinable package static var hasEnds: ContainerFlags { ContainerFlags(rawValue: 1 << 26) }
  /// Some child has, or had, a shrink factor.
  @inlinable package static var hasShrinks: ContainerFlags { ContainerFlags(rawValue: 1 << 28) }
  /// The size of some child, or a bound of it, is or was the largest or the smallest of several values.
  @inlinable package static var hasMosts: ContainerFlags { ContainerFlags(rawValue: 1 << 27) }
  /// Positions are physical: neither the algorithm nor the solver mirrors them.
  @inlinable package static var keepsDirection: ContainerFlags { ContainerFlags(rawValue: 64) }
}

extension ContainerBox {
  /// The part of the container that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> ContainerAxis {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The part of the container that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> ContainerAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  package func half(_ axis: TGAxis) -> ContainerAxis { axis == .horizontal ? x : y }

  package var wrappedAxes: TGAxes {
    @inline(__always) get { (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : []) }
    set { (x.wraps, y.wraps) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
  }

  /// The value of `found` before a size has been computed.
  static var notFound: TGSize { TGSize(width: .nan, height: .nan) }

  /// Whether a size has been computed for the container.
  var isFound: Bool { found.width == found.width }
}
