// Writes the descriptors of a node into its box, and the settings of a container into its container
// box.

extension Compiler {
  /// Whether a view is excluded from its container's layout.
  func isAbsent(_ node: borrowing Node) -> Bool {
    if node.flags.isDisjoint(with: [.useFrame, .isGone, .hidden]), node.details == nil {
      return false
    }
    return isAbsentInForce(node)
  }

  /// Not inlined, so that the loop over all views consists of what most of them need.
  @inline(never)
  private func isAbsentInForce(_ node: borrowing Node) -> Bool {
    let descriptors = node.inForce(for: plan.environment.sizeClass)
    if descriptors.flags.contains(.useFrame) || descriptors.visibility == .gone { return true }
    return node.flags.contains(.hidden) && descriptors.visibility != .invisible
  }

  /// Writes the descriptors of a node into a new box, or into an existing box that is refilled.
  mutating func fill(_ box: Int, _ node: borrowing Node) {
    defer { plan.boxes[box].notePlain() }
    guard let extras = node.extras else { return fillOwn(box, node, nil, node.flags) }
    defer { fillFrame(box, node.givenFrame) }
    if extras.details?.sizeClasses.isEmpty == false {
      // A size class may have its own descriptors, which are then used instead.
      let descriptors = node.inForce(for: plan.environment.sizeClass)
      fillOwn(box, descriptors, descriptors.extras, node.flags)
      fillParts(box, extras, inForce: descriptors.extras)
    } else {
      fillOwn(box, node, extras, node.flags)
      fillParts(box, extras, inForce: extras)
    }
  }

  /// Writes the values that are stored in the node itself.
  ///
  /// - Parameters:
  ///   - descriptors: The node, or its descriptors for a size class.
  ///   - extras: The extras of the descriptors.
  ///   - own: The flags of the node itself.
  private mutating func fillOwn(
    _ box: Int, _ descriptors: borrowing Node, _ extras: NodeExtras?, _ own: NodeFlags
  ) {
    fillDescriptors(box, descriptors, extras)
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0, plan.boxes[box].hasEnd { plan.containers[parent].flags.insert(.hasEnds) }
    if !descriptors.flags.union(own).isDisjoint(with: .aboutTakingPart) {
      fillFlags(box, descriptors.flags, descriptors.visibility, own)
    }
    let alignment = descriptors.alignment
    if alignment != .none {
      let isRightToLeft = plan.isRightToLeft
      plan.boxes[box].x.alignment = alignment.alignment(.horizontal, isRightToLeft: isRightToLeft)
      plan.boxes[box].y.alignment = alignment.alignment(.vertical, isRightToLeft: isRightToLeft)
    }
  }

  private func fillFlags(
    _ box: Int, _ nodeFlags: NodeFlags, _ visibility: TGVisibility, _ own: NodeFlags
  ) {
    var flags: BoxFlags = []
    let isHidden = own.contains(.hidden) && visibility != .invisible
    if visibility == .gone || isHidden { flags.insert(.isGone) }
    if visibility == .gone, !own.contains(.hidden), !nodeFlags.contains(.useFrame) {
      flags.insert(.collapses)
    }
    if nodeFlags.contains(.useFrame) || flags.contains(.isGone) { flags.insert(.isExcluded) }
    if nodeFlags.contains(.noLayout) {
      flags.insert(.keepsFrame)
      let parent = Int(plan.boxes[box].parent)
      if parent >= 0 { plan.containers[parent].flags.insert(.hasKeptFrames) }
    }
    if nodeFlags.contains(.reverseFloat) { flags.insert(.reversesFloat) }
    if nodeFlags.contains(.clearFloat) { flags.insert(.clearsFloat) }
    plan.boxes[box].flags.formUnion(flags)
  }

  private func fillFrame(_ box: Int, _ given: TGRect) {
    if given == .zero { return }
    let size = plan.startSize(of: plan.boxes[box], plan.finite(given, of: box).size)
    (plan.boxes[box].x.current, plan.boxes[box].y.current) = (size.width, size.height)
    plan.boxes[box].flags.insert(.hasFrame)
    noteStart(of: box)
  }

  /// Records that a node may have a size before the first pass.
  private func noteStart(of box: Int) {
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].flags.insert(.hasStarts) }
  }

  /// Writes the values that are stored in the node's separate parts object: carried values,
  /// content, and the container.
  private mutating func fillParts(_ box: Int, _ extras: NodeExtras, inForce: NodeExtras?) {
    if let values = inForce?.values, !values.isEmpty {
      plan.boxes[box].flags.insert(.hasValues)
      plan.updateExtras(box) { $0.values = Int32(plan.values.count) }
      plan.values.append(values)
    }
    if let body = extras.container {
      fillContainer(box, body, inForce: inForce?.container ?? body)
      if let details = inForce?.details, !details.layoutTransform.isIdentity {
        plan.containers[Int(plan.boxes[box].container)].flags.insert(.hasTransform)
      }
    } else if let content = extras.content {
      fillContent(box, content)
    }
  }

  private func fillContent(_ box: Int, _ content: TGContent) {
    plan.boxes[box].flags.insert(.hasContent)
    if plan.boxes[box].x.sizeKind == .wrap { noteStart(of: box) }
    if content.font != nil { plan.boxes[box].flags.insert(.hasFont) }
    if !content.isFinite {
      plan.report(box, "content", .notFinite(replacement: 0))
    } else if content.leastNumber < 0 {
      plan.report(box, "content", .negative(content.leastNumber))
    }
    plan.boxes[box].content = plan.contents.count
    plan.contents.append(PlannedContent(content: content))
  }
}

extension Box {
  /// Sets the `isPlain` flag if the node specifies nothing but two numeric sizes.
  fileprivate mutating func notePlain() {
    guard x.sizeKind == .number, y.sizeKind == .number, !x.descriptors.saysPosition,
      !y.descriptors.saysPosition,
      x.flags.isEmpty, y.flags.isEmpty, x.alignment == .none, y.alignment == .none,
      flags == .isNumeric, container < 0
    else { return }
    flags.insert(.isPlain)
  }
}

// MARK: - Containers

extension Compiler {
  /// Writes the settings of the container that belongs to a box.
  private mutating func fillContainer(
    _ box: Int, _ body: ContainerBody, inForce: ContainerBody
  ) {
    let index: Int
    if plan.boxes[box].container < 0 {
      index = plan.containers.append(ContainerBox(box: box))
      plan.bodies.append(body)
      plan.bodiesInForce.append(inForce)
      plan.boxes[box].container = Int32(index)
    } else {
      index = Int(plan.boxes[box].container)
      plan.containers[index] = ContainerBox(keepingChildrenOf: plan.containers[index], box: box)
      plan.bodies[index] = body
      plan.bodiesInForce[index] = inForce
    }
    fillSettings(index, inForce.settings)
    if plan.boxes[box].x.flags.union(plan.boxes[box].y.flags).contains(.sizeIsBounded) {
      plan.containers[index].flags.insert(.isBounded)
    }
    if plan.isRightToLeft { plan.containers[index].flags.insert(.isMirrored) }
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].flags.insert(.hasContainers) }
  }

  /// Creates a container box for a root that is a leaf.
  mutating func fillLeafAsContainer(_ box: Int, _ root: Node) {
    var root = root
    let body = root.containerForChildren()
    fillContainer(box, body, inForce: body)
  }

  private func fillSettings(_ index: Int, _ settings: ContainerSettings) {
    let box = Int(plan.containers[index].box)
    let isRightToLeft = plan.isRightToLeft
    let padding = settings.padding(isRightToLeft: isRightToLeft)
    var (x, y) = (plan.containers[index].x, plan.containers[index].y)
    x.paddingStart = plan.usable(padding.leading, "leadingPadding", of: box)
    x.paddingEnd = plan.usable(padding.trailing, "trailingPadding", of: box)
    x.space = plan.usable(settings.horizontalSpace, "hspace", of: box)
    x.gravity = settings.gravity.alignment(.horizontal, isRightToLeft: isRightToLeft)
    y.paddingStart = plan.usable(padding.top, "topPadding", of: box)
    y.paddingEnd = plan.usable(padding.bottom, "bottomPadding", of: box)
    y.space = plan.usable(settings.verticalSpace, "vspace", of: box)
    y.gravity = settings.gravity.alignment(.vertical, isRightToLeft: isRightToLeft)
    (plan.containers[index].x, plan.containers[index].y) = (x, y)
    if !settings.keepsPaddingWhenEmpty {
      plan.containers[index].flags.insert(.dropsPaddingWhenEmpty)
    }
  }
}

extension ContainerBox {
  /// Creates the box of a container that is recompiled, and keeps the state derived from its
  /// children.
  ///
  /// That state is valid until the children themselves are compiled again.
  fileprivate init(keepingChildrenOf old: ContainerBox, box: Int) {
    self.init(box: box)
    (first, count, total, room, frame) = (old.first, old.count, old.total, old.room, old.frame)
    flags = old.flags.intersection([
      .startsAfresh, .hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst, .isInOrder,
      .hasEnds, .hasMosts, .hasShrinks,
    ])
  }
}
