// Bringing a plan up to date with a new version of its tree.

extension Plan {
  /// Compiles what differs between the plan's tree and `tree`, and forgets the solutions that
  /// depended on it.
  ///
  /// - Returns: Whether that was possible. It is not when children came, went or changed places;
  ///   then the plan is of no more use.
  func update(to tree: TGView, in environment: TGEnvironment) -> Bool {
    let clean = environment.sanitized
    // Diagnostics belong to views, and are found only when those are compiled and solved.
    guard diagnostics.isEmpty, clean.scale == self.environment.scale,
      clean.isRightToLeft == self.environment.isRightToLeft,
      clean.sizeClass == self.environment.sizeClass
    else { return false }
    if clean.size != self.environment.size {
      self.environment = clean
      forgetSolutionsThatSeeTheRoom()
    }
    guard isWorthUpdating, boxes[0].container >= 0 else { return false }
    // The old tree must live until no box refers to it.
    let old = root
    root = tree
    let isDone = old.storage === tree.storage || replaceChanged(tree.storage)
    withExtendedLifetime(old) {}
    return isDone
  }

  /// Whether little enough was left behind by updates before.
  private var isWorthUpdating: Bool {
    rares.count + links.count + measures.count <= 4 * boxes.count + 64
  }

  /// The root reads the room, and so may everything that is centred in the window.
  private func forgetSolutionsThatSeeTheRoom() {
    for index in 0..<containers.count
    where index == 0 || !containers[index].flags.isDisjoint(with: [.usesWindow, .dependsOnParent]) {
      forgetSolution(of: index)
    }
  }

  /// Walks down where storages differ, and fills the boxes of those nodes again.
  private func replaceChanged(_ newRoot: TGNodeStorage) -> Bool {
    guard let change = replace(0, by: newRoot) else { return false }
    noteWrap(ofBox: 0)
    var pending = [(container: Int(boxes[0].container), change: change)]
    while let (index, change) = pending.popLast() {
      forgetSolution(of: index)
      let children = node(ofContainer: index)._withUnsafeGuaranteedRef { $0.container?.children ?? [] }
      guard children.count == Int(containers[index].total) else { return false }
      let first = Int(containers[index].first)
      var changed: [Int] = []
      for box in first..<(first + children.count) {
        let storage = children[Int(boxes[box].order)].storage
        let isSame = boxes[box].node.toOpaque() == Unmanaged.passUnretained(storage).toOpaque()
        if isSame, change == .contents { continue }
        guard let below = replace(box, by: storage) else { return false }
        changed.append(box)
        if boxes[box].container >= 0, !isSame {
          pending.append((Int(boxes[box].container), below))
        }
      }
      if !changed.isEmpty || !references.isEmpty { prepareChildren(of: index) }
      for box in changed { startBox(boxes.base + box) }
    }
    return diagnostics.isEmpty
  }

  /// What differs between two versions of a node.
  private enum Change {
    /// Its own descriptors, or something below it.
    case contents
    /// The settings or the options of a container: the children are seen with other eyes.
    case settings
  }

  /// Fills a box with another version of its node; nil when the versions are too different.
  private func replace(_ index: Int, by storage: TGNodeStorage) -> Change? {
    let box = boxes.base + index
    let old = box.pointee
    let isSameView = old.node._withUnsafeGuaranteedRef {
      $0.knownIdentity == storage.knownIdentity
    }
    let isContainer = storage.container != nil
    guard isSameView, isContainer == (old.container >= 0),
      isExcluded(storage) == old.flags.contains(.isExcluded) || index == 0
    else { return nil }
    let oldStorage = old.container >= 0 ? containers[Int(old.container)].inForce : nil
    box.pointee = Box(node: .passUnretained(storage))
    (box.pointee.parent, box.pointee.order) = (old.parent, old.order)
    box.pointee.container = old.container
    fillBox(index, storage)
    guard let oldStorage else { return .contents }
    return containers[Int(old.container)].inForce._withUnsafeGuaranteedRef { new in
      oldStorage._withUnsafeGuaranteedRef { old in
        if new === old { return .contents }
        // Other children would take other places.
        if new.settings.reversesLayout != old.settings.reversesLayout { return nil }
        return new.laysOut(like: old) ? .contents : .settings
      }
    }
  }
}
