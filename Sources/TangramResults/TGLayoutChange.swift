import TangramCore

/// The change of a view from one layout to the next.
public struct TGLayoutChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: Hashable, Sendable {
    /// The view has another position in its parent, with the same size.
    case moved
    /// The view has another size, and may also have another position.
    case resized
    /// The view was not in the tree before, or had another parent.
    case appeared
    /// The view is no longer in the tree, or has another parent.
    case vanished
  }

  /// The kind of the change.
  public let kind: Kind
  /// The frame in the old layout; nil for a view that appeared.
  public let before: TGRect?
  /// The frame in the new layout; nil for a view that vanished.
  public let now: TGRect?
  /// The view in the new tree, or in the old one if it vanished.
  let placed: PlacedView
}

extension TGLayoutChange {
  /// The indices that lead to the view: in the new tree, or in the old one if it vanished.
  public var path: [Int] { placed.path }

  /// The name of the view, if it has one.
  public var name: String? { placed.name }

  /// The view, as it is in the new tree, or as it was in the old one if it vanished.
  public var view: TGView { TGView(placed.place.node) }
}

extension TGLayoutChange: CustomStringConvertible {
  /// The view and its change, as in `[0][2] title moved`.
  public var description: String { "\(placed) \(kind)" }
}

/// A view of a layout, identified by its path and its name.
struct PlacedView: Hashable, Sendable, CustomStringConvertible {
  let tree: LaidOutTree
  let place: LaidOutTree.Place

  var path: [Int] { tree.path(to: place) }
  var name: String? { place.node.name }

  /// The path and the name, as in `[0][2] title`.
  var description: String {
    let path = readable(path: path)
    return name.map { "\(path) \($0)" } ?? path
  }

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.path == other.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TGLayout {
  /// The changes of views whose frames differ from an earlier layout, parents before children.
  ///
  /// A view is matched by its identity, or by its location in memory if it was never changed. The
  /// contents of a view that appeared or vanished are not listed.
  ///
  ///     for change in next.changes(since: last) { repaint(change) }
  ///
  /// - Complexity: O(*n*), where *n* is the number of views of both trees; layouts of one session are
  ///   compared faster where nothing changed.
  public func changes(since old: TGLayout) -> [TGLayoutChange] {
    var comparison = LayoutComparison(old.tree, tree)
    return comparison.changes()
  }
}
