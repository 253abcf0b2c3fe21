import TangramCore

/// The options of a flow layout.
public struct TGFlowAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm, Equatable {
  /// The direction in which the lines are stacked.
  public var orientation: TGOrientation
  var arrangedCount = 0
  var pagedCount = 0
  var maxLines = 0
  var packs = false
  var isFlex = false
  var arrangedGravity = TGGravity.none
  var lastLinePolicy = TGGravityPolicy.no
  var lineGravity: TGLineGravity?
  /// The common size of all children along the lines, as set by `tg_setSubviews`; nil for none.
  public var fixedSubviews: TGFixedSubviews?

  /// Creates the options of a flow that breaks lines by their content.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of this kind of container.
  public var name: String { "flow" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    let along: TGAxes = orientation == .vert ? .horizontal : .vertical
    return TGContainerTraits(
      unused: [.floating, .baseline], keepsChildrenApart: true, letsChildrenStickOut: maxLines > 0,
      sharesAverages: along, gravityStretches: TGAxes.both.subtracting(along),
      usesShrinkFactors: usesShrinkFactors ? along : [])
  }

  /// Whether the children of a line may shrink: nothing else determines their extents or their places.
  var usesShrinkFactors: Bool { arrangedCount > 0 && pagedCount == 0 && !packs }

  /// An operation of the algorithm, which generic code performs for either orientation.
  enum Task {
    case prepare, layOut, explain
  }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    run(.prepare, pass)
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) { run(.layOut, pass) }

  /// Explains the rectangle of each child, and the size of the flow where it wraps.
  public func explain(_ pass: TGPass) { run(.explain, pass) }

  private func run(_ task: Task, _ pass: TGPass) {
    // Lines are perpendicular to the orientation, along which they are stacked.
    switch orientation {
    case .vert: run(task, Flow<TGHorizontal>(pass, self))
    case .horz: run(task, Flow<TGVertical>(pass, self))
    }
  }

  @inline(__always)
  private func run<Main: TGAxisType>(_ task: Task, _ flow: consuming Flow<Main>) {
    switch task {
    case .prepare: flow.eraseStretchedSizes()
    case .layOut: flow.layOut()
    case .explain: flow.explain()
    }
  }
}
