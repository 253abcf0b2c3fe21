// Compiling a tree: breadth first, so that the children of a container lie next to each other.

extension Plan {
  /// Numbers beyond this are cut: sums of larger ones are no longer exact to a fraction of a pixel.
  static let largestNumber = 1e9

  func compile() {
    let counts = countNodes(from: NodeRef(root.storage))
    boxes.reserve(counts.nodes)
    containers.reserve(counts.containers)
    boxes.append(Box(node: NodeRef(root.storage)))
    fillBox(0)
    // Containers are appended while the loop runs, so that it visits all of them, level by level.
    var next = 0
    while next < containers.count {
      compileChildren(of: next)
      next += 1
    }
    frames.append(repeating: .zero, count: boxes.count)
    growResults()
  }

  /// Makes room for the results of all boxes and containers there are.
  func growResults() {
    let pieces = (boxes.count + FrameTable.pieceLength - 1) / FrameTable.pieceLength
    freshPieces.append(repeating: true, count: pieces - freshPieces.count)
    visits.removeAll()
    visits.reserve(containers.count)
  }

  /// The size of a tree, so that nothing has to grow while it is compiled.
  func countNodes(from root: NodeRef) -> (nodes: Int, containers: Int) {
    guard root.isContainer else { return (1, 0) }
    var nodes = 1
    var pending = PlanBuffer<NodeRef>(minimumCapacity: 64)
    defer { pending.deallocate() }
    pending.append(root)
    var next = 0
    while next < pending.count {
      let children = pending.base[next].children
      nodes += children.count
      pending.reserve(children.count)
      children.forEachPlace { child, _ in
        if child.isContainer { pending.appendInPlace(child) }
      }
      next += 1
    }
    return (nodes, pending.count)
  }

  /// Compiles the children of a container: those that take part first, in layout order.
  func compileChildren(of index: Int) {
    let container = containers.base + index
    let first = boxes.count
    container.pointee.first = Int32(first)
    let reverses = container.pointee.inForce._withUnsafeGuaranteedRef {
      $0.settings.reversesLayout
    }
    let children = node(ofContainer: index).children
    hasStarts = false
    var isOrderNoted = reverses || !orders.isEmpty
    if isOrderNoted { noteOrders(of: children, from: first, reverses) }
    for place in 0..<children.count {
      let order = reverses ? children.count - 1 - place : place
      if !appendTakingPart(children[order], of: index), !isOrderNoted {
        isOrderNoted = true
        noteOrders(of: children, from: first, reverses)
      }
    }
    containers[index].count = Int32(boxes.count - first)
    containers[index].total = Int32(children.count)
    if boxes.count < first + children.count { appendExcluded(children, of: index) }
    prepareChildren(of: index)
    containers[index].flags.insert(.isNew)
    if hasStarts {
      for box in first..<boxes.count { startBox(boxes.base + box) }
    }
  }

  /// Appends a node, unless it takes no part in its container's layout.
  ///
  /// - Returns: Whether it does.
  @inline(__always)
  private func appendTakingPart(_ node: NodeRef, of container: Int) -> Bool {
    if let record = node.record {
      append(node, record, of: container)
      return true
    }
    return node.object._withUnsafeGuaranteedRef { storage in
      let isOrdinary = storage.isOrdinary
      if !isOrdinary, isExcluded(storage) { return false }
      append(node, storage, of: container, isOrdinary: isOrdinary)
      return true
    }
  }

  /// Appends a node that takes part.
  func appendNew(_ node: NodeRef, of container: Int) {
    if let record = node.record {
      append(node, record, of: container)
    } else {
      node.object._withUnsafeGuaranteedRef {
        append(node, $0, of: container, isOrdinary: $0.isOrdinary)
      }
    }
  }

  @inline(__always)
  private func append(
    _ node: NodeRef, _ record: UnsafePointer<ChildSlot>, of container: Int
  ) {
    let box = boxes.base + boxes.appendInPlace(Box(node: node))
    box.pointee.parent = Int32(truncatingIfNeeded: container)
    fillRecord(box, record)
    if box.pointee.x.sizeKind == .wrap { hasStarts = true }
  }

  @inline(__always)
  private func append(
    _ node: NodeRef, _ storage: TGNodeStorage, of container: Int, isOrdinary: Bool
  ) {
    let box = boxes.base + boxes.appendInPlace(Box(node: node))
    box.pointee.parent = Int32(truncatingIfNeeded: container)
    if isOrdinary {
      fillOrdinary(box, storage)
      if box.pointee.container >= 0 || box.pointee.x.sizeKind != .wrap { return }
    } else {
      fillBox(box - boxes.base, storage)
    }
    hasStarts = true
  }

  /// Appends the children that take no part, in the order of the list.
  private func appendExcluded(
    _ children: ChildNodes, of container: Int
  ) {
    hasStarts = true
    for node in children {
      guard isExcluded(node) else { continue }
      let box = boxes.base + boxes.appendInPlace(Box(node: node))
      box.pointee.parent = Int32(truncatingIfNeeded: container)
      fillBox(box - boxes.base)
    }
  }

  /// Notes the places of the children of a container, once some container's are not in the order
  /// of the list; before there is a box for such a child, which may have to be reported.
  private func noteOrders(
    of children: ChildNodes, from first: Int, _ reverses: Bool
  ) {
    if orders.isEmpty { noteUsualOrders(below: first) }
    let takesPart = children.map { !isExcluded($0) }
    let taking = children.indices.filter { takesPart[$0] }
    let places =
      (reverses ? taking.reversed() : taking) + children.indices.filter { !takesPart[$0] }
    for place in places { orders.append(Int32(place)) }
  }

  /// Notes the places of all nodes compiled before, whose lists all are in order.
  private func noteUsualOrders(below end: Int) {
    orders.append(0)
    for index in 1..<max(1, end) {
      orders.append(Int32(index) - containers[Int(boxes[index].parent)].first)
    }
  }

  /// Looks up what the children refer to, and lets the algorithm adjust them.
  func prepareChildren(of index: Int) {
    if !references.isEmpty { resolveReferences(of: index) }
    if index == 0 { noteWrap(ofBox: 0) }
    prepare(TGPass(plan: self, container: index))
    guard containers[index].flags.contains(.hasContainers) else { return }
    // After the algorithm, which may have taken a size away.
    let first = Int(containers[index].first)
    containers[index].flags.subtract([.hasHalfWraps, .measuresFirst])
    for box in first..<(first + Int(containers[index].total)) { noteWrap(ofBox: box) }
  }

  /// Likewise for one child, which refers to nobody.
  func prepareChild(_ box: Int, of index: Int) {
    prepare(TGPass(plan: self, container: index, child: box))
    noteWrap(ofBox: box)
  }

  @inline(__always)
  private func prepare(_ pass: TGPass) {
    pass.container.pointee.inForce._withUnsafeGuaranteedRef { $0.run($0, .prepare, pass) }
  }

  /// Gives a child the size it has before the first pass.
  ///
  /// One that keeps its frame gets it, too: siblings may refer to the size and the place it would
  /// have.
  @inline(__always)
  func startBox(_ box: UnsafeMutablePointer<Box>) {
    if box.pointee.flags.contains(.isPlain) { return }
    if box.pointee.x.sizeKind == .wrap, !box.pointee.flags.contains(.isGone) { measureFirst(box) }
    box.pointee.x.extent = box.pointee.x.current
    box.pointee.y.extent = box.pointee.y.current
  }

  /// Notes on which axes a child wraps, if it is a container.
  func noteWrap(ofBox box: Int) {
    guard boxes[box].container >= 0 else { return }
    let container = containers.base + Int(boxes[box].container)
    let (wrapsWidth, wrapsHeight) = (boxes[box].x.sizeKind == .wrap, boxes[box].y.sizeKind == .wrap)
    if wrapsWidth != container.pointee.x.wraps || wrapsHeight != container.pointee.y.wraps {
      container.pointee.x.wraps = wrapsWidth
      container.pointee.y.wraps = wrapsHeight
      container.pointee.flags.remove(.isResumable)
    }
    guard wrapsWidth || wrapsHeight, boxes[box].parent >= 0 else { return }
    let parent = containers.base + Int(boxes[box].parent)
    if wrapsWidth != wrapsHeight { parent.pointee.flags.insert(.hasHalfWraps) }
    if canBeMeasuredFirst(boxes.base + box) { parent.pointee.flags.insert(.measuresFirst) }
  }
}
