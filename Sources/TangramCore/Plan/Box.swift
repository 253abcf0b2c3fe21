/// One node of the plan.
///
/// Siblings are adjacent: first those that take part in the layout, in layout order, then the
/// others.
@usableFromInline package struct Box: BitwiseCopyable {
  @usableFromInline package var x = AxisBox()
  @usableFromInline package var y = AxisBox()
  /// The index of the container the node is in; -1 for the root.
  package var parent: Int32 = -1
  /// The index of the node in its parent's list of children.
  package var order: Int32 = 0
  /// The index of the node's container box, if it is a container; below 0 for a leaf.
  @usableFromInline package var container: Int32 = -1
  /// The index of the rare box; -1 when there is none.
  @usableFromInline package var rare: Int32 = -1
  /// The index of the `BoxExtras`, which few boxes have; -1 when there are none.
  @usableFromInline package var extras: Int32 = -1
  /// The node is excluded from its container's layout.
  @usableFromInline package var isExcluded = false
  /// The node takes part in the layout but keeps its frame.
  package var keepsFrame = false
  /// The node's visibility is gone, or the node is hidden.
  @usableFromInline package var isGone = false
  /// The node is excluded only because its visibility is `gone`, so its size becomes zero.
  package var collapses = false
  /// The node gets the frame computed by the pass even though it is excluded from the layout.
  @usableFromInline package var isPlacedThoughAbsent = false
  /// The container's transform does not move the node.
  @usableFromInline package var ignoresTransform = false
  @usableFromInline package var reversesFloat = false
  @usableFromInline package var clearsFloat = false
  /// The node had a frame before layout.
  package var hasFrame = false
  /// The node has content.
  @usableFromInline package var hasContent = false
  /// The node's content is text.
  @usableFromInline package var hasFont = false
  /// The node carries values.
  @usableFromInline package var hasValues = false
  /// Both sizes are numbers, and nothing else is specified: no positions, bounds or alignment.
  @usableFromInline package var isPlain = false
  /// Everything that is set besides the sizes and an alignment is a plain number: margins and bounds.
  @usableFromInline package var isNumeric = false

  init(parent: Int32 = -1, order: Int32 = 0) {
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
  /// The part of the box that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> AxisBox {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The part of the box that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> AxisBox {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

}
