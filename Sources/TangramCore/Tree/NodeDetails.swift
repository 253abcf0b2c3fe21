/// The properties that few nodes have.
///
/// Versions of a node share their details until one of them is changed. They are `Sendable` for
/// that reason: only a unique owner changes details, so no other thread can access them.
package final class NodeDetails: @unchecked Sendable {
  /// The frame before the first layout in place.
  var givenFrame: TGRect?
  var geometry = NodeGeometry.standard
  /// The transform that a container applies to the centers of its children as the last step.
  var layoutTransform = TGAffineTransform.identity
  /// The complete sets of descriptors for size classes other than the default one.
  var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] = []
  package var callbacks: NodeCallbacks?

  func copied() -> NodeDetails {
    let copy = NodeDetails()
    (copy.givenFrame, copy.geometry, copy.layoutTransform) = (givenFrame, geometry, layoutTransform)
    copy.callbacks = callbacks
    // Handles write into the descriptors of a size class, so every view needs its own copy of
    // those.
    copy.sizeClasses = sizeClasses.map { ($0, LiveNode($1.node.independent)) }
    return copy
  }

  /// Whether other details have the same effect on a layout.
  func laysOut(as other: NodeDetails) -> Bool {
    givenFrame == other.givenFrame && geometry == other.geometry
      && layoutTransform == other.layoutTransform
      && sizeClasses.elementsEqual(other.sizeClasses) { own, theirs in
        own.sizeClass == theirs.sizeClass && own.set.node.container === theirs.set.node.container
          && own.set.node.laysOut(as: theirs.set.node)
      }
  }
}

/// The callbacks of a view, each of which runs once, in the next layout in place.
package struct NodeCallbacks: Sendable {
  package var beforeLayout: [@Sendable (TGView) -> Void] = []
  package var afterLayout: [@Sendable (TGView) -> Void] = []
  package var completed: [@Sendable (TGView, TGView) -> Void] = []

  package init() {}
}
