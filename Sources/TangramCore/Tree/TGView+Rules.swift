// Applying the rules that a container has for its children.

extension TGView {
  /// Applies the container's rules after its list of children was changed in place.
  @usableFromInline package mutating func keepRules(since former: consuming TGSubviews) {
    if let change = TGChildrenChange(from: former.list, to: node.children) {
      keepRules(after: change)
    }
  }

  /// Applies the container's rules after a child was appended.
  @usableFromInline mutating func keepRulesAfterAppending() {
    keepRules(after: TGChildrenChange(added: [node.children.count - 1]))
  }

  /// Applies the container's rules after a known change.
  @usableFromInline package mutating func keepRules(after change: TGChildrenChange) {
    stored.uniqueContainerOfView()?.childRules = .applying
    guard let container = node.container else { return }
    container.keepRules(of: &self, after: change)
    if let container = stored.uniqueContainerOfView() {
      container.childRules = container.currentRules
    }
  }
}

extension TGChildrenChange {
  /// Compares two versions of a list; nil if they have the same views in the same order.
  fileprivate init?(from old: NodeList, to new: NodeList) {
    guard let former = new.formerIndices(in: old) else { return nil }
    self.init()
    var isKept = [Bool](repeating: false, count: old.count)
    for index in former.indices {
      if former[index] >= 0 { isKept[Int(former[index])] = true } else { added.append(index) }
    }
    for index in isKept.indices where !isKept[index] {
      removed.append(TGViewID(old[index].identity))
    }
  }
}
