// What the properties of views read and write, wherever a view says it.
//
// Members of one type rather than of every kind of view: they are compiled once, and the generic
// properties that clients see are calls of them.

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
        $0.set(.hidden, newValue != .visible)
      }
    }
  }

  var isHidden: Bool {
    get { has(.hidden) }
    set { update { $0.set(.hidden, newValue) } }
  }

  var useFrame: Bool {
    get { has(.useFrame) }
    set { update { $0.set(.useFrame, newValue) } }
  }

  var noLayout: Bool {
    get { has(.noLayout) }
    set { update { $0.set(.noLayout, newValue) } }
  }

  var reverseFloat: Bool {
    get { has(.reverseFloat) }
    set { update { $0.set(.reverseFloat, newValue) } }
  }

  var clearFloat: Bool {
    get { has(.clearFloat) }
    set { update { $0.set(.clearFloat, newValue) } }
  }

  /// What a plain view draws; a container has no content of its own.
  var ownContent: TGContent? {
    get { resolved.content }
    set { if !isContainerOfAnyKind { update { $0.setContent(newValue) } } }
  }

  /// Whether a position or a size has a value that counts.
  func hasValue(_ attribute: TGAttribute) -> Bool {
    resolved[attribute].isSaid && resolved.isActive(attribute)
  }

  /// Whether the view lays out children, wherever it says so.
  var isContainerOfAnyKind: Bool { resolved.laysOutChildren }

  private func has(_ flag: NodeFlags) -> Bool { resolved.flags.contains(flag) }

  private mutating func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}

// MARK: - Containers

extension Node {
  /// The container's own part of a view, to be read.
  @usableFromInline package var containerOfView: ContainerBody? {
    guard let parts else { return nil }
    return parts.container ?? parts.live?.node.container
  }

  package var settings: ContainerSettings {
    resolved.container?.settings ?? ContainerSettings()
  }

  /// Changes settings in place.
  ///
  /// - Returns: Whether the container has rules to be kept afterwards.
  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) -> Bool {
    guard let container = ownContainerOfView() else {
      stop("\(label) is no container and has no padding, gaps or gravity")
    }
    change(&container.settings)
    return container.childRules == .some
  }

  /// The container's own part of a view, which nobody else holds.
  @usableFromInline package mutating func ownContainerOfView() -> ContainerBody? {
    live != nil ? ownCell().node.ownContainer() : ownContainer()
  }

  /// Likewise, with a plain body if there was none before.
  private mutating func ownBodyOfView() -> ContainerBody {
    live != nil ? ownCell().node.containerForChildren() : containerForChildren()
  }

  @usableFromInline package var subviews: TGSubviews {
    get { TGSubviews(resolved.children) }
    _modify {
      // Taken out of the body while it is lent: a handle on this view that writes meanwhile may give it
      // another body.
      var lent = TGSubviews()
      swap(&lent, &ownBodyOfView().subviews)
      defer { swap(&lent, &ownBodyOfView().subviews) }
      yield &lent
    }
  }

  /// Appends a child to a view.
  ///
  /// - Returns: Whether the container has rules to be kept afterwards.
  @usableFromInline mutating func append(_ child: consuming Node) -> Bool {
    let body = ownBodyOfView()
    var own = child.settled()
    let mustKeepRules = body.childRules == .some && !body.adoptNode(&own)
    body.children.append(own)
    return mustKeepRules
  }

  /// Whether there are rules for the children, to be kept after a change.
  var hasChildRules: Bool { resolved.container?.childRules == .some }

  /// The children, if there are rules for them to be kept after a change.
  @usableFromInline package var childrenWithRules: TGSubviews? {
    hasChildRules ? TGSubviews(resolved.children) : nil
  }

  /// Appends a child to a child, which is a container, where that lies.
  ///
  /// - Returns: Whether the child has rules to be kept afterwards.
  @usableFromInline
  mutating func append(_ grandchild: consuming Node, toChildAt index: Int) -> Bool {
    ownBodyOfView().children[index].append(grandchild)
  }

  /// The container that the child at a place is; nil if there is none.
  @usableFromInline func container(at index: Int) -> ContainerBody? {
    let list = resolved.children
    return (0..<list.count).contains(index) ? list[index].resolved.container : nil
  }
}
