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

/// The part of the state that only containers have: settings, children, and an algorithm.
@usableFromInline package class ContainerBody: NodeExtras, @unchecked Sendable {
  @exclusivity(unchecked) package internal(set) final var settings = ContainerSettings()
  /// The children, in the form that a property of the view exposes for changes in place.
  @exclusivity(unchecked) final var subviews = TGSubviews()
  @exclusivity(unchecked) final var childRules: ContainerRules
  /// False for the body of a plain view, whose children keep their frames.
  @exclusivity(unchecked) package internal(set) final var laysOutChildren = true

  @usableFromInline init(childRules: ContainerRules) {
    self.childRules = childRules
    super.init()
  }

  override final var body: ContainerBody? { self }

  /// A plain view without children is a leaf, even if it had children before.
  override final var container: ContainerBody? {
    laysOutChildren || !children.isEmpty ? self : nil
  }

  /// The children.
  package final var children: NodeList {
    _read { yield subviews.list }
    _modify { yield &subviews.list }
  }

  // The algorithm, independent of its type.

  func prepare(_ pass: TGPass) {}
  func layout(_ pass: TGPass) {}
  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double? { nil }
  package func explain(_ pass: TGPass) {}

  /// The name of the kind of container.
  package var kindName: String { "" }

  /// The traits of the kind of container.
  package var traits: TGContainerTraits { TGContainerTraits() }

  /// Whether another container is of the same kind, and has options that result in the same layout.
  func hasSameOptions(as other: ContainerBody) -> Bool { false }

  /// The views that the options refer to.
  package var references: [TGViewReference] { [] }

  /// Whether the algorithm has rules with its current options.
  var currentRules: ContainerRules { .none }

  /// Applies the rules to a view that is about to be appended, and returns whether all rules are
  /// then satisfied.
  func adopt(_ child: inout TGView) -> Bool { false }

  func keepRules(of container: inout TGView, after change: TGChildrenChange) {}

  deinit { children.releaseDeepContainers() }
}

/// Whether a container has rules for its children.
@usableFromInline package enum ContainerRules: Sendable {
  case none, some
  /// The rules are being applied at the moment.
  case applying

  @inlinable init(_ algorithm: some TGLayoutAlgorithm) { self = algorithm.hasRules ? .some : .none }
}

extension ContainerBody {
  /// The container, cast to the class for a type of algorithm; nil if its algorithm has another type.
  @inlinable package final func of<Algorithm: TGLayoutAlgorithm>(
    _: Algorithm.Type
  ) -> AlgorithmBody<Algorithm>? {
    AlgorithmBody<Algorithm>.cast(self)
  }

  /// Updates whether there are rules after the options changed, unless rules are being applied at
  /// the moment.
  @usableFromInline final func noteRules(of algorithm: some TGLayoutAlgorithm) {
    if childRules != .applying { childRules = ContainerRules(algorithm) }
  }

  /// Applies the container's rules to a node that is about to be appended.
  ///
  /// - Returns: Whether all rules are satisfied, so that `keepRules` need not run after appending.
  final func adoptNode(_ child: inout Node) -> Bool {
    var view = TGView(child)
    let isDone = adopt(&view)
    child = view.stored.detached()
    return isDone
  }

  /// A container of the same kind, with the same options and settings and nothing else.
  final func blankCopy() -> ContainerBody? {
    guard let copy = copied().body else { return nil }
    copy.copyProperties(of: NodeExtras())
    copy.children = NodeList()
    return copy
  }
}

/// A container with an algorithm of a specific type.
///
/// This is a class for each type of algorithm rather than a field with an existential: the
/// algorithm is stored inline in the object, whatever its size.
@usableFromInline
package final class AlgorithmBody<Algorithm: TGLayoutAlgorithm>: ContainerBody, @unchecked Sendable
{
  /// The algorithm with its options: the only value that a container's own module defines.
  @exclusivity(unchecked) @usableFromInline package internal(set) var algorithm: Algorithm

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init(childRules: ContainerRules(algorithm))
  }

  /// Casts a container to this class; returns nil if its algorithm has another type.
  ///
  /// The cast is made here because the compiler for Embedded Swift crashes at it in a module that never
  /// creates such an object.
  @inlinable package static func cast(_ body: ContainerBody) -> AlgorithmBody? {
    body as? AlgorithmBody
  }

  override func copied() -> NodeExtras {
    let copy = AlgorithmBody(algorithm)
    copy.copyProperties(of: self)
    (copy.settings, copy.subviews, copy.childRules) = (settings, subviews, childRules)
    copy.laysOutChildren = laysOutChildren
    return copy
  }

  override func prepare(_ pass: TGPass) { algorithm.prepare(pass) }
  override func layout(_ pass: TGPass) { algorithm.layout(pass) }
  override func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    algorithm.contentWidth(width, height: height, pass)
  }
  override package func explain(_ pass: TGPass) { algorithm.explain(pass) }

  override package var kindName: String { algorithm.name }

  override package var traits: TGContainerTraits { algorithm.traits }

  override func hasSameOptions(as other: ContainerBody) -> Bool {
    guard let other = other as? AlgorithmBody else { return false }
    return algorithm.laysOut(like: other.algorithm)
  }

  package override var references: [TGViewReference] { algorithm.references }

  override var currentRules: ContainerRules { ContainerRules(algorithm) }

  override func adopt(_ child: inout TGView) -> Bool {
    algorithm.adopt(
      &child, gaps: TGSize(width: settings.horizontalSpace, height: settings.verticalSpace))
  }

  override func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    Algorithm.keepRules(of: &container, after: change)
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
