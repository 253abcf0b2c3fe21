/// A container in a pass along one axis: its size, its padding, and its settings for the children
/// along that axis.
///
///     pass[.vertical].size = pass[.vertical].paddingStart + bottom
public struct TGPassAxis<Axis: TGAxisType> {
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let containers: PlanBuffer<ContainerBox>
  @usableFromInline package let containerIndex: Int

  @inlinable
  init(_ solver: Solver, _ containers: PlanBuffer<ContainerBox>, _ index: Int) {
    (self.solver, self.containers, containerIndex) = (solver, containers, index)
  }

  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containers[containerIndex] }
    @inline(__always) nonmutating _modify { yield &containers[containerIndex] }
  }

  /// The container along the cross axis.
  @inlinable public var cross: TGPassAxis<Axis.Cross> {
    TGPassAxis<Axis.Cross>(solver, containers, containerIndex)
  }

  @inlinable var settings: ContainerAxis { container[Axis()] }
}

extension TGPass {
  /// The properties of the container along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGPassAxis<Axis> {
    TGPassAxis(solver, containers, containerIndex)
  }
}

// MARK: - The size

extension TGPassAxis {
  /// The size of the container.
  ///
  /// On an axis that wraps, it is 0 before the first pass, and afterward the size found by the
  /// previous pass; the algorithm must set the new size. On other axes, setting it has no effect on
  /// frames.
  @inlinable public var size: Double {
    @inline(__always) get { settings.size }
    @inline(__always) nonmutating set { container[Axis()].size = newValue }
  }

  /// The size, for rules that read it before it is final.
  ///
  /// Reading it marks the result as dependent on it: if the container wraps and gets a different
  /// size, the pass is repeated with that size until both agree.
  @inlinable public var sizeBeforePass: Double {
    if settings.wraps { container[Axis()].wasRead = true }
    return settings.size
  }

  /// The extent of the container's own frame, for algorithms that read it.
  ///
  /// It equals the size before the pass, except for a root with margins: the root's contents may be
  /// laid out for a size that differs from the size of its frame.
  public var bounds: Double {
    guard container.box == 0, !settings.wraps else { return sizeBeforePass }
    return solver.boxes[0][Axis()].current
  }

  /// Whether the size of the container is determined by its content.
  @inlinable public var wraps: Bool { settings.wraps }

  /// The padding before the content.
  @inlinable public var paddingStart: Double { settings.paddingStart }

  /// The padding after the content.
  @inlinable public var paddingEnd: Double { settings.paddingEnd }

  /// The size minus the padding; may be negative.
  @inlinable public var content: Double {
    settings.size - settings.paddingStart - settings.paddingEnd
  }

  /// The gap between neighbors.
  @inlinable public var space: Double { settings.space }

  /// The alignment that the container's gravity specifies along the axis.
  @inlinable public var gravity: TGAlignment { settings.gravity }

  /// Clamps a size of the container to the bounds of its own descriptor.
  @inlinable public func clamp(_ size: Double) -> Double {
    solver.clampIfBounded(size, of: containerIndex, Axis.axis)
  }
}

// MARK: - The surroundings of the container

extension TGPassAxis {
  /// The extent of the container's parent, or of the space available to the root.
  ///
  /// Reading it marks the result as dependent on it, so that the container is solved again when the
  /// extent changes.
  public var outsideSize: Double {
    solver.plan.noteDependence(ofContainer: containerIndex)
    return solver.sizeOutside(containerIndex)[Axis.axis]
  }

  /// The extent of the window.
  public var windowSize: Double {
    solver.readEnvironment().size[Axis.axis]
  }

  /// Converts a window coordinate to the container's own coordinates.
  ///
  /// The position of the container is known only when its ancestors are placed, so the container is
  /// solved again at that point.
  ///
  /// - Parameters:
  ///   - coordinate: The distance from the leading edge of the window, or from its top edge.
  ///   - extent: The extent of the item that begins at the coordinate. In a right-to-left layout
  ///     the item is mirrored later, and must still end up at the same position in the window.
  public func fromWindow(_ coordinate: Double, extent: Double) -> Double {
    container.usesWindow = true
    solver.seesWindow = true
    let origin = solver.windowOrigin(of: containerIndex)[Axis.axis]
    let own = coordinate - origin
    guard Axis.axis == .horizontal, isRightToLeft else { return own }
    return size - own - extent
  }

  private var isRightToLeft: Bool { solver.environment.isRightToLeft }
}

extension Solver {
  /// Clamps a size of a container to the bounds of its own descriptor, if it has any.
  ///
  /// Bounds apply to the result of increment and multiple, not to the size that the content needs.
  @usableFromInline func clampIfBounded(
    _ size: Double, of index: Int, _ axis: TGAxis
  ) -> Double {
    guard boxes[Int(containers[index].box)][axis].sizeIsBounded else {
      return size
    }
    guard scalesContent(index, axis) else { return clampOwnSize(size, of: index, axis) }
    let scaled = scaled(size, Int(containers[index].box), axis)
    let bounded = clampOwnSize(scaled, of: index, axis)
    return bounded == scaled ? size : unscaled(bounded, Int(containers[index].box), axis)
  }

  /// Returns the environment, and records that the layout depends on it.
  func readEnvironment() -> TGEnvironment {
    readsEnvironment = true
    return environment
  }
}
