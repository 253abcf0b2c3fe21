/// What a view was told, as a plain value: a view is nothing else, and so is an element of its
/// parent's list of children.
///
/// A list holds its children as values, so that a tree lies in few pieces of memory and building it
/// asks for little. What ordinary views say lies in the node itself; what few leaves have, and what
/// only containers have, lies in one object that versions share.
@usableFromInline package struct Node: Sendable {
  /// Who the view is, the same for all its copies.
  @usableFromInline package var identity: UInt64
  package var table = DescriptorTable()
  package var flags = NodeFlags(rawValue: 0)
  package var alignment = TGGravity(rawValue: 0)
  /// The flags tell its kind.
  var parts: NodeParts?
}

extension Node {
  /// Creates the node of a view that says nothing else than its object does.
  ///
  /// With all fields at once: an initializer that sets them in turn would copy what it has made.
  @inline(__always)
  private init(_ identity: UInt64, _ flags: NodeFlags, _ parts: NodeParts?) {
    self.init(
      identity: identity, table: DescriptorTable(), flags: flags, alignment: .none, parts: parts)
  }

  /// Creates the node of a leaf that says nothing.
  @inline(__always)
  init(identity: UInt64) { self.init(identity, [], nil) }

  /// Creates the node of a container that says nothing else.
  @inline(__always)
  init(identity: UInt64, container: ContainerBody) { self.init(identity, .isContainer, container) }

  /// Creates the node of a leaf that says nothing but what it draws.
  @inline(__always)
  init(identity: UInt64, content: TGContent) {
    self.init(identity, .hasContent, ContentExtras(content, copying: nil))
  }

  /// Creates the node of a view that is changed through handles.
  @inline(__always)
  init(_ live: LiveNode) { self.init(live.node.identity, .isLive, live) }
}

/// Yes or no about a node.
package struct NodeFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

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

  /// Some descriptor or bound has, or had, an addend or a multiple.
  package static let hasScales = NodeFlags(rawValue: 1 << 17)

  /// The extras have a frame that is not zero.
  package static let hasFrame = NodeFlags(rawValue: 1 << 11)
  /// The extras have details.
  package static let hasDetails = NodeFlags(rawValue: 1 << 12)

  /// The object is that of a container.
  static let isContainer = NodeFlags(rawValue: 1 << 13)
  /// The object has content.
  static let hasContent = NodeFlags(rawValue: 1 << 14)
  /// The object is a live node, which says everything.
  static let isLive = NodeFlags(rawValue: 1 << 15)
  /// The extras have values.
  package static let hasValues = NodeFlags(rawValue: 1 << 16)

  /// What says nothing but how to read the table, and what lies in the object.
  static let aboutReading: NodeFlags = [
    .physicalStart, .physicalEnd, .hasParts, .hasScales, .isContainer, .hasContent, .hasValues,
    .hasFrame, .isLaidOut,
  ]

  /// What says nothing but which object there is, and how edges were named.
  static let besidesValues: NodeFlags = [.physicalStart, .physicalEnd, .isContainer, .hasContent]

  /// What says how a view takes part in the layout of its container.
  static let aboutTakingPart: NodeFlags = [
    .useFrame, .noLayout, .reverseFloat, .clearFloat, .isInvisible, .isGone, .hidden,
  ]

  /// Whether nothing is said but positions, sizes and an alignment, and there is nothing else to the view.
  @inline(__always)
  var areOfPlainLeaf: Bool { isSubset(of: [.physicalStart, .physicalEnd, .hasParts, .hasScales]) }

  /// Whether nothing is said but positions, sizes, a name, content, and what is in a container.
  @inline(__always)
  var areOrdinary: Bool { isSubset(of: Self.aboutReading) }

  /// Whether the view may have had a frame before layout; after one in place, that lies in the details.
  @inline(__always)
  var mayHaveGivenFrame: Bool { contains(.isLaidOut) ? contains(.hasDetails) : contains(.hasFrame) }
}

// MARK: - The object

// The flags of a node say of which class its object is, so that no check is needed here.
extension NodeParts {
  var asLive: LiveNode { unsafeDowncast(self, to: LiveNode.self) }
  var asExtras: NodeExtras { unsafeDowncast(self, to: NodeExtras.self) }
  var asContainer: ContainerBody { unsafeDowncast(self, to: ContainerBody.self) }
  var asContent: ContentExtras { unsafeDowncast(self, to: ContentExtras.self) }
}

extension Node {
  /// The live node of a view that has handles.
  @inline(__always)
  package var live: LiveNode? { flags.contains(.isLive) ? parts?.asLive : nil }

  /// What few leaves have, and all containers.
  @inline(__always)
  package var extras: NodeExtras? { flags.contains(.isLive) ? nil : parts?.asExtras }

  /// What only containers have; nil for a leaf.
  @inline(__always)
  package var container: ContainerBody? { flags.contains(.isContainer) ? parts?.asContainer : nil }

  /// Whether the view lays out children, or is a plain one that has some.
  package var isContainer: Bool { flags.contains(.isContainer) }

  /// What a plain view draws.
  package var content: TGContent? {
    if flags.contains(.hasContent) { return parts?.asContent.content }
    return container?.of(PlainAlgorithm.self)?.algorithm.content
  }

  package var name: String? { extras?.name }

  /// The container's own part, which nobody else holds.
  @inline(__always)
  mutating func ownContainer() -> ContainerBody? {
    guard flags.contains(.isContainer) else { return nil }
    if !isKnownUniquelyReferenced(&parts) { copyParts() }
    return container
  }

  @inline(never)
  private mutating func copyParts() { parts = extras?.copied() }

  /// Extras that nobody else holds, made when there are none.
  mutating func ownExtras() -> NodeExtras {
    if isKnownUniquelyReferenced(&parts), let extras { return extras }
    let own = extras?.copied() ?? NodeExtras()
    parts = own
    return own
  }

  /// Changes extras that nobody else holds, made when there are none.
  @inline(__always)
  mutating func ownExtras(_ change: (NodeExtras) -> Void) {
    if isKnownUniquelyReferenced(&parts), !flags.contains(.isLive), let parts {
      change(parts.asExtras)
    } else {
      change(ownExtras())
    }
  }

  /// Replaces the content of a plain view; one of a leaf that is the same stays, and so does what was found for it.
  mutating func setContent(_ content: consuming TGContent?) {
    if flags.contains(.isContainer) {
      ownContainer()?.of(PlainAlgorithm.self)?.algorithm.content = content
      return
    }
    let hadContent = flags.contains(.hasContent)
    guard let content = consume content else {
      if hadContent { parts = NodeExtras(copying: extras) }
      flags.remove(.hasContent)
      return
    }
    if hadContent, let parts, parts.asContent.content.isSame(as: content) { return }
    parts = ContentExtras(content, copying: extras)
    flags.insert(.hasContent)
  }
}

// MARK: - Live nodes

extension Node {
  /// Calls `read` with what the view says, wherever that lies.
  @inline(__always)
  package func reading<Result>(_ read: (borrowing Node) -> Result) -> Result {
    if let live { return read(live.node) }
    return read(self)
  }

  /// Changes what the view says, wherever that lies.
  @inline(__always)
  package mutating func update(_ change: (inout Node) -> Void) {
    if flags.contains(.isLive) { change(&ownLive().node) } else { change(&self) }
  }

  /// What the view says, wherever that lies.
  @inline(__always)
  package var resolved: Node { live?.node ?? self }

  /// The live node that handles refer to, which no other view shares; made when there is none.
  ///
  /// Where copies share one, handles from before end here: see `LiveReference`.
  @usableFromInline mutating func ownLive() -> LiveNode {
    if flags.contains(.isLive), isKnownUniquelyReferenced(&parts), let parts {
      return parts.asLive
    }
    return becomeLive()
  }

  @inline(never)
  private mutating func becomeLive() -> LiveNode {
    if let live {
      live.part()
      self = independent
    }
    var said = Node(identity: identity)
    swap(&said, &self)
    let own = LiveNode(consume said)
    flags = .isLive
    parts = own
    return own
  }

  /// Makes what the view says a plain value, which no handle reaches.
  mutating func settle() {
    guard flags.contains(.isLive) else { return }
    // Handles on sets for size classes may be left, so those are never taken over.
    guard isKnownUniquelyReferenced(&parts), let live = parts?.asLive,
      live.node.flags.isDisjoint(with: .hasDetails)
    else {
      self = independent
      return
    }
    var said = Node(identity: identity)
    swap(&said, &live.node)
    swap(&said, &self)
  }

  /// What a view says that is given away, as a value that no handle reaches.
  @inline(__always)
  consuming func settled() -> Node {
    if flags.contains(.isLive) { settle() }
    return self
  }

  /// What the view says, as a value that no handle reaches.
  var independent: Node {
    guard flags.contains(.isLive), let parts else { return self }
    var copy = parts.asLive.node
    if copy.flags.contains(.hasDetails) { copy.ownSets() }
    return copy
  }

  /// Handles write into a set for a size class, so every view has sets of its own.
  @inline(never)
  private mutating func ownSets() {
    guard let details, !details.sizeClasses.isEmpty else { return }
    ownExtras().details = details.copied()
  }
}

// MARK: - Reading

extension Node {
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

  /// The children; none for a leaf.
  package var children: NodeList { container?.children ?? NodeList() }

  /// What a message calls the view.
  package var label: String { name.map { "the view \"\($0)\"" } ?? "a view without a name" }
}
