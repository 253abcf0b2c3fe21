/// The children of a node, first to last; not counted, for the reason that `NodeRef` is not.
///
/// Unsafe in that an index is checked in debug builds alone.
package struct ChildNodes: RandomAccessCollection {
  /// The slots, if all are in one piece.
  private let slots: UnsafePointer<ChildSlot>?
  /// Else the runs they are in.
  private let runs: UnsafePointer<Unmanaged<ChildRun>>?
  package let count: Int

  /// No children.
  init() { (slots, runs, count) = (nil, nil, 0) }

  @inline(__always)
  init(slots: UnsafePointer<ChildSlot>, count: Int) {
    (self.slots, runs, self.count) = (slots, nil, count)
  }

  @inline(__always)
  init(runs: UnsafePointer<Unmanaged<ChildRun>>, count: Int) {
    (slots, self.runs, self.count) = (nil, runs, count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> NodeRef {
    @inline(__always) get { NodeRef(slot(at: index)) }
  }

  @inline(__always)
  func slot(at index: Int) -> UnsafePointer<ChildSlot> { slots(from: index).slots }

  /// The slots from a place on that lie behind each other, and their number.
  @inline(__always)
  func slots(from index: Int) -> (slots: UnsafePointer<ChildSlot>, count: Int) {
    assert(index >= 0 && index < count)
    if let slots { return (slots + index, count &- index) }
    let place = index & (ChildRun.length &- 1)
    let run = runs.unsafelyUnwrapped[index >> ChildRun.lengthLog2]
    let slots = run._withUnsafeGuaranteedRef { $0.slots + place }
    return (UnsafePointer(slots), Swift.min(ChildRun.length &- place, count &- index))
  }

  /// Calls `body` with every child and its place, in order.
  @inline(__always)
  func forEachPlace(_ body: (NodeRef, Int) -> Void) {
    var place = 0
    while place < count {
      let (slots, length) = slots(from: place)
      for offset in 0..<length { body(NodeRef(slots + offset), place &+ offset) }
      place &+= length
    }
  }
}
