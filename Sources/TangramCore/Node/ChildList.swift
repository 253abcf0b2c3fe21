/// The memory of a list of children: a run of slots, of which the first are in use.
///
/// A class because lists are shared by copies of a container until one of them is changed. Unsafe
/// in that an index is not checked here; `TGSubviews` checks them.
@usableFromInline final class ChildList: ManagedBuffer<ChildList.Header, ChildSlot> {
  @usableFromInline struct Header {
    var count: Int32 = 0
    /// The number of slots there are.
    let room: Int32
    /// The list to be released after this one.
    var next: Unmanaged<ChildList>?
  }

  deinit { _ = slots.deinitialize(count: count) }
}

extension ChildList {
  /// Creates an empty list.
  static func withRoom(for count: Int) -> ChildList {
    unsafeDowncast(
      create(minimumCapacity: count) { _ in Header(room: Int32(count)) }, to: ChildList.self)
  }

  // By its address: access to the property would be checked.
  @inline(__always)
  fileprivate var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  @inline(__always)
  var count: Int {
    get { Int(head.pointee.count) }
    set { head.pointee.count = Int32(newValue) }
  }

  @inline(__always)
  var room: Int { Int(head.pointee.room) }

  /// The slots; good as long as the list.
  @inline(__always)
  var slots: UnsafeMutablePointer<ChildSlot> { withUnsafeMutablePointerToElements { $0 } }

  /// Appends where there is room already.
  @inline(__always)
  func append(_ slot: consuming ChildSlot) {
    (slots + count).initialize(to: slot)
    count &+= 1
  }

  /// A list of the same views with room for more.
  func copied(room: Int) -> ChildList {
    let copy = ChildList.withRoom(for: max(room, count))
    let (source, target) = (slots, copy.slots)
    for index in 0..<count { (target + index).initialize(to: source[index].copied()) }
    copy.count = count
    return copy
  }

  /// A list with room for more that takes the views over; this one is empty afterwards.
  func moved(room: Int) -> ChildList {
    let moved = ChildList.withRoom(for: max(room, count))
    moved.slots.moveInitialize(from: slots, count: count)
    moved.count = count
    count = 0
    return moved
  }
}

// MARK: - Release

extension ChildList {
  /// Lets go of a list and what is below it, one level at a time: releasing a deep tree the usual
  /// way would use the call stack once a level.
  static func release(_ list: Unmanaged<ChildList>) {
    // The lists that wait refer to each other, so that no memory is needed to release memory.
    var waiting = list.chained(before: nil)
    while let next = waiting {
      waiting = next._withUnsafeGuaranteedRef { $0.takeGrandchildren(before: $0.head.pointee.next) }
      next.release()
    }
  }

  /// Moves the children of views that nobody else holds out of them, so that each view, when it is
  /// released, releases nothing but itself.
  ///
  /// - Returns: The first of their lists, which are followed by those that wait already.
  private func takeGrandchildren(
    before waiting: Unmanaged<ChildList>?
  ) -> Unmanaged<ChildList>? {
    var waiting = waiting
    for index in 0..<count where NodeRef(slots + index).isContainer {
      let storage = (slots + index).storagePlace
      guard isKnownUniquelyReferenced(&storage.pointee) else { continue }
      if let children = storage.pointee.container?.children.take() {
        waiting = children.chained(before: waiting) ?? waiting
      }
    }
    return waiting
  }
}

extension Unmanaged<ChildList> {
  /// Puts a list before others that wait, unless somebody else holds it, too: then the reference
  /// is given up.
  fileprivate func chained(before waiting: Unmanaged<ChildList>?) -> Unmanaged<ChildList>? {
    guard isOnlyReference else {
      release()
      return nil
    }
    _withUnsafeGuaranteedRef { $0.head.pointee.next = waiting }
    return self
  }
}
