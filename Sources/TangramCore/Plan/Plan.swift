/// A view tree in the form that the solver reads: flat arrays of boxes, with parents before
/// children and siblings adjacent.
///
/// A plan contains only data. The compiler fills it, the solver computes extents and origins in it,
/// and the layout engine reads them. It belongs to one layout at a time; it is not shared or sent to
/// another thread while in use.
@usableFromInline package final class Plan {
  /// The tree.
  package internal(set) var root: TGView
  /// Everything besides the tree that the layout depends on.
  @exclusivity(unchecked) package var environment: TGEnvironment {
    didSet { grid = PixelGrid(environment) }
  }
  @exclusivity(unchecked) @usableFromInline package private(set) var grid: PixelGrid
  package let boxes = PlanBuffer<Box>()
  /// The root's box with its default descriptors, if those of a size class are active.
  var defaultRoot: Box?
  package let containers = PlanBuffer<ContainerBox>()
  /// The number of views of the tree; after updates there may be more boxes.
  @exclusivity(unchecked) package internal(set) var viewCount = 1
  /// The containers of the tree, by container index.
  @exclusivity(unchecked) var bodies: ContiguousArray<ContainerBody> = []
  /// The containers whose algorithm and settings are active: the container itself, or the one of a
  /// size class.
  @exclusivity(unchecked) package internal(set) var bodiesInForce: ContiguousArray<ContainerBody> =
    []
  /// Numeric bounds of sizes, and the indices of carried values.
  package let extras = PlanBuffer<BoxExtras>(minimumCapacity: 1)
  /// Descriptors with more details than a box can store.
  let rares = PlanBuffer<RareBox>(minimumCapacity: 1)
  /// The entries of all lists of views.
  let links = PlanBuffer<PlanLink>(minimumCapacity: 1)
  /// The lists whose largest or smallest value is used, and their values.
  package let mosts = PlanBuffer<PlanMost>(minimumCapacity: 1)
  package let terms = PlanBuffer<PlanBound>(minimumCapacity: 1)
  /// The references of sizes to views elsewhere in the tree, which containers do not resolve.
  package internal(set) var distant: ContiguousArray<DistantReference> = []
  @exclusivity(unchecked) var contents: ContiguousArray<PlannedContent> = []
  /// The values that nodes carry; the values of one node are adjacent.
  @exclusivity(unchecked) var values: ContiguousArray<StoredValue> = []
  package internal(set) var diagnostics: DiagnosticLog
  /// The boxes of all views by identity; built on demand, and nil until then and after a list has
  /// changed.
  var boxesByIdentity: [UInt64: Int32]?

  init(_ root: TGView, in environment: TGEnvironment) {
    self.root = root
    diagnostics = DiagnosticLog(maximumKept: environment.limits.diagnostics)
    self.environment = environment
    grid = PixelGrid(environment)
  }

  deinit {
    boxes.deallocate()
    containers.deallocate()
    extras.deallocate()
    rares.deallocate()
    links.deallocate()
    mosts.deallocate()
    terms.deallocate()
  }
}

/// Properties that few nodes of the plan have.
package struct BoxExtras: BitwiseCopyable {
  /// Numeric bounds of the sizes; valid for an axis with `hasInterval`.
  package internal(set) var intervals = SizeIntervals()
  /// The values that the node carries, as indices of the plan's values.
  var values = PlanSlice()
}

/// The content of a leaf, and the last result of a function that measures it.
package struct PlannedContent {
  let content: TGContent
  var measured: (limit: TGSize, size: TGSize)?
}

extension PixelGrid {
  fileprivate init(_ environment: TGEnvironment) {
    self.init(scale: environment.scale, snapping: environment.snapping)
  }
}

// MARK: - Nodes

extension Plan {
  /// Returns the node of a box, regardless of the size class.
  package func node(ofBox index: Int) -> Node {
    let parent = Int(boxes[index].parent)
    return parent < 0 ? root.node : bodies[parent].children[Int(boxes[index].order)].resolved
  }

  /// Returns the box of a container's child, given the index of the child in the container's list.
  package func box(ofChild index: Int, of container: Int) -> Int {
    let children = containers[container].children
    if containers[container].isInOrder { return children.lowerBound + index }
    return children.first { Int(boxes[$0].order) == index } ?? children.lowerBound
  }

  /// Returns the box of the view to which a path of indices leads from the root; `nil` if there is
  /// no such view.
  package func box(at path: some Collection<Int>) -> Int? {
    var box = 0
    for index in path {
      let container = Int(boxes[box].container)
      guard container >= 0, index >= 0, index < Int(containers[container].total) else { return nil }
      box = self.box(ofChild: index, of: container)
    }
    return box
  }

  /// Returns the size of a view before its first pass: that of its previous frame.
  ///
  /// On axes that wrap it is 0: their size is computed and must not depend on the previous one.
  func startSize(of box: Box, _ given: TGSize) -> TGSize {
    if box.keepsFrame || box.isExcluded { return given }
    return TGSize(
      width: box.x.sizeKind == .wrap ? 0 : given.width,
      height: box.y.sizeKind == .wrap ? 0 : given.height)
  }

  /// Returns the frame that a box's view had before layout.
  package func givenFrame(ofBox index: Int) -> TGRect {
    finite(node(ofBox: index).givenFrame, of: index)
  }

  /// Replaces a container by the same container from another version of the tree.
  func exchangeBody(of index: Int, for body: ContainerBody) {
    if bodiesInForce[index] === bodies[index] { bodiesInForce[index] = body }
    bodies[index] = body
  }

  /// Returns the traits of the container that a view is in.
  func traits(ofContainerOf box: Int) -> TGContainerTraits {
    let parent = Int(boxes[box].parent)
    return parent < 0 ? TGContainerTraits() : bodiesInForce[parent].traits
  }

  /// Returns the list indices that lead from the root to a box.
  package func path(to box: Int) -> [Int] {
    let chain = [box] + ancestors(of: box)
    return chain.dropLast().reversed().map { Int(boxes[$0].order) }
  }

  /// Returns the boxes of the containers that a view is in, from the inside out.
  func ancestors(of box: Int) -> [Int] {
    var ancestors: [Int] = []
    var parent = Int(boxes[box].parent)
    while parent >= 0 {
      let box = Int(containers[parent].box)
      ancestors.append(box)
      parent = Int(boxes[box].parent)
    }
    return ancestors
  }

  /// Returns the nesting depth of a container; 0 for the root.
  func depth(ofContainer index: Int) -> Int {
    ancestors(of: Int(containers[index].box)).count
  }

  /// Records that the size of a container depends on its parent.
  func noteDependence(ofContainer index: Int) {
    containers[index].dependsOnParent = true
    let parent = Int(boxes[Int(containers[index].box)].parent)
    if parent >= 0 { containers[parent].resetsChildren = true }
  }

  /// Returns the index of the rare box of a box, which is created if necessary.
  func rareIndex(of box: Int) -> Int {
    if boxes[box].rare < 0 { boxes[box].rare = Int32(rares.append(RareBox())) }
    return Int(boxes[box].rare)
  }

  /// Returns the index of the extras of a box, which are created if necessary.
  func extrasIndex(of box: Int) -> Int {
    if boxes[box].extras < 0 { boxes[box].extras = Int32(extras.append(BoxExtras())) }
    return Int(boxes[box].extras)
  }
}

// MARK: - Numbers

extension Plan {
  /// Records a problem with a property of a view.
  func report(_ box: Int, _ property: String, _ problem: TGDiagnostic.Kind) {
    diagnostics.note(problem, property, of: box)
  }

  /// Returns a number that is valid in computations; an invalid number is reported and replaced.
  func usable(
    _ number: Double, _ property: @autoclosure () -> String, of box: Int
  ) -> Double {
    number.magnitude <= TGEnvironment.largestNumber ? number : replaced(number, property(), box)
  }

  private func replaced(_ number: Double, _ property: String, _ box: Int) -> Double {
    guard number.isFinite else {
      let isIgnored =
        [TGAttribute.width.name, TGAttribute.height.name].contains(property)
        && traits(ofContainerOf: box).unused.contains(.zeroSizes)
      report(box, property, .notFinite(replacement: isIgnored ? nil : 0))
      return 0
    }
    let limit = number < 0 ? -TGEnvironment.largestNumber : TGEnvironment.largestNumber
    report(box, property, .tooLarge(limit: limit))
    return limit
  }

  func finite(_ frame: TGRect, of box: Int) -> TGRect {
    if frame == .zero { return frame }
    return TGRect(
      x: usable(frame.origin.x, "frame", of: box), y: usable(frame.origin.y, "frame", of: box),
      width: usable(frame.size.width, "frame", of: box),
      height: usable(frame.size.height, "frame", of: box))
  }
}

// MARK: - Bounds of sizes

extension Plan {
  /// Clamps a length to the bounds of a size of any kind.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - extent: Returns the extent that an anchor refers to, which depends on the caller.
  func clamp(
    _ length: Double, _ box: Box, _ axis: TGAxis, content: Double, _ extent: (PlanLink) -> Double?
  ) -> Double {
    let axisBox = box[axis]
    if axisBox.hasInterval {
      return extras[Int(box.extras)].intervals[axis].clamp(length)
    }
    guard axisBox.sizeIsBounded else { return length }
    return rares[Int(box.rare)][axis].size.clamp(length, content: content, extent)
  }
}

// MARK: - Finding the box of a view anywhere in the tree

extension Plan {
  /// Returns the box of the first view with an identity; nil if there is none.
  func box(ofViewWith identity: UInt64) -> Int? {
    let known = boxesByIdentity ?? allBoxesByIdentity()
    boxesByIdentity = known
    return known[identity].map { Int($0) }
  }

  private func allBoxesByIdentity() -> [UInt64: Int32] {
    var found = [identity(ofBox: 0): Int32(0)]
    found.reserveCapacity(boxes.count)
    // The containers of views that left the tree are still in the plan, so it is walked from the root.
    var pending: ContiguousArray<Int> = [Int(boxes[0].container)]
    while let index = pending.popLast() {
      if index < 0 { continue }
      let identities = bodies[index].children.identities
      for box in containers[index].children {
        let identity = identities[Int(boxes[box].order)]
        if found[identity] == nil { found[identity] = Int32(box) }
        if boxes[box].container >= 0 { pending.append(Int(boxes[box].container)) }
      }
    }
    return found
  }
}

// MARK: - Invariants
//
// The invariants of a plan between its stages, checked in debug builds whenever a plan was created
// or updated.

extension Plan {
  /// Stops a debug build if the plan violates the solver's assumptions.
  ///
  /// It returns true, so that `assert(plan.checkInvariants())` costs nothing in release builds.
  func checkInvariants() -> Bool {
    assert(!boxes.isEmpty && boxes[0].parent < 0, "the first box is the root's")
    var pending = containers.isEmpty ? [] : [0]
    var views = 1
    while let index = pending.popLast() {
      checkContainer(index)
      views += Int(containers[index].total)
      for box in containers[index].children where boxes[box].container >= 0 {
        pending.append(Int(boxes[box].container))
      }
    }
    assert(views == viewCount, "all views are counted")
    return true
  }

  private func checkContainer(_ index: Int) {
    let container = containers[index]
    let range = container.children
    assert(container.count <= container.total, "some children take part, at most all")
    assert(range.upperBound <= boxes.count, "all children have boxes")
    assert(Int(boxes[Int(container.box)].container) == index, "container and box know each other")
    let count = bodies[index].children.count
    assert(count == range.count, "the boxes are those of the list")
    var places: Set<Int32> = []
    for box in range {
      assert(Int(boxes[box].parent) == index, "a child knows what it is in")
      assert(boxes[box].order < container.total, "a child has a place in the list")
      places.insert(boxes[box].order)
    }
    assert(places.count == range.count, "no two children have one place")
    guard container.isInOrder else { return }
    let isInOrder = range.allSatisfy { Int(boxes[$0].order) == $0 - range.lowerBound }
    assert(isInOrder && container.count == container.total, "the list is in order")
  }
}
