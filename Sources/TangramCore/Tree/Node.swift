/// The state of a view, as a plain value: both a view and an element of its parent's list of
/// children consist of just this.
///
/// The state of ordinary views is stored inline. Everything else is stored behind one reference: to
/// properties that few leaves have, to a container with its children, or, while handles may write to the
/// view, to a live copy that holds the whole state.
@usableFromInline package struct Node: Sendable {
  /// The identity of the view, the same for all its copies.
  @usableFromInline package internal(set) var identity: UInt64
  package var x = AxisDescriptors()
  package var y = AxisDescriptors()
  package var flags = NodeFlags()
  package var alignment = TGGravity.none
  /// The properties that all containers and few leaves have.
  package internal(set) var extras: NodeExtras?
}

/// How a node takes part in the layout of its container, and how parts of it were written.
package struct NodeFlags: Hashable, Sendable {
  package var useFrame = false
  package var noLayout = false
  package var reverseFloat = false
  package var clearFloat = false
  package var visibility = TGVisibility.visible
  /// The hidden flag was set explicitly.
  package var hidden = false
  /// The leading position was specified as `left`.
  var physicalStart = false
  /// The trailing position was specified as `right`.
  var physicalEnd = false
  /// The frame is the result of a layout in place; the original frame is stored in the details.
  package var isLaidOut = false

  init() {}

  /// Whether the view takes part in the layout of its container in the ordinary way.
  package var areOrdinary: Bool {
    !useFrame && !noLayout && !reverseFloat && !clearFloat && visibility == .visible && !hidden
  }
}

// MARK: - The state outside the node

extension Node {
  /// The live copy of a view that has handles.
  package var live: LiveNode? { extras?.live }

  /// Whether the view has handles; unlike reading `live`, this does not retain the object.
  package var isLive: Bool { extras?.isLive ?? false }

  /// The part of the state that only containers and views with children have; nil for a leaf.
  package var container: ContainerBody? { extras?.container }

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
  var hasRules: Bool { extras.map { !$0.rules.isEmpty } ?? false }

  package var details: NodeDetails? { extras?.details }

  /// The extras, not shared with any other node; created if needed.
  mutating func uniqueExtras() -> NodeExtras {
    assert(!isLive, "the state of a live node is in its cell")
    if isKnownUniquelyReferenced(&extras), let extras { return extras }
    let copy = extras?.copied() ?? NodeExtras()
    extras = copy
    return copy
  }

  /// The container's part of the state, not shared with any other node; nil for a leaf.
  package mutating func uniqueContainer() -> ContainerBody? {
    isContainer ? uniqueExtras().body : nil
  }

  /// The container's part of the state, not shared with any other node; a leaf becomes a plain
  /// container.
  mutating func containerForChildren() -> ContainerBody {
    if let body = uniqueExtras().body { return body }
    let body = AlgorithmBody(PlainAlgorithm())
    body.laysOutChildren = false
    body.copyProperties(of: extras)
    extras = body
    return body
  }
}

// MARK: - Views with and without handles

extension Node {
  /// The state of the view, which is stored inline or in its cell.
  package var resolved: Node { live?.cell.node ?? self }

  /// Changes the state of the view, which is stored inline or in its cell.
  package mutating func update(_ change: (inout Node) -> Void) {
    if isLive { change(&uniqueCell().node) } else { change(&self) }
  }

  /// The cell that handles refer to, not shared with any other view; created if needed.
  @usableFromInline package mutating func uniqueCell() -> DescriptorCell {
    if isKnownUniquelyReferenced(&extras), let live { return live.cell }
    if let live {
      live.cell.invalidateHandles()
      self = independent
    }
    let (identity, own) = (identity, LiveNode(consume self))
    self = Node(identity: identity, extras: own)
    return own.cell
  }

  /// The state of the view as a plain value that no handle can change.
  package var independent: Node {
    guard let live else { return self }
    var copy = live.node
    if let details = copy.details, !details.sizeClasses.isEmpty {
      // Handles write into the descriptors of a size class, so every view needs its own copy of
      // those.
      copy.uniqueExtras().details = details.copied()
    }
    return copy
  }

  /// The state of the view, in objects that are not shared with any other view.
  package var separate: Node {
    var copy = self
    guard let extras else { return copy }
    let own = extras.copied()
    own.details = extras.details?.copied()
    copy.extras = own
    return copy
  }

  /// The state of a view that is passed on, as a plain value that no handle can change.
  package consuming func detached() -> Node {
    if isLive { self = independent }
    return self
  }
}

// MARK: - Reading

extension Node {
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
  mutating func setName(_ name: String?) {
    if name != nil || extras != nil { uniqueExtras().name = name }
  }

  package mutating func setContent(_ content: TGContent?) {
    guard let content else {
      if self.content != nil { uniqueExtras().content = nil }
      return
    }
    if let known = self.content, known.isSame(as: content) { return }
    uniqueExtras().content = content
  }

  /// The frame before layout; a layout in place replaces it by its result.
  package var frame: TGRect {
    get { extras?.frame ?? .zero }
    set { if newValue != frame { uniqueExtras().frame = newValue } }
  }

  /// The frame that the node had before layout.
  package var givenFrame: TGRect {
    extras?.givenFrame(isLaidOut: flags.isLaidOut) ?? .zero
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
    let extras = uniqueExtras()
    if !isKnownUniquelyReferenced(&extras.details) {
      for (_, set) in extras.details?.sizeClasses ?? [] { set.cell.invalidateHandles() }
      extras.details = extras.details?.copied() ?? NodeDetails()
    }
    if let details = extras.details { change(details) }
  }
}

// MARK: - Properties
//
// Properties that the public API reads, whether the state of the view is stored inline or in a cell.

extension Node {
  @usableFromInline var ownName: String? {
    get { resolved.name }
    set { update { $0.setName(newValue) } }
  }

  /// Whether a position or a size is active and has a value.
  package func hasValue(_ attribute: TGAttribute) -> Bool {
    resolved[attribute].isSet && resolved.isActive(attribute)
  }
}

// MARK: - Containers

extension Node {
  /// The container's part of a view's state, for reading.
  @usableFromInline package var containerOfView: ContainerBody? {
    guard let extras else { return nil }
    return extras.container ?? extras.live?.node.container
  }

  package var settings: ContainerSettings {
    containerOfView?.settings ?? ContainerSettings()
  }

  /// Changes settings in place.
  ///
  /// - Returns: Whether the container has rules to apply after the change.
  package mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) -> Bool {
    guard let container = uniqueContainerOfView() else {
      stop("\(label) is no container and has no padding, gaps or gravity")
    }
    change(&container.settings)
    return container.childRules == .some
  }

  /// The container's part of a view's state, not shared with any other view; nil for a leaf.
  @usableFromInline package mutating func uniqueContainerOfView() -> ContainerBody? {
    isLive ? uniqueCell().node.uniqueContainer() : uniqueContainer()
  }

  /// The container's part of a view's state, not shared with any other view; a leaf becomes a plain
  /// container.
  private mutating func uniqueBodyOfView() -> ContainerBody {
    // Almost every call finds such a body. Without this test, building a plain list takes 7 % longer.
    if isKnownUniquelyReferenced(&extras), let body = extras?.body { return body }
    return isLive ? uniqueCell().node.containerForChildren() : containerForChildren()
  }

  @usableFromInline package var subviews: TGSubviews {
    get { TGSubviews(containerOfView?.children ?? NodeList()) }
    _modify {
      // The list is moved out of the body during the change: a handle on this view that writes in the
      // meantime may replace the body.
      var list = TGSubviews()
      swap(&list, &uniqueBodyOfView().subviews)
      defer { swap(&list, &uniqueBodyOfView().subviews) }
      yield &list
    }
  }

  /// Appends a child to a view.
  ///
  /// - Returns: Whether the container has rules to apply after the change.
  @usableFromInline mutating func append(_ child: consuming Node) -> Bool {
    let body = uniqueBodyOfView()
    var own = child.detached()
    let mustKeepRules = body.childRules == .some && !body.adoptNode(&own)
    body.children.append(own)
    return mustKeepRules
  }

  /// Whether the container has rules for its children, which must be applied after a change.
  package var hasChildRules: Bool { containerOfView?.childRules == .some }

  /// The children, if the container has rules for them that must be applied after a change.
  @usableFromInline package var childrenWithRules: TGSubviews? {
    hasChildRules ? subviews : nil
  }
}

// MARK: - Geometry

extension Node {
  /// The geometry, if it differs from the standard one; otherwise `nil`.
  package var ownGeometry: NodeGeometry? {
    guard let own = details?.geometry, own != .standard else { return nil }
    return own
  }

  /// Whether the node has a transform, so that its frame differs from the rectangle that a layout
  /// gives it.
  package var isTransformed: Bool { ownGeometry.map { !$0.transform.isIdentity } ?? false }
}
