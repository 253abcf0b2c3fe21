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
  /// The container in the tree, held by the plan.
  package var own: Unmanaged<ContainerBody>
  /// Whose algorithm and settings count: the container's own, or those of a size class.
  package var inForce: Unmanaged<ContainerBody>
  /// What was found for the two most recent proposals, the most recent one first.
  package var latest = SolvedSize()
  package var earlier = SolvedSize()
  /// The widths that the content asks for while the height is not known; NaN until somebody asks.
  package var leastWidth = Double.nan
  package var greatestWidth = Double.nan
  /// A width that the least one is known not to exceed; NaN while there is none.
  package var roomEnough = Double.nan
  /// What the container measures as if it wrapped its height; see `Solver.wrappedSizes` for more.
  package var wrapped = SolvedSize()
  /// A question about the width of the content, the height it is asked for, and the answer; NaN
  /// stands for no height and for no answer.
  @usableFromInline package var widthAsked = TGContentWidth.greatest
  @usableFromInline package var heightAsked = Double.nan
  @usableFromInline package var answer = Double.nan
  /// The index of the container's own box.
  @usableFromInline package var box: Int32
  /// The index of the first child's box.
  @usableFromInline package var first: Int32 = 0
  /// The number of children that take part.
  @usableFromInline package var count: Int32 = 0
  /// The number of all children.
  @usableFromInline package var total: Int32 = 0
  /// The children that have changed since the last pass lie from the one to before the other; a
  /// pass that may not resume takes all to have changed.
  @usableFromInline package var changedStart: Int32 = 0
  @usableFromInline package var changedEnd: Int32 = 0
  /// The place of the child whose baseline is that of the container after the last pass, or -1.
  @usableFromInline package var baselineChild: Int32 = -1
  /// The number of boxes that there is room for where the children lie.
  package var room: Int32 = 0
  /// The frame of the container, while frames are written.
  package var frame = TGRect.zero
  /// The number of times the container was solved, as far as it can be counted; see
  /// `Plan.wasSolved(_:moreThan:)`.
  package var solves: UInt16 = 0
  @usableFromInline package var flags: ContainerFlags = []

  @inline(__always)
  package init(
    own: Unmanaged<ContainerBody>, inForce: Unmanaged<ContainerBody>, box: Int32
  ) {
    self.own = own
    self.inForce = inForce
    self.box = box
  }
}

/// What a container was given, and the size that resulted.
@usableFromInline package struct SolvedSize: BitwiseCopyable {
  package private(set) var given: TGSize
  package private(set) var result: TGSize

  package init(given: TGSize, result: TGSize) {
    self.given = given
    self.result = result
  }

  /// Nothing yet: what is no number equals nothing that could be given.
  @inline(__always)
  package init() {
    given = TGSize(width: .nan, height: .nan)
    result = given
  }

  @inline(__always)
  package var isValid: Bool { given.width == given.width }

  @inline(__always)
  package func answers(_ given: TGSize) -> Bool {
    self.given.width == given.width && self.given.height == given.height
  }
}

/// Yes or no about a container of the plan.
@usableFromInline package struct ContainerFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Some child refers to a sibling or to itself, or what is in it to the container's size, so sizes
  /// start afresh in every pass.
  @inlinable @inline(__always) package static var startsAfresh: ContainerFlags {
    ContainerFlags(rawValue: 1)
  }
  /// A bound of the container's own size refers to its parent or a sibling.
  @inlinable @inline(__always) package static var dependsOnParent: ContainerFlags {
    ContainerFlags(rawValue: 2)
  }
  @inlinable @inline(__always) package static var hasTransform: ContainerFlags {
    ContainerFlags(rawValue: 4)
  }
  @inlinable @inline(__always) package static var dropsPaddingWhenEmpty: ContainerFlags {
    ContainerFlags(rawValue: 8)
  }
  /// Some child is a container.
  @inlinable @inline(__always) package static var hasContainers: ContainerFlags {
    ContainerFlags(rawValue: 16)
  }
  /// Something is centred in the window, so places depend on where the container is.
  @inlinable @inline(__always) package static var usesWindow: ContainerFlags {
    ContainerFlags(rawValue: 32)
  }
  /// The frames of the children follow from the last pass.
  @inlinable @inline(__always) package static var isWritten: ContainerFlags {
    ContainerFlags(rawValue: 128)
  }
  /// Some child is a container that wraps one axis, so that it depends on the other.
  @inlinable @inline(__always) package static var hasHalfWraps: ContainerFlags {
    ContainerFlags(rawValue: 256)
  }
  /// No pass has run since the children were compiled: nothing is known of them that was found.
  @inlinable @inline(__always) package static var isNew: ContainerFlags {
    ContainerFlags(rawValue: 512)
  }
  /// Every child that wraps one axis was measured for the rectangle it has.
  @inlinable @inline(__always) package static var isMeasured: ContainerFlags {
    ContainerFlags(rawValue: 1024)
  }
  /// Some child may be measured before the pass.
  @inlinable @inline(__always) package static var measuresFirst: ContainerFlags {
    ContainerFlags(rawValue: 4096)
  }
  /// The container's own size has bounds.
  @inlinable @inline(__always) package static var isBounded: ContainerFlags {
    ContainerFlags(rawValue: 8192)
  }
  /// Reading starts on the right.
  @inlinable @inline(__always) package static var isMirrored: ContainerFlags {
    ContainerFlags(rawValue: 16384)
  }
  /// What follows from what the children say.
  static var aboutChildren: ContainerFlags {
    [.hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .hasEnds, .isInOrder, .isResumable]
  }
  /// What makes a pass begin with more than its algorithm.
  @inlinable @inline(__always) package static var anyStart: ContainerFlags {
    [.measuresFirst, .hasHalfWraps, .startsAfresh, .isMirrored, .hasTransform]
  }
  /// What makes a pass end with more than its algorithm.
  @inlinable @inline(__always) package static var anyFinish: ContainerFlags {
    [.isBounded, .isMirrored, .hasTransform, .dropsPaddingWhenEmpty]
  }
  /// Some child keeps its frame although it takes its place.
  @inlinable @inline(__always) package static var hasKeptFrames: ContainerFlags {
    ContainerFlags(rawValue: 32768)
  }
  /// A pass may begin where something changed; see `TGPass.changes`.
  @inlinable @inline(__always) package static var isResumable: ContainerFlags {
    ContainerFlags(rawValue: 2048)
  }
  /// Some child may have a size before the first pass: that of its frame, or of its content.
  @inlinable @inline(__always) package static var hasStarts: ContainerFlags {
    ContainerFlags(rawValue: 1 << 16)
  }
  /// The children lie in the order of their list, and all take part.
  @inlinable @inline(__always) package static var isInOrder: ContainerFlags {
    ContainerFlags(rawValue: 1 << 17)
  }
  /// What the container measures as if it wrapped is known for some sizes.
  @inlinable @inline(__always) package static var hasWrappedSizes: ContainerFlags {
    ContainerFlags(rawValue: 1 << 18)
  }
  /// Some child's size was made from a sibling's in the last passes.
  @inlinable @inline(__always) package static var readsSiblings: ContainerFlags {
    ContainerFlags(rawValue: 1 << 23)
  }
  /// The children would be placed alike if the container were given the size it found.
  @inlinable @inline(__always) package static var standsAsFound: ContainerFlags {
    ContainerFlags(rawValue: 1 << 19)
  }
  /// Some pass asked whether the size is known without looking at content.
  @inlinable @inline(__always) package static var readsDefiniteness: ContainerFlags {
    ContainerFlags(rawValue: 1 << 20)
  }
  /// The algorithm keeps the bounds of the container's own size.
  @inlinable @inline(__always) package static var keepsBounds: ContainerFlags {
    ContainerFlags(rawValue: 1 << 21)
  }
  /// The widths that the content asks for are known for some heights.
  @inlinable @inline(__always) package static var hasContentWidths: ContainerFlags {
    ContainerFlags(rawValue: 1 << 22)
  }
  /// The last pass found something the matter with the layout: see `TGPass.conclude(_:)`.
  @inlinable @inline(__always) package static var hasFindings: ContainerFlags {
    ContainerFlags(rawValue: 1 << 24)
  }
  /// No child is tied to a sibling that comes after it, as the last pass found.
  @inlinable @inline(__always) package static var isOrdered: ContainerFlags {
    ContainerFlags(rawValue: 1 << 25)
  }
  /// Content that was measured in the last pass may need more width than it was measured for.
  @inlinable @inline(__always) package static var mayStickOut: ContainerFlags {
    ContainerFlags(rawValue: 1 << 28)
  }
  /// Some child may have a position after it.
  @inlinable @inline(__always) package static var hasEnds: ContainerFlags {
    ContainerFlags(rawValue: 1 << 26)
  }
  /// Places are physical: the algorithm mirrors nothing and wants nothing mirrored.
  @inlinable @inline(__always) package static var keepsDirection: ContainerFlags {
    ContainerFlags(rawValue: 64)
  }
}

extension UnsafeMutablePointer where Pointee == ContainerBox {
  /// The half that belongs to an axis.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> ContainerAxis {
    @inline(__always) get { half(axis).pointee }
    @inline(__always) nonmutating _modify { yield &half(axis).pointee }
  }

  /// The half that belongs to an axis known at run time.
  @inlinable package subscript(axis: TGAxis) -> ContainerAxis {
    @inline(__always) get { half(axis).pointee }
    @inline(__always) nonmutating _modify { yield &half(axis).pointee }
  }

  // Both halves are stored, so there are pointers to them; the optimiser knows their offsets. No
  // branch is spent on it, because algorithms reach for halves all the time.

  @inlinable @inline(__always)
  package func half<Axis: TGAxisType>(_: Axis) -> UnsafeMutablePointer<ContainerAxis> {
    Axis.pick(horizontal: pointer(to: \.x), vertical: pointer(to: \.y)).unsafelyUnwrapped
  }

  @inlinable @inline(__always)
  package func half(_ axis: TGAxis) -> UnsafeMutablePointer<ContainerAxis> {
    (axis == .horizontal ? pointer(to: \.x) : pointer(to: \.y)).unsafelyUnwrapped
  }
}

extension ContainerBox {
  /// Nothing stands of what was found for a child, if it takes part at all.
  ///
  /// The box may be one that the child had before its list was given new ones.
  mutating func change(_ box: Int) {
    let place = Int32(box) - first
    guard place >= 0, place < count else { return }
    changedStart = min(changedStart, place)
    changedEnd = max(changedEnd, place + 1)
  }

  /// Nothing stands of what was found for any child.
  @inline(__always)
  mutating func changeAll() { (changedStart, changedEnd) = (0, count) }

  /// Everything stands, until something changes.
  @inline(__always)
  mutating func settleChanges() { (changedStart, changedEnd) = (count, 0) }
}
