// Writing what a node says into its box, and what a container says into its container box.

extension Node {
  /// The two sizes of a leaf that says nothing else, if both are numbers.
  @inline(__always)
  var plainSizes: (width: Double, height: Double)? {
    guard case .plain = body, container == nil, flags.rawValue | alignment.rawValue == 0,
      let sizes = table.plainSizes,
      // No number is too large if not even their squares add up to much.
      sizes.width * sizes.width + sizes.height * sizes.height
        <= Plan.largestNumber * Plan.largestNumber
    else { return nil }
    return sizes
  }
}

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

  /// Writes what a node says into a box that is new, or that is to be filled again.
  mutating func fill(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    if node.flags.contains(.hasDetails), !node.sizeClasses.isEmpty {
      fill(box, node, by: node.inForce(for: plan.environment.sizeClass))
    } else {
      fill(box, node, by: node)
    }
  }

  /// - Parameter descriptors: The node itself, or its descriptors for a size class.
  @inline(__always)
  private mutating func fill(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, by descriptors: borrowing Node
  ) {
    if node.flags.contains(.hasFrame) || node.flags.contains(.isLaidOut) {
      let frame = plan.finite(node.givenFrame, of: box)
      box.pointee.x.current = frame.size.width
      box.pointee.y.current = frame.size.height
      box.pointee.flags.insert(.hasFrame)
      noteStart(of: box)
    }
    fillDescriptors(box, descriptors)
    if !descriptors.isOrdinary || !node.isOrdinary { fillFlags(box, node, descriptors) }
    if let values = descriptors.valuedExtras { fillValues(box, values) }
    if box.pointee.x.isNumeric, box.pointee.y.isNumeric { box.pointee.flags.insert(.isNumeric) }
    if case .content(let content) = node.body {
      fillContent(box, content)
      if box.pointee.x.sizeKind == .wrap { noteStart(of: box) }
    }
    if let own = node.container {
      fillContainer(box, own, descriptors.container ?? own)
      if descriptors.flags.contains(.hasDetails), !descriptors.layoutTransform.isIdentity {
        plan.containers[Int(box.pointee.container)].flags.insert(.hasTransform)
      }
    }
  }

  /// Notes that a node may have a size before the first pass.
  func noteStart(of box: UnsafeMutablePointer<Box>) {
    guard box.pointee.parent >= 0 else { return }
    plan.containers[Int(box.pointee.parent)].flags.insert(.hasStarts)
  }

  private func fillFlags(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ descriptors: borrowing Node
  ) {
    let said = descriptors.flags
    var flags: BoxFlags = []
    let visibility = descriptors.visibility
    let isHidden = node.flags.contains(.hidden) && visibility != .invisible
    if visibility == .gone || isHidden { flags.insert(.isGone) }
    if visibility == .gone, !node.flags.contains(.hidden), !said.contains(.useFrame) {
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
    if descriptors.alignment != .none {
      let (alignment, isRightToLeft) = (descriptors.alignment, plan.environment.isRightToLeft)
      box.pointee.x.alignment = alignment.alignment(.horizontal, isRightToLeft: isRightToLeft)
      box.pointee.y.alignment = alignment.alignment(.vertical, isRightToLeft: isRightToLeft)
    }
  }

  private func fillValues(_ box: UnsafeMutablePointer<Box>, _ values: ValuedExtras) {
    box.pointee.flags.insert(.hasValues)
    plan.held.value.append(values)
    plan.updateExtras(box) { $0.values = .passUnretained(values) }
  }

  private func fillContent(_ box: UnsafeMutablePointer<Box>, _ content: ContentBox) {
    box.pointee.flags.insert(.hasContent)
    if content.content.font != nil { box.pointee.flags.insert(.hasFont) }
    plan.held.value.append(content)
    box.pointee.content = plan.contents.append(
      PlannedContent(content: .passUnretained(content)))
  }
}

// MARK: - Containers

extension Compiler {
  /// Writes what is said about the container a box is for.
  private func fillContainer(
    _ box: UnsafeMutablePointer<Box>, _ own: ContainerBody, _ inForce: ContainerBody
  ) {
    let container: UnsafeMutablePointer<ContainerBox>
    plan.held.value.append(own)
    if inForce !== own { plan.held.value.append(inForce) }
    let new = ContainerBox(own: own, inForce: inForce, box: Int32(box - plan.boxes.base))
    if box.pointee.container < 0 {
      // There is room: the containers of the tree were counted.
      let index = plan.containers.appendInPlace(new)
      box.pointee.container = Int32(index)
      container = plan.containers.base + index
    } else {
      container = plan.containers.base + Int(box.pointee.container)
      let old = container.pointee
      container.pointee = new
      container.pointee.first = old.first
      (container.pointee.count, container.pointee.total) = (old.count, old.total)
      // What the children said stands until they are looked at again.
      container.pointee.flags = old.flags.intersection([
        .startsAfresh, .hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .isInOrder,
      ])
    }
    fillSettings(container, inForce.settings)
    if box.pointee.x.flags.union(box.pointee.y.flags).contains(.sizeIsBounded) {
      container.pointee.flags.insert(.isBounded)
    }
    if plan.environment.isRightToLeft { container.pointee.flags.insert(.isMirrored) }
    if box.pointee.parent >= 0 {
      plan.containers[Int(box.pointee.parent)].flags.formUnion([.hasContainers])
    }
  }

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
    if sum <= Plan.largestNumber { return }
    let box = plan.boxes.base + Int(container.pointee.box)
    container.pointee.x.paddingStart = plan.usable(padding.leading, "leadingPadding", of: box)
    container.pointee.x.paddingEnd = plan.usable(padding.trailing, "trailingPadding", of: box)
    container.pointee.y.paddingStart = plan.usable(padding.top, "topPadding", of: box)
    container.pointee.y.paddingEnd = plan.usable(padding.bottom, "bottomPadding", of: box)
    container.pointee.x.space = plan.usable(across, "hspace", of: box)
    container.pointee.y.space = plan.usable(down, "vspace", of: box)
  }
}
