import Synchronization

/// The storage that handles write to: the state of a view, in an object that the handles and the
/// view share.
///
/// It is `Sendable` so that views are, because copies of them may be sent to other threads. Handles
/// are not: they belong to the thread that changes the view, and must not be used after the view
/// was copied, sent or laid out.
@usableFromInline package final class DescriptorCell: @unchecked Sendable {
  /// The state of the view; this node is never live itself.
  package var node: Node {
    _read { yield storedNode }
    _modify { yield &storedNode }
  }
  // Other modules would check for exclusive access to a stored property, whatever its attribute says.
  @exclusivity(unchecked) private var storedNode: Node
  /// The generation of the cell: a handle is valid as long as this equals the number it was created
  /// with.
  package let generation = Atomic<UInt32>(0)
  /// Whether the view has been released, or is no longer live.
  package let isAbandoned = Atomic<Bool>(false)

  fileprivate init(_ node: consuming Node) { storedNode = node }

  /// Invalidates all handles on the cell and on its size classes, because copies that share it diverge.
  func invalidateHandles() {
    generation.wrappingAdd(1, ordering: .relaxed)
    for (_, set) in node.sizeClasses { set.cell.invalidateHandles() }
  }
}

/// A view that is changed through handles.
///
/// A view is a plain value until the first handle on it is created that outlives a statement; from
/// then on its cell holds all of its state. Copies share the cell until one of them is changed.
/// When a view is added to a parent, its state is copied there as a plain value.
///
/// It is an object with extras, so that it fits in their place, but its own extras stay empty.
///
/// Only views hold this object, and apart from handles only this object holds the cell. So a
/// uniqueness check on this object shows whether a view is the only copy, however many handles
/// there are.
@usableFromInline package final class LiveNode: NodeExtras, @unchecked Sendable {
  package let cell: DescriptorCell

  init(_ node: consuming Node) {
    cell = DescriptorCell(node)
    super.init()
  }

  package var node: Node {
    _read { yield cell.node }
    _modify { yield &cell.node }
  }

  override final var live: LiveNode? { self }
  override final var isLive: Bool { true }

  deinit { cell.isAbandoned.store(true, ordering: .relaxed) }
}
