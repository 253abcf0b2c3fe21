/// Six words side by side.
///
/// Not an `InlineArray`, which is copied by a call to the runtime: a table is copied with each view.
@usableFromInline struct SixWords: Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var fifth: UInt64 = 0
  private var sixth: UInt64 = 0

  @usableFromInline init() {}

  subscript(place: Int) -> UInt64 {
    @inline(__always) get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: sixth
      }
    }
    @inline(__always) set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      default: sixth = newValue
      }
    }
  }
}
