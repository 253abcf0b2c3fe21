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
    guard let match = new.match(with: old) else { return nil }
    self.init(added: match.added, removed: match.removed.map { TGViewID(old.identity(at: $0)) })
  }
}
