/// One run of an algorithm over one container.
///
/// A pass is valid only during the call that receives it. Do not store the pass or its children:
/// their properties are meaningless afterward.
///
/// Use the subscript to access the properties along one axis: `pass[.vertical].size`.
public struct TGPass {
  // Unowned, because the caller that runs a pass retains the solver: reference counting for every
  // accessed child takes longer than the layout of a plain child. The addresses are valid because nothing
  // is appended to the plan during a pass; with indices instead, 2,000 rows with text take 10% more
  // instructions, and a flow of 10,000 takes 8% more.
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let containerAddress: UnsafeMutablePointer<ContainerBox>
  /// The address of the first child's box.
  @usableFromInline let first: UnsafeMutablePointer<Box>
  // 32 bits each, so that a pass fits into registers when it is passed as an argument.
  @usableFromInline let participantCount: Int32
  @usableFromInline let total: Int32

  package init(solver: Solver, container index: Int) {
    self.solver = solver
    containerAddress = solver.containers.base + index
    let container = solver.containers[index]
    first = solver.boxes.base + Int(container.first)
    (participantCount, total) = (container.count, container.total)
  }

  /// Creates a pass over one child only, as if there were no other children.
  init(solver: Solver, container index: Int, child box: Int) {
    self.solver = solver
    (containerAddress, first) = (solver.containers.base + index, solver.boxes.base + box)
    (participantCount, total) = (solver.boxes[box].isExcluded ? 0 : 1, 1)
  }

  /// The plan's box of the container.
  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containerAddress.pointee }
    @inline(__always) nonmutating _modify { yield &containerAddress.pointee }
  }

  /// The index of the container in the plan.
  package var containerIndex: Int { containerAddress - solver.containers.base }

  /// The number of children that take part in the layout.
  @inlinable public var count: Int { Int(participantCount) }

  /// The number of all children, including those that take no part in the layout, which come last.
  @inlinable package var totalCount: Int { Int(total) }
}

// MARK: - The children

extension TGPass {
  /// The children that take part in the layout, in layout order.
  @inlinable public var children: TGChildren {
    TGChildren(pass: self, bounds: 0..<count)
  }

  /// All children: first those that take part in the layout, in layout order, then the others in
  /// the order of the list of children.
  @inlinable public var allChildren: TGChildren {
    TGChildren(pass: self, bounds: 0..<totalCount)
  }

  /// The child at an index in layout order.
  ///
  /// - Precondition: `index` is at least 0 and less than `count`.
  @inlinable public subscript(index: Int) -> TGChild {
    guard index >= 0 && index < count else { stop("no child at this place takes part") }
    return child(at: index)
  }

  /// Returns the index of a child of the pass, for use with the subscripts.
  ///
  /// - Precondition: The child is one of `allChildren`.
  public func index(of child: TGChild) -> Int {
    let index = child.address - first
    guard index >= 0 && index < totalCount else { stop("the child is one of another container") }
    return index
  }

  /// Calls a closure with the identity of each child and its index in the list of children, in the
  /// order of that list.
  ///
  /// For all children, this is faster than reading the `id` of each child.
  public func visitIDs(_ body: (TGViewID, Int) -> Void) {
    solver.plan.bodies[containerIndex].children.visit { body(TGViewID($0.identity), $1) }
  }

  /// Whether some child may have a position after it, that is, a trailing or bottom position.
  ///
  /// If no child has one, no child is stretched between two margins, and an algorithm that prepares
  /// children for stretching can skip them.
  public var childrenMayHaveEnds: Bool {
    container.hasEnds
  }

  /// Whether some child has a shrink factor.
  public var childrenMayShrink: Bool { container.hasShrinks }

  /// Returns the child at an index that is known to be valid.
  @inlinable package func child(at index: Int) -> TGChild {
    TGChild(first + index, solver, containerAddress)
  }
}

// MARK: - The container

extension TGPass {
  /// The identity of the container.
  public var id: TGViewID {
    TGViewID(solver.plan.identity(ofBox: Int(container.box)))
  }

  /// Returns a length rounded to the pixel grid, or unchanged if snapping is off.
  @inlinable public func round(_ length: Double) -> Double {
    solver.plan.grid.round(length)
  }

  /// The environment: everything besides the tree that the layout depends on.
  ///
  /// Reading it marks the result as dependent on it, so that everything is laid out again when it
  /// changes.
  public var environment: TGEnvironment {
    solver.readEnvironment()
  }

  /// Whether the layout is right-to-left.
  ///
  /// Few algorithms need this, because horizontal coordinates start at the leading edge.
  public var isRightToLeft: Bool { solver.plan.environment.isRightToLeft }

  /// Marks the positions as physical, so that nothing is mirrored in a right-to-left layout.
  public func keepDirection() { container.keepsDirection = true }
}

// MARK: - The container along one axis

/// A container in a pass along one axis: its size, its padding, and its settings for the children
/// along that axis.
///
///     pass[.vertical].size = pass[.vertical].paddingStart + bottom
public struct TGPassAxis<Axis: TGAxisType> {
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let containerAddress: UnsafeMutablePointer<ContainerBox>

  @inlinable init(_ solver: Solver, _ container: UnsafeMutablePointer<ContainerBox>) {
    (self.solver, containerAddress) = (solver, container)
  }

  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containerAddress.pointee }
    @inline(__always) nonmutating _modify { yield &containerAddress.pointee }
  }

  /// The index of the container in the plan.
  @usableFromInline package var containerIndex: Int { containerAddress - solver.containers.base }

  /// The container along the cross axis.
  @inlinable public var cross: TGPassAxis<Axis.Cross> {
    TGPassAxis<Axis.Cross>(solver, containerAddress)
  }

  @inlinable var settings: ContainerAxis { container[Axis()] }
}

extension TGPass {
  /// The properties of the container along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGPassAxis<Axis> {
    TGPassAxis(solver, containerAddress)
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
    return solver.parentSize(of: containerIndex)[Axis.axis]
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
    solver.dependsOnWindow = true
    let origin = solver.windowOrigin(of: containerIndex)[Axis.axis]
    let own = coordinate - origin
    guard Axis.axis == .horizontal, isRightToLeft else { return own }
    return size - own - extent
  }

  private var isRightToLeft: Bool { solver.plan.environment.isRightToLeft }
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
    return plan.environment
  }
}

// MARK: - Work budget

extension TGPass {
  /// The limits on the size of the tree and on the work of its layout.
  public var limits: TGLimits { solver.plan.environment.limits }

  /// Counts work beyond the visit of each child, such as the points of a curve, against the budget.
  public func spend(_ work: Int) { solver.spend(max(0, work)) }

  /// Whether the layout has exceeded its work budget.
  ///
  /// Containers are then no longer solved for more accurate results, and long computations should
  /// be cut short.
  public var isSpent: Bool { solver.isSpent }
}

// MARK: - Diagnostics

extension TGPass {
  /// Reports a problem with a property of a child.
  public func report(_ child: TGChild, _ property: String, _ problem: TGDiagnostic.Problem) {
    solver.plan.report(child.index, property, problem.kind)
  }

  /// Reports a problem with a property of the container itself.
  public func report(_ property: String, _ problem: TGDiagnostic.Problem) {
    solver.plan.report(Int(container.box), property, problem.kind)
  }
}

// MARK: - Reporting positions that refer to siblings in containers that ignore them

extension TGPass {
  /// Reports the children's positions that refer to siblings, and lists of views, for an algorithm
  /// that ignores them.
  ///
  /// Call it from `prepare`. It costs nothing if no child refers to another. An algorithm that
  /// ignores sizes of siblings declares this in its traits instead, and need not report them.
  public func reportTies() {
    if container.resetsChildren { reportTiesOfChildren() }
  }

  func reportTiesOfChildren() {
    for child in children {
      child.reportTies(.horizontal)
      child.reportTies(.vertical)
    }
  }
}

extension TGChild {
  fileprivate func reportTies(_ axis: TGAxis) {
    let axisBox = box[axis]
    if axisBox.sizeKind == .list { pass.report(self, axis.sizeAttribute.name, .unsuitableList) }
    if axisBox.startKind == .anchor && isSibling(axisBox.descriptors.start)
      || isBoundByList(axis, .start)
    {
      report(axis == .horizontal ? .leading : .top)
    }
    if axisBox.endKind == .anchor && isSibling(axisBox.descriptors.end) || isBoundByList(axis, .end)
    {
      report(axis == .horizontal ? .trailing : .bottom)
    }
    let center: TGAttribute = axis == .horizontal ? .centerX : .centerY
    if axisBox.centerKind == .list { pass.report(self, center.name, .unsuitableList) }
    if axisBox.centerKind == .anchor && isSibling(axisBox.descriptors.center)
      || isBoundByList(axis, .center)
    {
      report(center)
    }
  }

  /// Whether a bound of a position is the largest or the smallest of several coordinates.
  private func isBoundByList(_ axis: TGAxis, _ place: PositionPlace) -> Bool {
    guard box[axis].isRare(place) else { return false }
    let position = solver.rares[Int(box.rare)][axis][place]
    return [position.lower, position.upper].contains { $0.kind == .anchor && $0.link.most != nil }
  }

  private func isSibling(_ value: DescriptorValue) -> Bool {
    let link = PlanLink(value)
    return link.target >= 0 || link.most != nil
  }

  private func report(_ attribute: TGAttribute) {
    let name = solver.plan.bodiesInForce[pass.containerIndex].kindName
    let property = descriptors.writtenAttribute(attribute).name
    solver.plan.report(index, property, .meaninglessTie(in: name))
  }
}

// MARK: - Problems of a finished layout, which only the last pass can detect

extension TGPass {
  /// Records the problems of the layout that this pass produced: the child with the problem, or `nil` for
  /// the container itself, and the property at fault, as written in user code.
  ///
  /// A container may be laid out for some sizes only to measure it. A problem passed to `report` is
  /// kept even if the result of the pass is discarded; findings are used only if the final frames are
  /// based on the pass. An algorithm that sometimes has findings must call this in every pass, with an
  /// empty array if there are none.
  public func conclude(
    _ findings: [(child: TGChild?, property: String, problem: TGDiagnostic.Problem)]
  ) {
    if findings.isEmpty, !container.hasFindings { return }
    solver.findings[containerIndex] = findings.map {
      ($0.child?.index ?? Int(container.box), $0.property, $0.problem.kind)
    }
    container.hasFindings = !findings.isEmpty
  }
}

extension Solver {
  /// Reports the findings of the last pass over a container; called when the children get their
  /// frames.
  func reportFindings(of index: Int) {
    for finding in findings[index] ?? [] {
      plan.report(finding.box, finding.property, finding.problem)
    }
  }
}

// MARK: - Objects that all containers of a tree share

extension TGPass {
  /// Returns the object of a type that all containers of the tree share, and creates it if
  /// necessary.
  ///
  ///     let known = pass.shared { KnownShapes() }
  ///
  /// Use it for results that an algorithm computes for one container and can reuse for the next.
  /// The object is kept with the other cached data of the tree; in a session it is also kept for
  /// later layouts. Only one layout uses it at a time. Like any cache, it must affect nothing but
  /// the duration of a layout.
  ///
  /// - Parameter make: Creates the object.
  public func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let known = solver.shared[type] as? Object { return known }
    let object = make()
    solver.shared[type] = object
    return object
  }
}
