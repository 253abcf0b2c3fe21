import TangramCore

/// The key under which a view carries its tag.
private enum TGTag: TGViewKey {
  static let defaultValue = 0
  static var affectsLayout: Bool { false }
}

extension TGViewProtocol {
  /// A number of the client's own, by which it knows the view again; 0 unless it is set.
  ///
  /// The views of a result have it:
  ///
  ///     for entry in layout.entries { draw(items[entry.view.tag], in: entry.frame) }
  ///
  /// For data that is no number, see `TGViewKey`.
  public var tag: Int {
    get { self[TGTag.self] }
    set { self[TGTag.self] = newValue }
  }

  /// A copy with this tag.
  public consuming func tag(_ tag: Int) -> Self { with { $0.tag = tag } }

  /// The first view with this tag below this one, or this one itself; nil when there is none.
  public func viewWithTag(_ tag: Int) -> TGView? {
    path { $0.tag == tag }.map { self[path: $0] }
  }
}
