// The objects that trees are made of: their fields, and nothing else.
//
// Sendable although they can be changed, which the compiler cannot check: whoever changes an object is its
// only holder. An object that another thread can see has a second holder, and is copied instead.
// `DescriptorCell` says why handles are no exception. All that lies in the objects is sendable itself. For
// the same reason fields are marked as unchecked: the law of exclusivity holds for them without a check at
// run time, which would cost more than the access.

/// The object of a node, for what does not lie in the node itself.
@usableFromInline package class NodeParts: @unchecked Sendable {
  /// The object as each of its kinds; nil where it is another kind.
  var live: LiveNode? { nil }
  var extras: NodeExtras? { nil }
  /// The part of a view that can hold children.
  var body: ContainerBody? { nil }
  /// The part of a container, or of a plain view that has children.
  var container: ContainerBody? { nil }
}

/// What some nodes have: a name, content, a frame, and what few have.
@usableFromInline package class NodeExtras: NodeParts, @unchecked Sendable {
  @exclusivity(unchecked) final var name: String?
  @exclusivity(unchecked) final var frame = TGRect.zero
  /// What a plain view draws.
  @exclusivity(unchecked) final var content: TGContent?
  /// The rules of descriptors that say more than a value.
  @exclusivity(unchecked) final var rules = DescriptorRules()
  /// One for each key that the node carries a value for.
  @exclusivity(unchecked) final var values: ContiguousArray<CarriedValue> = []
  /// Shared by copies until one of them is changed.
  @exclusivity(unchecked) final var details: NodeDetails?

  override init() { super.init() }

  init(_ content: TGContent) {
    self.content = content
    super.init()
  }

  override final var extras: NodeExtras? { self }

  final func takeOver(_ other: NodeExtras?) {
    guard let other else { return }
    (name, frame, content) = (other.name, other.frame, other.content)
    (rules, values, details) = (other.rules, other.values, other.details)
  }

  /// Independent extras of the same kind.
  func copied() -> NodeExtras {
    let copy = NodeExtras()
    copy.takeOver(self)
    return copy
  }
}

/// What only containers have: settings, children, and an algorithm.
@usableFromInline package class ContainerBody: NodeExtras, @unchecked Sendable {
  @exclusivity(unchecked) package final var settings = ContainerSettings()
  /// The children, as what a property of the view lends.
  @exclusivity(unchecked) final var subviews = TGSubviews()
  @exclusivity(unchecked) @usableFromInline final var childRules: ContainerRules

  @usableFromInline init(childRules: ContainerRules) {
    self.childRules = childRules
    super.init()
  }

  override final var body: ContainerBody? { self }
  override var container: ContainerBody? { self }

  /// The children.
  package final var children: NodeList {
    _read { yield subviews.list }
    _modify { yield &subviews.list }
  }

  // The algorithm, whatever its type.

  func prepare(_ pass: TGPass) {}
  func layout(_ pass: TGPass) {}
  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double? { nil }
  package func explain(_ pass: TGPass) {}

  /// The name of the kind of container.
  package var kindName: String { "" }

  /// Whether no extent is no mistake.
  package var mayBeEmpty: Bool { false }

  /// What diagnostics want to know of the kind of container.
  package var traits: TGContainerTraits { TGContainerTraits() }

  /// Whether another container is of the same kind, and has options that lay out alike.
  func hasSameOptions(as other: ContainerBody) -> Bool { false }

  /// The views that the options refer to.
  package var references: [TGViewReference] { [] }

  /// The rules that the algorithm has at this moment.
  var currentRules: ContainerRules { .none }

  /// Lets a view that is about to be appended obey the rules; whether there is nothing left to be kept.
  func adopt(_ child: inout TGView) -> Bool { false }

  func keepRules(of container: inout TGView, after change: TGChildrenChange) {}

  deinit { children.releaseDeepContainers() }
}

/// Whether a container has rules for its children.
@usableFromInline package enum ContainerRules: Sendable {
  case none, some
  /// They are being kept at this moment.
  case atWork

  @inlinable init(_ algorithm: some TGLayoutAlgorithm) { self = algorithm.hasRules ? .some : .none }
}

extension ContainerBody {
  /// The container as one of a kind of algorithm; nil when it is of another kind.
  @inlinable package final func of<Algorithm: TGLayoutAlgorithm>(
    _: Algorithm.Type
  ) -> AlgorithmBody<Algorithm>? {
    self as? AlgorithmBody<Algorithm>
  }

  final func isKind<Algorithm: TGLayoutAlgorithm>(of _: Algorithm.Type) -> Bool {
    self is AlgorithmBody<Algorithm>
  }

  /// Takes note of the rules that changed options have, unless they are being kept.
  @usableFromInline final func noteRules(of algorithm: some TGLayoutAlgorithm) {
    if childRules != .atWork { childRules = ContainerRules(algorithm) }
  }

  /// Lets a node that is about to be appended obey the rules.
  ///
  /// - Returns: Whether there is nothing left to be kept when it is appended.
  final func adoptNode(_ child: inout Node) -> Bool {
    var view = TGView(child)
    let isDone = adopt(&view)
    child = view.stored.settled()
    return isDone
  }

  /// A container of the same kind, with the same options and settings and nothing else.
  final func blankCopy() -> ContainerBody? {
    guard let copy = copied().body else { return nil }
    copy.takeOver(NodeExtras())
    copy.children = NodeList()
    return copy
  }
}

/// A container that is laid out by one kind of algorithm.
///
/// A class for each kind rather than a field with an existential in it: the algorithm lies in the
/// object itself, whatever its size.
@usableFromInline
package final class AlgorithmBody<Algorithm: TGLayoutAlgorithm>: ContainerBody, @unchecked Sendable
{
  /// The algorithm with its options: the one value a container's own module defines.
  @exclusivity(unchecked) @usableFromInline package var algorithm: Algorithm

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init(childRules: ContainerRules(algorithm))
  }

  override func copied() -> NodeExtras {
    let copy = AlgorithmBody(algorithm)
    copy.takeOver(self)
    (copy.settings, copy.subviews, copy.childRules) = (settings, subviews, childRules)
    return copy
  }

  /// A plain view without children is a leaf, whether it had some before or not.
  override var container: ContainerBody? {
    isKind(of: PlainAlgorithm.self) && children.isEmpty ? nil : self
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

  override package var mayBeEmpty: Bool { algorithm.mayBeEmpty }

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
