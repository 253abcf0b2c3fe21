import TangramCore

extension TGLayout {
  /// The value of a view of the tree for a key; nil if the view is not in the tree.
  ///
  /// - Complexity: O(1) after the first call, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of view: some TGViewProtocol) -> Key.Value? {
    tree.find(view.id)?.node.value(of: key)
  }

  /// The value of the first view with this name for a key; nil if there is no such view.
  ///
  /// - Complexity: O(1) after the first call, which is O(*n*), where *n* is the number of views.
  public func value<Key: TGViewKey>(_ key: Key.Type, of name: String) -> Key.Value? {
    tree.find(name)?.node.value(of: key)
  }
}
