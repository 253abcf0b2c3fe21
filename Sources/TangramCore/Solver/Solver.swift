/// Finds the extents and origins of a plan's boxes, by running the algorithms of its containers until
/// their sizes agree.
@usableFromInline package final class Solver {
  let plan: Plan
  // What every part of the solver reads: handles on memory of the plan.
  @usableFromInline let boxes: PlanBuffer<Box>
  @usableFromInline let containers: PlanBuffer<ContainerBox>
  let rares: PlanBuffer<RareBox>
  let extras: PlanBuffer<BoxExtras>
  @usableFromInline let surroundings: PlanCell<(environment: TGEnvironment, grid: PixelGrid)>

  private let state = PlanCell(SolverState())
  /// Containers that lie too deep to be solved inside the current solve, and what they are given.
  let postponed = PlanBuffer<PostponedSolve>(minimumCapacity: 1)
  /// Containers that could not answer because something below them was postponed.
  ///
  /// Until that is solved, they are not asked again: asking each of them twice would double the
  /// work with each level.
  var unanswered: Set<Int> = []
  /// What the few containers measure that are asked as if they wrapped, by their indices; of use
  /// while the container has the flag for it.
  var wrappedSizes: [Int: [WrappedSize]] = [:]
  /// The widths that the contents of a few containers ask for where their heights are known, by
  /// their indices; of use while the container has the flag for it.
  var contentWidths: [Int: [ContentWidths]] = [:]
  /// What the few containers were in that look at it, by their indices.
  var outsides: [Int: OutsideSizes] = [:]
  /// What children read of their siblings, for the few containers with sizes tied to siblings.
  var ties: [Int: SiblingTies] = [:]
  /// What the last passes over a few containers found to be the matter, by their indices; of use while
  /// the container has the flag for it.
  var findings: [Int: [(box: Int, property: String, problem: TGDiagnostic.Problem)]] = [:]
  /// What containers of one kind have found out for each other, by its type.
  var shared: [ObjectIdentifier: AnyObject] = [:]
  /// The containers that were solved for the first time when the work was spent already.
  var solvedSinceSpent: Set<Int> = []
  /// What an algorithm says about its last pass, while it is asked; nil in every layout.
  var reasonLog: ReasonLog?
  /// The layout since which solves are counted, for those few containers that were solved very often.
  var countedSince: [Int: Int] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    (boxes, containers) = (plan.boxes, plan.containers)
    (rares, extras) = (plan.rares, plan.extras)
    surroundings = plan.surroundings
  }

  deinit {
    state.deallocate()
    postponed.deallocate()
  }
}

/// What the solver knows of the layout it is at.
private struct SolverState {
  /// How many container solves are nested at this moment.
  var depth = 0
  /// The container whose children's frames are being written, so that its own and those above it
  /// are known; below 0 while sizes are being found.
  var placing = -1
  /// Whether some container's places depend on where in the window it lies.
  var seesWindow = false
  /// Whether the frames that were written tell where containers lie: when a tree is laid out again
  /// because sizes depend on that.
  var knowsPlaces = false
  /// Whether some algorithm read the environment, and with it the size of the room.
  var readsRoom = false
  /// The number of this layout.
  var layoutNumber = 0
  /// The number of times any container was solved in the last layout.
  var solveCount = 0
  /// How much work this layout may still be; below 0 when it has been too much.
  var workLeft = Int.max
  /// How much work it may be.
  var mostWork = Int.max
}

extension Solver {
  var depth: Int {
    @inline(__always) get { state.value.depth }
    @inline(__always) set { state.value.depth = newValue }
  }
  var placing: Int {
    @inline(__always) get { state.value.placing }
    @inline(__always) set { state.value.placing = newValue }
  }
  var seesWindow: Bool {
    @inline(__always) get { state.value.seesWindow }
    @inline(__always) set { state.value.seesWindow = newValue }
  }
  var knowsPlaces: Bool {
    @inline(__always) get { state.value.knowsPlaces }
    @inline(__always) set { state.value.knowsPlaces = newValue }
  }
  var readsRoom: Bool {
    @inline(__always) get { state.value.readsRoom }
    @inline(__always) set { state.value.readsRoom = newValue }
  }
  var layoutNumber: Int {
    @inline(__always) get { state.value.layoutNumber }
    @inline(__always) set { state.value.layoutNumber = newValue }
  }
  var solveCount: Int {
    @inline(__always) get { state.value.solveCount }
    @inline(__always) set { state.value.solveCount = newValue }
  }
  var mostWork: Int {
    get { state.value.mostWork }
    set { state.value.mostWork = newValue }
  }
  var workLeft: Int {
    @inline(__always) get { state.value.workLeft }
    @inline(__always) set { state.value.workLeft = newValue }
  }
}

extension Solver {
  @inlinable @inline(__always) var grid: PixelGrid { surroundings.value.grid }
  @inline(__always) var environment: TGEnvironment { surroundings.value.environment }
}

extension Solver {
  /// Where a container lies in the window, as far as that is known.
  ///
  /// Frames below those that are being written are of no use: they are those of a layout before, if
  /// there was one.
  func windowOrigin(of container: UnsafeMutablePointer<ContainerBox>) -> TGPoint {
    var origin = TGPoint.zero
    guard placing >= 0 || knowsPlaces else { return origin }
    var index = container - containers.base
    var isKnown = placing < 0
    while index >= 0 {
      let box = Int(containers[index].box)
      if index == placing { isKnown = true }
      if isKnown { origin = origin + containers[index].frame.origin }
      index = Int(boxes[box].parent)
    }
    return origin
  }
}
