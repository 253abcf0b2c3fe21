/// A node of a tree where it lies: in a storage of its own, or as a record in a list of children.
///
/// Not counted: it is good as long as nobody changes the list, so for a plan as long as it holds
/// the tree, because whoever changes a view that others hold copies it first.
@usableFromInline package struct NodeRef: Hashable {
  /// The address of the storage, or one more than that of the record.
  let bits: UInt

  @inline(__always)
  package init(_ storage: TGNodeStorage) {
    bits = UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
  }

  @inline(__always)
  init(_ slot: UnsafePointer<ChildSlot>) {
    bits =
      slot.pointee.isRecord
      ? UInt(bitPattern: slot) | 1 : UInt(bitPattern: slot.pointee.storage.toOpaque())
  }

  /// The record; nil for a node with a storage.
  @inline(__always)
  var record: UnsafePointer<ChildSlot>? {
    bits & 1 != 0 ? UnsafePointer(bitPattern: bits & ~1).unsafelyUnwrapped : nil
  }

  /// The storage of a node that is no record.
  @inline(__always)
  var object: Unmanaged<TGNodeStorage> {
    assert(record == nil)
    return .fromOpaque(UnsafeRawPointer(bitPattern: bits).unsafelyUnwrapped)
  }
}

extension NodeRef {
  /// The storage; a new one for a record.
  package var storage: TGNodeStorage {
    record?.pointee.makeStorage() ?? object.takeUnretainedValue()
  }

  /// The identity if somebody asked for it before, else 0.
  @inline(__always)
  package var knownIdentity: UInt64 {
    record?.pointee.knownIdentity ?? object._withUnsafeGuaranteedRef { $0.knownIdentity }
  }

  /// Who the node is; see `TGNodeStorage.resolveIdentity`.
  package var identity: TGViewID {
    record?.pointee.resolveIdentity() ?? object._withUnsafeGuaranteedRef { $0.resolveIdentity() }
  }

  /// What few nodes have, and records never.
  @inline(__always)
  package var rare: RareParts? {
    record == nil ? object._withUnsafeGuaranteedRef { $0.rare } : nil
  }

  @inline(__always)
  var hasRare: Bool {
    record == nil && object._withUnsafeGuaranteedRef { $0.rare != nil }
  }

  /// The name, if the node has one.
  package var name: String? { rare?.name }

  /// What the node draws, without counting a reference to it.
  @inline(__always)
  var content: Unmanaged<ContentBox>? {
    guard let record else {
      return object._withUnsafeGuaranteedRef { $0.content.map(Unmanaged.passUnretained) }
    }
    return record.pointee.content
  }

  /// The frame; see `TGNodeStorage.frame`.
  var frame: TGRect { rare?.frame ?? .zero }

  /// The frame the node had before layout.
  @inline(__always)
  var givenFrame: TGRect {
    record == nil ? object._withUnsafeGuaranteedRef { $0.givenFrame } : .zero
  }

  /// Whether the node was hidden by hand.
  var isHidden: Bool {
    record == nil && object._withUnsafeGuaranteedRef { $0.payload.flags.contains(.hidden) }
  }

  @inline(__always)
  var isContainer: Bool {
    record == nil && object._withUnsafeGuaranteedRef { $0.payload.flags.contains(.isContainer) }
  }

  /// The children, without counting references to them.
  @inline(__always)
  package var children: ChildNodes {
    guard record == nil else { return ChildNodes() }
    return object._withUnsafeGuaranteedRef {
      $0.container?.children.nodes ?? ChildNodes()
    }
  }

  /// Whether a version of a node is the same as an earlier one: the same storage, or a record that
  /// says the same of the same view.
  @inline(__always)
  func isSame(as other: NodeRef) -> Bool {
    if bits == other.bits { return true }
    guard let record, let earlier = other.record else { return false }
    return record.pointee.isSame(as: earlier.pointee)
  }
}

extension NodeRef {
  /// The indices that lead from this node to the first one for which `predicate` holds.
  func path(where predicate: (NodeRef) -> Bool) -> [Int]? {
    if predicate(self) { return [] }
    var trail: [(children: ChildNodes, next: Int)] = [(children, 0)]
    while let last = trail.last {
      guard last.next < last.children.count else {
        trail.removeLast()
        continue
      }
      trail[trail.count - 1].next += 1
      let child = last.children[last.next]
      if predicate(child) { return trail.map { $0.next - 1 } }
      if child.isContainer { trail.append((child.children, 0)) }
    }
    return nil
  }

  /// The indices that lead from this node to the first one with an identity.
  ///
  /// Nodes nobody referred to do not get an identity by being asked.
  func path(to id: TGViewID) -> [Int]? { path { $0.knownIdentity == id.number } }

  /// The indices that lead from this node to the first one with a name.
  func path(to name: String) -> [Int]? { path { $0.name == name } }
}
