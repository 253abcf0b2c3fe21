import TangramCore

/// A stack of the ancestors of the current view in a walk, which tracks whether they are visible.
package struct SeenViews {
  private let environment: TGEnvironment
  private var parents: [(place: LaidOutTree.Place, isSeen: Bool)] = []

  package init(_ environment: TGEnvironment) { self.environment = environment }

  /// Enters the next view of a walk.
  ///
  /// - Returns: Whether the view and all its ancestors are visible.
  package mutating func enter(_ place: LaidOutTree.Place) -> Bool {
    parents.removeSubrange(min(place.depth, parents.count)...)
    var isSeen = parents.last?.isSeen ?? true
    if isSeen { isSeen = place.node.isSeen(in: environment.sizeClass) }
    if place.node.isContainer { parents.append((place, isSeen)) }
    return isSeen
  }

  /// The parent of the view that was just entered; nil for the root.
  package func parent(of place: LaidOutTree.Place) -> LaidOutTree.Place? {
    place.depth == 0 ? nil : parents[place.depth - 1].place
  }
}

extension Node {
  /// Whether the view is visible, provided that all its ancestors are.
  package func isSeen(in sizeClass: TGSizeClass) -> Bool {
    if flags.hidden { return false }
    return inForce(for: sizeClass).flags.visibility == .visible
  }
}
