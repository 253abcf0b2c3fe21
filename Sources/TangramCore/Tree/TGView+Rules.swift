// Keeping the rules that a container has for its children.

extension TGView {
  /// Lets the container keep its rules after its list was changed in place.
  @usableFromInline mutating func keepRules(since former: consuming TGSubviews) {
    if let change = TGChildrenChange(from: former.list, to: node.children) {
      keepRules(after: change)
    }
  }

  /// Likewise after a child was appended.
  @usableFromInline mutating func keepRulesAfterAppending() {
    keepRules(after: TGChildrenChange(added: [node.children.count - 1]))
  }

  /// Likewise when it is known what was changed.
  @usableFromInline mutating func keepRules(after change: TGChildrenChange) {
    stored.ownContainerOfView()?.rules = .atWork
    guard let kind = node.container.map({ type(of: $0) }) else { return }
    kind.keepRules(of: &self, after: change)
    if let container = stored.ownContainerOfView() { container.rules = container.currentRules }
  }
}

extension TGChildrenChange {
  /// Compares two versions of a list; nil when they have the same views in the same order.
  fileprivate init?(from old: NodeList, to new: NodeList) {
    var lists = ListComparison(old, new)
    lists.comparePrefix { _, _, _ in true }
    if lists.prefix == old.count, lists.prefix == new.count { return nil }
    self.init()
    lists.compareSuffix { _, _, _ in true }
    var isKept = [Bool](repeating: false, count: old.count)
    for stretch in lists.stretches({ _, _, _ in true }) {
      if let before = stretch.before {
        for place in before..<(before + stretch.count) { isKept[place] = true }
      } else {
        added += stretch.place..<(stretch.place + stretch.count)
      }
    }
    for place in isKept.indices where !isKept[place] {
      removed.append(TGViewID(old[place].identity))
    }
  }
}
