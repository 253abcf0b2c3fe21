/// The views that the next view of a walk may lie in, and whether they are seen.
package struct SeenViews {
  private let environment: TGEnvironment
  private var parents: [(place: LaidOutTree.Place, isSeen: Bool)] = []

  package init(_ environment: TGEnvironment) { self.environment = environment }

  /// Notes the next view of a walk.
  ///
  /// - Returns: Whether it is seen, and all that it lies in.
  package mutating func enter(_ place: LaidOutTree.Place) -> Bool {
    parents.removeSubrange(min(Int(place.depth), parents.count)...)
    var isSeen = parents.last?.isSeen ?? true
    if isSeen { isSeen = place.node.isSeen(in: environment.sizeClass) }
    if place.node.isContainer { parents.append((place, isSeen)) }
    return isSeen
  }

  /// The view that the one just entered lies in; nil for the root.
  package func parent(of place: LaidOutTree.Place) -> LaidOutTree.Place? {
    place.depth == 0 ? nil : parents[Int(place.depth) - 1].place
  }
}

extension NodeRef {
  /// Whether the view is seen if what it lies in is.
  package func isSeen(in sizeClass: TGSizeClass) -> Bool {
    if isHidden { return false }
    return node.inForce(for: sizeClass).visibility == .visible
  }
}
