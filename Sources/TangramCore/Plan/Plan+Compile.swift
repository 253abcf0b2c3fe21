// Compiling a tree: breadth first, so that the children of a container lie next to each other.

extension Plan {
  /// Numbers beyond this are cut: sums of larger ones are no longer exact to a fraction of a pixel.
  static let largestNumber = 1e9

  func compile() {
    let counts = countNodes()
    boxes.reserve(counts.nodes)
    containers.reserve(counts.containers)
    boxes.append(Box(node: .passUnretained(root.storage)))
    fillBox(0)
    // Containers are appended while the loop runs, so that it visits all of them, level by level.
    var next = 0
    while next < containers.count {
      compileChildren(of: next)
      next += 1
    }
    frames.append(repeating: .zero, count: boxes.count)
  }

  /// The size of the tree, so that nothing has to grow while it is compiled.
  private func countNodes() -> (nodes: Int, containers: Int) {
    guard root.storage.container != nil else { return (1, 0) }
    var nodes = 1
    var pending: ContiguousArray = [Unmanaged.passUnretained(root.storage)]
    var next = 0
    while next < pending.count {
      pending[next]._withUnsafeGuaranteedRef { storage in
        storage.container?.withUnretainedChildren { children in
          nodes += children.count
          for child in children
          where child._withUnsafeGuaranteedRef({ $0.container != nil }) {
            pending.append(child)
          }
        }
      }
      next += 1
    }
    return (nodes, pending.count)
  }

  /// Compiles the children of a container: those that take part first, in layout order.
  private func compileChildren(of index: Int) {
    let part = containers[index].part
    let first = boxes.count
    let reverses = containers[index].inForce._withUnsafeGuaranteedRef {
      $0.settings.reversesLayout
    }
    var excluded: [Int] = []
    let count = part._withUnsafeGuaranteedRef { part in
      part.withUnretainedChildren { children in
        boxes.reserve(children.count)
        for place in 0..<children.count {
          let order = reverses ? children.count - 1 - place : place
          if appendOrdinaryLeaf(children[order], order, of: index) { continue }
          if isExcluded(children[order]._withUnsafeGuaranteedRef { $0 }) {
            excluded.append(order)
          } else {
            appendChild(children[order], order, of: index)
          }
        }
        containers[index].count = Int32(boxes.count - first)
        if reverses { excluded.reverse() }
        for order in excluded { appendChild(children[order], order, of: index) }
        return children.count
      }
    }
    containers[index].first = Int32(first)
    containers[index].total = Int32(count)
    prepareChildren(of: index)
    for box in first..<boxes.count { startBox(boxes.base + box) }
  }

  /// Appends a leaf that says nothing but positions and sizes, as most leaves of large trees do.
  ///
  /// - Returns: Whether the node is such a leaf.
  @inline(__always)
  private func appendOrdinaryLeaf(
    _ node: Unmanaged<TGNodeStorage>, _ order: Int, of container: Int
  ) -> Bool {
    node._withUnsafeGuaranteedRef { storage in
      guard storage.isOrdinaryLeaf else { return false }
      let box = boxes.base + boxes.appendInPlace(Box(node: node))
      box.pointee.parent = Int32(container)
      box.pointee.order = Int32(order)
      guard storage.hasNoPositions, fillPlainSizes(box, storage) else {
        fillDescriptors(box, storage)
        return true
      }
      box.pointee.flags = .isPlain
      return true
    }
  }

  /// Writes the sizes of a node if both are numbers that can be computed with.
  ///
  /// - Returns: Whether they are.
  @inline(__always)
  private func fillPlainSizes(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage
  ) -> Bool {
    let number = ValueKind.number.rawValue
    let (width, height) = (TGAttribute.width.slot, TGAttribute.height.slot)
    guard storage.payload.tags[width] == number, storage.payload.tags[height] == number else {
      return false
    }
    let (x, y) = (
      Double(bitPattern: storage.payload.bits[width]),
      Double(bitPattern: storage.payload.bits[height])
    )
    guard x.magnitude <= Self.largestNumber, y.magnitude <= Self.largestNumber else {
      return false
    }
    box.pointee.x.sizeKind = .number
    box.pointee.x.sizeValue = x
    box.pointee.y.sizeKind = .number
    box.pointee.y.sizeValue = y
    return true
  }

  /// Looks up what the children refer to, and lets the algorithm adjust them.
  func prepareChildren(of index: Int) {
    resolveReferences(of: index)
    if index == 0 { noteWrap(ofBox: 0) }
    var pass = TGPass(plan: self, container: index)
    containers[index].inForce._withUnsafeGuaranteedRef { $0.prepare(&pass) }
    noteWraps(of: index)
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

  private func appendChild(
    _ node: Unmanaged<TGNodeStorage>, _ order: Int, of container: Int
  ) {
    var box = Box(node: node)
    box.parent = Int32(container)
    box.order = Int32(order)
    fillBox(boxes.append(box))
  }

  /// Whether a view takes no part in its container's layout.
  func isExcluded(_ storage: TGNodeStorage) -> Bool {
    let descriptors = descriptorsInForce(of: storage)
    if descriptors.payload.flags.contains(.useFrame) { return true }
    if descriptors.visibility == .gone { return true }
    return storage.payload.flags.contains(.hidden)
      && descriptors.visibility != .invisible
  }

  /// The storage whose descriptors count for the size class of the environment.
  @inline(__always)
  func descriptorsInForce(of storage: TGNodeStorage) -> TGNodeStorage {
    storage.payload.rare == nil ? storage : descriptorsBySizeClass(of: storage)
  }

  private func descriptorsBySizeClass(of storage: TGNodeStorage) -> TGNodeStorage {
    guard let rare = storage.payload.rare, !rare.sizeClasses.isEmpty else { return storage }
    for candidate in environment.sizeClass.candidates {
      if let match = rare.sizeClasses.first(where: { $0.0 == candidate }) { return match.1 }
    }
    return storage
  }

  /// Writes what the storage says into a box that is new, or that is to be filled again.
  func fillBox(_ index: Int) {
    let box = boxes.base + index
    let storage = box.pointee.node._withUnsafeGuaranteedRef { $0 }
    let frame = finite(storage.givenFrame, of: box)
    box.pointee.x.current = frame.size.width
    box.pointee.y.current = frame.size.height
    let descriptors = descriptorsInForce(of: storage)
    box.pointee.descriptors = .passUnretained(descriptors)
    fillDescriptors(box, descriptors)
    fillFlags(box, storage, descriptors)
    guard let part = storage.container else { return }
    fillContainer(index, part, descriptors.container ?? part)
  }

  private func fillFlags(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage, _ descriptors: TGNodeStorage
  ) {
    let payload = descriptors.payload.flags
    var flags: BoxFlags = []
    let visibility = descriptors.visibility
    let isHidden = storage.payload.flags.contains(.hidden) && visibility != .invisible
    if visibility == .gone || isHidden { flags.insert(.isGone) }
    if visibility == .gone, !storage.payload.flags.contains(.hidden),
      !payload.contains(.useFrame)
    {
      flags.insert(.collapses)
    }
    if payload.contains(.useFrame) || flags.contains(.isGone) { flags.insert(.isExcluded) }
    if payload.contains(.noLayout) { flags.insert(.keepsFrame) }
    if payload.contains(.reverseFloat) { flags.insert(.reversesFloat) }
    if payload.contains(.clearFloat) { flags.insert(.clearsFloat) }
    if let content = storage.content, storage.container == nil {
      flags.insert(.hasContent)
      if content.content.font != nil { flags.insert(.hasFont) }
      if case .measured = content.content.kind {
        box.pointee.measure = Int32(
          measures.append(MeasuredContent(limit: .zero, size: .zero, isValid: false)))
      }
    }
    box.pointee.flags = flags
    let alignment = descriptors.payload.alignment
    if alignment != .none {
      box.pointee.horizontalAlignment = alignment.alignment(
        .horizontal, isRightToLeft: environment.isRightToLeft)
      box.pointee.verticalAlignment = alignment.alignment(
        .vertical, isRightToLeft: environment.isRightToLeft)
    }
  }

  private func fillContainer(_ index: Int, _ part: ContainerPart, _ inForce: ContainerPart) {
    var container = ContainerBox(part: .passUnretained(part), box: Int32(index))
    container.inForce = .passUnretained(inForce)
    let settings = inForce.settings
    let rightToLeft = environment.isRightToLeft
    let padding = settings.padding(isRightToLeft: rightToLeft)
    let box = boxes.base + index
    func number(_ value: Double, _ property: String) -> Double {
      usable(value, property, of: box)
    }
    container.x.paddingStart = number(padding.leading, "leadingPadding")
    container.x.paddingEnd = number(padding.trailing, "trailingPadding")
    container.y.paddingStart = number(padding.top, "topPadding")
    container.y.paddingEnd = number(padding.bottom, "bottomPadding")
    container.x.space = number(settings.horizontalSpace, "hspace")
    container.y.space = number(settings.verticalSpace, "vspace")
    container.x.gravity = settings.gravity.alignment(.horizontal, isRightToLeft: rightToLeft)
    container.y.gravity = settings.gravity.alignment(.vertical, isRightToLeft: rightToLeft)
    if !settings.transform.isIdentity { container.flags.insert(.hasTransform) }
    if !settings.keepsPaddingWhenEmpty { container.flags.insert(.dropsPaddingWhenEmpty) }
    if box.pointee.container < 0 {
      box.pointee.container = Int32(containers.append(container))
    } else {
      let old = containers[Int(box.pointee.container)]
      (container.first, container.count, container.total) = (old.first, old.count, old.total)
      // What the children said stands until they are looked at again.
      container.flags.formUnion(old.flags.intersection([.startsAfresh, .hasContainers]))
      containers[Int(box.pointee.container)] = container
    }
    if box.pointee.parent >= 0 {
      containers[Int(box.pointee.parent)].flags.insert(.hasContainers)
    }
  }

  /// Notes which of the children that are containers wrap: after their parent was prepared, which
  /// may have taken a size away.
  private func noteWraps(of index: Int) {
    guard containers[index].flags.contains(.hasContainers) else { return }
    let first = Int(containers[index].first)
    containers[index].flags.remove(.hasHalfWraps)
    for box in first..<(first + Int(containers[index].total)) {
      noteWrap(ofBox: box)
      if (boxes[box].x.sizeKind == .wrap) != (boxes[box].y.sizeKind == .wrap) {
        containers[index].flags.insert(.hasHalfWraps)
      }
    }
  }

  func noteWrap(ofBox box: Int) {
    let container = Int(boxes[box].container)
    guard container >= 0 else { return }
    containers[container].x.wraps = boxes[box].x.sizeKind == .wrap
    containers[container].y.wraps = boxes[box].y.sizeKind == .wrap
  }
}
