/// One node of the plan.
///
/// Siblings lie next to each other: first those that take part, in layout order, then those that
/// do not.
@usableFromInline package struct Box: BitwiseCopyable {
  @usableFromInline package var x = AxisBox()
  @usableFromInline package var y = AxisBox()
  /// The index of the container the node is in; -1 for the root.
  package var parent: Int32 = -1
  /// The place of the node in the list of children it is in.
  package var order: Int32 = 0
  /// The index of the node as a container; below 0 for a leaf.
  @usableFromInline package var container: Int32 = -1
  /// The index of the rare box; -1 when there is none.
  @usableFromInline package var rare: Int32 = -1
  /// The index of what few boxes have; -1 when there is none.
  @usableFromInline package var extras: Int32 = -1
  @usableFromInline package var flags: BoxFlags = []

  init(parent: Int32 = -1, order: Int32 = 0) {
    self.parent = parent
    self.order = order
  }

  /// Where the node lies in this pass, and how large it is.
  var unsnapped: TGRect {
    TGRect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
  }

  /// Whether there is a position after the node, along either axis.
  var hasEnd: Bool { x.endKind.rawValue | y.endKind.rawValue != 0 }

  /// The index of the content; -1 when there is none.
  ///
  /// Only leaves have content, so it lies where containers have their index.
  var content: Int {
    @inline(__always) get { -2 - Int(container) }
    set { container = Int32(-2 - newValue) }
  }
}

/// Yes or no about a node of the plan.
@usableFromInline package struct BoxFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node takes no place in its container.
  @inlinable package static var isExcluded: BoxFlags { BoxFlags(rawValue: 1) }
  /// The node keeps its frame although it takes its place.
  package static var keepsFrame: BoxFlags { BoxFlags(rawValue: 2) }
  /// The node is excluded by a size class only, so that its size becomes zero.
  package static var collapses: BoxFlags { BoxFlags(rawValue: 4) }
  /// The node has content.
  @inlinable package static var hasContent: BoxFlags { BoxFlags(rawValue: 8) }
  /// The node's content is text.
  @inlinable package static var hasFont: BoxFlags { BoxFlags(rawValue: 16) }
  @inlinable package static var reversesFloat: BoxFlags { BoxFlags(rawValue: 32) }
  @inlinable package static var clearsFloat: BoxFlags { BoxFlags(rawValue: 64) }
  /// The node's visibility is gone, or it is hidden.
  @inlinable package static var isGone: BoxFlags { BoxFlags(rawValue: 128) }
  /// The container's transform leaves the node where it is.
  @inlinable package static var ignoresTransform: BoxFlags { BoxFlags(rawValue: 256) }
  /// Both sizes are numbers, and nothing else is said: no positions, bounds or alignment.
  @inlinable package static var isPlain: BoxFlags { BoxFlags(rawValue: 1024) }
  /// What is said besides the sizes is plain numbers: margins, bounds, and an alignment.
  @inlinable package static var isNumeric: BoxFlags { BoxFlags(rawValue: 4096) }
  /// The node carries values.
  @inlinable package static var hasValues: BoxFlags { BoxFlags(rawValue: 8192) }
  /// The node had a frame before layout.
  package static var hasFrame: BoxFlags { BoxFlags(rawValue: 2048) }
  /// The node gets the frame that the pass found although it takes no part.
  @inlinable package static var isPlacedThoughAbsent: BoxFlags { BoxFlags(rawValue: 512) }
}

extension Box {
  /// The half that belongs to an axis known at compile time.
  @inlinable package subscript<Axis: TGAxisType>(axis: Axis) -> AxisBox {
    @inline(__always) get { Axis.pick(horizontal: x, vertical: y) }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }

  /// The half that belongs to an axis.
  @inlinable package subscript(axis: TGAxis) -> AxisBox {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }

  package func half(_ axis: TGAxis) -> AxisBox { axis == .horizontal ? x : y }
}
