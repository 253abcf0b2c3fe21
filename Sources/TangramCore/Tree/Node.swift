/// The state of a view, as a plain value: both a view and an element of its parent's list of
/// children consist of just this.
///
/// The state of ordinary views is stored inline. One reference leads to everything else: to
/// properties that few leaves have, to the parts that only containers have, or, while handles may
/// write to the view, to a live copy that holds the whole state.
@usableFromInline package struct Node: Sendable {
  /// The identity of the view, the same for all its copies.
  @usableFromInline package var identity: UInt64
  package var x = AxisDescriptors()
  package var y = AxisDescriptors()
  package var flags = NodeFlags()
  package var alignment = TGGravity.none
  package var parts: NodeParts?

  package init(identity: UInt64, parts: NodeParts? = nil) {
    self.identity = identity
    self.parts = parts
  }
}

/// The Boolean properties of a node.
package struct NodeFlags: Hashable, Sendable {
  package var useFrame = false
  package var noLayout = false
  package var reverseFloat = false
  package var clearFloat = false
  package var visibility = TGVisibility.visible
  /// The hidden flag was set explicitly.
  package var hidden = false
  /// The leading position was specified as `left`.
  package var physicalStart = false
  /// The trailing position was specified as `right`.
  package var physicalEnd = false
  /// The frame is the result of a layout in place; the original frame is stored in the details.
  package var isLaidOut = false

  package init() {}

  /// Whether the view takes part in the layout of its container in the ordinary way.
  var areOrdinary: Bool {
    !useFrame && !noLayout && !reverseFloat && !clearFloat && visibility == .visible && !hidden
  }
}

// MARK: - What the node refers to

extension Node {
  /// The live copy of a view that has handles.
  package var live: LiveNode? { parts?.live }

  /// The properties that all containers and few leaves have.
  package var extras: NodeExtras? { parts?.extras }

  /// The part of the state that only containers and views with children have; nil for a leaf.
  package var container: ContainerBody? { parts?.container }

  /// Whether the view is a container, or a plain view that has children.
  package var isContainer: Bool { container != nil }

  package var name: String? { extras?.name }

  /// The content that a plain view draws.
  package var content: TGContent? { extras?.content }

  /// The rules of descriptors that have more than a plain value; nil for most views.
  var rules: DescriptorRules? {
    guard let extras, !extras.rules.isEmpty else { return nil }
    return extras.rules
  }

  /// Whether some descriptor has more than a plain value.
  package var hasRules: Bool { extras.map { !$0.rules.isEmpty } ?? false }

  package var details: NodeDetails? { extras?.details }

  /// The extras, not shared with any other node; created if needed.
  mutating func ownExtras() -> NodeExtras {
    if isKnownUniquelyReferenced(&parts), let extras { return extras }
    let own = extras?.copied() ?? NodeExtras()
    parts = own
    return own
  }

  /// The container's part of the state, not shared with any other node; nil for a leaf.
  package mutating func ownContainer() -> ContainerBody? { isContainer ? ownExtras().body : nil }

  /// The container's part of the state, not shared with any other node; a leaf becomes a plain
  /// container.
  mutating func containerForChildren() -> ContainerBody {
    if let known = ownExtras().body { return known }
    let made = AlgorithmBody(PlainAlgorithm())
    made.laysOutChildren = false
    made.takeOver(extras)
    parts = made
    return made
  }
}

// MARK: - Reading

extension Node {
  /// Whether the view is visible, and if not, whether its siblings close the gap.
  package var visibility: TGVisibility {
    get { flags.visibility }
    set { flags.visibility = newValue }
  }

  /// The children; empty for a leaf.
  package var children: NodeList { container?.children ?? NodeList() }

  package var hasChildren: Bool { container.map { !$0.children.isEmpty } ?? false }

  /// The description of the view in messages.
  package var label: String { name.map { "the view \"\($0)\"" } ?? "a view without a name" }

  /// Whether the view lays out children; a plain view with children does not.
  package var laysOutChildren: Bool { container?.laysOutChildren ?? false }
}

// MARK: - The frame, and properties that few nodes have

extension Node {
  package mutating func setName(_ name: String?) {
    if name != nil || parts != nil { ownExtras().name = name }
  }

  package mutating func setContent(_ content: TGContent?) {
    guard let content else {
      if self.content != nil { ownExtras().content = nil }
      return
    }
    if let known = self.content, known.isSame(as: content) { return }
    ownExtras().content = content
  }

  /// The frame before layout; a layout in place replaces it by its result.
  package var frame: TGRect {
    get { extras?.frame ?? .zero }
    set { if newValue != frame { ownExtras().frame = newValue } }
  }

  /// The frame that the node had before layout.
  package var givenFrame: TGRect {
    guard let extras else { return .zero }
    return flags.isLaidOut ? extras.details?.givenFrame ?? .zero : extras.frame
  }

  package var geometry: NodeGeometry { details?.geometry ?? .standard }

  package var layoutTransform: TGAffineTransform {
    get { details?.layoutTransform ?? .identity }
    set {
      if newValue != layoutTransform { updateDetails { $0.layoutTransform = newValue } }
    }
  }

  package var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] { details?.sizeClasses ?? [] }

  /// Saves the frame from before layout, so that the next layout starts from it again.
  package mutating func keepGivenFrame() {
    guard !flags.isLaidOut else { return }
    let given = frame
    if given != .zero { updateDetails { $0.givenFrame = given } }
    flags.isLaidOut = true
  }

  /// Changes the details, after making sure that they exist and are not shared with any other node.
  package mutating func updateDetails(_ change: (NodeDetails) -> Void) {
    let extras = ownExtras()
    if !isKnownUniquelyReferenced(&extras.details) {
      for (_, set) in extras.details?.sizeClasses ?? [] { set.cell.part() }
      extras.details = extras.details?.copied() ?? NodeDetails()
    }
    if let details = extras.details { change(details) }
  }
}

extension TGContent {
  /// Whether two contents are known to have the same size under any limit.
  func isSame(as other: TGContent) -> Bool {
    guard font == other.font else { return false }
    switch (kind, other.kind) {
    case (.size(let own), .size(let theirs)): return own == theirs
    case (.text(let chars, let advance, let line), .text(let c, let a, let l)):
      return chars == c && advance == a && line == l
    case (.source(let own), .source(let theirs)): return own === theirs
    default: return false
    }
  }
}
