/// Computes the extents and origins of a plan's boxes, by running the algorithms of its containers
/// until their sizes agree.
@usableFromInline package final class Solver {
  @usableFromInline package let plan: Plan
  // The parts of the plan that every function of the solver reads.
  @usableFromInline package let boxes: PlanBuffer<Box>
  @usableFromInline package let containers: PlanBuffer<ContainerBox>
  package let rares: PlanBuffer<RareBox>
  let extras: PlanBuffer<BoxExtras>

  let cache = MeasureCache()
  // The state of the current layout. Access is exclusive without a check at run time, because a layout
  // runs on one thread.

  /// The number of nested solves at the moment.
  @exclusivity(unchecked) var depth = 0
  /// The container whose children's frames are being written, so that its own frame and those of
  /// its ancestors are known; negative while sizes are being computed.
  @exclusivity(unchecked) package var placing = -1
  /// Whether the positions in some container depend on the container's position in the window.
  @exclusivity(unchecked) var seesWindow = false
  /// Whether the written frames contain valid positions of the containers.
  ///
  /// This is the case when a tree is laid out a second time because sizes depend on those
  /// positions.
  @exclusivity(unchecked) var knowsPlaces = false
  /// Whether some algorithm read the environment, and thus the available size.
  @exclusivity(unchecked) package var readsRoom = false
  /// Whether a query is currently postponed.
  @exclusivity(unchecked) var isPostponing = false
  /// The number of this layout.
  @exclusivity(unchecked) var layoutNumber: Int32 = 0
  /// The number of times any container was solved in this layout.
  @exclusivity(unchecked) var solveCount = 0
  /// The remaining work budget of this layout; negative if it was exceeded.
  @exclusivity(unchecked) var workLeft = Int.max
  /// The work budget of this layout.
  @exclusivity(unchecked) var mostWork = Int.max

  /// The queries that are nested too deeply to be solved within the current recursion.
  var postponed: ContiguousArray<PostponedQuery> = []
  /// The containers that have no result because a descendant container was postponed.
  ///
  /// They are not solved again until the postponed container is: solving each of them twice would
  /// double the work with each level.
  var unsolved: Set<Int> = []
  /// The sibling extents that children read, by the index of the container; only for the few containers
  /// with sizes tied to siblings.
  var ties: [Int: SiblingTies] = [:]
  /// The problems that the last pass over a container found, by the index of the container; valid
  /// while the container has the flag `hasFindings`.
  var findings: [Int: [(box: Int, property: String, problem: TGDiagnostic.Problem)]] = [:]
  /// The objects through which containers of one kind share results, by the type of the object.
  var shared: [ObjectIdentifier: AnyObject] = [:]
  /// The containers that were solved for the first time after the budget was spent.
  var solvedSinceSpent: Set<Int> = []
  /// The log that an algorithm writes its reasons to while its last pass is explained; nil during
  /// layout.
  package var reasonLog: AnyObject?

  init(_ plan: Plan) {
    self.plan = plan
    (boxes, containers) = (plan.boxes, plan.containers)
    (rares, extras) = (plan.rares, plan.extras)
  }

  deinit { cache.deallocate() }
}

extension Solver {
  @inlinable @inline(__always) package var grid: PixelGrid { plan.grid }
  package var environment: TGEnvironment { plan.environment }

  /// The position of a container in the window, as far as it is known.
  ///
  /// Frames below the container whose children are being written are ignored, because they are from a
  /// previous layout.
  package func windowOrigin(of index: Int) -> TGPoint {
    var origin = TGPoint.zero
    guard placing >= 0 || knowsPlaces else { return origin }
    var index = index
    var isKnown = placing < 0
    while index >= 0 {
      if index == placing { isKnown = true }
      if isKnown { origin = origin + containers[index].frame.origin }
      index = Int(boxes[Int(containers[index].box)].parent)
    }
    return origin
  }
}
