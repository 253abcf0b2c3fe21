/// Compiles a view tree into a plan.
///
/// It walks the tree once, level by level, so that siblings lie side by side: a container's children
/// are one run of boxes, those that take part first. References become indices, the size class in
/// force is chosen, left and right become leading and trailing, and what is wrong with a number is
/// reported.
struct Compiler {
  let plan: Plan
  /// The solver that algorithms see when they adjust their children.
  let solver: Solver
  /// Anchors of nodes whose siblings are not all compiled yet.
  var references: [Reference] = []

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
  }

  /// Compiles the plan's whole tree, which is as large as `counts` says.
  mutating func compile(_ counts: TreeCounts) {
    var root = plan.root.node
    // Also a leaf has a frame to find, which takes a pass; what it takes place in is nobody else's.
    if !root.isContainer { _ = root.containerForChildren() }
    if let parts = root.parts { plan.held.value.append(parts) }
    plan.boxes.reserve(counts.views)
    plan.containers.reserve(counts.containers)
    plan.boxes.append(Box())
    fill(plan.boxes.base, root)
    compileDefaultRoot()
    // Containers are appended while the loop runs, so that it visits all of them, level by level.
    compileContainers(from: 0)
  }

  /// Compiles the children of containers, and of those that are found on the way.
  mutating func compileContainers(from first: Int) {
    var next = first
    while next < plan.containers.count {
      compileChildren(of: next)
      next += 1
    }
  }
}

// MARK: - Children

extension Compiler {
  /// Compiles the children of a container: those that take part first, in layout order.
  private mutating func compileChildren(of index: Int) {
    let first = plan.boxes.count
    plan.containers[index].first = Int32(first)
    let (own, inForce) = (plan.containers[index].own, plan.containers[index].inForce)
    let total = own.borrow { $0.children.count }
    plan.boxes.reserve(total)
    if own.borrow({ $0.children.mayHoldLive }) { holdLive(own) }
    if inForce.borrow({ $0.settings.reversesLayout }) {
      appendReversed(own, of: index)
    } else {
      own.visitChildren { child, place in appendTakingPart(child, place, of: index) }
    }
    let container = plan.containers.base + index
    container.pointee.count = Int32(plan.boxes.count - first)
    container.pointee.total = Int32(total)
    container.pointee.room = Int32(total)
    if container.pointee.count < container.pointee.total { appendAbsent(own, of: index) }
    noteOrder(of: index)
    prepareChildren(of: index)
    container.pointee.flags.insert(.isNew)
    if container.pointee.flags.contains(.hasStarts) {
      for box in first..<plan.boxes.count { startBox(plan.boxes.base + box) }
    }
  }

  /// Holds what live children refer to; apart, so that the walk over all children stays simple.
  @inline(never)
  private func holdLive(_ own: Unmanaged<ContainerBody>) {
    own.visitChildren { child, _ in plan.hold(child.pointee) }
  }

  private mutating func appendReversed(_ own: Unmanaged<ContainerBody>, of container: Int) {
    let children = own.borrow { $0.children }
    for place in (0..<children.count).reversed() {
      withUnsafePointer(to: children[place]) { appendTakingPart($0, place, of: container) }
    }
  }

  /// Appends the children that take no part, in the order of the list.
  private mutating func appendAbsent(_ own: Unmanaged<ContainerBody>, of container: Int) {
    plan.containers[container].flags.insert(.hasStarts)
    own.visitChildren { child, place in
      child.reading { if isAbsent($0.pointee) { append($0, place, of: container) } }
    }
  }

  /// Notes whether the boxes of a container's children are in the order of their list.
  @inline(__always)
  func noteOrder(of index: Int) {
    let container = plan.containers.base + index
    let isReversed = container.pointee.inForce.borrow { $0.settings.reversesLayout }
    if !isReversed, container.pointee.count == container.pointee.total {
      container.pointee.flags.insert(.isInOrder)
    } else {
      container.pointee.flags.remove(.isInOrder)
    }
  }

  /// Appends a node, unless it takes no part in its container's layout.
  @inline(__always)
  private mutating func appendTakingPart(
    _ child: UnsafePointer<Node>, _ place: Int, of container: Int
  ) {
    child.reading {
      if $0.pointee.flags.areOrdinary || !isAbsent($0.pointee) { append($0, place, of: container) }
    }
  }

  /// Appends the box of a node.
  @inline(__always)
  private mutating func append(_ node: UnsafePointer<Node>, _ place: Int, of container: Int) {
    let box =
      plan.boxes.base
      + plan.boxes.appendInPlace(
        Box(
          parent: Int32(truncatingIfNeeded: container), order: Int32(truncatingIfNeeded: place)))
    if let sizes = node.plainSizes {
      fillPlain(box, sizes)
    } else if node.pointee.flags.areOfPlainLeaf {
      if !fillSizes(box, node) { fillPlainLeaf(box, node, of: container) }
    } else {
      fill(box, node)
    }
  }
}

extension UnsafePointer where Pointee == Node {
  /// Calls `read` with where a child says what it says.
  ///
  /// Not a method of the compiler: one that is called with a closure that changes the compiler would
  /// be called on a copy, and each change would copy the list of references.
  @inline(__always)
  fileprivate func reading(_ read: (UnsafePointer<Node>) -> Void) {
    if pointee.flags.contains(.isLive) {
      withUnsafePointer(to: pointee.resolved, read)
    } else {
      read(self)
    }
  }
}

// MARK: - Before the first pass

extension Compiler {
  /// Looks up what the children refer to, and lets the algorithm adjust them.
  mutating func prepareChildren(of index: Int) {
    if !references.isEmpty { resolveReferences(of: index) }
    if index == 0 { noteWrapOfRoot() }
    prepare(TGPass(solver: solver, container: index))
    guard plan.containers[index].flags.contains(.hasContainers) else { return }
    // After the algorithm, which may have taken a size away.
    let container = plan.containers.base + index
    container.pointee.flags.subtract([.hasHalfWraps, .measuresFirst])
    let first = plan.boxes.base + Int(container.pointee.first)
    for place in 0..<Int(container.pointee.total) where first[place].container >= 0 {
      noteWrap(of: first + place, in: container)
    }
  }

  /// Likewise for one child, which refers to nobody.
  func prepareChild(_ box: Int, of index: Int) {
    prepare(TGPass(solver: solver, container: index, child: box))
    guard plan.boxes[box].container >= 0 else { return }
    noteWrap(of: plan.boxes.base + box, in: plan.containers.base + index)
  }

  @inline(__always)
  private func prepare(_ pass: TGPass) {
    pass.container.inForce.borrow { $0.prepare(pass) }
  }

  /// Gives a child the size it has before the first pass.
  ///
  /// One that keeps its frame gets it, too: siblings may refer to the size and the place it would
  /// have.
  @inline(__always)
  func startBox(_ box: UnsafeMutablePointer<Box>) {
    if box.pointee.flags.contains(.isPlain) { return }
    if box.pointee.x.sizeKind == .wrap, !box.pointee.flags.contains(.isGone) {
      solver.measureFirst(box - plan.boxes.base)
    }
    box.pointee.x.extent = box.pointee.x.current
    box.pointee.y.extent = box.pointee.y.current
  }

  /// Notes on which axes a container wraps that is a child of another one, or the root.
  @inline(__always)
  func noteWrap(
    of box: UnsafeMutablePointer<Box>, in parent: UnsafeMutablePointer<ContainerBox>?
  ) {
    let container = plan.containers.base + Int(box.pointee.container)
    let (wrapsWidth, wrapsHeight) = (
      box.pointee.x.sizeKind == .wrap, box.pointee.y.sizeKind == .wrap
    )
    if wrapsWidth != container.pointee.x.wraps || wrapsHeight != container.pointee.y.wraps {
      container.pointee.x.wraps = wrapsWidth
      container.pointee.y.wraps = wrapsHeight
    }
    guard let parent, wrapsWidth || wrapsHeight else { return }
    if wrapsWidth != wrapsHeight { parent.pointee.flags.insert(.hasHalfWraps) }
    if solver.canBeMeasuredFirst(box.pointee) { parent.pointee.flags.insert(.measuresFirst) }
  }

  /// Likewise on which axes the root wraps, which is a container also where it is a leaf.
  func noteWrapOfRoot() { noteWrap(of: plan.boxes.base, in: nil) }
}
