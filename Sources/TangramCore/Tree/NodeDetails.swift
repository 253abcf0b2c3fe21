/// What few nodes have.
///
/// Versions of a node share their details until one of them is changed. Sendable for that reason:
/// whoever changes details is their only holder, so no other thread can see them.
package final class NodeDetails: @unchecked Sendable {
  /// The frame before the first layout in place.
  var givenFrame: TGRect?
  var geometry = NodeGeometry.standard
  /// What a container does to its children's centres after all else.
  var layoutTransform = TGAffineTransform.identity
  /// Whole sets of descriptors for size classes other than the default one.
  var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] = []
  package var callbacks: NodeCallbacks?

  func copied() -> NodeDetails {
    let copy = NodeDetails()
    (copy.givenFrame, copy.geometry, copy.layoutTransform) = (givenFrame, geometry, layoutTransform)
    copy.callbacks = callbacks
    // Handles write into a set, so every view has sets of its own.
    copy.sizeClasses = sizeClasses.map { ($0, LiveNode($1.node.independent)) }
    return copy
  }

  /// Whether a layout by other details is the same.
  func laysOut(as other: NodeDetails) -> Bool {
    givenFrame == other.givenFrame && geometry == other.geometry
      && layoutTransform == other.layoutTransform
      && sizeClasses.elementsEqual(other.sizeClasses) { own, theirs in
        own.sizeClass == theirs.sizeClass && own.set.node.container === theirs.set.node.container
          && own.set.node.laysOut(as: theirs.set.node)
      }
  }
}

/// What a view wants to run when it is laid out in place, once each.
package struct NodeCallbacks: Sendable {
  package var beforeLayout: [@Sendable (TGView) -> Void] = []
  package var afterLayout: [@Sendable (TGView) -> Void] = []
  package var completed: [@Sendable (TGView, TGView) -> Void] = []

  package init() {}
}
