/// What a view was told, as a plain value: an element of its parent's list of children.
///
/// A list holds its children as values, so that a tree lies in few pieces of memory and building it
/// asks for little. What ordinary views say lies in the node itself; what few have lies in extras.
@usableFromInline package struct Node: Sendable {
  /// Who the view is; 0 as long as nobody asked for it and it is no child.
  package var identity: UInt64 = 0
  package var table = DescriptorTable()
  package var flags = NodeFlags(rawValue: 0)
  package var alignment = TGGravity(rawValue: 0)
  package var body = NodeBody.plain
  /// What only containers have; nil for a leaf.
  package internal(set) var container: ContainerBody?
  package internal(set) var extras: NodeExtras?

  @usableFromInline package init() {}

  /// Creates the node of a container that says nothing else.
  @usableFromInline init(container: ContainerBody) { self.container = container }
}

/// What a node has besides what it says.
package enum NodeBody: Sendable {
  case plain
  /// A leaf draws something.
  case content(ContentBox)
  /// A child that is being changed where it lies: a storage says everything about it, because a
  /// handle may still write there.
  case storage(TGNodeStorage)
}

/// Content in a box, so that a node pays one reference for it.
package final class ContentBox: Sendable {
  package let content: TGContent
  package init(_ content: TGContent) { self.content = content }
}

/// Yes or no about a node.
package struct NodeFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let useFrame = NodeFlags(rawValue: 1)
  package static let noLayout = NodeFlags(rawValue: 1 << 1)
  package static let reverseFloat = NodeFlags(rawValue: 1 << 2)
  package static let clearFloat = NodeFlags(rawValue: 1 << 3)
  /// The leading position was written as `left`.
  package static let physicalStart = NodeFlags(rawValue: 1 << 4)
  /// The trailing position was written as `right`.
  package static let physicalEnd = NodeFlags(rawValue: 1 << 5)
  /// A hidden flag that was set by hand.
  package static let hidden = NodeFlags(rawValue: 1 << 6)
  /// The frame is the result of a layout in place; the given one lies in the details.
  package static let isLaidOut = NodeFlags(rawValue: 1 << 7)
  package static let isInvisible = NodeFlags(rawValue: 1 << 8)
  package static let isGone = NodeFlags(rawValue: 1 << 9)
  /// Some descriptor has, or had, an addend, a multiple, a bound or an active flag.
  package static let hasParts = NodeFlags(rawValue: 1 << 10)

  /// The extras have a frame that is not zero.
  package static let hasFrame = NodeFlags(rawValue: 1 << 11)
  /// The extras have details.
  package static let hasDetails = NodeFlags(rawValue: 1 << 12)
  /// The extras have values.
  package static let hasValues = NodeFlags(rawValue: 1 << 13)

  /// What says nothing but how to read the table.
  static let aboutTable: NodeFlags = [.physicalStart, .physicalEnd, .hasParts]
}

extension Node {
  package var content: TGContent? {
    if case .content(let box) = body { box.content } else { nil }
  }

  package var isContainer: Bool { container != nil }

  package var name: String? { extras?.name }

  /// Whether the view is seen, and whether its siblings close up when it is not.
  package var visibility: TGVisibility {
    get {
      if flags.isDisjoint(with: [.isInvisible, .isGone]) { return .visible }
      return flags.contains(.isGone) ? .gone : .invisible
    }
    set {
      flags.subtract([.isInvisible, .isGone])
      if newValue == .invisible { flags.insert(.isInvisible) }
      if newValue == .gone { flags.insert(.isGone) }
    }
  }

  /// The container's own part, which nobody else holds.
  mutating func ownContainer() -> ContainerBody? {
    if !isKnownUniquelyReferenced(&container) { container = container?.copied() }
    return container
  }
}

// MARK: - Children in a list

extension Node {
  /// Calls `read` with what the view says, wherever that lies.
  @inline(__always)
  package func reading<Result>(_ read: (borrowing Node) -> Result) -> Result {
    if case .storage(let storage) = body { return read(storage.node) }
    return read(self)
  }

  /// What the view says, wherever that lies.
  package var resolved: Node {
    guard case .storage(let storage) = body else { return self }
    return storage.nodeWithIdentity
  }

  /// Whether two versions of a child are one and the same, without looking into what they refer to.
  func isSame(as other: borrowing Node) -> Bool {
    switch (body, other.body) {
    case (.plain, .plain): break
    case (.content(let own), .content(let theirs)): if own !== theirs { return false }
    case (.storage(let own), .storage(let theirs)): return own === theirs
    default: return false
    }
    return identity == other.identity && container === other.container
      && saysTheSame(as: other)
  }

  /// Whether nothing is said but positions, sizes, a name, content, and what is in a container.
  @inline(__always)
  var isOrdinary: Bool {
    flags.subtracting(.aboutTable).rawValue | alignment.rawValue == 0
  }

  /// Whether two nodes that are no storages have the same descriptors and extras.
  func saysTheSame(as other: borrowing Node) -> Bool {
    table == other.table && flags == other.flags && alignment == other.alignment
      && extras === other.extras
  }
}
