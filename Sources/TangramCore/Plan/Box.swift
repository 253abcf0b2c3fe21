/// One node of the plan.
///
/// Siblings lie next to each other: first those that take part, in layout order, then those that
/// do not.
@usableFromInline package struct Box {
  @usableFromInline package var x = AxisBox()
  @usableFromInline package var y = AxisBox()
  /// The storage the node was compiled from; the plan keeps the tree alive.
  package var node: Unmanaged<TGNodeStorage>
  /// The storage of the descriptors in force: the node's own, or one for a size class.
  package var descriptors: Unmanaged<TGNodeStorage>
  /// The index of the container the node is in; -1 for the root.
  package var parent: Int32 = -1
  /// The index of the node as a container; -1 for a leaf.
  @usableFromInline package var container: Int32 = -1
  /// The index of the rare box; -1 when all descriptors are plain.
  @usableFromInline package var rare: Int32 = -1
  /// The index of the last answer of the measuring function; -1 without such a function.
  package var measure: Int32 = -1
  /// The place among the container's children.
  package var order: Int32 = 0
  @usableFromInline package var flags: BoxFlags = []
  @usableFromInline package var horizontalAlignment = TGAlignment.none
  @usableFromInline package var verticalAlignment = TGAlignment.none

  package init(node: Unmanaged<TGNodeStorage>) {
    self.node = node
    descriptors = node
  }
}

/// Yes or no about a node of the plan.
@usableFromInline package struct BoxFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node takes no place in its container.
  @usableFromInline package static let isExcluded = BoxFlags(rawValue: 1)
  /// The node keeps its frame although it takes its place.
  package static let keepsFrame = BoxFlags(rawValue: 2)
  /// The node is excluded by a size class alone, so that its size becomes zero.
  package static let collapses = BoxFlags(rawValue: 4)
  /// The node has content.
  @usableFromInline package static let hasContent = BoxFlags(rawValue: 8)
  /// The node's content is text.
  @usableFromInline package static let hasFont = BoxFlags(rawValue: 16)
  @usableFromInline package static let reversesFloat = BoxFlags(rawValue: 32)
  @usableFromInline package static let clearsFloat = BoxFlags(rawValue: 64)
  /// The node's visibility is gone, or it is hidden.
  @usableFromInline package static let isGone = BoxFlags(rawValue: 128)
  /// The container's transform leaves the node where it is.
  @usableFromInline package static let ignoresTransform = BoxFlags(rawValue: 256)
  /// The node gets the frame that the pass found although it takes no part.
  package static let isPlacedThoughAbsent = BoxFlags(rawValue: 512)
}

extension UnsafeMutablePointer where Pointee == Box {
  /// The half of the box that belongs to an axis.
  @inlinable @inline(__always)
  package subscript<Axis: TGAxisType>(_: Axis.Type) -> AxisBox {
    get { Axis.axis == .horizontal ? pointee.x : pointee.y }
    nonmutating _modify {
      if Axis.axis == .horizontal { yield &pointee.x } else { yield &pointee.y }
    }
  }

  /// The half of the box that belongs to an axis known at run time.
  @inlinable @inline(__always)
  package subscript(axis: TGAxis) -> AxisBox {
    get { axis == .horizontal ? pointee.x : pointee.y }
    nonmutating _modify {
      if axis == .horizontal { yield &pointee.x } else { yield &pointee.y }
    }
  }
}
