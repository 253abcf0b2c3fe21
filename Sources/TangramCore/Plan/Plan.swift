/// A view tree compiled for the solver: flat runs of boxes, parents before children.
///
/// A plan belongs to one layout at a time; it is neither shared nor sent while it is in use.
@usableFromInline package final class Plan {
  /// The tree, kept alive for the unmanaged references of the boxes.
  @exclusivity(unchecked) package internal(set) var root: TGView
  @exclusivity(unchecked) @usableFromInline package var environment: TGEnvironment
  @exclusivity(unchecked) @usableFromInline package var grid: PixelGrid
  @exclusivity(unchecked) @usableFromInline package var boxes = PlanBuffer<Box>()
  @exclusivity(unchecked) @usableFromInline package var containers = PlanBuffer<ContainerBox>()
  @exclusivity(unchecked) @usableFromInline package var rares = PlanBuffer<RareBox>()
  @exclusivity(unchecked) package var links = PlanBuffer<PlanLinkEntry>()
  @exclusivity(unchecked) package var measures = PlanBuffer<MeasuredContent>(minimumCapacity: 1)
  /// The final frames, by box.
  @exclusivity(unchecked) package var frames = PlanBuffer<TGRect>(minimumCapacity: 1)
  /// What the few containers were in that look at it, by their indices.
  @exclusivity(unchecked) var outsides: [Int: OutsideSizes] = [:]
  /// Whether some child of the container that is being compiled may have a size before the first
  /// pass: that of its frame, or of its content.
  @exclusivity(unchecked) var hasStarts = false
  /// Anchors of nodes whose siblings are not all compiled yet.
  @exclusivity(unchecked) var references: [Reference] = []
  /// The container whose children's frames are being written, so that its own and those above it
  /// are known; below 0 while sizes are being found.
  @exclusivity(unchecked) var placing = -1
  /// Where frames lie, for results; nil until it is asked for.
  @exclusivity(unchecked) var structure: LayoutStructure?
  /// The frames of the last result, and which of its pieces have been written since.
  @exclusivity(unchecked) var frameTable = FrameTable()
  @exclusivity(unchecked) var freshPieces = PlanBuffer<Bool>(minimumCapacity: 1)
  /// The places of all nodes in the lists of children they are in, by box; empty as long as every
  /// list is laid out in order.
  @exclusivity(unchecked) var orders = PlanBuffer<Int32>(minimumCapacity: 1)
  /// Whether some children have got boxes away from those they had when the tree was compiled.
  @exclusivity(unchecked) var wasRebuilt = false
  /// Whether some container's places depend on where in the window it lies.
  @exclusivity(unchecked) var seesWindow = false
  /// Whether some algorithm read the environment, and with it the size of the room.
  @exclusivity(unchecked) var readsRoom = false
  /// The containers whose children's frames are still to be written.
  @exclusivity(unchecked) var visits = PlanBuffer<Int32>()
  @exclusivity(unchecked) package var diagnostics: [TGDiagnostic] = []
  @exclusivity(unchecked) private var reported: Set<TGDiagnostic> = []
  /// How many container solves are nested at this moment.
  @exclusivity(unchecked) package var depth = 0
  /// Containers that lie too deep to be solved inside the current solve, and what they are given.
  @exclusivity(unchecked) package var postponed: [(container: Int, given: TGSize)] = []
  /// The number of this layout, and of the one since which solves are counted, for those few
  /// containers that were solved very often.
  @exclusivity(unchecked) var layoutNumber = 0
  @exclusivity(unchecked) var countedSince: [Int: Int] = [:]
  /// The number of times any container was solved in the last layout.
  @exclusivity(unchecked) package var solveCount = 0

  package init(_ root: TGView, in environment: TGEnvironment) {
    self.root = root
    self.environment = environment.sanitized
    grid = PixelGrid(scale: self.environment.scale)
    compile()
  }

  deinit {
    boxes.deallocate()
    containers.deallocate()
    rares.deallocate()
    links.deallocate()
    measures.deallocate()
    frames.deallocate()
    freshPieces.deallocate()
    visits.deallocate()
    orders.deallocate()
  }
}

/// An entry of a list of sizes or centres: the view and what its own descriptor says.
@usableFromInline package struct PlanLinkEntry: Sendable {
  package var link: PlanLink
}

extension TGEnvironment {
  /// The environment with numbers that can be computed with.
  var sanitized: TGEnvironment {
    var clean = self
    if !(scale > 0 && scale.isFinite) { clean.scale = 1 }
    if !size.width.isFinite { clean.size.width = 0 }
    if !size.height.isFinite { clean.size.height = 0 }
    if sizeClass.screen == nil { clean.sizeClass.screen = .portrait }
    return clean
  }
}

extension Plan {
  /// The node a container was compiled from, of whose size classes one may be in force.
  @inline(__always)
  func node(ofContainer index: Int) -> NodeRef {
    boxes[Int(containers[index].box)].node
  }

  /// The storage of the descriptors of a box in force: the node's own, or one for a size class.
  package func descriptors(of box: UnsafeMutablePointer<Box>) -> TGNodeStorage {
    descriptorsInForce(of: box.pointee.node.storage)
  }

  /// The place of a node in the list of children it is in.
  package func order(ofBox index: Int) -> Int {
    if !orders.isEmpty { return Int(orders[index]) }
    let parent = Int(boxes[index].parent)
    return parent < 0 ? 0 : index - Int(containers[parent].first)
  }

  /// The indices that lead from the root to a box.
  package func path(to box: Int) -> [Int] {
    var path: [Int] = []
    var index = box
    while boxes[index].parent >= 0 {
      path.append(order(ofBox: index))
      index = Int(containers[Int(boxes[index].parent)].box)
    }
    return path.reversed()
  }

  /// Notes that something is the matter with a property of a view.
  package func report(
    _ box: UnsafeMutablePointer<Box>, _ property: String, _ problem: TGDiagnostic.Problem
  ) {
    let node = box.pointee.node
    // A box outside the plan is the root's, filled for another size class.
    let isInside = box >= boxes.base && box < boxes.base + boxes.count
    let diagnostic = TGDiagnostic(
      id: node.identity, name: node.name,
      path: isInside ? path(to: box - boxes.base) : [], property: property, problem: problem)
    // A container may be solved several times and find the same fault every time.
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
