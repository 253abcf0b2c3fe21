import Synchronization

/// The storage of one view: everything the view was told, and its place in memory.
///
/// A view is a value; its storage is shared by its copies and copied when one of them is changed.
/// Only the common descriptors lie here, as plain numbers; what few nodes have lies in
/// `RareParts`, what only containers have in a subclass, so that any node is one allocation.
///
/// Sendable although it has variables: they are written only while one view alone holds the
/// storage. The identity, which may be asked for at any time, is atomic.
public class TGNodeStorage: @unchecked Sendable {
  /// 0 until somebody refers to the node or copies it.
  @usableFromInline final let identity: Atomic<UInt64>

  // Checked access would cost more than the access: exclusivity follows from unique ownership.
  @exclusivity(unchecked) @usableFromInline package final var payload: NodePayload
  /// What the node draws; in a container it has no effect.
  @exclusivity(unchecked) @usableFromInline package final var content: ContentBox?
  @exclusivity(unchecked) @usableFromInline package final var rare: RareParts?

  @inlinable package init() {
    identity = Atomic(0)
    payload = NodePayload()
    content = nil
    rare = nil
  }

  /// A storage of a leaf that says nothing.
  @usableFromInline static func blank() -> TGNodeStorage { SpareStorages.take() }

  /// Makes the storage of a leaf without content and rare parts like a new one.
  @inline(__always)
  final func makeBlank() {
    payload = NodePayload()
    identity.store(0, ordering: .relaxed)
  }

  /// Creates a leaf that is a view there is already.
  init(identity: UInt64) {
    self.identity = Atomic(identity)
    payload = NodePayload()
    content = nil
    rare = nil
  }

  /// Creates a copy of a node, which shares the parts that lie elsewhere.
  init(copying other: TGNodeStorage, identity: UInt64) {
    self.identity = Atomic(identity)
    payload = other.payload
    content = other.content
    rare = other.rare
  }

  /// A storage of the same kind with the same fields; parts that lie elsewhere are shared.
  func fieldsCopied(identity: UInt64) -> TGNodeStorage {
    TGNodeStorage(copying: self, identity: identity)
  }
}

/// The fields of a node.
///
/// With the object's header and the identity they take 120 bytes: the most for which the allocator
/// of the C library takes its short way. So what few nodes have lies elsewhere.
@usableFromInline package struct NodePayload {
  /// Values of eight descriptors, by their slots; that of the baseline lies in its extras.
  @usableFromInline package var bits: InlineArray<8, UInt64>
  @usableFromInline package var tags: InlineArray<8, UInt8>
  @usableFromInline package var flags: NodeFlags
  /// A bit for every descriptor that has extras.
  @usableFromInline package var complex: UInt16
  /// A bit for every descriptor that is switched off.
  @usableFromInline package var inactive: UInt16
  @usableFromInline package var alignment: TGGravity
  // Written out, because the initial value of a field is a call for whoever inlines this.
  @inlinable @inline(__always) init() {
    bits = InlineArray(repeating: 0)
    tags = InlineArray(repeating: 0)
    flags = NodeFlags(rawValue: 0)
    complex = 0
    inactive = 0
    alignment = TGGravity(rawValue: 0)
  }
}

extension NodePayload {
  /// Whether nothing but values is said.
  @inline(__always) var isPlain: Bool {
    flags.rawValue | complex | inactive | alignment.rawValue == 0
  }
}

/// Yes or no about a node.
@usableFromInline package struct NodeFlags: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable @inline(__always) package static var useFrame: NodeFlags { NodeFlags(rawValue: 1) }
  @inlinable @inline(__always) package static var noLayout: NodeFlags { NodeFlags(rawValue: 2) }
  @inlinable @inline(__always) package static var reverseFloat: NodeFlags { NodeFlags(rawValue: 4) }
  @inlinable @inline(__always) package static var clearFloat: NodeFlags { NodeFlags(rawValue: 8) }
  /// The leading slot was written as `left`.
  @inlinable @inline(__always) package static var physicalStart: NodeFlags {
    NodeFlags(rawValue: 16)
  }
  /// The trailing slot was written as `right`.
  @inlinable @inline(__always) package static var physicalEnd: NodeFlags { NodeFlags(rawValue: 32) }
  /// A hidden flag that was set by hand.
  @inlinable @inline(__always) package static var hidden: NodeFlags { NodeFlags(rawValue: 64) }
  /// The frame is the result of a layout in place; the given one lies in the rare parts.
  @inlinable @inline(__always) package static var isLaidOut: NodeFlags { NodeFlags(rawValue: 128) }
  /// The storage is the set of descriptors of a view for one size class.
  @inlinable @inline(__always) package static var isDescriptorSet: NodeFlags {
    NodeFlags(rawValue: 256)
  }
  /// The storage is one of a container.
  @inlinable @inline(__always) package static var isContainer: NodeFlags {
    NodeFlags(rawValue: 512)
  }
  /// The container is being released, and what is below it waits for that already.
  @inlinable @inline(__always) package static var isEmptied: NodeFlags {
    NodeFlags(rawValue: 4096)
  }
  /// The visibility is `invisible`.
  @inlinable @inline(__always) package static var isInvisible: NodeFlags {
    NodeFlags(rawValue: 1024)
  }
  /// The visibility is `gone`.
  @inlinable @inline(__always) package static var isGone: NodeFlags { NodeFlags(rawValue: 2048) }
}

/// Content in a box of its own, so that a node pays one pointer for it.
@usableFromInline package final class ContentBox: Sendable {
  package let content: TGContent
  package init(_ content: TGContent) { self.content = content }
}

/// What few nodes have.
///
/// Owned by exactly one node storage, and copied with it.
@usableFromInline package final class RareParts {
  package var name: String?
  package var extras: [(slot: UInt8, extras: DescriptorExtras)] = []
  package var frame = TGRect.zero
  package var givenFrame: TGRect?
  /// Whole sets of descriptors for size classes other than the default one.
  package var sizeClasses: [(TGSizeClass, TGNodeStorage)] = []
  package var callbacks: NodeCallbacks?
  package var geometry: GeometryBox?
  /// What a container does to its children's centres after all else.
  package var layoutTransform = TGAffineTransform.identity

  package init() {}

  package func copied() -> RareParts {
    let copy = RareParts()
    copy.name = name
    copy.extras = extras
    copy.frame = frame
    copy.givenFrame = givenFrame
    copy.sizeClasses = sizeClasses.map { ($0, $1.copied()) }
    copy.callbacks = callbacks
    copy.geometry = geometry
    copy.layoutTransform = layoutTransform
    return copy
  }
}

/// The last number given to a node; views get the numbers after those of `TGAnchor.Target`.
private let lastIdentity = Atomic<UInt64>(TGAnchor.Target.firstViewBits)

extension TGNodeStorage {
  /// Whether the node says nothing but positions and sizes, each of them by a value alone, and
  /// content.
  @inline(__always) var isOrdinary: Bool {
    let others: NodeFlags = [.physicalStart, .physicalEnd, .isContainer]
    return payload.flags.subtracting(others).rawValue | payload.complex | payload.inactive
      | payload.alignment.rawValue == 0 && rare == nil
  }

  /// Whether a position that is not the baseline has a value, an offset or bounds.
  @inline(__always) func says(_ position: TGAttribute) -> Bool {
    payload.tags[position.slot] != 0
      || payload.complex & (1 << UInt16(truncatingIfNeeded: position.slot)) != 0
  }

  /// The value of a descriptor other than the baseline.
  @inline(__always)
  func plainValue(of attribute: TGAttribute) -> PackedValue {
    PackedValue(bits: payload.bits[attribute.slot], tag: payload.tags[attribute.slot])
  }

  /// Whether no position has a value, other than perhaps the baseline.
  @inline(__always) var hasNoPositions: Bool { tagsAtOnce << 16 == 0 }

  /// The tags of all slots in the order of their slots, from the lowest byte on: those of positions
  /// come first, those of the sizes last.
  @inline(__always) private var tagsAtOnce: UInt64 {
    UInt64(littleEndian: unsafeBitCast(payload.tags, to: UInt64.self))
  }

  /// Who the node is.
  ///
  /// Given on first use, so that nodes nobody asks about pay nothing for it.
  package func resolveIdentity() -> TGViewID {
    let known = identity.load(ordering: .relaxed)
    if known != 0 { return TGViewID(known) }
    let fresh = Self.makeIdentity()
    let (exchanged, winner) = identity.compareExchange(
      expected: 0, desired: fresh, ordering: .relaxed)
    return TGViewID(exchanged ? fresh : winner)
  }

  /// A number that no view has yet.
  static func makeIdentity() -> UInt64 { lastIdentity.add(1, ordering: .relaxed).newValue }

  /// The identity if somebody asked for it before, else 0.
  package var knownIdentity: UInt64 { identity.load(ordering: .relaxed) }

  /// An independent storage of the same node.
  @usableFromInline package func copied() -> TGNodeStorage {
    // The copy must be the same node to whoever asks later, so the number is given now.
    copied(identity: resolveIdentity().number)
  }

  /// An independent storage with the same contents; the number 0 makes it another node.
  package func copied(identity: UInt64) -> TGNodeStorage {
    let copy = fieldsCopied(identity: identity)
    if let rare { copy.rare = rare.copied() }
    return copy
  }

  /// The rare parts, made on first use.
  package func makeRare() -> RareParts {
    if let rare = rare { return rare }
    let new = RareParts()
    rare = new
    return new
  }

  /// The frame the node had before layout.
  package var givenFrame: TGRect {
    guard payload.flags.contains(.isLaidOut) else { return frame }
    return rare?.givenFrame ?? .zero
  }
}
