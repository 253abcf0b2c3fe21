// Writing what a node says into its box, and what a container says into its container box.

extension Compiler {
  /// Whether a view takes no part in its container's layout.
  func isAbsent(_ node: borrowing Node) -> Bool {
    if node.flags.isDisjoint(with: [.useFrame, .isGone, .hidden, .hasDetails]) { return false }
    let descriptors = node.inForce(for: plan.environment.sizeClass)
    if descriptors.flags.contains(.useFrame) || descriptors.visibility == .gone { return true }
    return node.flags.contains(.hidden) && descriptors.visibility != .invisible
  }

  @inline(__always)
  func fillPlain(
    _ box: UnsafeMutablePointer<Box>, _ sizes: (width: Double, height: Double)
  ) {
    box.pointee.x.sizeKind = .number
    box.pointee.x.sizeValue = sizes.width
    box.pointee.y.sizeKind = .number
    box.pointee.y.sizeValue = sizes.height
    box.pointee.flags = [.isPlain, .isNumeric]
  }

  /// Writes what a leaf says into a new box, where that is nothing but positions, sizes and an alignment.
  @inline(never)
  mutating func fillPlainLeaf(
    _ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>, of container: Int
  ) {
    fillDescriptors(box, node)
    if box.pointee.hasEnd { plan.containers[container].flags.insert(.hasEnds) }
    if node.pointee.alignment != .none { fillAlignment(box, node.pointee.alignment) }
  }

  /// Writes what a node says into a box that is new, or that is to be filled again.
  mutating func fill(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    let node = copy node
    withUnsafePointer(to: node) { fill(box, $0) }
  }

  /// Likewise for a node that lies in a list.
  mutating func fill(_ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>) {
    let flags = node.pointee.flags
    if !fillSizes(box, node) {
      if !flags.isDisjoint(with: [.hasFrame, .isLaidOut, .hasDetails]) {
        if flags.mayHaveGivenFrame { fillFrame(box, node.pointee) }
        if flags.contains(.hasDetails), !node.pointee.sizeClasses.isEmpty {
          return fillForSizeClass(box, node.pointee)
        }
      }
      fillWords(box, node, flags)
    }
    if flags.isDisjoint(with: [.isContainer, .hasContent]) { return }
    if flags.contains(.isContainer), let own = node.unretainedContainer {
      fillContainer(box, own, own)
      if flags.contains(.hasDetails) { fillTransform(box, node.pointee.layoutTransform) }
    } else if let content = node.unretainedContent {
      fillContent(box, content)
    }
  }

  /// Writes the sizes of a node, if it says nothing else, has no frame, and they need nothing else.
  @inline(__always)
  func fillSizes(_ box: UnsafeMutablePointer<Box>, _ node: UnsafePointer<Node>) -> Bool {
    guard let sizes = node.pointee.table.onlySizes,
      node.pointee.flags.isSubset(of: .besidesValues), node.pointee.alignment == .none,
      box.pointee.x.setPlainSize(sizes.width), box.pointee.y.setPlainSize(sizes.height)
    else { return false }
    box.pointee.flags.insert(.isNumeric)
    return true
  }

  /// Likewise for a node with descriptors of their own for some size classes.
  @inline(never)
  private mutating func fillForSizeClass(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node
  ) {
    let flags = node.flags
    let descriptors = node.inForce(for: plan.environment.sizeClass)
    if let parts = descriptors.parts { plan.held.value.append(parts) }
    withUnsafePointer(to: descriptors) { fillWords(box, $0, flags) }
    guard let parts = node.parts else { return }
    if flags.contains(.isContainer) {
      let own = parts.asContainer
      let inForce = descriptors.container ?? own
      fillContainer(box, .passUnretained(own), .passUnretained(inForce))
      fillTransform(box, descriptors.layoutTransform)
    } else if flags.contains(.hasContent) {
      fillContent(box, .passUnretained(parts.asContent))
    }
  }

  @inline(never)
  private func fillFrame(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    let frame = plan.finite(node.givenFrame, of: box)
    box.pointee.x.current = frame.size.width
    box.pointee.y.current = frame.size.height
    box.pointee.flags.insert(.hasFrame)
    noteStart(of: box)
  }

  /// - Parameters:
  ///   - descriptors: The node itself, or its descriptors for a size class.
  ///   - own: The flags of the node itself.
  @inline(__always)
  private mutating func fillWords(
    _ box: UnsafeMutablePointer<Box>, _ descriptors: UnsafePointer<Node>, _ own: NodeFlags
  ) {
    fillDescriptors(box, descriptors)
    if box.pointee.hasEnd, box.pointee.parent >= 0 {
      plan.containers[Int(box.pointee.parent)].flags.insert(.hasEnds)
    }
    let (said, alignment) = (descriptors.pointee.flags, descriptors.pointee.alignment)
    if !said.areOrdinary || !own.areOrdinary { fillFlags(box, descriptors.pointee, own) }
    if alignment != .none { fillAlignment(box, alignment) }
    if said.contains(.hasValues), let parts = descriptors.pointee.parts {
      fillValues(box, parts.asExtras)
    }
  }

  private func fillTransform(_ box: UnsafeMutablePointer<Box>, _ transform: TGAffineTransform) {
    if transform.isIdentity { return }
    plan.containers[Int(box.pointee.container)].flags.insert(.hasTransform)
  }

  /// Notes that a node may have a size before the first pass.
  func noteStart(of box: UnsafeMutablePointer<Box>) {
    guard box.pointee.parent >= 0 else { return }
    plan.containers[Int(box.pointee.parent)].flags.insert(.hasStarts)
  }

  @inline(never)
  private func fillFlags(
    _ box: UnsafeMutablePointer<Box>, _ descriptors: borrowing Node, _ own: NodeFlags
  ) {
    let said = descriptors.flags
    var flags: BoxFlags = []
    let visibility = descriptors.visibility
    let isHidden = own.contains(.hidden) && visibility != .invisible
    if visibility == .gone || isHidden { flags.insert(.isGone) }
    if visibility == .gone, !own.contains(.hidden), !said.contains(.useFrame) {
      flags.insert(.collapses)
    }
    if said.contains(.useFrame) || flags.contains(.isGone) { flags.insert(.isExcluded) }
    if said.contains(.noLayout) {
      flags.insert(.keepsFrame)
      if box.pointee.parent >= 0 {
        plan.containers[Int(box.pointee.parent)].flags.insert(.hasKeptFrames)
      }
    }
    if said.contains(.reverseFloat) { flags.insert(.reversesFloat) }
    if said.contains(.clearFloat) { flags.insert(.clearsFloat) }
    box.pointee.flags.formUnion(flags)
  }

  private func fillAlignment(_ box: UnsafeMutablePointer<Box>, _ alignment: TGGravity) {
    let isRightToLeft = plan.environment.isRightToLeft
    box.pointee.x.alignment = alignment.alignment(.horizontal, isRightToLeft: isRightToLeft)
    box.pointee.y.alignment = alignment.alignment(.vertical, isRightToLeft: isRightToLeft)
  }

  private func fillValues(_ box: UnsafeMutablePointer<Box>, _ values: NodeExtras) {
    box.pointee.flags.insert(.hasValues)
    plan.held.value.append(values)
    plan.updateExtras(box) { $0.values = .passUnretained(values) }
  }

  private func fillContent(_ box: UnsafeMutablePointer<Box>, _ content: Unmanaged<ContentExtras>) {
    box.pointee.flags.insert(.hasContent)
    if box.pointee.x.sizeKind == .wrap { noteStart(of: box) }
    content.borrow {
      if $0.content.font != nil { box.pointee.flags.insert(.hasFont) }
      if !$0.content.isFinite { plan.report(box, "content", .notFinite(replacement: 0)) }
      plan.held.value.append($0)
    }
    box.pointee.content = plan.contents.append(PlannedContent(content: content))
  }
}

// MARK: - Containers

extension Compiler {
  /// Writes what is said about the container a box is for.
  @inline(__always)
  private func fillContainer(
    _ box: UnsafeMutablePointer<Box>, _ own: Unmanaged<ContainerBody>,
    _ inForce: Unmanaged<ContainerBody>
  ) {
    let place = Int32(truncatingIfNeeded: box - plan.boxes.base)
    if box.pointee.container < 0 {
      let index = plan.containers.append(
        ContainerBox(own: own, inForce: inForce, box: place))
      box.pointee.container = Int32(truncatingIfNeeded: index)
    } else {
      refillContainer(Int(box.pointee.container), own, inForce, place)
    }
    let container = plan.containers.base + Int(box.pointee.container)
    inForce.borrow { fillSettings(container, $0.settings) }
    if box.pointee.x.flags.union(box.pointee.y.flags).contains(.sizeIsBounded) {
      container.pointee.flags.insert(.isBounded)
    }
    if plan.environment.isRightToLeft { container.pointee.flags.insert(.isMirrored) }
    if box.pointee.parent >= 0 {
      plan.containers[Int(box.pointee.parent)].flags.formUnion([.hasContainers])
    }
  }

  /// Writes a container box anew, apart from what the children said: that stands until they are looked at
  /// again.
  @inline(never)
  private func refillContainer(
    _ index: Int, _ own: Unmanaged<ContainerBody>, _ inForce: Unmanaged<ContainerBody>, _ box: Int32
  ) {
    let container = plan.containers.base + index
    let old = container.pointee
    container.pointee = ContainerBox(own: own, inForce: inForce, box: box)
    container.pointee.first = old.first
    (container.pointee.count, container.pointee.total) = (old.count, old.total)
    (container.pointee.room, container.pointee.frame) = (old.room, old.frame)
    container.pointee.flags = old.flags.intersection([
      .startsAfresh, .hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .isInOrder,
      .hasEnds,
    ])
  }

  @inline(__always)
  private func fillSettings(
    _ container: UnsafeMutablePointer<ContainerBox>, _ settings: ContainerSettings
  ) {
    fillLengths(container, settings)
    if settings.gravity != .none {
      let (gravity, isRightToLeft) = (settings.gravity, plan.environment.isRightToLeft)
      container.pointee.x.gravity = gravity.alignment(.horizontal, isRightToLeft: isRightToLeft)
      container.pointee.y.gravity = gravity.alignment(.vertical, isRightToLeft: isRightToLeft)
    }
    if !settings.keepsPaddingWhenEmpty { container.pointee.flags.insert(.dropsPaddingWhenEmpty) }
  }

  @inline(__always)
  private func fillLengths(
    _ container: UnsafeMutablePointer<ContainerBox>, _ settings: ContainerSettings
  ) {
    let padding = settings.padding(isRightToLeft: plan.environment.isRightToLeft)
    let (across, down) = (settings.horizontalSpace, settings.verticalSpace)
    container.pointee.x.paddingStart = padding.leading
    container.pointee.x.paddingEnd = padding.trailing
    container.pointee.y.paddingStart = padding.top
    container.pointee.y.paddingEnd = padding.bottom
    container.pointee.x.space = across
    container.pointee.y.space = down
    let sum =
      padding.leading.magnitude + padding.trailing.magnitude + padding.top.magnitude
      + padding.bottom.magnitude + across.magnitude + down.magnitude
    // No number among them is too large if not even their sum is.
    if !(sum <= Plan.largestNumber) { fillUsableLengths(container, padding, across, down) }
  }

  @inline(never)
  private func fillUsableLengths(
    _ container: UnsafeMutablePointer<ContainerBox>, _ padding: TGInsets, _ across: Double,
    _ down: Double
  ) {
    let box = plan.boxes.base + Int(container.pointee.box)
    container.pointee.x.paddingStart = plan.usable(padding.leading, "leadingPadding", of: box)
    container.pointee.x.paddingEnd = plan.usable(padding.trailing, "trailingPadding", of: box)
    container.pointee.y.paddingStart = plan.usable(padding.top, "topPadding", of: box)
    container.pointee.y.paddingEnd = plan.usable(padding.bottom, "bottomPadding", of: box)
    container.pointee.x.space = plan.usable(across, "hspace", of: box)
    container.pointee.y.space = plan.usable(down, "vspace", of: box)
  }
}
