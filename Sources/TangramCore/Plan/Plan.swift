/// A view tree in the form that the solver reads: flat runs of boxes, parents before children,
/// siblings together.
///
/// It is nothing but data. The compiler fills it, the solver finds extents and origins in it, the
/// frame writer reads those. It belongs to one layout at a time; it is neither shared nor sent
/// while it is in use.
@usableFromInline package final class Plan {
  /// The tree, which keeps alive what containers refer to.
  var root: TGView
  let surroundings: PlanCell<(environment: TGEnvironment, grid: PixelGrid)>
  package let boxes = PlanBuffer<Box>()
  /// The root as its default descriptors describe it, where others are in force.
  var defaultRoot: Box?
  package let containers = PlanBuffer<ContainerBox>()
  /// Bounds of sizes that are numbers, and values.
  package let extras = PlanBuffer<BoxExtras>(minimumCapacity: 1)
  /// Descriptors that have more to them than a box has room for.
  let rares = PlanBuffer<RareBox>(minimumCapacity: 1)
  /// The entries of all lists of views.
  let links = PlanBuffer<PlanLink>(minimumCapacity: 1)
  let contents = PlanBuffer<PlannedContent>(minimumCapacity: 1)
  /// Objects that are referred to without counting and that the tree may not hold: handles that were
  /// kept may exchange what lies in a live node, and what a leaf draws may be said by another object
  /// in a version that lays out alike.
  let held = PlanCell<ContiguousArray<AnyObject>>([])
  var diagnostics: DiagnosticLog

  init(_ root: TGView, in environment: TGEnvironment) {
    self.root = root
    diagnostics = DiagnosticLog(mostKept: environment.limits.diagnostics)
    surroundings = PlanCell((environment, PixelGrid(environment)))
  }

  deinit {
    surroundings.deallocate()
    held.deallocate()
    boxes.deallocate()
    containers.deallocate()
    extras.deallocate()
    rares.deallocate()
    links.deallocate()
    contents.deallocate()
  }
}

/// What few nodes of the plan have.
package struct BoxExtras: BitwiseCopyable {
  /// Bounds of the sizes that are numbers; of use where an axis says so.
  package var intervals = SizeIntervals()
  /// The values that the node carries, held by the plan.
  var values: Unmanaged<NodeExtras>?
}

/// The bounds of the sizes of one node, where they are numbers.
@usableFromInline package struct SizeIntervals: BitwiseCopyable, Sendable {
  @usableFromInline package var x = Interval()
  @usableFromInline package var y = Interval()

  @inlinable package subscript(axis: TGAxis) -> Interval {
    @inline(__always) get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// The lengths from a lower to an upper bound; at first all there are.
@usableFromInline package struct Interval: BitwiseCopyable, Sendable {
  @usableFromInline package var lower = -Double.infinity
  @usableFromInline package var upper = Double.infinity

  @inlinable init() {}

  /// The length of the interval next to a length; where the bounds conflict the upper one wins.
  @inlinable @inline(__always)
  package func clamp(_ length: Double) -> Double { min(upper, max(lower, length)) }
}

/// The content of a leaf, and the last answer of a function that measures it.
package struct PlannedContent: BitwiseCopyable {
  /// Held by the plan.
  let content: Unmanaged<ContentExtras>
  var limit = TGSize.zero
  var size = TGSize.zero
  var isMeasured = false
}

extension PixelGrid {
  fileprivate init(_ environment: TGEnvironment) {
    self.init(scale: environment.scale, snapping: environment.snapping)
  }
}

extension Plan {
  /// What the layout depends on besides the tree.
  package var environment: TGEnvironment {
    @inline(__always) get { surroundings.value.environment }
    set { surroundings.value = (newValue, PixelGrid(newValue)) }
  }

  @inline(__always) var grid: PixelGrid { surroundings.value.grid }
}

// MARK: - Nodes

extension Plan {
  /// What a node of the plan says, whatever its size class.
  package func node(ofBox index: Int) -> Node {
    let parent = Int(boxes[index].parent)
    guard parent >= 0 else { return root.node }
    let order = Int(boxes[index].order)
    return containers[parent].own.borrow { $0.children[order].resolved }
  }

  func node(of box: UnsafeMutablePointer<Box>) -> Node { node(ofBox: index(of: box)) }

  /// The index of a box; that of the root for a box outside the plan, which stands for it.
  func index(of box: UnsafeMutablePointer<Box>) -> Int {
    box >= boxes.base && box < boxes.base + boxes.count ? box - boxes.base : 0
  }

  /// For how many boxes to make room when one asks for it: where one child says something rare, its
  /// siblings do so most often.
  ///
  /// All children count while their list is compiled, whose total is noted at its end. A child that is
  /// compiled again, in a list that is there, counts alone.
  func expectedBoxes(like box: UnsafeMutablePointer<Box>) -> Int {
    let parent = Int(box.pointee.parent)
    guard parent >= 0, containers[parent].total == 0 else { return 1 }
    return max(1, containers[parent].own.borrow { $0.children.count })
  }

  /// The box of a child of a container, by its index in the list.
  package func box(ofChild index: Int, of container: Int) -> Int {
    let first = Int(containers[container].first)
    if containers[container].flags.contains(.isInOrder) { return first + index }
    let boxes = first..<(first + Int(containers[container].total))
    return boxes.first { Int(self.boxes[$0].order) == index } ?? first
  }

  /// The box of the view that the indices lead to from the root; nil when they lead nowhere.
  package func box(at path: some Collection<Int>) -> Int? {
    var box = 0
    for index in path {
      let container = Int(boxes[box].container)
      guard container >= 0, index >= 0, index < Int(containers[container].total) else { return nil }
      box = self.box(ofChild: index, of: container)
    }
    return box
  }

  /// The frame that the view of a box had before layout.
  package func givenFrame(ofBox index: Int) -> TGRect {
    finite(node(ofBox: index).givenFrame, of: boxes.base + index)
  }

  /// Makes a container refer to the same container in another version of the tree.
  func exchangeBody(of index: Int, for body: ContainerBody) {
    let isOwnInForce = containers[index].inForce.toOpaque() == containers[index].own.toOpaque()
    containers[index].own = .passUnretained(body)
    if isOwnInForce { containers[index].inForce = .passUnretained(body) }
  }

  /// The positions in preorder of the views of all boxes.
  ///
  /// - Parameter lists: The frames below each container, by its index.
  func ordinals(_ lists: ContiguousArray<FrameList?>) -> ContiguousArray<Int> {
    var ordinals = ContiguousArray(repeating: 0, count: boxes.count)
    var pending = [0]
    while let index = pending.popLast() {
      guard let list = lists[index] else { continue }
      let start = ordinals[Int(containers[index].box)] + 1
      let (first, total) = (Int(containers[index].first), Int(containers[index].total))
      for box in first..<(first + total) {
        ordinals[box] = start + list.offset(ofChild: Int(boxes[box].order))
        if boxes[box].container >= 0 { pending.append(Int(boxes[box].container)) }
      }
    }
    return ordinals
  }

  /// Keeps alive what a child refers to, if it is live.
  func hold(_ child: borrowing Node) {
    if let parts = child.live?.node.parts { held.value.append(parts) }
  }

  /// The indices that lead from the root to a box.
  package func path(to box: Int) -> [Int] {
    var path: [Int] = []
    var index = box
    while boxes[index].parent >= 0 {
      path.append(Int(boxes[index].order))
      index = Int(containers[Int(boxes[index].parent)].box)
    }
    return path.reversed()
  }

  /// The number of containers inside each other from below the root to a container.
  func depth(ofContainer index: Int) -> Int {
    var depth = 0
    var box = Int(containers[index].box)
    while boxes[box].parent >= 0 {
      depth += 1
      box = Int(containers[Int(boxes[box].parent)].box)
    }
    return depth
  }

  /// Notes that the size of a container depends on the view it is in.
  func noteDependence(ofContainer index: Int) {
    containers[index].flags.insert(.dependsOnParent)
    let parent = Int(boxes[Int(containers[index].box)].parent)
    if parent >= 0 { containers[parent].flags.insert(.startsAfresh) }
  }

  /// Changes the descriptors of a box that are described in full, which are made when there are none.
  func updateRare(_ box: UnsafeMutablePointer<Box>, _ change: (inout RareBox) -> Void) {
    if box.pointee.rare < 0 { box.pointee.rare = Int32(rares.append(RareBox())) }
    change(&rares[Int(box.pointee.rare)])
  }

  /// Changes the extras of a box, which are made when there are none.
  func updateExtras(_ box: UnsafeMutablePointer<Box>, _ change: (inout BoxExtras) -> Void) {
    if box.pointee.extras < 0 { addExtras(to: box, BoxExtras()) }
    change(&extras[Int(box.pointee.extras)])
  }

  /// Notes the bounds of the sizes of a box.
  @inline(__always)
  func setIntervals(of box: UnsafeMutablePointer<Box>, _ intervals: SizeIntervals) {
    if box.pointee.extras < 0 {
      addExtras(to: box, BoxExtras(intervals: intervals))
    } else {
      extras[Int(box.pointee.extras)].intervals = intervals
    }
  }

  @inline(__always)
  private func addExtras(to box: UnsafeMutablePointer<Box>, _ new: BoxExtras) {
    if extras.isFull { extras.reserve(expectedBoxes(like: box)) }
    box.pointee.extras = Int32(truncatingIfNeeded: extras.appendInPlace(new))
  }
}

// MARK: - Numbers

extension Plan {
  /// Numbers beyond this are not computed with: sums of them would be no longer exact to a fraction
  /// of a pixel.
  static let largestNumber = 1e9

  /// Notes that something is the matter with a property of a view.
  func report(
    _ box: UnsafeMutablePointer<Box>, _ property: String, _ problem: TGDiagnostic.Problem
  ) {
    diagnostics.note(problem, property, of: index(of: box))
  }

  /// Likewise of a view that is known by its box.
  func report(_ box: Int, _ property: String, _ problem: TGDiagnostic.Problem) {
    diagnostics.note(problem, property, of: box)
  }

  /// A number that can be computed with; what is none is reported and replaced.
  @inline(__always)
  func usable(
    _ number: Double, _ property: @autoclosure () -> String, of box: UnsafeMutablePointer<Box>
  ) -> Double {
    number.magnitude <= Self.largestNumber ? number : replaced(number, property(), box)
  }

  private func replaced(
    _ number: Double, _ property: String, _ box: UnsafeMutablePointer<Box>
  ) -> Double {
    guard number.isFinite else {
      report(box, property, .notFinite(replacement: 0))
      return 0
    }
    let limit = number < 0 ? -Self.largestNumber : Self.largestNumber
    report(box, property, .tooLarge(limit: limit))
    return limit
  }

  func finite(_ frame: TGRect, of box: UnsafeMutablePointer<Box>) -> TGRect {
    if frame == .zero { return frame }
    return TGRect(
      x: usable(frame.origin.x, "frame", of: box), y: usable(frame.origin.y, "frame", of: box),
      width: usable(frame.size.width, "frame", of: box),
      height: usable(frame.size.height, "frame", of: box))
  }
}
