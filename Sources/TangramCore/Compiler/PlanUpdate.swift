/// Brings a plan up to date with a new version of its tree: compiles what differs, and forgets the
/// solutions that depended on it.
struct PlanUpdate {
  private let plan: Plan
  private let solver: Solver
  private let writer: FrameWriter
  private var compiler: Compiler

  init(_ solver: Solver, _ writer: FrameWriter) {
    self.solver = solver
    self.writer = writer
    plan = solver.plan
    compiler = Compiler(solver)
  }

  /// - Returns: Whether that was possible; if not, the plan is to be compiled anew. It is not when the
  ///   tree has diagnostics, which are found only when views are compiled and solved, when it is
  ///   another view's, and when so much differs that it would be more work.
  mutating func apply(_ tree: TGView) -> Bool {
    guard plan.diagnostics.isEmpty else { return false }
    if plan.root.node.isSame(as: tree.node) { return true }
    guard let comparison = TreeComparison(compiler, with: tree) else { return false }
    // The old tree must live until nothing refers to it.
    let old = plan.root
    plan.root = tree
    compiler.compileDefaultRoot()
    defer { withExtendedLifetime(old) {} }
    for edit in comparison.edits.indices where comparison.edits[edit].isReal {
      plan.containers[comparison.edits[edit].index].flags.insert(.differs)
    }
    if comparison.root.isOwn || comparison.root.container != nil {
      plan.hold(tree.stored)
      replace(0, by: tree.node, comparison.root)
      compiler.noteWrapOfRoot()
      if !compiler.references.isEmpty { compiler.resolveReferences(of: 0) }
      if comparison.root.isOwn { solver.forgetSolution(of: 0) }
    }
    if comparison.renames { writer.lists = writer.lists?.renamed() }
    for edit in comparison.edits.indices {
      guard apply(comparison.edits[edit]) else { return false }
    }
    for edit in comparison.edits.indices where comparison.edits[edit].isReal {
      plan.containers[comparison.edits[edit].index].flags.remove(.differs)
    }
    return plan.diagnostics.isEmpty
  }

  // MARK: - One list of children

  private mutating func apply(_ edit: ListEdit) -> Bool {
    let firstNewContainer = plan.containers.count
    var boxes = edit.oldBoxes
    if edit.stretches != nil {
      var arrangement = Arrangement(compiler, solver, writer, edit)
      guard arrangement.apply() else { return false }
      compiler = arrangement.compiler
      boxes = BoxesOfPlaces(plan, edit.index)
    }
    if edit.settings == .all {
      refill(edit, boxes)
    } else {
      for index in edit.changed.indices { replace(edit, index, boxes) }
      if !compiler.references.isEmpty { compiler.resolveReferences(of: edit.index) }
      visitRefilled(edit, boxes) { $0.prepareChild($1, of: edit.index) }
      visitRefilled(edit, boxes) { $0.startBox($0.plan.boxes.base + $1) }
    }
    if edit.isReal { solver.forgetSolution(of: edit.index) }
    compiler.compileContainers(from: firstNewContainer)
    writer.noteContainers(from: firstNewContainer)
    // The last one lies as deep as any of the new ones.
    return plan.containers.count == firstNewContainer
      || plan.depth(ofContainer: plan.containers.count - 1) <= plan.environment.limits.depth
  }

  /// Compiles all children again, whose container has changed in a way that may concern each of them.
  private mutating func refill(_ edit: ListEdit, _ boxes: BoxesOfPlaces) {
    let children = edit.container.children
    var differences: [Int: NodeDifference] = [:]
    for child in edit.changed { differences[child.place] = child.difference }
    for place in 0..<children.count {
      var difference = differences[place] ?? NodeDifference()
      difference.isOwn = true
      plan.hold(children[place])
      children[place].reading { replace(boxes[place], by: $0, difference) }
    }
    compiler.prepareChildren(of: edit.index)
    for place in 0..<children.count { compiler.startBox(plan.boxes.base + boxes[place]) }
    plan.containers[edit.index].changeAll()
  }

  private mutating func replace(_ edit: ListEdit, _ index: Int, _ boxes: BoxesOfPlaces) {
    let place = edit.changed[index].place
    let box = boxes[place]
    edit.container.children.reading(place) { child in
      plan.hold(child)
      child.reading { replace(box, by: $0, edit.changed[index].difference) }
    }
    if isRefilled(box, edit.changed[index].difference) { plan.containers[edit.index].change(box) }
  }

  /// Calls `body` with the boxes of changed children that were filled again.
  @inline(__always)
  private mutating func visitRefilled(
    _ edit: ListEdit, _ boxes: BoxesOfPlaces, _ body: (inout Compiler, Int) -> Void
  ) {
    for index in edit.changed.indices {
      let box = boxes[edit.changed[index].place]
      if isRefilled(box, edit.changed[index].difference) { body(&compiler, box) }
    }
  }

  // MARK: - One node

  /// Fills a box with another version of its node.
  private mutating func replace(
    _ index: Int, by node: borrowing Node, _ difference: NodeDifference
  ) {
    let box = plan.boxes.base + index
    let old = box.pointee
    guard isRefilled(index, difference) else {
      if let container = difference.container { exchange(Int(old.container), for: container, node) }
      return
    }
    let before = old.container >= 0 ? plan.containers[Int(old.container)] : nil
    box.pointee = Box(parent: old.parent, order: old.order)
    if before != nil { box.pointee.container = old.container }
    compiler.fill(box, node)
    guard let before else { return }
    let container = plan.containers.base + Int(old.container)
    if difference.settings == .none {
      container.pointee.keepPass(of: before)
    } else {
      container.pointee.changeAll()
    }
  }

  /// Whether a box has to be filled again: what is found must not depend on what was found for an
  /// earlier version of what is in it.
  private func isRefilled(_ box: Int, _ difference: NodeDifference) -> Bool {
    if difference.isOwn { return true }
    let container = Int(plan.boxes[box].container)
    return container >= 0 && plan.containers[container].flags.contains(.differs)
  }

  /// Lets a container refer to another version of what it was compiled from that says the same.
  private func exchange(_ index: Int, for container: ContainerBody, _ node: borrowing Node) {
    let isOwnInForce = plan.containers[index].inForce == plan.containers[index].own
    plan.containers[index].own = .passUnretained(container)
    if isOwnInForce { plan.containers[index].inForce = .passUnretained(container) }
  }
}

extension Unmanaged {
  fileprivate static func == (left: Unmanaged, right: Unmanaged) -> Bool {
    left.toOpaque() == right.toOpaque()
  }
}

extension ContainerBox {
  /// Takes over what is known of the last pass of an earlier version that lays out alike.
  fileprivate mutating func keepPass(of old: ContainerBox) {
    (x.size, x.wraps) = (old.x.size, old.x.wraps)
    (y.size, y.wraps) = (old.y.size, old.y.wraps)
    (changedStart, changedEnd, written) = (old.changedStart, old.changedEnd, old.written)
    flags.formUnion(old.flags.intersection([.isResumable, .isOrdered]))
  }
}
