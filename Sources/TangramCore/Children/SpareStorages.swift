import Synchronization

/// Storages of leaves that became records, kept to be used for the next leaves.
///
/// While a tree is built, most leaves have a storage for a moment only: until they are added to a
/// container. Getting and giving back its memory would be most of what such a leaf costs.
///
/// There are several places, so that threads that build trees at the same time do not get in each
/// other's way. A storage is in one of them or in use, never both: it is exchanged in one step.
enum SpareStorages {
  /// A blank storage: a spare one, if there is any.
  @inline(__always)
  static func take() -> TGNodeStorage {
    let address = exchange(0)
    guard let spare = UnsafeRawPointer(bitPattern: address) else { return makeStorage() }
    return Unmanaged.fromOpaque(spare).takeRetainedValue()
  }

  @inline(never)
  private static func makeStorage() -> TGNodeStorage {
    // Unmanaged, so that this is the only reference, whatever the compiler makes of it.
    let storage = Unmanaged.passRetained(TGNodeStorage())
    plainCounts.store(storage.referenceCounts, ordering: .relaxed)
    return storage.takeRetainedValue()
  }

  /// Whether nothing refers to a storage but the one reference of whoever asks: no copy of the view,
  /// and no handle that might write to it.
  ///
  /// The answer may be no although it is so.
  @inline(__always)
  static func isFree(_ storage: Unmanaged<TGNodeStorage>) -> Bool {
    storage.referenceCounts == plainCounts.load(ordering: .relaxed)
  }

  /// Keeps a storage that is free and has neither content nor rare parts.
  @inline(__always)
  static func give(_ storage: Unmanaged<TGNodeStorage>) {
    storage._withUnsafeGuaranteedRef { $0.makeBlank() }
    let address = UInt(bitPattern: storage.toOpaque())
    let before = exchange(address)
    guard let spare = UnsafeRawPointer(bitPattern: before) else { return }
    Unmanaged<TGNodeStorage>.fromOpaque(spare).release()
  }

  /// Puts an address, or 0, into the place of this thread, and returns what was there.
  ///
  /// Most threads have a place of their own, told by where their stacks are.
  @inline(__always)
  private static func exchange(_ address: UInt) -> UInt {
    var local: UInt8 = 0
    let region = withUnsafeMutablePointer(to: &local) { UInt64(UInt(bitPattern: $0)) } >> 18
    // Multiplied by the golden ratio, as it were, so that stacks that lie at equal distances have
    // different places.
    let place = Int(truncatingIfNeeded: (region &* 0x9E37_79B9_7F4A_7C15) >> 57)
    return places[place].address.exchange(address, ordering: .acquiringAndReleasing)
  }
}

/// A place for the address of one storage, on a cache line of its own.
private struct Place: ~Copyable {
  let address = Atomic<UInt>(0)
  private let rest: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0)
  @inline(__always) init() {}
}

// Written out, so that the compiler can lay it out as constant data, which nobody has to initialise.
private let places: InlineArray<128, Place> = [
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
  Place(), Place(), Place(), Place(), Place(), Place(), Place(), Place(),
]

/// The reference counts of an object that one reference holds; 0 while none was seen.
private let plainCounts = Atomic<UInt>(0)

extension Unmanaged {
  /// The word behind the type in every object, as it is: other threads may count in it.
  @inline(__always)
  fileprivate var referenceCounts: UInt {
    let word = toOpaque() + MemoryLayout<UInt>.size
    return word.assumingMemoryBound(to: Atomic<UInt>.self).pointee.load(ordering: .relaxed)
  }
}
