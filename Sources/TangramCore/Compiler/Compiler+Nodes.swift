// Writes the descriptors of a node into its box, and the settings of a container into its container
// box.

extension Compiler {
  /// Whether a view is excluded from its container's layout.
  func isAbsent(_ node: borrowing Node, _ extras: NodeExtras?) -> Bool {
    if node.flags.areOrdinary, extras?.details == nil { return false }
    return isAbsentInForce(node)
  }

  /// Not inlined, so that the loop over all views contains only the code that most of them need.
  @inline(never)
  private func isAbsentInForce(_ node: borrowing Node) -> Bool {
    let descriptors = node.inForce(for: plan.environment.sizeClass)
    if descriptors.flags.useFrame || descriptors.flags.visibility == .gone { return true }
    return node.flags.hidden && descriptors.flags.visibility != .invisible
  }

  /// Writes the descriptors of a node into a new box, or into an existing box that is refilled.
  mutating func fill(_ box: Int, _ node: borrowing Node, _ extras: NodeExtras?) {
    if extras?.details?.sizeClasses.isEmpty ?? true {
      fill(box, node, extras, inForce: node, extras)
    } else {
      // A size class may have its own descriptors, which are then used instead.
      let inForce = node.inForce(for: plan.environment.sizeClass)
      fill(box, node, extras, inForce: inForce, inForce.extras)
    }
  }

  /// - Parameters:
  ///   - own: The extras of the node itself.
  ///   - descriptors: The node, or its descriptors for the size class.
  ///   - extras: The extras of `descriptors`.
  private mutating func fill(
    _ box: Int, _ node: borrowing Node, _ own: NodeExtras?,
    inForce descriptors: borrowing Node, _ extras: NodeExtras?
  ) {
    fillDescriptors(box, descriptors, extras)
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0, plan.boxes[box].hasEnd { plan.containers[parent].hasEnds = true }
    let isOrdinary = descriptors.flags.areOrdinary && !node.flags.hidden
    if !isOrdinary { fillFlags(box, descriptors.flags, isHidden: node.flags.hidden) }
    let alignment = descriptors.alignment
    if alignment != .none {
      let isRightToLeft = plan.environment.isRightToLeft
      plan.boxes[box].x.alignment = alignment.alignment(.horizontal, isRightToLeft: isRightToLeft)
      plan.boxes[box].y.alignment = alignment.alignment(.vertical, isRightToLeft: isRightToLeft)
    }
    if let own {
      fillParts(box, own, inForce: extras)
      fillFrame(box, own.givenFrame(isLaidOut: node.flags.isLaidOut))
    }
    plan.boxes[box].isPlain = isOrdinary && plan.boxes[box].hasOnlyNumbers
  }

  /// - Parameter isHidden: Whether the node itself is hidden, whatever the size class.
  private func fillFlags(_ box: Int, _ flags: NodeFlags, isHidden: Bool) {
    let isGone = flags.visibility == .gone || isHidden && flags.visibility != .invisible
    plan.boxes[box].isGone = isGone
    plan.boxes[box].collapses = flags.visibility == .gone && !isHidden && !flags.useFrame
    plan.boxes[box].isExcluded = flags.useFrame || isGone
    plan.boxes[box].reversesFloat = flags.reverseFloat
    plan.boxes[box].clearsFloat = flags.clearFloat
    plan.boxes[box].keepsFrame = flags.noLayout
    let parent = Int(plan.boxes[box].parent)
    if flags.noLayout, parent >= 0 { plan.containers[parent].hasKeptFrames = true }
  }

  private func fillFrame(_ box: Int, _ given: TGRect) {
    if given == .zero { return }
    let size = plan.startSize(of: plan.boxes[box], plan.finite(given, of: box).size)
    (plan.boxes[box].x.current, plan.boxes[box].y.current) = (size.width, size.height)
    plan.boxes[box].hasFrame = true
    noteStart(of: box)
  }

  /// Records that a node may have a size before the first pass.
  private func noteStart(of box: Int) {
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].hasInitialSizes = true }
  }

  /// Writes the values that are stored in the node's separate parts object: carried values,
  /// content, and the container.
  private mutating func fillParts(_ box: Int, _ extras: NodeExtras, inForce: NodeExtras?) {
    if let values = inForce?.values, !values.isEmpty {
      plan.boxes[box].hasValues = true
      let start = Int32(plan.values.count)
      plan.values += values
      let slice = PlanSlice(start: start, end: Int32(plan.values.count))
      plan.extras[plan.extrasIndex(of: box)].values = slice
    }
    if let body = extras.container {
      fillContainer(box, body, inForce: inForce?.container ?? body)
      if let details = inForce?.details, !details.layoutTransform.isIdentity {
        plan.containers[Int(plan.boxes[box].container)].hasTransform = true
      }
    } else if let content = extras.content {
      fillContent(box, content)
    }
  }

  private func fillContent(_ box: Int, _ content: TGContent) {
    plan.boxes[box].hasContent = true
    if plan.boxes[box].x.sizeKind == .wrap { noteStart(of: box) }
    if content.font != nil { plan.boxes[box].hasFont = true }
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
  /// Whether the box contains nothing but two sizes, both of them numbers.
  ///
  /// A descriptor with more than a value is stored in the rare box or in the extras.
  @inline(__always) fileprivate var hasOnlyNumbers: Bool {
    x.descriptors.isSizeInPoints && y.descriptors.isSizeInPoints && rare < 0 && extras < 0
      && container == -1 && !hasFrame && x.alignment == .none && y.alignment == .none
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
    let isBounded = plan.boxes[box].x.sizeIsBounded || plan.boxes[box].y.sizeIsBounded
    plan.containers[index].isBounded = isBounded
    if plan.environment.isRightToLeft { plan.containers[index].isMirrored = true }
    let parent = Int(plan.boxes[box].parent)
    if parent >= 0 { plan.containers[parent].hasContainers = true }
  }

  /// Creates a container box for a root that is a leaf.
  mutating func fillLeafAsContainer(_ box: Int, _ root: Node) {
    var root = root
    let body = root.containerForChildren()
    fillContainer(box, body, inForce: body)
  }

  private func fillSettings(_ index: Int, _ settings: ContainerSettings) {
    let box = Int(plan.containers[index].box)
    let isRightToLeft = plan.environment.isRightToLeft
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
      plan.containers[index].dropsPaddingWhenEmpty = true
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
    (first, count, total, capacity, frame) = (
      old.first, old.count, old.total, old.capacity, old.frame
    )
    (resetsChildren, measuresBeforePass, isInOrder) = (
      old.resetsChildren, old.measuresBeforePass, old.isInOrder
    )
    (hasContainers, hasOneAxisWraps) = (old.hasContainers, old.hasOneAxisWraps)
    (hasKeptFrames, hasEnds) = (old.hasKeptFrames, old.hasEnds)
    (hasMosts, hasShrinks) = (old.hasMosts, old.hasShrinks)
  }
}
