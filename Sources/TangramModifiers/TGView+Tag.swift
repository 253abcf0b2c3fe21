import TangramCore

private enum TGTag: TGViewKey {
  static let defaultValue = 0
  static var affectsLayout: Bool { false }
}

extension TGViewProtocol {
  /// A number that client code can use to identify the view; 0 by default.
  ///
  /// The views of a result have the tag, too:
  ///
  ///     for entry in layout.entries { draw(items[entry.view.tag], in: entry.frame) }
  ///
  /// For data that is not an integer, see `TGViewKey`.
  public var tag: Int {
    get { self[TGTag.self] }
    set { self[TGTag.self] = newValue }
  }

  /// Returns a copy with this tag.
  public consuming func tag(_ tag: Int) -> Self { with { $0.tag = tag } }

  /// Returns the first view with this tag among this view and its descendants; nil if there is none.
  public func viewWithTag(_ tag: Int) -> TGView? {
    path { $0.tag == tag }.map { self[path: $0] }
  }
}
