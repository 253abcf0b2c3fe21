/// Gives the children of one container boxes in the order of a list that gained, lost or moved some.
///
/// Boxes move only where they have to, as many at a time as lie together, and their frames move with
/// them; what is below them is left where it is.
struct Arrangement {
  private let plan: Plan
  private let solver: Solver
  private let writer: FrameWriter
  private(set) var compiler: Compiler
  private let edit: ListEdit
  private let children: NodeList
  /// The container as it was.
  private let old: ContainerBox
  private var order = BoxOrder()

  init(_ compiler: Compiler, _ solver: Solver, _ writer: FrameWriter, _ edit: ListEdit) {
    self.compiler = compiler
    self.solver = solver
    self.writer = writer
    self.edit = edit
    plan = compiler.plan
    children = edit.container.children
    old = plan.containers[edit.index]
  }

  /// - Returns: Whether all views are there that others refer to, each only once: the first of
  ///   several would be meant.
  mutating func apply() -> Bool {
    orderBoxes()
    if old.flags.contains(.startsAfresh), hasTwins { return false }
    for box in order.abandoned(of: oldRange) { writer.forgetNode(box) }
    guard reserve() else { return false }
    let first = writer.stretch(of: edit.index, for: children.count)
    plan.containers[edit.index].first = Int32(first)
    plan.containers[edit.index].count = Int32(order.takingPart)
    plan.containers[edit.index].total = Int32(children.count)
    // Frames say how large containers were, and those at the start may stand; the others are written
    // again without a look at them.
    let hasContainers = plan.containers[edit.index].flags.contains(.hasContainers)
    writer.move(
      order.moves(to: first), withFrames: hasContainers || first != Int(old.first))
    let new = fillNewBoxes(from: first)
    followBoxes(from: first)
    compiler.noteOrder(of: edit.index)
    let unmoved = noteChanges(from: first)
    if plan.containers[edit.index].flags.contains(.startsAfresh), !moveLinks(first) {
      return false
    }
    // Before what is below new children is compiled, whose references are looked up there.
    if !compiler.references.isEmpty { compiler.resolveReferences(of: edit.index) }
    for box in new { compiler.prepareChild(box, of: edit.index) }
    for box in new { compiler.startBox(plan.boxes.base + box) }
    writer.noteArrangement(of: edit.index, (first + unmoved)..<(first + children.count))
    return true
  }

  /// The boxes there were.
  private var oldRange: Range<Int> { Int(old.first)..<Int(old.first + old.total) }

  /// Whether some view is in the list several times: where none was, only new ones can be.
  private var hasTwins: Bool {
    guard writer.listsWithoutTwins.contains(edit.index), order.newCount <= 4 else {
      if children.hasTwins { return true }
      writer.listsWithoutTwins.insert(edit.index)
      return false
    }
    return order.stretches.contains { stretch in
      let places = stretch.place..<(stretch.place + stretch.count)
      return stretch.box == nil && places.contains { children.hasTwin(of: children[$0]) }
    }
  }

  /// Finds the order of the boxes: whether a child takes part is known, but for those that are new
  /// or have changed in this.
  private mutating func orderBoxes() {
    guard let stretches = edit.stretches else { return }
    let switched = edit.changed.lazy.filter(\.changesPresence).map(\.place).sorted()
    let firstAbsent = Int(old.first + old.count)
    var next = 0
    for stretch in stretches {
      guard let before = stretch.before else {
        addNew(stretch.place..<(stretch.place + stretch.count))
        continue
      }
      edit.oldBoxes.visit(before..<(before + stretch.count)) { old, box, count in
        var (place, box) = (stretch.place + old - before, box)
        let end = place + count
        let wasAbsent = box >= firstAbsent
        while place < end {
          let isSwitched = next < switched.count && switched[next] == place
          let limit =
            isSwitched ? place + 1 : next < switched.count ? min(switched[next], end) : end
          order.add(
            BoxStretch(place: place, box: box, count: limit - place),
            isAbsent: wasAbsent != isSwitched)
          if isSwitched { next += 1 }
          box += limit - place
          place = limit
        }
      }
    }
    order.finish(isReversed: edit.container.settings.reversesLayout)
  }

  private mutating func addNew(_ places: Range<Int>) {
    for place in places {
      let isAbsent = children[place].reading { compiler.isAbsent($0) }
      order.add(BoxStretch(place: place, box: nil, count: 1), isAbsent: isAbsent)
    }
  }

  /// Makes room for all that is new, so that nothing moves while boxes are filled.
  ///
  /// - Returns: Whether the new ones are not too many.
  private func reserve() -> Bool {
    var (nodes, containers) = (2 * children.count + 16, 0)
    for stretch in order.stretches where stretch.box == nil {
      for place in stretch.place..<(stretch.place + stretch.count) {
        let counts = children[place].reading {
          TreeCounts(of: $0, within: plan.environment.limits)
        }
        if counts.problem != nil { return false }
        nodes += counts.views
        containers += counts.containers
      }
    }
    plan.boxes.reserve(nodes)
    plan.containers.reserve(containers)
    return true
  }

  /// Fills boxes for the children that are new.
  private mutating func fillNewBoxes(from first: Int) -> ContiguousArray<Int> {
    var new: ContiguousArray<Int> = []
    order.visit(from: first) { stretch, box in
      if stretch.box == nil { new += box..<(box + stretch.count) }
    }
    guard !new.isEmpty else { return new }
    var places: ContiguousArray<Int> = []
    for stretch in order.stretches where stretch.box == nil {
      places += stretch.place..<(stretch.place + stretch.count)
    }
    for (box, place) in zip(new, places) {
      let pointer = plan.boxes.base + box
      pointer.pointee = Box(parent: Int32(edit.index), order: Int32(place))
      plan.hold(children[place])
      children[place].reading { compiler.fill(pointer, $0) }
      writer.noteNewNode(box)
    }
    return new
  }

  /// Tells the children their places, and those that are containers where their boxes are.
  private func followBoxes(from first: Int) {
    let hasContainers = plan.containers[edit.index].flags.contains(.hasContainers)
    order.visit(from: first) { stretch, first in
      let base = plan.boxes.base + first
      for offset in 0..<stretch.count {
        (base + offset).pointee.order = Int32(truncatingIfNeeded: stretch.place &+ offset)
      }
      guard hasContainers, stretch.box != first else { return }
      for box in first..<(first + stretch.count) where plan.boxes[box].container >= 0 {
        writer.noteBox(box, ofContainer: Int(plan.boxes[box].container))
      }
    }
  }

  /// What lies before the first child that came, went or moved stays where it is; what comes after the
  /// last newcomer is only shifted, whether it lay before or after what is gone.
  ///
  /// - Returns: The number of children at the start that have their boxes as before.
  private func noteChanges(from first: Int) -> Int {
    let container = plan.containers.base + edit.index
    let taking = Int(old.first)..<Int(old.first + old.count)
    let prefix = order.prefix(of: taking)
    // What changed before this, if anything did, may be anywhere.
    let isSettled = old.changedStart >= old.count
    container.pointee.changedStart = isSettled ? Int32(prefix) : 0
    let end = isSettled ? max(prefix, order.endOfNewcomers(unlike: taking)) : order.takingPart
    container.pointee.changedEnd = Int32(end)
    container.pointee.written = min(container.pointee.written, Int32(prefix))
    return first == Int(old.first) ? prefix : 0
  }

  /// Lets descriptors that are tied to siblings follow these to their new boxes; links of new boxes
  /// are not written yet.
  ///
  /// - Returns: Whether all of them are there.
  private func moveLinks(_ first: Int) -> Bool {
    var newPlaces = ContiguousArray<Int32>(repeating: -1, count: Int(old.total))
    order.visit(from: first) { stretch, box in
      guard let before = stretch.box else { return }
      for offset in 0..<stretch.count {
        newPlaces[before - Int(old.first) + offset] = Int32(box - first + offset)
      }
    }
    var links = MovedLinks(oldFirst: Int(old.first), newFirst: first, newPlaces: newPlaces)
    order.visit(from: first) { stretch, box in
      if stretch.box == nil { return }
      for box in box..<(box + stretch.count) { links.follow(plan, plan.boxes.base + box) }
    }
    return !links.hasLost
  }
}
