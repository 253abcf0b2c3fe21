extension ContainerBody {
  /// Whether two versions of a container lay out the same children in the same way.
  final func laysOut(like other: ContainerBody) -> Bool {
    settings == other.settings && hasSameOptions(as: other)
  }

  /// The container as one of a kind of algorithm; nil when it is of another kind.
  package final func of<Algorithm: TGLayoutAlgorithm>(
    _: Algorithm.Type
  ) -> AlgorithmBody<Algorithm>? {
    type(of: self) == AlgorithmBody<Algorithm>.self
      ? unsafeDowncast(self, to: AlgorithmBody<Algorithm>.self) : nil
  }
}

// MARK: - Children

extension ContainerBody {
  /// Appends what a view says as a child: the same view to others, and a value of its own.
  @inline(__always)
  final func append(_ view: consuming TGView) {
    if identities.last == identities.end { takeIdentities() }
    children.append(view.asChild(fresh: identities.last + 1))
    identities.last += 1
  }

  /// Many at a time, so that threads that build trees seldom meet at the counter.
  private final func takeIdentities() {
    let count: UInt64 = 1 << 16
    let first = ViewIdentity.makeBlock(of: count)
    identities = (first - 1, first - 1 + count)
  }
}

extension TGNodeStorage {
  /// Takes out what a view says that nobody needs any more.
  @inline(__always)
  fileprivate func takeNode(fresh: UInt64) -> Node {
    let known = knownIdentity
    var taken = Node()
    if case .plain = node.body, node.container == nil, node.extras == nil {
      // Most leaves: nothing in them is counted.
      (taken.table, taken.flags, taken.alignment) = (node.table, node.flags, node.alignment)
    } else {
      swap(&taken, &node)
    }
    taken.identity = known == 0 ? fresh : known
    return taken
  }

  /// A copy of what a view says that others hold: both are the same view.
  fileprivate func sharedNode(fresh: UInt64) -> Node {
    var copy = node
    // A handle on a set of the view must not reach the child.
    if !copy.sizeClasses.isEmpty { copy.extras = copy.extras?.copied() }
    copy.identity = resolveIdentity(fresh: fresh == 0 ? ViewIdentity.make() : fresh)
    return copy
  }
}

extension TGView {
  /// What the view says, as an element of a list.
  ///
  /// - Parameter fresh: The identity it gets if nobody asked for one before; with 0 it gets one only
  ///   if somebody may ask for it elsewhere.
  @inline(__always)
  consuming func asChild(fresh: UInt64) -> Node {
    isKnownUniquelyReferenced(&storage)
      ? storage.takeNode(fresh: fresh) : storage.sharedNode(fresh: fresh)
  }

  /// A view of what a list says of a child.
  package init(_ child: consuming Node) {
    if case .storage(let storage) = child.body {
      self.init(storage: storage)
    } else {
      self.init(storage: TGNodeStorage(child))
    }
  }
}

// MARK: - Release

extension ContainerBody {
  /// Releases what is below one container after another: the usual way would use the call stack
  /// once a level.
  final func releaseContainersBelow() {
    var waiting: ContiguousArray<ContainerBody> = []
    Self.takeDeepContainers(of: &children, into: &waiting)
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      Self.takeDeepContainers(of: &next.children, into: &waiting)
    }
  }

  /// Empties a list, and keeps those containers of it that have containers below them; the others
  /// are released with the list.
  private static func takeDeepContainers(
    of list: inout NodeList, into waiting: inout ContiguousArray<ContainerBody>
  ) {
    guard list.mayHoldContainers else { return }
    let known = waiting.count
    list.visit { child, _ in
      if let container = child.deepContainer { waiting.append(container) }
    }
    if waiting.count > known { list = NodeList() }
  }
}

extension Node {
  /// The container, if some of its children are containers, too.
  fileprivate var deepContainer: ContainerBody? {
    reading { node in
      guard let container = node.container, container.children.mayHoldContainers else { return nil }
      return container
    }
  }
}
