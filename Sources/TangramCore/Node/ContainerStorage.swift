/// The storage of a container: that of any view, and what only containers have.
///
/// One object rather than a node with a part, because a tree of many small containers is built and
/// released faster so, and takes less memory.
///
/// Sendable for the reason that any storage is: it is written only while one view alone holds it.
@usableFromInline package class ContainerStorage: TGNodeStorage, @unchecked Sendable {
  @exclusivity(unchecked) package final var children: ChildStore
  @exclusivity(unchecked) @usableFromInline package final var settings = ContainerSettings()

  /// Runs a phase of the algorithm.
  ///
  /// Written where the kind of algorithm is known, so that the compiler can make one function of
  /// it; a method of a generic class would ask for sizes and offsets at every call.
  @usableFromInline final let run: Run
  @usableFromInline typealias Run =
    @Sendable (ContainerStorage, AlgorithmPhase, TGPass) -> Void

  /// The container to be released after this one.
  @exclusivity(unchecked) final var next: Unmanaged<ContainerStorage>?

  @usableFromInline init(run: @escaping Run) {
    self.run = run
    children = ChildStore()
    super.init()
    payload.flags.insert(.isContainer)
  }

  init(copying other: ContainerStorage, identity: UInt64) {
    run = other.run
    children = ChildStore(copying: other.children)
    super.init(copying: other, identity: identity)
    settings = other.settings
  }

  /// The name of the kind of container.
  package var kindName: String { "" }

  /// Whether two versions of a container lay out the same children in the same way.
  func laysOut(like other: ContainerStorage) -> Bool { false }

  deinit {
    if !payload.flags.contains(.isEmptied) { releaseContainersBelow() }
  }

  /// Releases what is below one container after another: the usual way would use the call stack
  /// once a level.
  private final func releaseContainersBelow() {
    // Those that wait refer to each other, so that no memory is needed to give memory back.
    var waiting = children.takeContainers(before: nil)
    while let container = waiting {
      waiting = container._withUnsafeGuaranteedRef {
        $0.payload.flags.insert(.isEmptied)
        return $0.children.takeContainers(before: $0.next)
      }
      container.release()
    }
  }
}

/// The two things an algorithm does.
@usableFromInline package enum AlgorithmPhase: Sendable { case prepare, layout }

/// The storage of a container that is laid out by one kind of algorithm.
///
/// A class for each kind rather than a field with an existential in it: the algorithm lies in the
/// storage itself, whatever its size. Sendable as its superclass is.
@usableFromInline
package final class AlgorithmStorage<Algorithm: TGLayoutAlgorithm>: ContainerStorage,
  @unchecked Sendable
{
  /// The algorithm with its options: the one value a container's own module defines.
  @exclusivity(unchecked) @usableFromInline package var algorithm: Algorithm

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init { storage, phase, pass in
      let own = unsafeDowncast(storage, to: AlgorithmStorage.self)
      switch phase {
      case .prepare: own.algorithm.prepare(pass)
      case .layout: own.algorithm.layout(pass)
      }
    }
  }

  private init(_ other: AlgorithmStorage, identity: UInt64) {
    algorithm = other.algorithm
    super.init(copying: other, identity: identity)
  }

  override func fieldsCopied(identity: UInt64) -> TGNodeStorage {
    AlgorithmStorage(self, identity: identity)
  }

  override package var kindName: String { algorithm.name }

  override func laysOut(like other: ContainerStorage) -> Bool {
    guard settings == other.settings, layoutTransform == other.layoutTransform,
      let other = other.of(Algorithm.self)
    else { return false }
    return algorithm.laysOut(like: other.algorithm)
  }
}

extension ContainerStorage {
  /// The storage as one of a kind of algorithm; nil when it is of another kind.
  @inlinable @inline(__always)
  package func of<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> AlgorithmStorage<Algorithm>? {
    type(of: self) == AlgorithmStorage<Algorithm>.self
      ? unsafeDowncast(self, to: AlgorithmStorage<Algorithm>.self) : nil
  }
}

extension ContainerStorage {
  /// The children as a collection.
  package final var subviews: TGSubviews {
    get {
      let list = children.sharedList
      return list.isEmpty ? TGSubviews(of: self) : TGSubviews(list)
    }
    _modify {
      var subviews = TGSubviews(children.takeList())
      defer { children.put(subviews.takeList()) }
      yield &subviews
    }
  }
}

extension TGNodeStorage {
  /// Appends a child to a container.
  ///
  /// Unmanaged, so that no reference is counted on the way: the child comes with one, and the view
  /// that is being changed holds the parent meanwhile.
  @usableFromInline
  static func append(
    retained child: Unmanaged<TGNodeStorage>, to parent: Unmanaged<TGNodeStorage>
  ) {
    parent._withUnsafeGuaranteedRef { parent in
      precondition(parent.payload.flags.contains(.isContainer), "a leaf takes no children")
      unsafeDowncast(parent, to: ContainerStorage.self).append(retained: child)
    }
  }
}

extension ContainerStorage {
  // A method of its own, because its `self` needs no counting while the list changes.
  @inline(never)
  fileprivate func append(retained child: Unmanaged<TGNodeStorage>) {
    children.append(retained: child)
  }
}

/// The settings every container has.
@usableFromInline package struct ContainerSettings: Hashable, Sendable {
  // The short ones behind the long ones, so that there are no gaps in memory.
  @usableFromInline package var padding = TGInsets.zero
  @usableFromInline package var horizontalSpace = 0.0
  @usableFromInline package var verticalSpace = 0.0
  /// Whether the leading and trailing padding were given as left and right.
  @usableFromInline package var physicalLeading = false
  @usableFromInline package var physicalTrailing = false
  @usableFromInline package var gravity = TGGravity.none
  @usableFromInline package var reversesLayout = false
  @usableFromInline package var keepsPaddingWhenEmpty = true

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
