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
  private let pieces: ContiguousArray<ContiguousArray<FrameList>>
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

  /// The lists of all containers that the tree has, by the order of the containers' frames.
  var inOrder: [FrameList] {
    let all = pieces.joined()
    if !isRearranged { return Array(all) }
    return all.filter { $0.owner >= 0 }.sorted { $0.owner < $1.owner }
  }
}

/// Where the frames of the children of one view lie.
struct FrameList: Sendable {
  /// The index of the view's own frame; -1 for a view that is not in the tree any more.
  var owner: Int32
  var first: Int32
  var total: Int32
  /// The places of the children in their list, by frame; nil where they are in order.
  var orders: ContiguousArray<Int32>?
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

  private func lists(in piece: Int) -> ContiguousArray<FrameList> {
    let first = piece * Self.listsInPiece
    let end = min(first + Self.listsInPiece, plan.containers.count)
    var lists: ContiguousArray<FrameList> = []
    lists.reserveCapacity(end - first)
    for index in first..<end { lists.append(list(of: plan.containers.base + index)) }
    return lists
  }

  private func list(of container: UnsafeMutablePointer<ContainerBox>) -> FrameList {
    var list = FrameList(
      owner: container.pointee.box, first: container.pointee.first, total: container.pointee.total)
    if list.owner >= 0, !container.pointee.flags.contains(.isInOrder) {
      let boxes = plan.boxes.base + Int(list.first)
      list.orders = ContiguousArray((0..<Int(list.total)).map { boxes[$0].order })
    }
    return list
  }
}
