/// Finds the extents and origins of a plan's boxes, by running the algorithms of its containers until
/// their sizes agree.
@usableFromInline package final class Solver {
  package let plan: Plan
  // The parts of the plan that every function of the solver reads.
  @usableFromInline package let boxes: PlanBuffer<Box>
  @usableFromInline package let containers: PlanBuffer<ContainerBox>
  package let rares: PlanBuffer<RareBox>
  let extras: PlanBuffer<BoxExtras>
  @usableFromInline let surroundings: PlanCell<(environment: TGEnvironment, grid: PixelGrid)>

  let cache = AnswerCache()
  private let state = PlanCell(SolverState())
  /// The questions that lie too deep to be answered inside the current solve.
  var postponed: ContiguousArray<PostponedQuestion> = []
  /// The containers that could not answer because something below them was postponed.
  ///
  /// They are not asked again until that is solved: asking each of them twice would double the work with
  /// each level.
  var unanswered: Set<Int> = []
  /// What children read of their siblings, for the few containers with sizes tied to siblings.
  var ties: [Int: SiblingTies] = [:]
  /// What the last passes over a few containers found to be wrong; valid while the container has the
  /// flag for it.
  var findings: [Int: [(box: Int, property: String, problem: TGDiagnostic.Problem)]] = [:]
  /// What containers of one kind have found out for each other, by its type.
  var shared: [ObjectIdentifier: AnyObject] = [:]
  /// The containers that were solved for the first time when the budget was spent already.
  var solvedSinceSpent: Set<Int> = []
  /// Where an algorithm says why, while it is asked about its last pass; nil in every layout.
  package var reasonLog: AnyObject?

  init(_ plan: Plan) {
    self.plan = plan
    (boxes, containers) = (plan.boxes, plan.containers)
    (rares, extras) = (plan.rares, plan.extras)
    surroundings = plan.surroundings
  }

  deinit {
    state.deallocate()
    cache.deallocate()
  }
}

/// What the solver knows of the current layout.
package struct SolverState {
  /// How many solves of containers are nested at this moment.
  var depth = 0
  /// The container whose children's frames are being written, so that the frames of it and of those around
  /// it are known; below 0 while sizes are being found.
  var placing = -1
  /// Whether some container's places depend on where in the window it lies.
  var seesWindow = false
  /// Whether the frames that were written tell where containers lie: when a tree is laid out again
  /// because sizes depend on that.
  var knowsPlaces = false
  /// Whether some algorithm read the environment, and with it the size of the room.
  var readsRoom = false
  /// Whether something is postponed.
  var isPostponing = false
  /// The number of this layout.
  var layoutNumber: Int32 = 0
  /// The number of times any container was solved in this layout.
  var solveCount = 0
  /// How much work this layout may still be; below 0 when it has been too much.
  var workLeft = Int.max
  /// How much work it may be.
  var mostWork = Int.max
}

extension Solver {
  package var current: SolverState {
    _read { yield state.value }
    _modify { yield &state.value }
  }

  @inlinable @inline(__always) package var grid: PixelGrid { surroundings.value.grid }
  package var environment: TGEnvironment { surroundings.value.environment }

  /// The number of times any container was solved in this layout.
  var solveCount: Int { current.solveCount }

  /// Where a container lies in the window, as far as that is known.
  ///
  /// Frames below those that are being written are of no use: they are those of a layout before, if
  /// there was one.
  package func windowOrigin(of index: Int) -> TGPoint {
    var origin = TGPoint.zero
    guard current.placing >= 0 || current.knowsPlaces else { return origin }
    var index = index
    var isKnown = current.placing < 0
    while index >= 0 {
      if index == current.placing { isKnown = true }
      if isKnown { origin = origin + containers[index].frame.origin }
      index = Int(boxes[Int(containers[index].box)].parent)
    }
    return origin
  }
}
