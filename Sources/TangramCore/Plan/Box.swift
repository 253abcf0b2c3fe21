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
  @usableFromInline package var flags: BoxFlags = []

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

/// Boolean properties of a node of the plan.
@usableFromInline package struct BoxFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node is excluded from its container's layout.
  @inlinable package static var isExcluded: BoxFlags { BoxFlags(rawValue: 1) }
  /// The node takes part in the layout but keeps its frame.
  package static var keepsFrame: BoxFlags { BoxFlags(rawValue: 2) }
  /// The node is excluded only because its visibility is `gone`, so its size becomes zero.
  package static var collapses: BoxFlags { BoxFlags(rawValue: 4) }
  /// The node has content.
  @inlinable package static var hasContent: BoxFlags { BoxFlags(rawValue: 8) }
  /// The node's content is text.
  @inlinable package static var hasFont: BoxFlags { BoxFlags(rawValue: 16) }
  @inlinable package static var reversesFloat: BoxFlags { BoxFlags(rawValue: 32) }
  @inlinable package static var clearsFloat: BoxFlags { BoxFlags(rawValue: 64) }
  /// The node's visibility is gone, or the node is hidden.
  @inlinable package static var isGone: BoxFlags { BoxFlags(rawValue: 128) }
  /// The container's transform does not move the node.
  @inlinable package static var ignoresTransform: BoxFlags { BoxFlags(rawValue: 256) }
  /// Both sizes are numbers, and nothing else is specified: no positions, bounds or alignment.
  @inlinable package static var isPlain: BoxFlags { BoxFlags(rawValue: 1024) }
  /// Everything that is set besides the sizes and an alignment is a plain number: margins and bounds.
  @inlinable package static var isNumeric: BoxFlags { BoxFlags(rawValue: 4096) }
  /// The node carries values.
  @inlinable package static var hasValues: BoxFlags { BoxFlags(rawValue: 8192) }
  /// The node had a frame before layout.
  package static var hasFrame: BoxFlags { BoxFlags(rawValue: 2048) }
  /// The node gets the frame computed by the pass even though it is excluded from the layout.
  @inlinable package static var isPlacedThoughAbsent: BoxFlags { BoxFlags(rawValue: 512) }
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

  package func half(_ axis: TGAxis) -> AxisBox { axis == .horizontal ? x : y }
}
