import Synchronization

// The objects that trees are made of: their fields, and nothing else.
//
// Fields that are changed are marked as unchecked: the law of exclusivity holds for them without a
// check at run time, which would cost more than the access. Whoever changes an object is its only
// holder, has it through a variable that the language checks, and calls nobody else meanwhile.

/// The memory of a view: what `TGView` and the handles on its positions and sizes refer to.
///
/// A view is a value; its storage is shared by its copies and copied when one of them is changed.
/// A view that is added to a parent leaves what it says there as a value of its own.
///
/// Sendable although it is changed: only while one view holds it. The identity, which may be
/// asked for at any time, is atomic.
public final class TGNodeStorage: @unchecked Sendable {
  /// 0 until somebody asks for it.
  let identity: Atomic<UInt64>

  /// What the view was told; the identity in it counts for nothing.
  @exclusivity(unchecked) package final var node: Node

  /// Creates the storage of a leaf that says nothing.
  @usableFromInline init() {
    identity = Atomic(0)
    node = Node()
  }

  /// Creates the storage of a view as it is in a list of children.
  @usableFromInline package init(_ node: consuming Node) {
    identity = Atomic(node.identity)
    self.node = node
  }
}

/// What some nodes have: a name, a frame that was given or found, and details that few have.
package class NodeExtras: @unchecked Sendable {
  @exclusivity(unchecked) final var name: String?
  @exclusivity(unchecked) final var frame = TGRect.zero
  @exclusivity(unchecked) final var details: NodeDetails?

  init() {}

  /// Independent extras that say the same.
  func copied() -> NodeExtras { NodeExtras().with(contentsOf: self) }
}

/// The extras of a node that carries values; nobody else pays for them.
package final class ValuedExtras: NodeExtras, @unchecked Sendable {
  /// One for each key, never none.
  let values: ContiguousArray<CarriedValue>

  init(_ values: ContiguousArray<CarriedValue>) { self.values = values }

  override func copied() -> NodeExtras { ValuedExtras(values).with(contentsOf: self) }
}

/// What only containers have: settings, children, and an algorithm.
@usableFromInline package class ContainerBody: @unchecked Sendable {
  @exclusivity(unchecked) package final var settings = ContainerSettings()
  @exclusivity(unchecked) package final var children = NodeList()
  /// Numbers for children to come: those after `last` up to `end`.
  @exclusivity(unchecked) final var identities: (last: UInt64, end: UInt64) = (0, 0)

  /// Runs a phase of the algorithm.
  ///
  /// Written where the kind of algorithm is known, so that the compiler can make one function of
  /// it; a method of a generic class would ask for sizes and offsets at every call.
  final let run: Run
  @usableFromInline package typealias Run =
    @Sendable (ContainerBody, AlgorithmPhase, TGPass) -> Void

  @usableFromInline init(run: @escaping Run) { self.run = run }

  init(copying other: ContainerBody) {
    run = other.run
    settings = other.settings
    children = other.children
  }

  /// An independent container of the same kind.
  package func copied() -> ContainerBody { ContainerBody(copying: self) }

  /// The name of the kind of container.
  package var kindName: String { "" }

  /// Whether two containers are of one kind and have options that lay out alike.
  func hasSameOptions(as other: ContainerBody) -> Bool { false }

  deinit { releaseContainersBelow() }
}

/// The things an algorithm does.
@usableFromInline package enum AlgorithmPhase: Sendable { case prepare, layout, contentWidth }

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

  @inlinable package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    super.init { body, phase, pass in
      // Nobody else is given this function.
      let own = unsafeDowncast(body, to: AlgorithmBody.self)
      switch phase {
      case .prepare: own.algorithm.prepare(pass)
      case .layout: own.algorithm.layout(pass)
      case .contentWidth: pass.answer { own.algorithm.contentWidth($0, height: $1, pass) }
      }
    }
  }

  private init(copying other: AlgorithmBody) {
    algorithm = other.algorithm
    super.init(copying: other)
  }

  override package func copied() -> ContainerBody { AlgorithmBody(copying: self) }

  override package var kindName: String { algorithm.name }

  override func hasSameOptions(as other: ContainerBody) -> Bool {
    guard let other = other.of(Algorithm.self) else { return false }
    return algorithm.laysOut(like: other.algorithm)
  }
}
