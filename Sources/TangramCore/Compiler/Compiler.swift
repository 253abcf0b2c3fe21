/// Compiles a view tree into a plan.
///
/// It walks the tree once, level by level, so that siblings are adjacent: a container's children
/// are one contiguous range of boxes, starting with those that take part in the layout. The
/// compiler turns references into indices, selects the descriptors of the active size class, maps
/// left and right to leading and trailing, and reports invalid numbers.
///
/// It is noncopyable: otherwise calls would copy it, with a retain for each field, which takes 7% of
/// the instructions for compiling 2,000 rows of 5.
struct Compiler: ~Copyable {
  let plan: Plan
  /// The solver that the passes use when algorithms adjust their children.
  let solver: Solver
  /// The flags of the node whose descriptors are being compiled; they record the names under which its
  /// edges were written, for messages.
  var nodeFlags = NodeFlags()
  /// Unresolved anchors of nodes whose siblings are not all compiled yet.
  var references: [Reference] = []
  /// The distant references whose targets have no known box yet: the index of each reference, with the
  /// identity of its target.
  var distantTargets: [(reference: Int, identity: UInt64)] = []
  /// The identities of all views of the tree, once a view elsewhere in the tree is referred to.
  var identities: Set<UInt64>?

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
  }

  /// Compiles the plan's whole tree, whose size is given by `counts`.
  mutating func compile(_ counts: TreeCounts) {
    let root = plan.root.node
    plan.boxes.reserve(counts.views)
    plan.containers.reserve(max(1, counts.containers))
    plan.bodies.reserveCapacity(max(1, counts.containers))
    plan.bodiesInForce.reserveCapacity(max(1, counts.containers))
    plan.boxes.append(Box())
    fill(0, root, root.extras)
    // A root that is a leaf also needs a frame, and computing it requires a pass.
    if plan.containers.isEmpty { fillLeafAsContainer(0, root) }
    if !root.sizeClasses.isEmpty { compileDefaultRoot(root) }
    // Containers are appended while the loop runs, so that it visits all of them, level by level.
    compileContainers(from: 0)
    if !distantTargets.isEmpty { findDistantTargets() }
  }

  /// Compiles the children of the containers from an index on, including containers that are found
  /// on the way.
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
    let children = plan.bodies[index].children
    plan.boxes.reserve(children.count)
    var absent: ContiguousArray<Int> = []
    if plan.bodiesInForce[index].settings.reversesLayout {
      for order in (0..<children.count).reversed() {
        append(children[order].resolved, order, of: index, &absent)
      }
      // Children that take no part in the layout keep the order of the list.
      absent.reverse()
    } else {
      children.visit { (child: borrowing Node, order: Int) in
        if let live = child.live {
          append(live.node, order, of: index, &absent)
        } else {
          append(child, order, of: index, &absent)
        }
      }
    }
    plan.containers[index].count = Int32(plan.boxes.count - first)
    plan.containers[index].total = Int32(children.count)
    plan.containers[index].capacity = Int32(children.count)
    plan.viewCount += children.count
    for order in absent {
      plan.containers[index].hasInitialSizes = true
      let child = children[order].resolved
      appendBox(child, child.extras, order, of: index)
    }
    noteOrder(of: index)
    prepareChildren(of: index)
    plan.containers[index].isNew = true
    if plan.containers[index].hasInitialSizes {
      for box in first..<plan.boxes.count { setInitialSize(box) }
    }
  }

  /// Appends the box of a child, or records the index of a child that takes no part in the layout.
  private mutating func append(
    _ child: borrowing Node, _ order: Int, of container: Int, _ absent: inout ContiguousArray<Int>
  ) {
    // Read once, because finding the extras of a node takes longer than compiling a plain one.
    let extras = child.extras
    if isAbsent(child, extras) {
      absent.append(order)
    } else {
      appendBox(child, extras, order, of: container)
    }
  }

  private mutating func appendBox(
    _ child: borrowing Node, _ extras: NodeExtras?, _ order: Int, of container: Int
  ) {
    fill(plan.boxes.append(Box(parent: Int32(container), order: Int32(order))), child, extras)
  }

  /// Records whether the boxes of a container's children are in the order of their list.
  func noteOrder(of index: Int) {
    let isReversed = plan.bodiesInForce[index].settings.reversesLayout
    plan.containers[index].isInOrder =
      !isReversed && plan.containers[index].count == plan.containers[index].total
  }
}

// MARK: - Before the first pass

extension Compiler {
  /// Resolves the children's references, and lets the algorithm adjust the children.
  mutating func prepareChildren(of index: Int) {
    if !references.isEmpty { resolveReferences(of: index) }
    if index == 0 { noteWrapOfRoot() }
    plan.bodiesInForce[index].prepare(TGPass(solver: solver, container: index))
    guard plan.containers[index].hasContainers else { return }
    // This follows `prepare`, in which the algorithm may have removed a size.
    plan.containers[index].hasOneAxisWraps = false
    plan.containers[index].measuresBeforePass = false
    for box in plan.containers[index].children where plan.boxes[box].container >= 0 {
      noteWrap(of: box, in: index)
    }
  }

  /// Lets the algorithm adjust one child; does not resolve references.
  func prepareChild(_ box: Int, of index: Int) {
    plan.bodiesInForce[index].prepare(TGPass(solver: solver, container: index, child: box))
    if plan.boxes[box].container >= 0 { noteWrap(of: box, in: index) }
  }

  /// Sets the size that a child has before the first pass.
  ///
  /// A child that keeps its frame gets this size, too: siblings may refer to the size and position
  /// that it would otherwise have.
  func setInitialSize(_ box: Int) {
    if plan.boxes[box].x.sizeKind == .wrap, !plan.boxes[box].isGone {
      solver.measureLeafInitially(box)
    }
    plan.boxes[box].x.extent = plan.boxes[box].x.current
    plan.boxes[box].y.extent = plan.boxes[box].y.current
  }

  /// Records on which axes a child container wraps its content.
  func noteWrap(of box: Int, in parent: Int) {
    let wrapped = noteWrap(of: box)
    if wrapped.isEmpty { return }
    if wrapped != .both { plan.containers[parent].hasOneAxisWraps = true }
    if solver.canBeMeasuredBeforePass(plan.boxes[box]) {
      plan.containers[parent].measuresBeforePass = true
    }
  }

  /// Records on which axes the root wraps its content; a root that is a leaf has a container, too.
  func noteWrapOfRoot() { _ = noteWrap(of: 0) }

  private func noteWrap(of box: Int) -> TGAxes {
    let (x, y) = (plan.boxes[box].x.sizeKind, plan.boxes[box].y.sizeKind)
    let wrapped = (x == .wrap ? TGAxes.horizontal : []).union(y == .wrap ? .vertical : [])
    plan.containers[Int(plan.boxes[box].container)].wrappedAxes = wrapped
    return wrapped
  }
}

// MARK: - The root
//
// Compiles the root as a child of the view that contains it, for which size classes are ignored: the
// root's frame follows its default descriptors, and only its contents follow the active size class.

extension Compiler {
  /// Compiles the root's default descriptors if descriptors of a size class are active instead.
  ///
  /// They are compiled in the root's own box, which is then restored.
  mutating func compileDefaultRoot(_ root: borrowing Node) {
    plan.defaultRoot = nil
    // The default descriptors may be the active ones, which are already compiled.
    guard root.hasSet(for: plan.environment.sizeClass) else { return }
    let (inForce, pending) = (plan.boxes[0], references)
    plan.boxes[0] = Box()
    references = []
    fillDescriptors(0, root, root.extras)
    for reference in references {
      let isContainer = reference.anchor.target == TGAnchor.Target.superviewIdentity
      let link = PlanLink(
        target: isContainer ? PlanLink.container : PlanLink.this,
        attribute: reference.anchor.attribute)
      switch reference.place {
      case .size: plan.boxes[0][reference.attribute.axis].descriptors.size = link.value
      case .term(let index):
        plan.terms[Int(index)].link = link
        plan.terms[Int(index)].kind = .anchor
      default: break
      }
    }
    references = pending
    plan.defaultRoot = plan.boxes[0]
    plan.boxes[0] = inForce
  }
}

extension Node {
  /// Whether descriptors other than the default ones are active for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    sizeClass.candidates.contains { set(for: $0) != nil }
  }
}

// MARK: - Counting

/// The number of views and containers of a tree, and whether the tree exceeds the limits.
///
/// The counts let the compiler reserve all storage in advance and reject a tree that is too large.
struct TreeCounts {
  private(set) var views = 1
  private(set) var containers = 0
  /// The reason why the tree cannot be laid out.
  private(set) var problem: TGDiagnostic.Kind?

  /// Counts level by level, and stops when a limit is exceeded.
  ///
  /// Versions of a tree may share subtrees, so a tree may have more views than fit into memory.
  init(of root: borrowing Node, within limits: TGLimits) {
    guard let container = root.container else { return }
    var level: ContiguousArray<ContainerBody> = [container]
    var depth = 0
    while !level.isEmpty {
      if depth > limits.depth {
        problem = .tooDeep(limit: limits.depth)
        return
      }
      containers += level.count
      var next: ContiguousArray<ContainerBody> = []
      for body in level {
        views += body.children.count
        if views - 1 > limits.views {
          problem = .tooManyViews(limit: limits.views)
          return
        }
        if body.children.levels == 0 { continue }
        body.children.visit { (child: borrowing Node, _: Int) in
          if let inner = child.containerOfView { next.append(inner) }
        }
      }
      level = next
      depth += 1
    }
  }
}
