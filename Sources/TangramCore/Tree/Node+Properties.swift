// What the properties of views read and write, wherever a view says it.
//
// Members of one type rather than of every kind of view: they are compiled once, and the generic
// properties that clients see are calls of them.

extension Node {
  @usableFromInline var ownName: String? {
    get { reading { $0.name } }
    set {
      if flags.contains(.isLive) { ownLive().node.setName(newValue) } else { setName(newValue) }
    }
  }

  @usableFromInline var ownAlignment: TGGravity {
    get { reading { $0.alignment } }
    set { update { $0.alignment = newValue } }
  }

  @usableFromInline var ownVisibility: TGVisibility {
    get { reading { $0.visibility } }
    set {
      update {
        $0.visibility = newValue
        $0.set(.hidden, newValue != .visible)
      }
    }
  }

  @usableFromInline var isHidden: Bool {
    get { has(.hidden) }
    set { update { $0.set(.hidden, newValue) } }
  }

  @usableFromInline var useFrame: Bool {
    get { has(.useFrame) }
    set { update { $0.set(.useFrame, newValue) } }
  }

  @usableFromInline var noLayout: Bool {
    get { has(.noLayout) }
    set { update { $0.set(.noLayout, newValue) } }
  }

  @usableFromInline var reverseFloat: Bool {
    get { has(.reverseFloat) }
    set { update { $0.set(.reverseFloat, newValue) } }
  }

  @usableFromInline var clearFloat: Bool {
    get { has(.clearFloat) }
    set { update { $0.set(.clearFloat, newValue) } }
  }

  @usableFromInline var ownContent: TGContent? {
    get { reading { $0.content } }
    set {
      if isContainerOfAnyKind { return }
      guard flags.contains(.isLive) else { return setContent(newValue) }
      ownLive().node.setContent(newValue)
    }
  }

  /// Whether a position or a size has a value that counts.
  @usableFromInline func hasValue(_ attribute: TGAttribute) -> Bool {
    reading { $0.value(of: attribute).tag != 0 && $0.isActive(attribute) }
  }

  /// Whether the view lays out children, wherever it says so.
  @usableFromInline var isContainerOfAnyKind: Bool { reading { $0.laysOutChildren } }

  private func has(_ flag: NodeFlags) -> Bool { reading { $0.flags.contains(flag) } }

  private mutating func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Replaces the values of both sizes, in one step for a view that says nothing yet.
  @usableFromInline mutating func setSizes(_ width: PackedValue, _ height: PackedValue) {
    if table.isEmpty, flags.isDisjoint(with: [.isLive, .hasDetails]), width.tag != 0,
      height.tag != 0
    {
      table.setFirstSizes(width, height)
    } else {
      replaceSizes(width, height)
    }
  }

  /// Apart, so that the usual way needs next to nothing.
  @inline(never)
  private mutating func replaceSizes(_ width: PackedValue, _ height: PackedValue) {
    if flags.contains(.isLive) { return ownLive().node.replaceSizes(width, height) }
    setValue(width, of: .width)
    setValue(height, of: .height)
  }

  /// Replaces the value of a descriptor or of one of its bounds, and whatever was added to it.
  @usableFromInline
  mutating func say(
    _ value: PackedValue, of attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    // Nothing depends on what the value replaces, so it needs nothing but an entry of its own.
    if flags.isDisjoint(with: [.isLive, .hasScales, .hasDetails]), value.tag != 0,
      !value.isAnchor || !attribute.isSize, setEntry(value, of: attribute, part)
    {
      return
    }
    sayByRule(value, of: attribute, part)
  }

  /// Replaces a value or a bound that has no addend, multiple or list, if the table has room for it.
  @inline(__always)
  private mutating func setEntry(
    _ value: PackedValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) -> Bool {
    noteSide(attribute)
    if part != .value { flags.insert(.hasParts) }
    return table.set(DescriptorKey(attribute, part.field), value)
  }

  @inline(never)
  private mutating func sayByRule(
    _ value: PackedValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    if flags.contains(.isLive) { return ownLive().say(value, of: attribute, part) }
    // A size that is tied to itself is that of the content.
    let value = attribute.isSize ? value.asSize(attribute, ofViewWith: identity) : value
    setValue(value, of: attribute, part: part)
  }
}

extension LiveNode {
  /// Replaces the value of a descriptor or of one of its bounds, and whatever was added to it.
  @usableFromInline func say(
    _ value: PackedValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    node.say(value, of: attribute, part)
  }

  /// Likewise, with what is added to the value.
  @usableFromInline func setValue(
    _ value: PackedValue, of attribute: TGAttribute, part: DescriptorPart, addend: Double,
    multiple: Double
  ) {
    if addend == 0, multiple == 1 { return node.say(value, of: attribute, part) }
    node.setValue(value, of: attribute, part: part, addend: addend, multiple: multiple)
  }
}

// MARK: - Containers

extension Node {
  /// The container's own part of a view, to be read.
  @usableFromInline package var containerOfView: ContainerBody? { reading { $0.container } }

  @usableFromInline package var settings: ContainerSettings {
    reading { $0.container?.settings ?? ContainerSettings() }
  }

  /// Changes settings in place.
  ///
  /// - Returns: Whether the container has rules to be kept afterwards.
  @usableFromInline
  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) -> Bool {
    guard let container = borrowingContainer() else {
      stop("\(label) is no container and has no padding, gaps or gravity")
    }
    return container.borrow {
      change(&$0.settings)
      return $0.rules == .some
    }
  }

  /// The container's own part of a view, which nobody else holds.
  @usableFromInline mutating func ownContainerOfView() -> ContainerBody? {
    flags.contains(.isLive) ? ownLive().node.ownContainer() : ownContainer()
  }

  @usableFromInline var subviews: TGSubviews {
    get { TGSubviews(reading { $0.children }) }
    _modify {
      // Held, because what is done meanwhile is up to the client.
      let container = takingChildren().takeUnretainedValue()
      yield &container.subviews
    }
  }

  /// Appends a child to a view.
  ///
  /// - Returns: Whether the container has rules to be kept afterwards.
  @usableFromInline mutating func append(_ child: consuming Node) -> Bool {
    if child.flags.contains(.isLive) { return appendSettled(child) }
    let container = takingChildren()
    if container.borrow({ $0.rules == .some }) {
      return Self.append(consume child, byRulesOf: container)
    }
    var child = Optional(consume child)
    container.borrow { if let child = child.take() { $0.children.append(child) } }
    return false
  }

  /// Likewise for a container with rules, which it may keep beforehand.
  @inline(never)
  private static func append(
    _ child: consuming Node, byRulesOf container: Unmanaged<ContainerBody>
  ) -> Bool {
    var child = Optional(consume child)
    return container.borrow {
      guard var own = child.take() else { return false }
      let isDone = $0.adoptNode(&own)
      $0.children.append(consume own)
      return !isDone
    }
  }

  /// Likewise for a child that handles write to; apart, so that others are moved once.
  @inline(never)
  private mutating func appendSettled(_ child: consuming Node) -> Bool {
    child.settle()
    return append(child)
  }

  /// Whether there are rules for the children, to be kept after a change.
  var hasRules: Bool { reading { $0.container?.rules == .some } }

  /// The children, if there are rules for them to be kept after a change.
  @usableFromInline var childrenWithRules: TGSubviews? {
    hasRules ? reading { $0.container.map { TGSubviews($0.children) } } : nil
  }

  /// Appends a child to a child, which is a container, where that lies.
  ///
  /// - Returns: Whether the child has rules to be kept afterwards.
  @usableFromInline
  mutating func append(_ grandchild: consuming Node, toChildAt index: Int) -> Bool {
    let container = takingChildren()
    var grandchild = Optional(consume grandchild)
    return container.borrow {
      guard let own = grandchild.take() else { return false }
      return $0.children.append(consume own, toChildAt: index)
    }
  }

  /// Whether there is a child at a place, and it is a container of some kind.
  @usableFromInline func hasContainer(at index: Int, _ kind: ContainerBody.Type) -> Bool {
    reading { node in
      guard let list = node.container?.children, (0..<list.count).contains(index) else {
        return false
      }
      return list.reading(index) { $0.kindOfContainer } == kind
    }
  }

  /// The container that nobody but this node holds; nil if there is none, or the node is live.
  @inline(__always)
  private mutating func heldContainer() -> Unmanaged<ContainerBody>? {
    guard flags.intersection([.isLive, .isContainer]) == .isContainer,
      isKnownUniquelyReferenced(&parts), let parts
    else { return nil }
    return .passUnretained(parts.asContainer)
  }

  /// The container of this node alone, if it is one; borrowed, as the node holds it.
  @inline(__always)
  private mutating func borrowingContainer() -> Unmanaged<ContainerBody>? {
    heldContainer() ?? ownContainerOfView().map(Unmanaged.passUnretained)
  }

  /// The container of this node alone, to which a child may be appended; borrowed from the node.
  @inline(__always)
  private mutating func takingChildren() -> Unmanaged<ContainerBody> {
    heldContainer() ?? becomingContainer()
  }

  /// Likewise for a node that is live, has no children yet, or shares them with a copy; apart, because
  /// most children are appended to a container that has some already.
  @inline(never)
  private mutating func becomingContainer() -> Unmanaged<ContainerBody> {
    .passUnretained(
      flags.contains(.isLive) ? ownLive().node.containerForChildren() : containerForChildren())
  }
}

extension TGContent {
  /// Whether two contents are known to need the same sizes.
  func isSame(as other: TGContent) -> Bool {
    guard font == other.font else { return false }
    switch (kind, other.kind) {
    case (.size(let own), .size(let theirs)): return own == theirs
    case (.text(let chars, let advance, let line), .text(let c, let a, let l)):
      return chars == c && advance == a && line == l
    default: return false
    }
  }
}
