/// A container in a pass along one axis: its size, its padding, and what it says of its children
/// there.
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

  /// The container along the other axis.
  @inlinable public var cross: TGPassAxis<Axis.Cross> {
    TGPassAxis<Axis.Cross>(solver, containers, containerIndex)
  }

  @inlinable var settings: ContainerAxis { container[Axis()] }
}

extension TGPass {
  /// The container along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGPassAxis<Axis> {
    TGPassAxis(solver, containers, containerIndex)
  }
}

// MARK: - The size

extension TGPassAxis {
  /// The size of the container.
  ///
  /// On an axis that wraps it is 0 before the first pass, and then what the pass before found; set the one
  /// it is to have.
  /// On other axes, setting it has no effect on frames.
  @inlinable public var size: Double {
    @inline(__always) get { settings.size }
    @inline(__always) nonmutating set { container[Axis()].size = newValue }
  }

  /// The size for a rule that asks for it before it is known.
  ///
  /// Says that the result depends on it: if the container wraps and gets another size, the pass is
  /// run again with that size, until the two agree.
  @inlinable public var sizeBeforePass: Double {
    if settings.wraps { container[Axis()].wasRead = true }
    return settings.size
  }

  /// The extent of the container's own frame, for a rule that asks for it.
  ///
  /// It is the size before the pass, except for a root with margins: its contents may be laid out
  /// for another size than the one its frame gets.
  public var bounds: Double {
    guard container.box == 0, !settings.wraps else { return sizeBeforePass }
    return solver.boxes[0][Axis()].current
  }

  /// Whether the container is as large as its content.
  @inlinable public var wraps: Bool { settings.wraps }

  /// The padding before the content.
  @inlinable public var paddingStart: Double { settings.paddingStart }

  /// The padding after the content.
  @inlinable public var paddingEnd: Double { settings.paddingEnd }

  /// The size less the padding; it may be negative.
  @inlinable public var content: Double {
    settings.size - settings.paddingStart - settings.paddingEnd
  }

  /// The gap between neighbours.
  @inlinable public var space: Double { settings.space }

  /// What the container's gravity asks for.
  @inlinable public var gravity: TGAlignment { settings.gravity }

  /// Keeps a size of the container within the bounds of its own descriptor.
  @inlinable public func clamp(_ size: Double) -> Double {
    solver.clampIfBounded(size, of: containerIndex, Axis.axis)
  }
}

// MARK: - What the container is in

extension TGPassAxis {
  /// The extent of the view the container is in: its parent, or what the root is in.
  ///
  /// Says that the result depends on it, so that the container is solved again when it changes.
  public var outsideSize: Double {
    solver.plan.noteDependence(ofContainer: containerIndex)
    return solver.sizeOutside(containerIndex)[Axis.axis]
  }

  /// The extent of the window.
  public var windowSize: Double {
    solver.readEnvironment().size[Axis.axis]
  }

  /// A coordinate of the window in the container's own coordinates.
  ///
  /// Where the container lies is known only when its parents are placed, so the container is
  /// solved again then.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate, from the edge of the window where reading starts.
  ///   - extent: The extent of what begins there: in a right-to-left layout it will be mirrored, and
  ///     must lie in the same place of the window all the same.
  public func fromWindow(_ coordinate: Double, extent: Double) -> Double {
    container.flags.insert(.usesWindow)
    solver.current.seesWindow = true
    let origin = solver.windowOrigin(of: containerIndex)[Axis.axis]
    let own = coordinate - origin
    guard Axis.axis == .horizontal, isRightToLeft else { return own }
    return size - own - extent
  }

  private var isRightToLeft: Bool { solver.environment.isRightToLeft }
}

extension Solver {
  /// Keeps a size of a container within the bounds of its own descriptor, if it has any.
  ///
  /// Bounds hold for what increment and multiple make of the size that the content needs.
  @usableFromInline func clampIfBounded(
    _ size: Double, of index: Int, _ axis: TGAxis
  ) -> Double {
    guard boxes[Int(containers[index].box)].half(axis).flags.contains(.sizeIsBounded) else {
      return size
    }
    guard scalesContent(index, axis) else { return clampOwnSize(size, of: index, axis) }
    let scaled = scaled(size, Int(containers[index].box), axis)
    let bounded = clampOwnSize(scaled, of: index, axis)
    return bounded == scaled ? size : unscaled(bounded, Int(containers[index].box), axis)
  }

  /// The environment, for a container that depends on it.
  func readEnvironment() -> TGEnvironment {
    current.readsRoom = true
    return environment
  }
}
