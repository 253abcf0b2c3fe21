import Synchronization

/// A place in a list of children, and the view in it.
///
/// Most views are leaves that say nothing but their sizes and perhaps have content. Such a leaf is
/// a record here, a quarter of the size of a storage and none of its allocations; a storage is made
/// for it when somebody asks for the view. Any other view is a reference to its storage.
///
/// Unsafe in one way: whose reference it is, the mark says, and both are written together.
@usableFromInline package struct ChildSlot: ~Copyable {
  // The first, because the place of a view with a storage is also the place of that storage and of
  // a `TGView`, which are nothing but the reference.
  /// The storage of the view; of a record, the content if there is any.
  private let reference: UnsafeRawPointer?
  /// 0 for a view with a storage; for a record its identity, which comes later if at all, and the
  /// kinds of its sizes; see `Mark`.
  private let mark: Atomic<UInt64>
  private let width: UInt64
  private let height: UInt64

  /// Takes over a view that is added, with the reference that comes with it.
  @inline(__always)
  init(retained node: Unmanaged<TGNodeStorage>) {
    self.init(retained: node, isFree: SpareStorages.isFree(node))
  }

  /// Takes over a copy of a view that is added.
  init(_ view: consuming TGView) {
    let node = Unmanaged.passRetained((consume view).storage)
    // Asked first, so that the compiler does not count the reference only after it was looked at how
    // many there are.
    self.init(retained: node, isFree: node.isOnlyReference && SpareStorages.isFree(node))
  }

  @inline(__always)
  private init(retained node: Unmanaged<TGNodeStorage>, isFree: Bool) {
    // A handle that is written to later means this view, too: it may have been fetched from a copy
    // that now comes back, as a property with a setter does it.
    if node._withUnsafeGuaranteedRef({ $0.fitsRecord }), isFree || !node.hasHandle {
      self.init(recording: node, isFree: isFree)
    } else {
      self.init(holding: node)
    }
  }

  /// Creates a place that is not in use: a record that says nothing.
  @inline(__always)
  init() { self.init(reference: nil, mark: Mark.blank.bits, width: 0, height: 0) }

  /// Takes over a view that keeps its storage, whatever it says.
  @inline(__always)
  init(holding node: Unmanaged<TGNodeStorage>) {
    self.init(reference: UnsafeRawPointer(node.toOpaque()), mark: 0, width: 0, height: 0)
  }

  @inline(__always)
  private init(recording node: Unmanaged<TGNodeStorage>, isFree: Bool) {
    let sizes = node._withUnsafeGuaranteedRef {
      (width: $0.plainValue(of: .width), height: $0.plainValue(of: .height))
    }
    // Somebody else's is the same view, so that both must have one identity.
    let identity = node._withUnsafeGuaranteedRef {
      isFree || node.isOnlyReference ? $0.knownIdentity : $0.resolveIdentity().number
    }
    let mark = Mark(identity: identity, width: sizes.width.tag, height: sizes.height.tag)
    let content = node._withUnsafeGuaranteedRef { $0.contentToOwn() }
    self.init(
      reference: content, mark: mark.bits, width: sizes.width.bits, height: sizes.height.bits)
    if isFree, content == nil { SpareStorages.give(node) } else { node.release() }
  }

  @inline(__always)
  private init(reference: UnsafeRawPointer?, mark: UInt64, width: UInt64, height: UInt64) {
    self.reference = reference
    self.mark = Atomic(mark)
    self.width = width
    self.height = height
  }

  @inline(__always)
  deinit {
    if let reference { Unmanaged<AnyObject>.fromOpaque(reference).release() }
  }
}

extension ChildSlot {
  /// What the mark of a record is made of.
  private struct Mark {
    var bits: UInt64

    @inline(__always) init(_ bits: UInt64) { self.bits = bits }

    @inline(__always) init(identity: UInt64, width: UInt8, height: UInt8) {
      bits = identity << 8 | 128 | UInt64(width) << 3 | UInt64(height)
    }

    static var blank: Mark { Mark(128) }

    @inline(__always) var isRecord: Bool { bits & 128 != 0 }
    @inline(__always) var identity: UInt64 { bits >> 8 }
    /// Whether it is the mark of a record without an identity.
    @inline(__always) var isAnonymous: Bool { bits &- 1 < 255 }
    @inline(__always) var widthTag: UInt8 { UInt8(truncatingIfNeeded: bits >> 3) & 7 }
    @inline(__always) var heightTag: UInt8 { UInt8(truncatingIfNeeded: bits) & 7 }
  }

  @inline(__always)
  private var currentMark: Mark { Mark(mark.load(ordering: .relaxed)) }

  /// Whether the view lies here, rather than in a storage.
  @inline(__always)
  var isRecord: Bool { currentMark.isRecord }

  /// The storage of a view that is no record.
  @inline(__always)
  var storage: Unmanaged<TGNodeStorage> {
    assert(!isRecord && reference != nil)
    return .fromOpaque(reference.unsafelyUnwrapped)
  }

  /// The view.
  var view: TGView {
    TGView(storage: isRecord ? makeStorage() : storage.takeUnretainedValue())
  }

  /// Whether the view has a storage and is this node.
  ///
  /// No other object that a slot refers to has the address of a storage, nor has a record.
  @inline(__always)
  func refers(to node: NodeRef) -> Bool { UInt(bitPattern: reference) == node.bits }

  /// Another slot with the same view.
  @inline(__always)
  func copied() -> ChildSlot {
    if let reference { _ = Unmanaged<AnyObject>.fromOpaque(reference).retain() }
    // Both must have one identity.
    if currentMark.isAnonymous { _ = resolveIdentity() }
    return ChildSlot(
      reference: reference, mark: currentMark.bits, width: width, height: height)
  }
}

// MARK: - Records

extension ChildSlot {
  /// The identity of a record if somebody asked for it before, else 0.
  @inline(__always)
  var knownIdentity: UInt64 { currentMark.identity }

  /// Who the view of a record is; see `TGNodeStorage.resolveIdentity`.
  func resolveIdentity() -> TGViewID {
    var known = mark.load(ordering: .relaxed)
    let fresh = Mark(known).identity == 0 ? TGNodeStorage.makeIdentity() : 0
    while Mark(known).identity == 0 {
      let given = mark.compareExchange(
        expected: known, desired: known | fresh << 8, ordering: .relaxed)
      known = given.exchanged ? known | fresh << 8 : given.original
    }
    return TGViewID(Mark(known).identity)
  }

  /// The sizes of a record.
  @inline(__always)
  var sizes: (width: PackedValue, height: PackedValue) {
    let mark = currentMark
    return (
      PackedValue(bits: width, tag: mark.widthTag), PackedValue(bits: height, tag: mark.heightTag)
    )
  }

  /// The content of a record.
  @inline(__always)
  var content: Unmanaged<ContentBox>? { reference.map(Unmanaged.fromOpaque) }

  /// A storage of the view in a record: the same view, so with its identity.
  func makeStorage() -> TGNodeStorage {
    let storage = TGNodeStorage(identity: resolveIdentity().number)
    let sizes = sizes
    _ = storage.setPlainSizes(sizes.width, sizes.height)
    storage.content = content?.takeUnretainedValue()
    return storage
  }

  /// Whether two records say the same of the same view.
  @inline(__always)
  func isSame(as other: borrowing ChildSlot) -> Bool {
    currentMark.bits == other.currentMark.bits && width == other.width && height == other.height
      && reference == other.reference
  }
}

extension UnsafeMutablePointer where Pointee == ChildSlot {
  /// Takes the view out if it is a container with children and nobody else holds it, and lets the
  /// containers that wait to be released follow it.
  @inline(__always)
  func takeContainer(before waiting: inout Unmanaged<ContainerStorage>?) {
    guard !pointee.isRecord, pointee.storage.isOnlyReference,
      let container = pointee.storage._withUnsafeGuaranteedRef({ $0.container }),
      !container.children.isEmpty
    else { return }
    // The reference is handed on with the container.
    initialize(to: ChildSlot())
    container.next = waiting
    waiting = .passUnretained(container)
  }

  /// The place of the view, which has a storage from now on.
  func viewPlace() -> UnsafeMutablePointer<TGView> {
    if pointee.isRecord { pointee = ChildSlot(holding: .passRetained(pointee.makeStorage())) }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: TGView.self)
  }
}

extension TGNodeStorage {
  /// The content with a reference to it.
  @inline(__always)
  fileprivate func contentToOwn() -> UnsafeRawPointer? {
    if content == nil { return nil }
    return UnsafeRawPointer(Unmanaged.passRetained(content.unsafelyUnwrapped).toOpaque())
  }

  /// Whether the node is a leaf that says nothing but sizes, each of them a keyword or a number that
  /// can be computed with, and content.
  @inline(__always)
  fileprivate var fitsRecord: Bool {
    let (width, height) = (plainValue(of: .width), plainValue(of: .height))
    let numbers = SIMD2(width.number, height.number)
    let largest = Plan.largestNumber * Plan.largestNumber
    // Neither a list nor another view, and no number that has to be reported.
    return payload.isPlain && rare == nil && hasNoPositions
      && max(width.tag, height.tag) <= ValueKind.fill.rawValue
      && all(numbers * numbers .<= largest)
  }
}

extension Unmanaged<TGNodeStorage> {
  /// Whether a handle of the view is still in use: handles are all that refers to a storage without
  /// owning it.
  fileprivate var hasHandle: Bool {
    // The object counts as one itself.
    _withUnsafeGuaranteedRef { _getUnownedRetainCount($0) > 1 }
  }
}

extension Unmanaged {
  /// Whether nobody else refers to the object.
  @inline(__always)
  var isOnlyReference: Bool {
    var reference = self
    return withUnsafeMutablePointer(to: &reference) {
      $0.withMemoryRebound(to: Instance.self, capacity: 1) {
        isKnownUniquelyReferenced(&$0.pointee)
      }
    }
  }
}
