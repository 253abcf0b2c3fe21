/// A child in a pass along one axis: its descriptors along that axis, and the origin and the extent
/// that the pass assigns to it.
///
///     child[.vertical].extent = child[.vertical].number(or: 20)
public struct TGChildAxis<Axis: TGAxisType> {
  /// The child.
  public let child: TGChild

  @inlinable init(_ child: TGChild) { self.child = child }

  /// The child along the other axis.
  @inlinable public var cross: TGChildAxis<Axis.Cross> {
    TGChildAxis<Axis.Cross>(child)
  }

  /// The container of the child, along the same axis.
  @inlinable public var container: TGPassAxis<Axis> {
    TGPassAxis(child.solver, child.containers, child.containerIndex)
  }

  @inlinable var solver: Solver { child.solver }

  /// The part of the child's box that belongs to the axis.
  @inlinable package var half: AxisBox {
    @inline(__always) get { child.box[Axis()] }
    @inline(__always) nonmutating _modify { yield &child.box[Axis()] }
  }
}

extension TGChild {
  /// The properties of the child along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGChildAxis<Axis> { TGChildAxis(self) }
}

// MARK: - The rectangle

extension TGChildAxis {
  /// The extent that the pass assigns to the child; initially the current extent.
  @inlinable public var extent: Double {
    @inline(__always) get { half.extent }
    @inline(__always) nonmutating set {
      if Axis.axis == .horizontal {
        child.box.x.extent = newValue
      } else {
        child.box.y.extent = newValue
      }
    }
  }

  /// The coordinate that the pass assigns to the child.
  @inlinable public var origin: Double {
    @inline(__always) get { half.origin }
    @inline(__always) nonmutating set {
      if Axis.axis == .horizontal {
        child.box.x.origin = newValue
      } else {
        child.box.y.origin = newValue
      }
    }
  }

  /// The default extent of the child: that of its frame before layout, of its content, or of its
  /// children.
  @inlinable public var current: Double { half.current }
}

// MARK: - Descriptors

extension TGChildAxis {
  /// The child's own alignment along the axis.
  @inlinable public var alignment: TGAlignment { half.alignment }

  /// Whether the child specifies nothing but its size and alignment: no positions, bounds, increment or
  /// multiple.
  @inlinable public var isBare: Bool {
    !hasPositions && !half.sizeScales && !half.sizeIsBounded
  }

  /// Whether the child specifies nothing but the values of its size and of the position before it: no
  /// other positions, no bounds, offsets, increment or multiple.
  @inlinable public var hasOnlyStart: Bool {
    half.endKind == .none && half.centerKind == .none && !half.hasMoreThanValues
  }

  /// Whether the size is a number of points and nothing else is set besides an alignment: no
  /// bounds, increment, multiple or positions.
  ///
  /// Most children are plain.
  @inlinable public var isPlain: Bool { half.sizeKind == .number && isBare }

  /// The extent in points of a plain child.
  @inlinable public var plainExtent: Double { half.sizeNumber }

  /// The extent of a child whose size is a number: with increment and multiple, clamped to its
  /// bounds.
  ///
  /// Equals `clamp(number(or: 0))`, but rarely has to read increment and bounds.
  @inlinable public var numberWithinBounds: Double {
    half.sizeScales || half.sizeIsBounded != half.isWithinBounds
      ? clamp(scaled(half.sizeNumber)) : half.sizeNumber
  }

  /// The position before a numeric child, in points; 0 if there is none.
  @inlinable public var plainStart: Double { half.startNumber }

  /// The position after a numeric child, in points; 0 if there is none.
  @inlinable public var plainEnd: Double { half.endNumber }
}
