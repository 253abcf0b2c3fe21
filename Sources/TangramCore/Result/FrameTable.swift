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
  static let pieceLength = 128

  subscript(index: Int) -> TGRect {
    precondition(index >= 0 && index < count)
    return pieces[index / Self.pieceLength][index % Self.pieceLength]
  }
}

/// Some frames that follow each other, and their number.
final class FramePiece: ManagedBuffer<Int, TGRect> {
  fileprivate static func make(
    of frames: UnsafePointer<TGRect>, count: Int
  ) -> FramePiece {
    let piece = create(minimumCapacity: count) { _ in count }
    piece.withUnsafeMutablePointerToElements { $0.initialize(from: frames, count: count) }
    return unsafeDowncast(piece, to: FramePiece.self)
  }

  fileprivate subscript(index: Int) -> TGRect {
    precondition(index < header)
    return withUnsafeMutablePointerToElements { $0[index] }
  }
}

// MARK: - Taking the frames of a plan

extension Plan {
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
    let length = FrameTable.pieceLength
    frameTable.pieces.reserveCapacity(freshPieces.count)
    for piece in 0..<freshPieces.count {
      let isNew = piece == frameTable.pieces.count
      guard isNew || freshPieces[piece] else { continue }
      freshPieces[piece] = false
      let first = piece * length
      let made = FramePiece.make(
        of: frames.base + first, count: min(length, frames.count - first))
      if isNew { frameTable.pieces.append(made) } else { frameTable.pieces[piece] = made }
    }
    frameTable.count = frames.count
    return frameTable
  }
}
