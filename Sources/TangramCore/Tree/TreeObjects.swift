import Synchronization

// The objects that trees are made of: their fields, and nothing else.
//
// Fields that are changed are marked as unchecked: the law of exclusivity holds for them without a
// check at run time, which would cost more than the access. Whoever changes an object is its only
// holder, and has it through a variable that the language checks for as long as the change lasts.
//
// For the same reason they are sendable although they can be changed, which the compiler cannot check:
// an object that another thread can see has a second holder, and is copied instead of changed. All that
// lies in them is sendable itself. Handles on a `LiveNode` are not sendable, as they do not hold it.

/// The object of a node, for what does not lie in the node itself.
///
/// Flags of the node tell which kind of object it is, so that nobody has to ask the object.
/// It and its subclasses are sendable for the reason given at the top of this file.
@usableFromInline package class NodeParts: @unchecked Sendable {
  @usableFromInline init() {}
}

/// A view that is changed through handles: what `tg_width` and its like refer to.
///
/// A view is a plain value until somebody fetches a handle on it; from then on it says everything
/// here, where the handle finds it. Copies share it until one of them is changed. A view that is
/// added to a parent leaves what it says there as a plain value.
@usableFromInline package final class LiveNode: NodeParts, @unchecked Sendable {
  /// What the view says, which is not live itself.
  @exclusivity(unchecked) package final var node: Node
  /// How often views that shared it have parted.
  final let partings = Atomic<UInt32>(0)

  init(_ node: consuming Node) {
    self.node = node
    super.init()
  }
}

/// What some nodes have: a name, a frame that was given or found, and details that few have.
@usableFromInline package class NodeExtras: NodeParts, @unchecked Sendable {
  @exclusivity(unchecked) final var name: String?
  @exclusivity(unchecked) final var frame = TGRect.zero
  /// Shared by copies until one of them is changed.
  @exclusivity(unchecked) final var details: NodeDetails?
  /// One for each key that the node carries a value for.
  @exclusivity(unchecked) final var values: ContiguousArray<CarriedValue> = []

  @usableFromInline override init() { super.init() }

  init(_ name: consuming String) {
    self.name = name
    super.init()
  }

  init(copying other: NodeExtras?) {
    if let other {
      (name, frame) = (other.name, other.frame)
      (details, values) = (other.details, other.values)
    }
    super.init()
  }

  final func takeOver(_ other: NodeExtras?) {
    guard let other else { return }
    name = other.name
    frame = other.frame
    details = other.details
    values = other.values
  }

  /// Independent extras of the same kind.
  @usableFromInline package func copied() -> NodeExtras { NodeExtras(copying: self) }
}

/// The extras of a leaf that draws something, which is constant.
package final class ContentExtras: NodeExtras, @unchecked Sendable {
  package let content: TGContent

  init(_ content: consuming TGContent, copying other: NodeExtras?) {
    self.content = content
    super.init(copying: other)
  }

  override package func copied() -> NodeExtras { ContentExtras(content, copying: self) }
}

/// What only containers have: settings, children, and an algorithm.
@usableFromInline package class ContainerBody: NodeExtras, @unchecked Sendable {
  @exclusivity(unchecked) package final var settings = ContainerSettings()
  /// The children, as what a property of the view lends.
  @exclusivity(unchecked) final var subviews = TGSubviews()
  @exclusivity(unchecked) @usableFromInline final var rules: ContainerRules

  @usableFromInline init(rules: ContainerRules) {
    self.rules = rules
    super.init()
  }

  init(copying other: ContainerBody) {
    rules = other.rules
    settings = other.settings
    subviews = other.subviews
    super.init(copying: other)
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

  /// Whether the container and another one of the same kind have options that lay out alike.
  func hasSameOptions(as other: ContainerBody) -> Bool { false }

  /// The views that the options refer to.
  package var references: [TGViewReference] { [] }

  /// The rules that the algorithm has at this moment.
  var currentRules: ContainerRules { .none }

  /// Lets a view that is about to be appended obey the rules; whether there is nothing left to be kept.
  func adopt(_ child: inout TGView) -> Bool { false }

  class func keepRules(of container: inout TGView, after change: TGChildrenChange) {}

  deinit { releaseContainersBelow() }
}

/// Whether a container has rules for its children.
@usableFromInline package enum ContainerRules: Sendable {
  case none, some
  /// They are being kept at this moment.
  case atWork

  @inlinable init(_ algorithm: some TGLayoutAlgorithm) { self = algorithm.hasRules ? .some : .none }
}

/// A container that is laid out by one kind of algorithm.
///
/// A class for each kind rather than a field with an existential in it: the algorithm lies in the
/// object itself, whatever its size.
@usableFromInline
package final class AlgorithmBody<Algorithm: TGLayoutAlgorithm>: ContainerBody,
  @unchecked Sendable
{
  /// The algorithm with its options: the one value a container's own module defines.
  @exclusivity(unchecked) @usableFromInline package var algorithm: Algorithm

  /// The algorithm, to be read by other modules: these would check every access to the field.
  @inlinable package var options: Algorithm { algorithm }

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init(rules: ContainerRules(algorithm))
  }

  override func prepare(_ pass: TGPass) { algorithm.prepare(pass) }
  override func layout(_ pass: TGPass) { algorithm.layout(pass) }
  override func contentWidth(
    _ width: TGContentWidth, height: Double?, _ pass: TGPass
  ) -> Double? {
    algorithm.contentWidth(width, height: height, pass)
  }
  override package func explain(_ pass: TGPass) { algorithm.explain(pass) }

  private init(copying other: AlgorithmBody) {
    algorithm = other.algorithm
    super.init(copying: other)
  }

  @usableFromInline
  override package func copied() -> NodeExtras { AlgorithmBody(copying: self) }

  override package var kindName: String { algorithm.name }

  override package var mayBeEmpty: Bool { algorithm.mayBeEmpty }

  override package var traits: TGContainerTraits { algorithm.traits }

  override func hasSameOptions(as other: ContainerBody) -> Bool {
    // Whoever asks has made sure of that.
    algorithm.laysOut(like: unsafeDowncast(other, to: AlgorithmBody.self).algorithm)
  }

  package override var references: [TGViewReference] { algorithm.references }

  override var currentRules: ContainerRules { ContainerRules(algorithm) }

  override func adopt(_ child: inout TGView) -> Bool {
    algorithm.adopt(
      &child, gaps: TGSize(width: settings.horizontalSpace, height: settings.verticalSpace))
  }

  override class func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    Algorithm.keepRules(of: &container, after: change)
  }
}
