/// Six words side by side.
///
/// Not an `InlineArray`, which is copied by a call to the runtime: a table is copied with each view.
///
/// Unsafe in one way: a word is reached by its distance from the first one. That is sound, because the
/// elements of a tuple of one type lie in memory as those of an array do, and because a place that is none
/// stops the program.
@usableFromInline struct SixWords: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  static let count = 6

  @usableFromInline init() {}

  subscript(place: Int) -> UInt64 {
    @inline(__always) get { withUnsafePointer(to: self) { $0.word(at: place) } }
    @inline(__always) set {
      precondition(place >= 0 && place < Self.count)
      withUnsafeMutablePointer(to: &words) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt64.self)[place] = newValue
      }
    }
  }
}

extension UnsafePointer<SixWords> {
  /// The word at a place, without a look at the others.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    precondition(place >= 0 && place < SixWords.count)
    return UnsafeRawPointer(self).assumingMemoryBound(to: UInt64.self)[place]
  }
}
