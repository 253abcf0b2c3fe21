/// The memory of a list of many children: a run of slots, of which the first are in use.
///
/// A class because lists are shared by copies of a container until one of them is changed. Unsafe
/// in that an index is not checked here; who asks for one has checked it.
@usableFromInline final class ChildList: ManagedBuffer<ChildList.Header, ChildSlot> {
  @usableFromInline struct Header {
    var count = 0
    /// The number of slots there are.
    let room: Int
  }

  deinit { _ = slots.deinitialize(count: count) }
}

extension ChildList {
  /// Creates an empty list.
  static func withRoom(for count: Int) -> ChildList {
    unsafeDowncast(
      create(minimumCapacity: count) { _ in Header(room: count) }, to: ChildList.self)
  }

  // By its address: access to the property would be checked.
  @inline(__always)
  private var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  @inline(__always)
  var count: Int {
    get { head.pointee.count }
    set { head.pointee.count = newValue }
  }

  @inline(__always)
  private var room: Int { head.pointee.room }

  /// The slots; good as long as the list.
  @inline(__always)
  var slots: UnsafeMutablePointer<ChildSlot> { withUnsafeMutablePointerToElements { $0 } }

  /// The children without counting references to them; good as long as the list.
  @inline(__always)
  var nodes: ChildNodes { ChildNodes(slots: slots, count: count) }

  /// Appends where there is room already.
  @inline(__always)
  func append(_ slot: consuming ChildSlot) {
    (slots + count).initialize(to: slot)
    count &+= 1
  }

  /// A list of the same views with room for more.
  static func copying(_ nodes: ChildNodes, room: Int) -> ChildList {
    let copy = ChildList.withRoom(for: max(room, nodes.count))
    let slots = copy.slots
    for index in 0..<nodes.count {
      (slots + index).initialize(to: nodes.slots.unsafelyUnwrapped[index].copied())
    }
    copy.count = nodes.count
    return copy
  }

  /// A list with room for more that takes the views over; this one is empty afterwards.
  private func moved(room: Int) -> ChildList {
    let moved = ChildList.withRoom(for: max(room, count))
    moved.slots.moveInitialize(from: slots, count: count)
    moved.count = count
    count = 0
    return moved
  }
}

// MARK: - Lists that are changed

extension ChildList {
  /// Makes a list its holder's own, with room for more views.
  @inline(__always)
  static func makeRoom(for additional: Int, in list: inout ChildList?) {
    let isOwn = isKnownUniquelyReferenced(&list)
    if isOwn, held(list)._withUnsafeGuaranteedRef({ $0.count &+ additional <= $0.room }) { return }
    grow(&list, additional, isOwn)
  }

  @inline(never)
  private static func grow(_ list: inout ChildList?, _ additional: Int, _ isOwn: Bool) {
    guard let old = list else {
      list = .withRoom(for: additional)
      return
    }
    let needed = old.count + additional
    let room = needed > old.room ? max(needed, 2 * old.room) : needed
    list = isOwn ? old.moved(room: room) : copying(old.nodes, room: room)
  }

  /// Appends a view, with the reference that comes with it, to a list that may have to grow.
  static func append(retained node: Unmanaged<TGNodeStorage>, to list: inout ChildList?) {
    makeRoom(for: 1, in: &list)
    held(list)._withUnsafeGuaranteedRef { $0.append(ChildSlot(retained: node)) }
  }

  /// The slots of a list after it was made its holder's own.
  static func slots(ofOwn list: inout ChildList?) -> UnsafeMutablePointer<ChildSlot> {
    makeRoom(for: 0, in: &list)
    return held(list)._withUnsafeGuaranteedRef { $0.slots }
  }

  /// A list that there is, without counting a reference to it.
  @inline(__always)
  private static func held(_ list: ChildList?) -> Unmanaged<ChildList> {
    .passUnretained(list.unsafelyUnwrapped)
  }
}
