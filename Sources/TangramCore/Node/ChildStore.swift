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
  private var list: ChildList?

  init() { few = InlineArray { _ in ChildSlot() } }

  /// Creates a store of the same views.
  init(copying other: borrowing ChildStore) {
    list = other.list
    fewCount = other.fewCount
    few = InlineArray { _ in ChildSlot() }
    for index in 0..<fewCount { few[index] = other.few[index].copied() }
  }

  /// The children without counting references to them; good as long as nobody changes them.
  ///
  /// Slots are never copied, so those of a few stay where they are in the storage of the container,
  /// which does not move.
  @inline(__always)
  var nodes: ChildNodes {
    if let list { return list.nodes }
    let slots = withUnsafePointer(to: few) { UnsafeRawPointer($0) }
    return ChildNodes(slots: slots.assumingMemoryBound(to: ChildSlot.self), count: fewCount)
  }

  /// The list, if there is one, for somebody else to hold.
  var sharedList: ChildList? { list }

  /// The slots of children that nobody else holds; good as long as `nodes` are.
  private var ownSlots: UnsafeMutablePointer<ChildSlot> {
    mutating get {
      if list != nil { return ChildList.slots(ofOwn: &list) }
      let slots = withUnsafeMutablePointer(to: &few) { UnsafeMutableRawPointer($0) }
      return slots.assumingMemoryBound(to: ChildSlot.self)
    }
  }
}

// MARK: - Changing the children

extension ChildStore {
  /// Appends a view with the reference that comes with it.
  @inline(__always)
  mutating func append(retained node: Unmanaged<TGNodeStorage>) {
    if list == nil, fewCount < few.count {
      few[fewCount] = ChildSlot(retained: node)
      fewCount &+= 1
    } else {
      appendToList(node)
    }
  }

  @inline(never)
  private mutating func appendToList(_ node: Unmanaged<TGNodeStorage>) {
    list = takeList(withRoomFor: 4 * few.count)
    ChildList.append(retained: node, to: &list)
  }

  /// All children as a list; the store is empty afterwards.
  mutating func takeList(withRoomFor room: Int = 0) -> ChildList? {
    if fewCount > 0 {
      let moved = ChildList.withRoom(for: max(room, fewCount))
      for index in 0..<fewCount {
        var slot = ChildSlot()
        swap(&slot, &few[index])
        moved.append(slot)
      }
      fewCount = 0
      return moved
    }
    var taken: ChildList?
    swap(&taken, &list)
    return taken
  }

  /// Takes over a list in place of the children there were.
  mutating func put(_ new: consuming ChildList?) {
    _ = takeList()
    list = new
  }

  /// Changes one child in its place.
  mutating func change(_ index: Int, _ body: (inout TGView) -> Void) {
    precondition(index >= 0 && index < nodes.count, "there is no child at this index")
    body(&(ownSlots + index).viewPlace().pointee)
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
    // Another store may have the same list.
    if list != nil, !isKnownUniquelyReferenced(&list) { return waiting }
    var waiting = waiting
    let (slots, count) = (ownSlots, nodes.count)
    for index in 0..<count {
      guard let container = (slots + index).takeContainer() else { continue }
      container._withUnsafeGuaranteedRef { $0.next = waiting }
      waiting = container
    }
    return waiting
  }
}
