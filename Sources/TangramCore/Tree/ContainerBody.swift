extension ContainerBody {
  /// The children.
  package final var children: NodeList {
    @inline(__always) _read { yield subviews.list }
    @inline(__always) _modify { yield &subviews.list }
  }

  /// Whether two versions of a container lay out the same children in the same way.
  final func laysOut(like other: ContainerBody) -> Bool {
    settings == other.settings && isSameKind(as: other) && hasSameOptions(as: other)
  }

  /// Whether two containers are laid out by algorithms of one kind.
  ///
  /// Asked here, where the classes are only compared; a generic class would look for its own first.
  final func isSameKind(as other: ContainerBody) -> Bool { type(of: self) == type(of: other) }

  /// The container as one of a kind of algorithm; nil when it is of another kind.
  ///
  /// Inlined, so that the kind is known where it is asked for.
  @inlinable package final func of<Algorithm: TGLayoutAlgorithm>(
    _: Algorithm.Type
  ) -> AlgorithmBody<Algorithm>? {
    type(of: self) == AlgorithmBody<Algorithm>.self
      ? unsafeDowncast(self, to: AlgorithmBody<Algorithm>.self) : nil
  }

  /// Takes note of the rules that changed options have, unless they are being kept.
  @inlinable final func noteRules(of algorithm: some TGLayoutAlgorithm) {
    if rules != .atWork { rules = ContainerRules(algorithm) }
  }
}

extension ContainerBody {
  /// Lets what is about to be appended obey the rules, which may replace it.
  ///
  /// - Returns: Whether there is nothing left to be kept when it is appended.
  @inline(never)
  final func adoptNode(_ child: inout Node) -> Bool {
    var view = TGView(Node(identity: 0))
    swap(&view.stored, &child)
    let isDone = adopt(&view)
    child = (consume view).stored.settled()
    return isDone
  }
}

extension ContainerBody {
  /// A container of the same kind, with the same options and settings and nothing else.
  func blankCopy() -> ContainerBody {
    var node = Node(identity: 0, container: self)
    // This one is held by a caller, so that a copy is made.
    guard let copy = node.ownContainer() else { return self }
    copy.children = NodeList()
    (copy.name, copy.frame, copy.details, copy.values) = (nil, .zero, nil, [])
    return copy
  }
}

extension Unmanaged<ContainerBody> {
  /// Calls `body` with where every child lies, for as long as the call lasts, and its place.
  ///
  /// One run after the other is held, and not the list: most have one run only.
  @inline(__always)
  func visitChildren(_ body: (UnsafePointer<Node>, Int) -> Void) {
    var place = 0
    for index in 0..<borrow({ $0.children.runCount }) {
      borrow { $0.children.run(at: index) }.withUnsafeBufferPointer { nodes in
        guard let first = nodes.baseAddress else { return }
        for offset in 0..<nodes.count { body(first + offset, place &+ offset) }
        place &+= nodes.count
      }
    }
  }
}

// MARK: - Release

extension ContainerBody {
  /// The levels that may be released in the usual way, which takes some of the call stack for each.
  private static let fewLevels: Int32 = 32

  /// Releases what is below one container after another, where the usual way would use too much of
  /// the call stack.
  @inline(__always)
  final func releaseContainersBelow() {
    if children.levels > Self.fewLevels { releaseManyLevels() }
  }

  private final func releaseManyLevels() {
    var waiting: ContiguousArray<ContainerBody> = []
    Self.takeDeepContainers(of: &children, into: &waiting)
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      Self.takeDeepContainers(of: &next.children, into: &waiting)
    }
  }

  /// Empties a list, and keeps those containers of it that have many levels below them; the others
  /// are released with the list.
  private static func takeDeepContainers(
    of list: inout NodeList, into waiting: inout ContiguousArray<ContainerBody>
  ) {
    guard list.levels > fewLevels else { return }
    let known = waiting.count
    list.visit { child, _ in
      if let container = child.deepContainer { waiting.append(container) }
    }
    if waiting.count > known { list = NodeList() }
  }

  /// Whether releasing the container in the usual way would use much of the call stack.
  fileprivate final var isDeep: Bool { children.levels >= Self.fewLevels }
}

extension Node {
  /// The container, if there are many levels below it.
  fileprivate var deepContainer: ContainerBody? {
    reading { node in
      guard let container = node.container, container.isDeep else { return nil }
      return container
    }
  }
}
