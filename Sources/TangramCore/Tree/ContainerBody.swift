// `NodeExtras.swift` explains why these classes are `Sendable`, and their fields not checked for exclusivity.

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
