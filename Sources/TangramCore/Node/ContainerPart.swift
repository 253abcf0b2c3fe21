/// What only containers have. Owned by exactly one node storage, and copied with it.
@usableFromInline package final class ContainerPart {
  @exclusivity(unchecked) @usableFromInline package var children: ContiguousArray<TGView> = []
  @exclusivity(unchecked) package var settings = ContainerSettings()
  /// The algorithm with its options: the one value a container's own module defines.
  @exclusivity(unchecked) package var algorithm: any TGLayoutAlgorithm

  package init(_ algorithm: any TGLayoutAlgorithm) { self.algorithm = algorithm }

  package func copied() -> ContainerPart {
    let copy = ContainerPart(algorithm)
    copy.children = children
    copy.settings = settings
    return copy
  }

  /// Lets go of the children one level at a time: releasing a deep tree the usual way would use
  /// the call stack once a level.
  func releaseChildrenWithoutRecursion() {
    guard children.contains(where: { $0.storage.payload.container != nil }) else { return }
    var pending = ContiguousArray<TGView>()
    swap(&pending, &children)
    while var view = pending.popLast() {
      guard let container = view.storage.payload.container, !container.children.isEmpty,
        isKnownUniquelyReferenced(&view.storage)
      else { continue }
      pending.append(contentsOf: container.children)
      container.children.removeAll()
    }
  }
}

/// The settings every container has.
package struct ContainerSettings: Hashable, Sendable {
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
}
