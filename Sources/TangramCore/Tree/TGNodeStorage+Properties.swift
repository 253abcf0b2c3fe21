// What the properties of views read and write.
//
// Methods of one class rather than of every kind of view: they are compiled once, and the generic
// properties that clients see are a call of them.

extension TGNodeStorage {
  @usableFromInline var name: String? {
    get { node.name }
    set { node.setName(newValue) }
  }

  @usableFromInline var alignment: TGGravity {
    get { node.alignment }
    set { node.alignment = newValue }
  }

  @usableFromInline var visibility: TGVisibility {
    get { node.visibility }
    set {
      node.visibility = newValue
      set(.hidden, newValue != .visible)
    }
  }

  @usableFromInline var isHidden: Bool {
    get { has(.hidden) }
    set { set(.hidden, newValue) }
  }

  var content: TGContent? {
    get { node.content }
    set { if !node.laysOutChildren { node.setContent(newValue) } }
  }

  func has(_ flag: NodeFlags) -> Bool { node.flags.contains(flag) }

  func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { node.flags.insert(flag) } else { node.flags.remove(flag) }
  }

  /// Replaces the values of both sizes of a view.
  @usableFromInline static func setSizes(
    _ width: PackedValue, _ height: PackedValue, of storage: inout TGNodeStorage
  ) {
    makeOwn(&storage)
    storage.node.setSizes(width, height)
  }

  /// Replaces the value of a descriptor or of one of its bounds, and whatever was added to it.
  @usableFromInline func setValue(
    _ value: PackedValue, of attribute: TGAttribute, part: DescriptorPart
  ) {
    node.setValue(value, of: attribute, part: part)
  }
}

extension Node {
  /// Replaces the content of a leaf; one that is the same stays, and so does what was found for it.
  fileprivate mutating func setContent(_ content: TGContent?) {
    guard let content else {
      body = .plain
      return
    }
    if let known = self.content, known.isSame(as: content) { return }
    body = .content(ContentBox(content))
  }

  /// Replaces the values of both sizes, in one step for a view that says nothing yet.
  fileprivate mutating func setSizes(_ width: PackedValue, _ height: PackedValue) {
    if table.isEmpty, width.tag != 0, height.tag != 0, !flags.contains(.hasDetails) {
      return table.setFirstSizes(width, height)
    }
    setValue(width, of: .width)
    setValue(height, of: .height)
  }
}

// MARK: - Containers

extension TGNodeStorage {
  /// Creates the storage of a container that is laid out by `algorithm`.
  @inlinable convenience init(_ algorithm: some TGLayoutAlgorithm) {
    self.init(Node(container: AlgorithmBody(algorithm)))
  }

  @usableFromInline var subviews: TGSubviews {
    get { TGSubviews(node.container?.children ?? NodeList()) }
    _modify {
      let container = node.containerForChildren()
      var subviews = TGSubviews(NodeList())
      swap(&subviews.list, &container.children)
      defer { swap(&subviews.list, &container.children) }
      yield &subviews
    }
  }

  /// Appends a child to a view.
  ///
  /// The storage is passed as a variable: it need not be held meanwhile.
  @usableFromInline static func append(
    _ view: consuming TGView, to storage: inout TGNodeStorage
  ) {
    makeOwn(&storage)
    storage.node.containerForChildren().append(view)
  }

  /// Makes a storage the only one of a view that is about to be changed.
  @inline(__always)
  private static func makeOwn(_ storage: inout TGNodeStorage) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copied() }
  }
}

extension Node {
  /// The children; none for a leaf.
  package var children: NodeList { container?.children ?? NodeList() }

  /// What a message calls the view.
  package var label: String { name.map { "the view \"\($0)\"" } ?? "a view without a name" }
}

extension TGContent {
  /// Whether two contents are known to need the same sizes.
  fileprivate func isSame(as other: TGContent) -> Bool {
    guard font == other.font else { return false }
    switch (kind, other.kind) {
    case (.size(let own), .size(let theirs)): return own == theirs
    case (.text(let chars, let advance, let line), .text(let c, let a, let l)):
      return chars == c && advance == a && line == l
    default: return false
    }
  }
}
