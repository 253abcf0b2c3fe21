// Keeping the rules that a container has for its children.

extension TGNodeStorage {
  /// The children, if there are rules for them to be kept after a change.
  @usableFromInline var childrenWithRules: TGSubviews? {
    guard let container = node.container, container.rules == .some else { return nil }
    return TGSubviews(container.children)
  }

  /// Lets a container keep its rules after its list was changed in place.
  @usableFromInline
  static func keepRules(of storage: inout TGNodeStorage, since former: consuming TGSubviews) {
    guard let container = storage.node.container else { return }
    if let change = TGChildrenChange(from: former.list, to: container.children) {
      keepRules(of: &storage, after: change)
    }
  }

  /// Likewise after a setting was written.
  @usableFromInline static func keepRules(of storage: inout TGNodeStorage) {
    keepRules(of: &storage, after: TGChildrenChange())
  }

  /// Likewise when it is known what was changed.
  ///
  /// The container is handed on as the only reference to its storage, so nothing is copied.
  @inline(never)
  static func keepRules(of storage: inout TGNodeStorage, after change: TGChildrenChange) {
    makeOwn(&storage)
    storage.node.ownContainer()?.rules = .atWork
    guard let kind = storage.node.container.map({ type(of: $0) }) else { return }
    var container = TGView()
    swap(&container.storage, &storage)
    kind.keepRules(of: &container, after: change)
    swap(&container.storage, &storage)
    makeOwn(&storage)
    if let container = storage.node.ownContainer() { container.rules = container.currentRules }
  }
}

extension TGChildrenChange {
  /// The last child is new.
  static func appended(_ children: NodeList) -> TGChildrenChange {
    TGChildrenChange(added: [children.count - 1])
  }

  /// Compares two versions of a list; nil when they have the same views in the same order.
  fileprivate init?(from old: NodeList, to new: NodeList) {
    var lists = ListComparison(old, new)
    lists.comparePrefix { _, _, _ in }
    if lists.prefix == old.count, lists.prefix == new.count { return nil }
    self.init()
    lists.compareSuffix { _, _, _ in }
    let before = lists.placesBefore()
    var kept = Set<Int32>()
    for place in lists.prefix..<(new.count - lists.suffix) {
      if before[place] < 0 { added.append(place) } else { kept.insert(before[place]) }
    }
    for place in lists.prefix..<(old.count - lists.suffix) where !kept.contains(Int32(place)) {
      removed.append(TGViewID(old[place].identity))
    }
  }
}
