/// Where the frames of each view's children lie, as the plan has it: what a layout needs to know in
/// order to work out its structure, if anybody asks.
///
/// It lies in pieces, so that layouts of two versions of a tree share what did not change.
final class FrameLists: Sendable {
  /// The number of views of the tree.
  let count: Int
  /// The number of frames, some of which may be no view's.
  let frameCount: Int
  /// Whether some children have frames away from those they had when the tree was compiled.
  let isRearranged: Bool
  private let pieces: ContiguousArray<FrameListPiece>
  private let known = FoundOnce<LayoutStructure>()

  fileprivate init(_ writer: FrameWriter) {
    count = writer.nodeCount
    frameCount = writer.plan.boxes.count
    isRearranged = writer.isRearranged
    pieces = writer.listPieces
  }

  private init(renaming other: FrameLists) {
    (count, frameCount) = (other.count, other.frameCount)
    (isRearranged, pieces) = (other.isRearranged, other.pieces)
  }

  /// The lists of a version of the tree in which some views go by other names.
  func renamed() -> FrameLists { FrameLists(renaming: self) }

  /// Where the frames lie, for those who look for one; found on first use.
  var structure: LayoutStructure {
    @inline(__always) get { known.value { LayoutStructure(self) } }
  }

  /// Calls `read` with that, for which no reference is counted.
  @inline(__always)
  func readingStructure<Result>(_ read: (LayoutStructure) -> Result) -> Result {
    known.reading({ LayoutStructure(self) }, { read($0) })
  }

  /// The lists of all containers that the tree has, by the order of the containers' frames.
  var inOrder: [FrameList] {
    let all = pieces.lazy.map(\.lists).joined()
    if !isRearranged { return Array(all) }
    return all.filter { $0.owner >= 0 }.sorted { $0.owner < $1.owner }
  }

  /// The places of all views in the lists they are in, by frame; empty when every list is in order.
  var orders: [Int32] {
    if pieces.allSatisfy({ $0.orders.isEmpty }) { return [] }
    var orders = [Int32](repeating: 0, count: frameCount)
    for piece in pieces {
      var next = 0
      for list in piece.lists where list.owner >= 0 {
        for place in 0..<list.total {
          orders[Int(list.first &+ place)] = list.isInOrder ? place : piece.orders[next]
          if !list.isInOrder { next += 1 }
        }
      }
    }
    return orders
  }
}

/// Some lists that follow each other.
struct FrameListPiece: Sendable {
  fileprivate(set) var lists: ContiguousArray<FrameList> = []
  /// The places of children by frame, of one list that is not in order after the other.
  ///
  /// Apart, so that there is nothing to a list but numbers.
  fileprivate(set) var orders: ContiguousArray<Int32> = []
}

/// Where the frames of the children of one view lie.
struct FrameList: Sendable {
  /// The index of the view's own frame; -1 for a view that is not in the tree any more.
  var owner: Int32
  var first: Int32
  var total: Int32
  /// Whether the frames lie in the order of the children.
  var isInOrder: Bool
}

// MARK: - Taking the lists of a plan

extension FrameWriter {
  private static let listsInPiece = 64

  /// Notes that the children of a container lie elsewhere, or the container itself.
  @inline(__always)
  func markList(_ container: Int) {
    // A shift, because dividing would ask for the sign first.
    let piece = container &>> Self.listsInPiece.trailingZeroBitCount
    if piece < freshLists.count { freshLists.base[piece] = true }
  }

  /// The lists as they are now; pieces without a change are those of the time before.
  func takeLists() -> FrameLists {
    if let lists { return lists }
    let length = Self.listsInPiece
    let count = (plan.containers.count + length - 1) / length
    listPieces.reserveCapacity(count)
    for piece in listPieces.indices where freshLists[piece] {
      listPieces[piece] = lists(in: piece)
      freshLists[piece] = false
    }
    while listPieces.count < count {
      listPieces.append(lists(in: listPieces.count))
      freshLists.append(false)
    }
    let taken = FrameLists(self)
    lists = taken
    return taken
  }

  private func lists(in piece: Int) -> FrameListPiece {
    let first = piece * Self.listsInPiece
    let end = min(first + Self.listsInPiece, plan.containers.count)
    var made = FrameListPiece()
    made.lists.reserveCapacity(end - first)
    for index in first..<end {
      let container = plan.containers.base + index
      // One that is not in the tree any more has no order.
      let isInOrder = container.pointee.flags.contains(.isInOrder) || container.pointee.box < 0
      made.lists.append(
        FrameList(
          owner: container.pointee.box, first: container.pointee.first,
          total: container.pointee.total, isInOrder: isInOrder))
      if !isInOrder { appendOrders(of: container, to: &made.orders) }
    }
    return made
  }

  private func appendOrders(
    of container: UnsafeMutablePointer<ContainerBox>, to orders: inout ContiguousArray<Int32>
  ) {
    let first = plan.boxes.base + Int(container.pointee.first)
    for place in 0..<Int(container.pointee.total) { orders.append(first[place].order) }
  }
}
