/// Gives the children of one container boxes in the order of a list that gained, lost or moved some.
///
/// Boxes that stay are moved to another stretch of the plan in one piece each, and so are their
/// frames; what is below them is left where it is. Two stretches serve a container by turns.
struct Arrangement {
  private let plan: Plan
  private let solver: Solver
  private let writer: FrameWriter
  private(set) var compiler: Compiler
  private let edit: ListEdit
  private let children: NodeList
  /// The first box of the old stretch, and the places in the new one of the boxes in it; -1 for
  /// those that are gone.
  private let oldFirst: Int
  private var newPlaces: ContiguousArray<Int32>
  /// The places in the list, in the order that their boxes shall have.
  private var sequence: ContiguousArray<Int32> = []
  private var takingPart = 0

  init(_ compiler: Compiler, _ solver: Solver, _ writer: FrameWriter, _ edit: ListEdit) {
    self.compiler = compiler
    self.solver = solver
    self.writer = writer
    self.edit = edit
    plan = compiler.plan
    children = edit.container.children
    let container = plan.containers[edit.index]
    oldFirst = Int(container.first)
    newPlaces = ContiguousArray(repeating: -1, count: Int(container.total))
  }

  /// - Returns: Whether all views are there that others refer to, each only once: the first of
  ///   several would be meant.
  mutating func apply() -> Bool {
    if plan.containers[edit.index].flags.contains(.startsAfresh), hasTwins { return false }
    orderPlaces()
    let old = plan.containers[edit.index]
    let wasInOrder = old.flags.contains(.isInOrder)
    let oldBoxes = BoxesOfPlaces(plan, edit.index)
    reserve()
    let first = writer.stretch(of: edit.index, for: children.count)
    plan.containers[edit.index].first = Int32(first)
    plan.containers[edit.index].count = Int32(takingPart)
    plan.containers[edit.index].total = Int32(children.count)
    moveBoxes(to: first, oldBoxes)
    let new = fillNewBoxes(from: first)
    followBoxes(first)
    compiler.noteOrder(of: edit.index)
    let isInOrder = plan.containers[edit.index].flags.contains(.isInOrder)
    noteChanges(old, keepsOrder: wasInOrder && isInOrder)
    if plan.containers[edit.index].flags.contains(.startsAfresh), !moveLinks(first, new) {
      return false
    }
    // Before what is below new children is compiled, whose references are looked up there.
    if !compiler.references.isEmpty { compiler.resolveReferences(of: edit.index) }
    for box in new { compiler.prepareChild(box, of: edit.index) }
    for box in new { compiler.startBox(plan.boxes.base + box) }
    writer.noteArrangement(first..<(first + children.count))
    return true
  }

  /// Whether some view is in the list several times.
  private var hasTwins: Bool {
    var known: Set<UInt64> = []
    var last: UInt64 = 0
    var isAscending = true
    children.visit { child, _ in
      if child.identity <= last { isAscending = false }
      last = child.identity
    }
    if isAscending { return false }
    children.visit { child, _ in known.insert(child.identity) }
    return known.count < children.count
  }

  /// Those that take part first, in layout order.
  private mutating func orderPlaces() {
    var absent: ContiguousArray<Int32> = []
    sequence.reserveCapacity(children.count)
    children.visit { child, place in
      let isAbsent = child.reading { compiler.isAbsent($0) }
      if isAbsent { absent.append(Int32(place)) } else { sequence.append(Int32(place)) }
    }
    takingPart = sequence.count
    if edit.container.settings.reversesLayout { sequence.reverse() }
    sequence.append(contentsOf: absent)
  }

  /// Makes room for all that is new, so that nothing moves while boxes are filled.
  private func reserve() {
    guard let before = edit.placesBefore else { return }
    var (nodes, containers) = (2 * children.count + 16, 0)
    for place in before.indices where before[place] < 0 {
      let counts = children[place].reading { Compiler.counts(of: $0) }
      nodes += counts.nodes
      containers += counts.containers
    }
    plan.boxes.reserve(nodes)
    plan.containers.reserve(containers)
  }

  /// Copies the boxes and frames of the children that stay, as many at a time as lie together.
  private mutating func moveBoxes(to first: Int, _ oldBoxes: BoxesOfPlaces) {
    guard let before = edit.placesBefore else { return }
    var start = 0
    while start < sequence.count {
      let old = before[Int(sequence[start])]
      guard old >= 0 else {
        start += 1
        continue
      }
      let source = oldBoxes[Int(old)]
      var length = 1
      while start + length < sequence.count,
        case let next = before[Int(sequence[start + length])], next >= 0,
        oldBoxes[Int(next)] == source + length
      {
        length += 1
      }
      (plan.boxes.base + first + start).update(from: plan.boxes.base + source, count: length)
      writer.copyFrames(from: source, to: first + start, count: length)
      for offset in 0..<length {
        newPlaces[source - oldFirst + offset] = Int32(start + offset)
        plan.boxes.base[first + start + offset].order = sequence[start + offset]
      }
      start += length
    }
  }

  /// Fills boxes for the children that are new.
  private mutating func fillNewBoxes(from first: Int) -> ContiguousArray<Int> {
    guard let before = edit.placesBefore else { return [] }
    var new: ContiguousArray<Int> = []
    for index in sequence.indices where before[Int(sequence[index])] < 0 {
      let box = plan.boxes.base + first + index
      box.pointee = Box(parent: Int32(edit.index), order: sequence[index])
      children[Int(sequence[index])].reading { compiler.fill(box, $0) }
      writer.forgetFrame(first + index)
      new.append(first + index)
    }
    return new
  }

  /// Tells children that are containers where their boxes are.
  private func followBoxes(_ first: Int) {
    guard plan.containers[edit.index].flags.contains(.hasContainers) else { return }
    for box in first..<(first + children.count) where plan.boxes[box].container >= 0 {
      plan.containers[Int(plan.boxes[box].container)].box = Int32(box)
    }
  }

  /// What lies before and after the children that came or went is only shifted.
  private func noteChanges(_ old: ContainerBox, keepsOrder: Bool) {
    let container = plan.containers.base + edit.index
    guard keepsOrder else {
      container.pointee.changeAll()
      container.pointee.written = 0
      return
    }
    let isSettled = old.changedStart >= old.total
    container.pointee.changedStart = isSettled ? Int32(edit.prefix) : 0
    container.pointee.changedEnd = Int32(
      isSettled ? children.count - edit.suffix : children.count)
    container.pointee.written = min(container.pointee.written, Int32(edit.prefix))
  }

  /// Lets descriptors that are tied to siblings follow these to their new boxes; links of new boxes
  /// are not written yet.
  ///
  /// - Returns: Whether all of them are there.
  private func moveLinks(_ first: Int, _ new: ContiguousArray<Int>) -> Bool {
    var links = MovedLinks(oldFirst: oldFirst, newFirst: first, newPlaces: newPlaces)
    let new = Set(new)
    for box in first..<(first + children.count) where !new.contains(box) {
      links.follow(plan, plan.boxes.base + box)
    }
    return !links.hasLost
  }
}

/// The boxes of a container's children by their places in the list.
struct BoxesOfPlaces {
  private let first: Int
  /// Empty where the boxes are in the order of the list.
  private var boxes: ContiguousArray<Int> = []

  init(_ plan: Plan, _ index: Int) {
    let container = plan.containers[index]
    first = Int(container.first)
    if container.flags.contains(.isInOrder) { return }
    boxes = ContiguousArray(repeating: 0, count: Int(container.total))
    for box in first..<(first + Int(container.total)) { boxes[Int(plan.boxes[box].order)] = box }
  }

  subscript(place: Int) -> Int { boxes.isEmpty ? first + place : boxes[place] }
}
