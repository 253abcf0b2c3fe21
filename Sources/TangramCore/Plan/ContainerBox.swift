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

  // What the descriptors of the container and of its children require; the compiler sets these.

  /// Some child refers to a sibling or to itself, or something in a child refers to the container's
  /// size, so the children's sizes are reset at the start of every pass.
  @usableFromInline package var startsAfresh = false
  /// A bound of the container's own size refers to its parent or a sibling.
  package var dependsOnParent = false
  package var hasTransform = false
  package var dropsPaddingWhenEmpty = false
  /// The container's own size has bounds.
  package var isBounded = false
  /// The layout is right-to-left.
  package var isMirrored = false
  /// Some child is a container.
  package var hasContainers = false
  /// Some child is a container that wraps only one axis, so its size depends on the other axis.
  package var hasHalfWraps = false
  /// Some child may be measured before the pass.
  package var measuresFirst = false
  /// Some child takes part in the layout but keeps its frame.
  package var hasKeptFrames = false
  /// Some child may have a size before the first pass: that of its frame or of its content.
  @usableFromInline package var hasStarts = false
  /// Some child may have a position after it.
  @usableFromInline package var hasEnds = false
  /// Some child has, or had, a shrink factor.
  @usableFromInline package var hasShrinks = false
  /// The size of some child, or a bound of it, is or was the largest or the smallest of several values.
  @usableFromInline package var hasMosts = false
  /// The boxes of the children are in the order of their list, and all children take part in the
  /// layout.
  package var isInOrder = false

  // What the passes have found.

  /// Something is centered in the window, so positions depend on the container's position.
  @usableFromInline package var usesWindow = false
  /// Positions are physical: neither the algorithm nor the solver mirrors them.
  @usableFromInline package var keepsDirection = false
  /// No pass has run since the children were compiled, so they have no results yet.
  package var isNew = false
  /// The written frames of the children match the last pass.
  package var isWritten = false
  /// Some child's size was derived from a sibling's size in the last passes.
  package var readsSiblings = false
  /// The last pass found a problem with the layout: see `TGPass.conclude(_:)`.
  @usableFromInline package var hasFindings = false

  init(box: Int) { self.box = Int32(box) }
}

extension ContainerBox {
  /// Whether children are prepared before the algorithm of a pass runs.
  var needsStart: Bool {
    measuresFirst || hasHalfWraps || startsAfresh || isMirrored || hasTransform || hasMosts
  }

  /// Whether the results are changed after the algorithm of a pass has run.
  var needsFinish: Bool { isBounded || isMirrored || hasTransform || dropsPaddingWhenEmpty }

  /// Forgets what was derived from the children, before their list is compiled again.
  mutating func forgetChildren() {
    (hasContainers, hasHalfWraps, hasKeptFrames) = (false, false, false)
    (measuresFirst, hasEnds, isInOrder) = (false, false, false)
  }

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

  package var wrappedAxes: TGAxes {
    @inline(__always) get { (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : []) }
    set { (x.wraps, y.wraps) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
  }

  /// The value of `found` before a size has been computed.
  static var notFound: TGSize { TGSize(width: .nan, height: .nan) }

  /// Whether a size has been computed for the container.
  var isFound: Bool { found.width == found.width }
}
