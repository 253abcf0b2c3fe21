import TangramCore

extension TGLayout {
  /// What a view of the tree says for a key; nil when it is not in the tree.
  ///
  /// - Complexity: O(1) after the first time, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of view: some TGViewProtocol) -> Key.Value? {
    value(key, at: tree.find(view.id))
  }

  /// What the first view with this name says for a key; nil when there is none.
  ///
  /// - Complexity: O(1) after the first time, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of name: String) -> Key.Value? {
    value(key, at: tree.find(name))
  }

  private func value<Key: TGViewKey>(
    _ key: Key.Type, at place: LaidOutTree.Place?
  ) -> Key.Value? {
    place?.node.node.value(of: key)
  }
}
