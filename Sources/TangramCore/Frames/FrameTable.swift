/// The frames of a layout, in the order of the plan: parents before children, siblings together.
///
/// They lie in pieces, so that a layout after a small change shares with the one before whatever
/// did not move, and costs no more than what did.
///
/// Sendable although the pieces are not declared so: nobody writes to a piece that is in a table.
struct FrameTable: @unchecked Sendable {
  fileprivate(set) var pieces: [FramePiece] = []
  fileprivate(set) var count = 0

  /// The number of frames in all pieces but the last.
  ///
  /// A change copies one piece and the list of all of them, so neither should be much longer than the
  /// other in trees of ten thousands of views.
  static let pieceLength = 256

  subscript(index: Int) -> TGRect {
    guard index >= 0 && index < count else { stop("there is no such frame") }
    // A shift and a mask, because dividing would ask for the sign first.
    return pieces[index &>> Self.lengthLog2][index & (Self.pieceLength &- 1)]
  }

  private static var lengthLog2: Int { pieceLength.trailingZeroBitCount }
}

extension FrameTable {
  /// Whether both are the same pieces, and so the same frames.
  func isSame(as other: FrameTable) -> Bool {
    count == other.count && pieces.elementsEqual(other.pieces, by: ===)
  }

  /// The end of those frames in a range, from its start on, that lie in pieces which another table
  /// shares.
  func endOfSharedFrames(_ range: Range<Int>, with other: FrameTable) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = index &>> Self.lengthLog2
      guard piece < pieces.count, piece < other.pieces.count,
        pieces[piece] === other.pieces[piece]
      else { break }
      index = (piece &+ 1) &<< Self.lengthLog2
    }
    return min(index, range.upperBound)
  }
}

extension FrameTable {
  /// Whether the frames in a range are those of another table there.
  func areSame(_ range: Range<Int>, in other: FrameTable) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      // Pieces that both share need no look.
      index = endOfSharedFrames(index..<range.upperBound, with: other)
      if index < range.upperBound, self[index] != other[index] { return false }
      index &+= 1
    }
    return true
  }
}

/// Some frames that follow each other, and their number.
final class FramePiece: ManagedBuffer<Int, TGRect> {
  fileprivate static func make(
    of frames: UnsafePointer<TGRect>, count: Int
  ) -> FramePiece {
    let piece = create(minimumCapacity: count) { _ in count }
    piece.withUnsafeMutablePointerToElements { $0.initialize(from: frames, count: count) }
    // `create` makes an object of the class it is called on.
    return unsafeDowncast(piece, to: FramePiece.self)
  }

  fileprivate subscript(index: Int) -> TGRect {
    // By its address: access to the property would be checked.
    withUnsafeMutablePointers { header, frames in
      precondition(index < header.pointee)
      return frames[index]
    }
  }
}

// MARK: - Taking the frames of a plan

extension FrameWriter {
  /// Notes that frames are written anew.
  @inline(__always)
  func markFrames(_ range: Range<Int>) {
    // Shifts, because dividing would ask for the sign first.
    let shift = FrameTable.pieceLength.trailingZeroBitCount
    let (first, last) = (range.lowerBound &>> shift, (range.upperBound &- 1) &>> shift)
    assert(first <= last && last < freshPieces.count, "no such frames")
    freshPieces.base[first] = true
    if last > first { (freshPieces.base + first).update(repeating: true, count: last - first + 1) }
  }

  /// The frames as they are now; pieces without a new frame are those of the time before.
  func takeFrames() -> FrameTable {
    // A table that others share is copied when it changes, so it must not be touched for nothing.
    if frameTable.count == plan.frames.count, !hasFreshPieces { return frameTable }
    let length = FrameTable.pieceLength
    // As a variable of this function: access to a field of the writer would be checked.
    var table = FrameTable()
    swap(&table, &frameTable)
    defer { frameTable = table }
    table.pieces.reserveCapacity(freshPieces.count)
    for piece in 0..<freshPieces.count {
      let isNew = piece == table.pieces.count
      guard isNew || freshPieces[piece] else { continue }
      freshPieces[piece] = false
      let first = piece * length
      let made = FramePiece.make(
        of: plan.frames.base + first, count: min(length, plan.frames.count - first))
      if isNew { table.pieces.append(made) } else { table.pieces[piece] = made }
    }
    table.count = plan.frames.count
    return table
  }

  private var hasFreshPieces: Bool {
    for piece in 0..<freshPieces.count where freshPieces[piece] { return true }
    return false
  }
}
