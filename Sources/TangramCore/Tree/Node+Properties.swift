// The storage behind the properties of views, whether a view's state is inline or in a cell.
//
// These are members of one type rather than of every kind of view: they are compiled once, and the
// generic properties of the public API call them.

extension Node {
  @usableFromInline var ownName: String? {
    get { resolved.name }
    set { update { $0.setName(newValue) } }
  }

  var ownAlignment: TGGravity {
    get { resolved.alignment }
    set { update { $0.alignment = newValue } }
  }

  var ownVisibility: TGVisibility {
    get { resolved.visibility }
    set {
      update {
        $0.visibility = newValue
        $0.flags.hidden = newValue != .visible
      }
    }
  }

  var isHidden: Bool {
    get { resolved.flags.hidden }
    set { update { $0.flags.hidden = newValue } }
  }

  var useFrame: Bool {
    get { resolved.flags.useFrame }
    set { update { $0.flags.useFrame = newValue } }
  }

  var noLayout: Bool {
    get { resolved.flags.noLayout }
    set { update { $0.flags.noLayout = newValue } }
  }

  var reverseFloat: Bool {
    get { resolved.flags.reverseFloat }
    set { update { $0.flags.reverseFloat = newValue } }
  }

  var clearFloat: Bool {
    get { resolved.flags.clearFloat }
    set { update { $0.flags.clearFloat = newValue } }
  }

  /// The content that a plain view draws; a container has no content of its own.
  var ownContent: TGContent? {
    get { resolved.content }
    set { if !isContainerOfAnyKind { update { $0.setContent(newValue) } } }
  }

  /// Whether a position or a size is active and has a value.
  func hasValue(_ attribute: TGAttribute) -> Bool {
    resolved[attribute].isSaid && resolved.isActive(attribute)
  }

  /// Whether the view lays out children, whether its state is stored inline or in a live cell.
  var isContainerOfAnyKind: Bool { resolved.laysOutChildren }
}

// MARK: - Containers

extension Node {
  /// The container's part of a view's state, for reading.
  @usableFromInline package var containerOfView: ContainerBody? {
    guard let parts else { return nil }
    return parts.container ?? parts.live?.node.container
  }

  package var settings: ContainerSettings {
    resolved.container?.settings ?? ContainerSettings()
  }

  /// Changes settings in place.
  ///
  /// - Returns: Whether the container has rules to apply after the change.
  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) -> Bool {
    guard let container = ownContainerOfView() else {
      stop("\(label) is no container and has no padding, gaps or gravity")
    }
    change(&container.settings)
    return container.childRules == .some
  }

  /// The container's part of a view's state, not shared with any other view; nil for a leaf.
  @usableFromInline package mutating func ownContainerOfView() -> ContainerBody? {
    live != nil ? ownCell().node.ownContainer() : ownContainer()
  }

  /// The container's part of a view's state, not shared with any other view; a leaf becomes a plain
  /// container.
  private mutating func ownBodyOfView() -> ContainerBody {
    live != nil ? ownCell().node.containerForChildren() : containerForChildren()
  }

  @usableFromInline package var subviews: TGSubviews {
    get { TGSubviews(resolved.children) }
    _modify {
      // The list is moved out of the body while it is lent: a handle on this view that writes
      // meanwhile may replace the body.
      var lent = TGSubviews()
      swap(&lent, &ownBodyOfView().subviews)
      defer { swap(&lent, &ownBodyOfView().subviews) }
      yield &lent
    }
  }

  /// Appends a child to a view.
  ///
  /// - Returns: Whether the container has rules to apply after the change.
  @usableFromInline mutating func append(_ child: consuming Node) -> Bool {
    let body = ownBodyOfView()
    var own = child.settled()
    let mustKeepRules = body.childRules == .some && !body.adoptNode(&own)
    body.children.append(own)
    return mustKeepRules
  }

  /// Whether the container has rules for its children, which must be applied after a change.
  var hasChildRules: Bool { resolved.container?.childRules == .some }

  /// The children, if the container has rules for them that must be applied after a change.
  @usableFromInline package var childrenWithRules: TGSubviews? {
    hasChildRules ? TGSubviews(resolved.children) : nil
  }

  /// Appends a view to a child that is a container, in place.
  ///
  /// - Returns: Whether that child has rules to apply after the change.
  @usableFromInline
  mutating func append(_ grandchild: consuming Node, toChildAt index: Int) -> Bool {
    ownBodyOfView().children[index].append(grandchild)
  }

  /// The container at an index of the list of children; nil if the child is missing or not a
  /// container.
  @usableFromInline func container(at index: Int) -> ContainerBody? {
    let list = resolved.children
    return (0..<list.count).contains(index) ? list[index].resolved.container : nil
  }
}
