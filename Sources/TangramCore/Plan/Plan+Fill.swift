// Writing what a node says into its box, and what a container says into its container box.

extension Plan {
  /// Whether a view takes no part in its container's layout.
  func isExcluded(_ node: NodeRef) -> Bool {
    node.record == nil && node.object._withUnsafeGuaranteedRef { isExcluded($0) }
  }

  /// Likewise for one that has a storage.
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
    storage.rare == nil ? storage : descriptorsBySizeClass(of: storage)
  }

  private func descriptorsBySizeClass(of storage: TGNodeStorage) -> TGNodeStorage {
    guard let rare = storage.rare, !rare.sizeClasses.isEmpty else { return storage }
    for candidate in environment.sizeClass.candidates {
      if let match = rare.sizeClasses.first(where: { $0.0 == candidate }) { return match.1 }
    }
    return storage
  }

  /// Writes what its node says into a box that is new, or that is to be filled again.
  func fillBox(_ index: Int) {
    let node = boxes[index].node
    if let record = node.record {
      fillRecord(boxes.base + index, record)
    } else {
      node.object._withUnsafeGuaranteedRef { fillBox(index, $0) }
    }
  }

  /// Likewise for a node with a storage.
  func fillBox(_ index: Int, _ storage: TGNodeStorage) {
    let box = boxes.base + index
    let frame = finite(storage.givenFrame, of: box)
    box.pointee.x.current = frame.size.width
    box.pointee.y.current = frame.size.height
    let descriptors = descriptorsInForce(of: storage)
    fillDescriptors(box, descriptors)
    fillFlags(box, storage, descriptors)
    guard storage.container != nil else { return }
    fillContainer(box, descriptors.container == nil ? storage : descriptors)
  }

  /// Likewise for a node that says nothing but sizes, positions and content, as most nodes do.
  @inline(__always)
  func fillOrdinary(_ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage) {
    fillDescriptors(box, storage)
    if storage.payload.flags.contains(.isContainer) {
      fillContainer(box, storage)
    } else if let content = storage.content {
      fillContent(box, content)
    }
  }

  /// Likewise for a record, which says nothing but sizes and content.
  @inline(__always)
  func fillRecord(_ box: UnsafeMutablePointer<Box>, _ record: UnsafePointer<ChildSlot>) {
    let (width, height) = record.pointee.sizes
    let number = ValueKind.number.rawValue
    if width.tag == number, height.tag == number, record.pointee.content == nil {
      box.pointee.x.sizeKind = .number
      box.pointee.x.sizeValue = width.number
      box.pointee.y.sizeKind = .number
      box.pointee.y.sizeValue = height.number
      box.pointee.flags = .isPlain
      return
    }
    // A record has no size that needs more than its value.
    _ = fillPlainSize(box.half(.horizontal), width)
    _ = fillPlainSize(box.half(.vertical), height)
    if let content = record.pointee.content {
      content._withUnsafeGuaranteedRef { fillContent(box, $0) }
    }
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
    if payload.contains(.noLayout) {
      flags.insert(.keepsFrame)
      if box.pointee.parent >= 0 {
        containers[Int(box.pointee.parent)].flags.insert(.hasKeptFrames)
      }
    }
    if payload.contains(.reverseFloat) { flags.insert(.reversesFloat) }
    if payload.contains(.clearFloat) { flags.insert(.clearsFloat) }
    box.pointee.flags = flags
    if let content = storage.content, storage.container == nil {
      fillContent(box, content)
    }
    let alignment = descriptors.payload.alignment
    if alignment != .none {
      let rightToLeft = environment.isRightToLeft
      box.pointee.x.alignment = alignment.alignment(.horizontal, isRightToLeft: rightToLeft)
      box.pointee.y.alignment = alignment.alignment(.vertical, isRightToLeft: rightToLeft)
    }
  }

  private func fillContent(_ box: UnsafeMutablePointer<Box>, _ content: ContentBox) {
    box.pointee.flags.insert(.hasContent)
    if content.content.font != nil { box.pointee.flags.insert(.hasFont) }
    if case .measured = content.content.kind {
      box.pointee.measure = measures.append(
        MeasuredContent(limit: .zero, size: .zero, isValid: false))
    }
  }
}

// MARK: - Containers

extension Plan {
  /// Writes what the storage in force says about the container a box is for.
  private func fillContainer(_ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage) {
    let inForce = unsafeDowncast(storage, to: ContainerStorage.self)
    let container: UnsafeMutablePointer<ContainerBox>
    if box.pointee.container < 0 {
      // There is room: the containers of the tree were counted.
      let index = containers.appendInPlace(
        ContainerBox(inForce: .passUnretained(inForce), box: Int32(box - boxes.base)))
      box.pointee.container = Int32(index)
      container = containers.base + index
    } else {
      container = containers.base + Int(box.pointee.container)
      let old = container.pointee
      container.pointee = ContainerBox(inForce: .passUnretained(inForce), box: old.box)
      container.pointee.first = old.first
      (container.pointee.count, container.pointee.total) = (old.count, old.total)
      // What the children said stands until they are looked at again.
      container.pointee.flags = old.flags.intersection([
        .startsAfresh, .hasContainers, .hasHalfWraps, .hasKeptFrames, .measuresFirst,
      ])
    }
    fillSettings(container, inForce)
    if box.pointee.x.flags.union(box.pointee.y.flags).contains(.sizeIsBounded) {
      container.pointee.flags.insert(.isBounded)
    }
    if environment.isRightToLeft { container.pointee.flags.insert(.isMirrored) }
    if box.pointee.parent >= 0 {
      let parent = containers.base + Int(box.pointee.parent)
      parent.pointee.flags.insert(.hasContainers)
    }
  }

  private func fillSettings(
    _ container: UnsafeMutablePointer<ContainerBox>, _ storage: ContainerStorage
  ) {
    fillLengths(container, storage)
    if storage.settings.gravity != .none {
      let (gravity, rightToLeft) = (storage.settings.gravity, environment.isRightToLeft)
      container.pointee.x.gravity = gravity.alignment(.horizontal, isRightToLeft: rightToLeft)
      container.pointee.y.gravity = gravity.alignment(.vertical, isRightToLeft: rightToLeft)
    }
    if !storage.settings.keepsPaddingWhenEmpty {
      container.pointee.flags.insert(.dropsPaddingWhenEmpty)
    }
    if storage.rare != nil, !storage.layoutTransform.isIdentity {
      container.pointee.flags.insert(.hasTransform)
    }
  }

  private func fillLengths(
    _ container: UnsafeMutablePointer<ContainerBox>, _ storage: ContainerStorage
  ) {
    let padding = storage.settings.padding(isRightToLeft: environment.isRightToLeft)
    let (across, down) = (storage.settings.horizontalSpace, storage.settings.verticalSpace)
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
    if sum <= Self.largestNumber { return }
    let box = boxes.base + Int(container.pointee.box)
    container.pointee.x.paddingStart = usable(padding.leading, "leadingPadding", of: box)
    container.pointee.x.paddingEnd = usable(padding.trailing, "trailingPadding", of: box)
    container.pointee.y.paddingStart = usable(padding.top, "topPadding", of: box)
    container.pointee.y.paddingEnd = usable(padding.bottom, "bottomPadding", of: box)
    container.pointee.x.space = usable(across, "hspace", of: box)
    container.pointee.y.space = usable(down, "vspace", of: box)
  }
}
