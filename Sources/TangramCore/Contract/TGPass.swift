/// One run of an algorithm over one container.
///
/// A pass is valid only during the call that it is handed to. Do not keep it, nor its children, for later:
/// what they say then means nothing.
///
/// What belongs to an axis is asked of the pass along it: `pass[.vertical].size`.
public struct TGPass {
  // Unowned, because whoever runs a pass holds the solver: a count for each child that is looked at takes
  // longer than the layout of a plain one.
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let boxes: PlanBuffer<Box>
  @usableFromInline let containers: PlanBuffer<ContainerBox>
  /// The index of the container in the plan.
  @usableFromInline package let containerIndex: Int
  /// The index of the first child's box.
  @usableFromInline let first: Int
  // Half a word each, so that a pass is handed on in registers.
  @usableFromInline let taking: Int32
  @usableFromInline let total: Int32

  package init(solver: Solver, container index: Int) {
    (self.solver, boxes, containers) = (solver, solver.boxes, solver.containers)
    containerIndex = index
    let container = solver.containers[index]
    first = Int(container.first)
    (taking, total) = (container.count, container.total)
  }

  /// Creates a pass over one child only, as if there were no other.
  init(solver: Solver, container index: Int, child box: Int) {
    (self.solver, boxes, containers) = (solver, solver.boxes, solver.containers)
    (containerIndex, first) = (index, box)
    (taking, total) = (solver.boxes[box].flags.contains(.isExcluded) ? 0 : 1, 1)
  }

  /// What the plan says about the container.
  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containers[containerIndex] }
    @inline(__always) nonmutating _modify { yield &containers[containerIndex] }
  }

  /// The number of children that take part.
  @inlinable public var count: Int { Int(taking) }

  /// The number of all children, those that take no part included: they come last.
  @inlinable public var totalCount: Int { Int(total) }
}

// MARK: - The children

extension TGPass {
  /// The children that take part, in layout order.
  @inlinable public var children: TGChildren {
    TGChildren(pass: self, bounds: 0..<count)
  }

  /// All children: first those that take part, in layout order, then those that do not, in the
  /// order of the list of children.
  @inlinable public var allChildren: TGChildren {
    TGChildren(pass: self, bounds: 0..<totalCount)
  }

  /// The child at a place in layout order.
  ///
  /// - Precondition: `index` is at least 0 and less than `count`.
  @inlinable public subscript(index: Int) -> TGChild {
    guard index >= 0 && index < count else { stop("no child at this place takes part") }
    return child(at: index)
  }

  /// A child at a place among all: first those that take part, in layout order, then those that do
  /// not, in the order of the list of children.
  ///
  /// - Precondition: `index` is at least 0 and less than `totalCount`.
  @inlinable public subscript(any index: Int) -> TGChild {
    guard index >= 0 && index < totalCount else { stop("there is no child at this place") }
    return child(at: index)
  }

  /// The place of a child of the pass, as subscripts take it.
  ///
  /// - Precondition: It is one of `allChildren`.
  @inlinable public func index(of child: TGChild) -> Int {
    let index = child.index - first
    guard index >= 0 && index < totalCount else { stop("the child is one of another container") }
    return index
  }

  /// Calls a function with who each child is and its place in the list of children, in the order of
  /// that list.
  ///
  /// For all children, this is quicker than asking each.
  public func visitIDs(_ body: (TGViewID, Int) -> Void) {
    solver.plan.bodies[containerIndex].children.visit { body(TGViewID($0.identity), $1) }
  }

  /// Whether some child may have a position after it: a trailing or a bottom one.
  ///
  /// Where none has, none is stretched between two margins, and an algorithm that prepares children for
  /// that need not look at them.
  @inlinable public var childrenMayHaveEnds: Bool {
    container.flags.contains(.hasEnds)
  }

  /// The child at a place that is known to exist.
  @inlinable package func child(at index: Int) -> TGChild {
    TGChild(box: first + index, pass: self)
  }
}

// MARK: - The container

extension TGPass {
  /// Who the container is.
  public var id: TGViewID {
    TGViewID(solver.plan.identity(ofContainer: containerIndex))
  }

  /// Rounds a length to the pixel grid, unless snapping is off.
  @inlinable public func round(_ length: Double) -> Double {
    solver.grid.round(length)
  }

  /// What the layout depends on besides the tree.
  ///
  /// Says that the result depends on it, so that everything is laid out again when it changes.
  public var environment: TGEnvironment {
    solver.readEnvironment()
  }

  /// Whether reading starts on the right.
  ///
  /// Few algorithms need to know: horizontal numbers count from the edge where reading starts.
  public var isRightToLeft: Bool { solver.environment.isRightToLeft }

  /// Says that places are physical: nothing is mirrored when reading starts on the right.
  public func keepDirection() { container.flags.insert(.keepsDirection) }
}

// MARK: - Work

extension TGPass {
  /// How large the tree may be, and how much work its layout.
  public var limits: TGLimits { solver.environment.limits }

  /// Counts work that is more than a look at each child, such as the points of a curve.
  public func spend(_ work: Int) { solver.spend(max(0, work)) }

  /// Whether the layout was more work than it may be.
  ///
  /// No container is asked for better answers then. What takes long is to be cut short.
  public var isSpent: Bool { solver.isSpent }
}

// MARK: - Diagnostics

extension TGPass {
  /// Reports a problem with a property of a child.
  public func report(_ child: TGChild, _ property: String, _ problem: TGDiagnostic.Problem) {
    solver.plan.report(child.index, property, problem)
  }

  /// Reports a problem with a property of the container itself.
  public func report(_ property: String, _ problem: TGDiagnostic.Problem) {
    solver.plan.report(Int(container.box), property, problem)
  }
}
