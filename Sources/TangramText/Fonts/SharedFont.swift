import Synchronization

/// An opened font with the shapers that are not in use, shared by all copies of a `TGFont`.
final class SharedFont: Hashable, Sendable {
  let data: FontData
  /// The shapers that are not in use, each with its cache of data from the font.
  private let idle = Mutex<[BorrowedShaper]>([])

  init(_ data: FontData) { self.data = data }

  static func == (first: SharedFont, second: SharedFont) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Borrows a shaper for exclusive use until it is returned with `returnShaper`.
  func borrowShaper(isExhausted: Bool = false) -> BorrowedShaper {
    let shaper = idle.withLock { $0.popLast() } ?? BorrowedShaper(data)
    shaper.withLock { $0.restart(isExhausted: isExhausted) }
    return shaper
  }

  /// Returns a shaper so that it can be borrowed again, unless there are enough already.
  func returnShaper(_ shaper: BorrowedShaper) {
    idle.withLock { idle in
      if idle.count < Self.idleLimit { idle.append(shaper) }
    }
  }

  private static let idleLimit = 8
}

/// A shaper that one text uses at a time.
///
/// Its lock is never contended. It makes the shaper an object that can be passed from text to text without
/// moving the tables in it, which would take 900 instructions for each text.
final class BorrowedShaper: Sendable {
  let font: FontData
  private let shaper: Mutex<Shaper>

  init(_ font: FontData) {
    self.font = font
    shaper = Mutex(Shaper(font))
  }

  @inline(__always)
  func withLock<Result>(_ body: (inout Shaper) -> sending Result) -> sending Result {
    shaper.withLock { body(&$0) }
  }
}
