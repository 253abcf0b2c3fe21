/// Some children that follow each other, in one piece of memory.
///
/// A class because lists that differ elsewhere share it. Unsafe in that an index is not checked
/// here; who asks for one has checked it.
@usableFromInline final class ChildRun: ManagedBuffer<ChildRun.Header, ChildSlot> {
  @usableFromInline struct Header {
    var count = 0
    /// The number of slots there are.
    let room: Int
  }

  /// The number of children in every run of a list but the last.
  ///
  /// Few enough that a change copies little; a power of two, for a child is found by division.
  @inline(__always) static var length: Int { 1 << lengthLog2 }
  @inline(__always) static var lengthLog2: Int { 4 }

  deinit { _ = slots.deinitialize(count: count) }
}

extension ChildRun {
  static func withRoom(for count: Int) -> ChildRun {
    unsafeDowncast(create(minimumCapacity: count) { _ in Header(room: count) }, to: ChildRun.self)
  }

  // By its address: access to the property would be checked.
  @inline(__always)
  private var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  @inline(__always)
  private(set) var count: Int {
    get { head.pointee.count }
    set { head.pointee.count = newValue }
  }

  /// The slots; good as long as the run.
  @inline(__always)
  var slots: UnsafeMutablePointer<ChildSlot> { withUnsafeMutablePointerToElements { $0 } }

  /// The place for another view, to be initialised at once; nil if there is no room.
  @inline(__always)
  func nextPlace() -> UnsafeMutablePointer<ChildSlot>? {
    let place = count
    guard place < head.pointee.room else { return nil }
    count = place &+ 1
    return slots + place
  }

  /// Moves the views from a place on up by one, and puts another in front of them.
  ///
  /// - Returns: The one that was the last.
  func shiftUp(from place: Int, filling slot: consuming ChildSlot) -> ChildSlot {
    let (slots, last) = (slots, count - 1)
    let pushed = (slots + last).move()
    (slots + place + 1).moveInitialize(from: slots + place, count: last - place)
    (slots + place).initialize(to: slot)
    return pushed
  }

  /// Moves the views behind a place down by one, and puts another behind them.
  ///
  /// - Returns: The one that was at the place.
  func shiftDown(to place: Int, filling slot: consuming ChildSlot) -> ChildSlot {
    let (slots, last) = (slots, count - 1)
    let pulled = (slots + place).move()
    (slots + place).moveInitialize(from: slots + place + 1, count: last - place)
    (slots + last).initialize(to: slot)
    return pulled
  }

  func removeLast() {
    count -= 1
    (slots + count).deinitialize(count: 1)
  }

  /// A run of the same views with all the room a run may have.
  func copied() -> ChildRun {
    let copy = ChildRun.withRoom(for: Self.length)
    let (source, target) = (slots, copy.slots)
    for index in 0..<count { (target + index).initialize(to: source[index].copied()) }
    copy.count = count
    return copy
  }

  /// Likewise one that takes the views over; this one is empty afterwards.
  func moved() -> ChildRun {
    let moved = ChildRun.withRoom(for: Self.length)
    moved.slots.moveInitialize(from: slots, count: count)
    moved.count = count
    count = 0
    return moved
  }
}
