/// A child in a pass along one axis: what it says about itself there, and the place and the extent
/// that it is given.
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

  /// The container the child is in, along the same axis.
  @inlinable public var container: TGPassAxis<Axis> {
    TGPassAxis(child.solver, child.containers, child.containerIndex)
  }

  @inlinable var solver: Solver { child.solver }

  /// What the solver knows of the child along the axis.
  @inlinable package var half: AxisBox {
    @inline(__always) get { child.box[Axis()] }
    @inline(__always) nonmutating _modify { yield &child.box[Axis()] }
  }
}

extension TGChild {
  /// The child along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGChildAxis<Axis> { TGChildAxis(self) }
}

// MARK: - The rectangle

extension TGChildAxis {
  /// The extent the child is given; at first its current one.
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

  /// The coordinate the child is given.
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

  /// The extent the child has if nothing else is said: that of its frame before layout, of its
  /// content, or of its children.
  @inlinable public var current: Double { half.current }
}

// MARK: - What is said

extension TGChildAxis {
  /// What the child's own alignment asks for.
  @inlinable public var alignment: TGAlignment { half.alignment }

  /// Whether nothing is said about the child besides its size and alignment: no positions, bounds,
  /// increment or multiple.
  @inlinable public var isBare: Bool {
    // What containers say of their children's heights is nothing that the child says.
    let said =
      half.startKind.rawValue | half.endKind.rawValue | half.centerKind.rawValue
      | half.flags.rawValue
    return said & ~AxisFlags.isIndefinite.rawValue == 0
  }

  /// Whether nothing is said about the child besides the values of its size and of the position before
  /// it: no other positions, no bounds, offsets, increment or multiple.
  @inlinable public var hasOnlyStart: Bool {
    half.endKind.rawValue | half.centerKind.rawValue | half.flags.rawValue == 0
  }

  /// Whether the child is a number of points and nothing else: its size has neither bounds nor
  /// increment nor multiple, and it has no positions.
  ///
  /// Most children are.
  @inlinable public var isPlain: Bool { half.sizeKind == .number && isBare }

  /// The number of points of a plain child.
  @inlinable public var plainExtent: Double { half.sizeValue }

  /// The extent of a child whose size is a number: with increment and multiple, within its bounds.
  ///
  /// The same as `clamp(number(or: 0))`, but most often it needs no look at increment and bounds.
  @inlinable public var numberWithinBounds: Double {
    let rules = half.flags.intersection([.sizeScales, .sizeIsBounded, .isWithinBounds])
    return rules == [] || rules == [.sizeIsBounded, .isWithinBounds]
      ? half.sizeValue : clamp(scaled(half.sizeValue))
  }

  /// The position before a child that is numeric, in points; 0 when there is none.
  @inlinable public var plainStart: Double { half.startValue }

  /// The position after a child that is numeric, in points; 0 when there is none.
  @inlinable public var plainEnd: Double { half.endValue }
}
