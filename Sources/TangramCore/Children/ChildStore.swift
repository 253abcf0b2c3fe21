/// The children of one container: in the container itself as long as they are few, in a list when
/// they are many.
///
/// Most containers have few children, and getting and giving back the memory for a list of them
/// would be most of the work of building a small container.
@usableFromInline package struct ChildStore: ~Copyable {
  /// The children as long as there is no list; the slots that are not in use are blank.
  private var few: InlineArray<4, ChildSlot>
  private var fewCount = 0
  /// All children, when they are many or were changed as a collection.
  private var list = ChildRuns()

  // Written out and always inlined: a store that is made elsewhere would have to be moved in.
  @inline(__always)
  init() { few = [ChildSlot(), ChildSlot(), ChildSlot(), ChildSlot()] }

  /// Creates a store of the same views.
  init(copying other: borrowing ChildStore) {
    self.init()
    list = other.list
    fewCount = other.fewCount
    for index in 0..<fewCount { few[index] = other.few[index].copied() }
  }

  /// The children without counting references to them; good as long as nobody changes them.
  ///
  /// Slots are never copied, so those of a few stay where they are in the storage of the container,
  /// which does not move.
  @inline(__always)
  var nodes: ChildNodes {
    if fewCount == 0 { return list.nodes }
    let slots = withUnsafePointer(to: few) { UnsafeRawPointer($0) }
    return ChildNodes(slots: slots.assumingMemoryBound(to: ChildSlot.self), count: fewCount)
  }

  @inline(__always)
  var isEmpty: Bool { fewCount == 0 && list.isEmpty }

  /// The children if they are in a list, which somebody else may hold, too; else an empty list.
  var sharedList: ChildRuns { list }
}

// MARK: - Changing the children

extension ChildStore {
  /// Appends a view with the reference that comes with it.
  @inline(__always)
  mutating func append(retained node: Unmanaged<TGNodeStorage>) {
    if list.isEmpty, fewCount < few.count {
      few[fewCount] = ChildSlot(retained: node)
      fewCount &+= 1
    } else {
      appendToList(node)
    }
  }

  @inline(never)
  private mutating func appendToList(_ node: Unmanaged<TGNodeStorage>) {
    moveToList()
    list.append(ChildSlot(retained: node))
  }

  private mutating func moveToList() {
    for index in 0..<fewCount {
      var slot = ChildSlot()
      swap(&slot, &few[index])
      list.append(slot)
    }
    fewCount = 0
  }

  /// All children as a list; the store is empty afterwards.
  mutating func takeList() -> ChildRuns {
    moveToList()
    var taken = ChildRuns()
    swap(&taken, &list)
    return taken
  }

  /// Takes over a list in place of the children there were.
  mutating func put(_ new: ChildRuns) {
    _ = takeList()
    list = new
  }

  /// Changes one child in its place.
  mutating func change(_ index: Int, _ body: (inout TGView) -> Void) {
    precondition(index >= 0 && index < nodes.count, "there is no child at this index")
    let slot = list.isEmpty ? slotsOfFew + index : list.ownSlot(at: index)
    body(&slot.viewPlace().pointee)
  }

  private var slotsOfFew: UnsafeMutablePointer<ChildSlot> {
    mutating get {
      let slots = withUnsafeMutablePointer(to: &few) { UnsafeMutableRawPointer($0) }
      return slots.assumingMemoryBound(to: ChildSlot.self)
    }
  }
}

// MARK: - Release

extension ChildStore {
  /// Moves children that are containers with children out, if nobody else holds them.
  ///
  /// - Returns: The first of them; each is followed by the next, and the last by those that wait
  ///   already.
  mutating func takeContainers(
    before waiting: Unmanaged<ContainerStorage>?
  ) -> Unmanaged<ContainerStorage>? {
    var waiting = waiting
    let few = slotsOfFew
    for index in 0..<fewCount { (few + index).takeContainer(before: &waiting) }
    if !list.isEmpty { list.forEachOwnSlot { $0.takeContainer(before: &waiting) } }
    return waiting
  }
}
