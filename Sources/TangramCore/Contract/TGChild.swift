/// A child in a pass.
///
/// What belongs to an axis is asked of the child along it: `child[.horizontal].extent`.
public struct TGChild {
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let boxes: PlanBuffer<Box>
  @usableFromInline let containers: PlanBuffer<ContainerBox>
  /// The index of the child's box in the plan.
  @usableFromInline package let index: Int
  @usableFromInline let containerIndex: Int

  @inlinable
  package init(box index: Int, pass: TGPass) {
    (solver, boxes, containers) = (pass.solver, pass.boxes, pass.containers)
    (self.index, containerIndex) = (index, pass.containerIndex)
  }

  /// What the plan says about the child.
  @inlinable package var box: Box {
    @inline(__always) _read { yield boxes[index] }
    @inline(__always) nonmutating _modify { yield &boxes[index] }
  }

  /// What the plan says about the container the child is in.
  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containers[containerIndex] }
    @inline(__always) nonmutating _modify { yield &containers[containerIndex] }
  }

  /// A pass over the container the child is in, with all its children.
  public var pass: TGPass { TGPass(solver: solver, container: containerIndex) }
}

// MARK: - What the child is

extension TGChild {
  /// Whether both sizes of the child are numbers of points, taken as they are, and nothing else is
  /// said about it: no positions, bounds or alignment.
  ///
  /// An algorithm may take a shortcut then.
  @inlinable public var isPlain: Bool {
    box.flags.contains(.isPlain)
  }

  /// Whether all that is said about the child besides its sizes is plain numbers, on both axes.
  ///
  /// It has margins without offset, bounds that do not refer to anything, no increment or multiple,
  /// and no centre, but perhaps an alignment.
  ///
  /// Then margins are `plainStart` and `plainEnd`, and `clamp` always gives the same answer.
  @inlinable public var isNumeric: Bool {
    box.flags.contains(.isNumeric)
  }

  /// Whether all that is said about the child is values: numbers, percentages and anchors, and bounds
  /// of sizes that are numbers.
  ///
  /// There are no offsets, increments or multiples, no other bounds, no lists and no baseline. A centre
  /// is tied to nothing, and there is one only without a position before the child.
  @inlinable public var isSimple: Bool { box.rare < 0 }

  /// Whether the child was told to keep its frame, so that it takes no part whether it is gone or not.
  public var usesFrame: Bool { isExcluded && descriptors.flags.contains(.useFrame) }

  /// Whether the child lays out children of its own.
  @inlinable public var isContainer: Bool { box.container >= 0 }

  /// The algorithm of a child that is a container, if it is of this type.
  ///
  /// Containers can recognise children of a kind of their own by it, and read their options.
  public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    guard isContainer else { return nil }
    return solver.plan.bodiesInForce[Int(box.container)].of(Algorithm.self)?.algorithm
  }

  /// Whether the child is a leaf with content, whose size `wrap` finds.
  @inlinable public var hasContent: Bool { box.flags.contains(.hasContent) }

  /// Who the child is.
  public var id: TGViewID {
    TGViewID(solver.plan.identity(ofBox: index))
  }

  /// The name of the child.
  public var name: String? { node.name }

  /// The line metrics of the child's text, if it has text.
  public var font: TGContent.Font? {
    guard box.flags.contains(.hasFont) else { return nil }
    return solver.plan.contents[box.content].content.font
  }

  /// What the child says, whatever its size class.
  private var node: Node { solver.plan.node(ofBox: index) }

  /// The frame the child had before layout, from the left edge of the container whatever the reading
  /// direction.
  public var frameBefore: TGRect {
    guard box.flags.contains(.hasFrame) else { return .zero }
    return solver.plan.givenFrame(ofBox: index)
  }

  /// The descriptors in force: the child's own, or those for a size class.
  package var descriptors: Node {
    solver.plan.node(ofBox: index).inForce(for: solver.environment.sizeClass)
  }

  /// Whether the child floats to the end of a float layout.
  @inlinable public var reversesFloat: Bool { box.flags.contains(.reversesFloat) }

  /// Whether the child starts below what floats on its side.
  @inlinable public var clearsFloat: Bool { box.flags.contains(.clearsFloat) }

  /// Whether the child takes no part: it keeps its frame, or it is gone.
  @inlinable public var isExcluded: Bool { box.flags.contains(.isExcluded) }

  /// Whether the child is gone or hidden, rather than keeping its frame.
  @inlinable public var isGone: Bool { box.flags.contains(.isGone) }

  /// The place of the child in the list of children, whatever the layout order.
  public var order: Int { Int(box.order) }

  /// The point of the child, as fractions of its extents, that is placed rather than its corner.
  public var anchorPoint: TGPoint { node.geometry.anchorPoint }

  /// Leaves the child where it is when the container's transform moves the others.
  public func ignoreTransform() { box.flags.insert(.ignoresTransform) }

  /// Gives a child the rectangle found for it although it takes no part.
  public func placeThoughAbsent() { box.flags.insert(.isPlacedThoughAbsent) }
}
