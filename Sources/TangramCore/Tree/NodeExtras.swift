// The classes that store the state of trees.
//
// The objects are `Sendable` although they are mutable, which the compiler cannot check: an object
// is changed only by a unique owner. An object that another thread can access has a second owner,
// and is copied instead of changed. `DescriptorCell` documents why handles are no exception. The
// contents of the objects are sendable themselves. For the same reason, fields are marked
// `@exclusivity(unchecked)`: exclusive access is guaranteed without a check at run time, which
// would cost more than the access itself.

/// The part of a node's state that is not stored inline: the properties that only some nodes have, such as
/// a name, content and a frame.
@usableFromInline package class NodeExtras: @unchecked Sendable {
  @exclusivity(unchecked) final var name: String?
  @exclusivity(unchecked) final var frame = TGRect.zero
  /// The content that a plain view draws.
  @exclusivity(unchecked) final var content: TGContent?
  /// The rules of descriptors that have more than a plain value.
  @exclusivity(unchecked) final var rules = DescriptorRules()
  /// One value for each key that the node stores a value for.
  @exclusivity(unchecked) final var values: ContiguousArray<StoredValue> = []
  /// The details, which copies share until one of them is changed.
  @exclusivity(unchecked) final var details: NodeDetails?

  // The object as an instance of a subclass; nil if it is of another class.

  var live: LiveNode? { nil }
  /// Whether the object is a live node.
  var isLive: Bool { false }
  /// The part of a view that can hold children, even if it currently has none.
  var body: ContainerBody? { nil }
  /// The part of a container, or of a plain view that has children.
  var container: ContainerBody? { nil }

  init() {}

  init(_ content: TGContent) { self.content = content }

  /// The frame that the node had before layout.
  ///
  /// - Parameter isLaidOut: Whether the frame is the result of a layout in place.
  final func givenFrame(isLaidOut: Bool) -> TGRect {
    isLaidOut ? details?.givenFrame ?? .zero : frame
  }

  final func copyProperties(of other: NodeExtras?) {
    guard let other else { return }
    (name, frame, content) = (other.name, other.frame, other.content)
    (rules, values, details) = (other.rules, other.values, other.details)
  }

  /// An independent copy of the same class.
  func copied() -> NodeExtras {
    let copy = NodeExtras()
    copy.copyProperties(of: self)
    return copy
  }
}

// MARK: - Details

/// The properties that few nodes have.
///
/// Versions of a node share their details until one of them is changed. They are `Sendable` for
/// that reason: only a unique owner changes details, so no other thread can access them.
package final class NodeDetails: @unchecked Sendable {
  /// The frame before the first layout in place.
  package var givenFrame: TGRect?
  package var geometry = NodeGeometry.standard
  /// The transform that a container applies to the centers of its children as the last step.
  var layoutTransform = TGAffineTransform.identity
  /// The complete sets of descriptors for size classes other than the default one.
  package var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] = []
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
