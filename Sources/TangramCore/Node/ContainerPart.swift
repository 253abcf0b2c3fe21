/// What only containers have.
///
/// Owned by exactly one node storage, and copied with it.
///
/// A class with one subclass a kind of container, rather than a value with an existential in it:
/// the solver then calls the algorithm in place, without a copy and without a cast.
@usableFromInline package class ContainerPart: NodePart {
  @exclusivity(unchecked) @usableFromInline package final var children: ContiguousArray<TGView> =
    []
  @exclusivity(unchecked) @usableFromInline package final var settings = ContainerSettings()
  @exclusivity(unchecked) package final var content: ContentBox?

  @usableFromInline override init() { super.init() }

  /// The name of the kind of container.
  package var kindName: String { "" }

  /// A part with the same children, settings and options.
  package func copied() -> ContainerPart { preconditionFailure("overridden by every kind") }

  /// Whether two parts of the same container lay out the same children in the same way.
  func laysOut(like other: ContainerPart) -> Bool { false }

  func prepare(_ pass: inout TGPass) {}

  func layout(_ pass: inout TGPass) {}

  /// Calls `body` with the children without counting references to them.
  ///
  /// A view is nothing but its storage, so a run of views is a run of references. They are good
  /// as long as the part keeps its children.
  @inline(__always)
  func withUnretainedChildren<Result>(
    _ body: (UnsafeBufferPointer<Unmanaged<TGNodeStorage>>) -> Result
  ) -> Result {
    children.withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<TGNodeStorage>.self, body)
    }
  }

  /// Lets go of what is below, one level at a time: releasing a deep tree the usual way would use
  /// the call stack once a level.
  func releaseChildrenWithoutRecursion() {
    var pending: ContiguousArray<ContiguousArray<TGView>> = []
    takeGrandchildren(of: &children, into: &pending)
    while var list = pending.popLast() { takeGrandchildren(of: &list, into: &pending) }
  }

  /// Moves the children of views that nobody else holds out of them, so that each view, when it is
  /// released, releases nothing but itself.
  private func takeGrandchildren(
    of list: inout ContiguousArray<TGView>,
    into pending: inout ContiguousArray<ContiguousArray<TGView>>
  ) {
    for index in list.indices {
      guard let part = list[index].storage.container, !part.children.isEmpty,
        isKnownUniquelyReferenced(&list[index].storage)
      else { continue }
      var grandchildren: ContiguousArray<TGView> = []
      swap(&grandchildren, &part.children)
      pending.append(grandchildren)
    }
  }
}

/// The part of a container that is laid out by one kind of algorithm.
@usableFromInline package final class AlgorithmPart<Algorithm: TGLayoutAlgorithm>: ContainerPart {
  /// The algorithm with its options: the one value a container's own module defines.
  @exclusivity(unchecked) @usableFromInline package var algorithm: Algorithm

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init()
  }

  override package var kindName: String { algorithm.name }

  override package func copied() -> ContainerPart {
    let copy = AlgorithmPart(algorithm)
    copy.children = children
    copy.settings = settings
    copy.content = content
    return copy
  }

  override func laysOut(like other: ContainerPart) -> Bool {
    guard settings == other.settings, let other = other.of(Algorithm.self) else { return false }
    return algorithm.laysOut(like: other.algorithm)
  }

  override func prepare(_ pass: inout TGPass) { algorithm.prepare(&pass) }

  override func layout(_ pass: inout TGPass) { algorithm.layout(&pass) }
}

extension ContainerPart {
  /// The part as one of a kind of algorithm; nil when it is of another kind.
  @inlinable @inline(__always)
  package func of<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> AlgorithmPart<Algorithm>? {
    type(of: self) == AlgorithmPart<Algorithm>.self
      ? unsafeDowncast(self, to: AlgorithmPart<Algorithm>.self) : nil
  }
}

/// The settings every container has.
@usableFromInline package struct ContainerSettings: Hashable, Sendable {
  package var padding = TGInsets.zero
  /// Whether the leading and trailing padding were given as left and right.
  package var physicalLeading = false
  package var physicalTrailing = false
  package var horizontalSpace = 0.0
  package var verticalSpace = 0.0
  package var gravity = TGGravity.none
  package var reversesLayout = false
  package var keepsPaddingWhenEmpty = true
  package var transform = TGAffineTransform.identity

  @usableFromInline init() {}
}

extension ContainerSettings {
  /// The padding by reading direction: what was given as left or right is leading or trailing,
  /// as the direction has it.
  package func padding(isRightToLeft: Bool) -> TGInsets {
    var padding = padding
    guard isRightToLeft, physicalLeading || physicalTrailing else { return padding }
    let (leading, trailing) = (padding.leading, padding.trailing)
    if physicalLeading { padding.trailing = leading }
    if physicalTrailing { padding.leading = trailing }
    if physicalLeading, !physicalTrailing { padding.leading = 0 }
    if physicalTrailing, !physicalLeading { padding.trailing = 0 }
    return padding
  }
}
