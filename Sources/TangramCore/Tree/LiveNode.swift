import Synchronization

/// The storage that handles write to: the state of a view, in an object that the handles and the
/// view share.
///
/// It is `Sendable` so that views are, because copies of them may be sent to other threads. Handles
/// are not: they belong to the thread that changes the view, and must not be used after the view
/// was copied, sent or laid out.
@usableFromInline package final class DescriptorCell: @unchecked Sendable {
  /// The state of the view; this node is never live itself.
  @exclusivity(unchecked) package final var node: Node
  /// The generation of the cell: a handle is valid as long as this equals the number it was created
  /// with.
  fileprivate let generation = Atomic<UInt32>(0)
  /// Whether the view has been released, or is no longer live.
  fileprivate let isAbandoned = Atomic<Bool>(false)

  fileprivate init(_ node: consuming Node) { self.node = node }

  /// Invalidates all handles on the cell and on its size classes, because copies that share it diverge.
  func part() {
    generation.wrappingAdd(1, ordering: .relaxed)
    for (_, set) in node.sizeClasses { set.cell.part() }
  }
}

/// A view that is changed through handles.
///
/// A view is a plain value until the first handle on it is created that outlives a statement; from
/// then on its cell holds all of its state. Copies share the cell until one of them is changed.
/// When a view is added to a parent, its state is copied there as a plain value.
///
/// Only views hold this object, and apart from handles only this object holds the cell. So a
/// uniqueness check on this object shows whether a view is the only copy, however many handles
/// there are.
@usableFromInline package final class LiveNode: NodeParts, @unchecked Sendable {
  package let cell: DescriptorCell

  init(_ node: consuming Node) { cell = DescriptorCell(node) }

  package var node: Node {
    _read { yield cell.node }
    _modify { yield &cell.node }
  }

  override final var live: LiveNode? { self }

  deinit { cell.isAbandoned.store(true, ordering: .relaxed) }
}

/// A handle's reference to the storage that it writes to.
///
/// Copies of a view share a cell until one of them is changed. From then on it is ambiguous which copy
/// an earlier handle refers to, so the handle becomes invalid. Using it stops the program with a
/// message; otherwise, which view it writes to would depend on which copies are still alive.
package struct LiveReference {
  private let target: DescriptorCell
  private let generation: UInt32
  /// The identity of the view, which other views can still be tied to after the handle becomes
  /// invalid.
  let identity: UInt64

  init(_ cell: DescriptorCell) {
    target = cell
    identity = cell.node.identity
    generation = cell.generation.load(ordering: .relaxed)
  }

  /// The cell of the view, if the handle is still valid; otherwise stops the program.
  package var cell: DescriptorCell {
    if target.isAbandoned.load(ordering: .relaxed) {
      stop(
        """
        a handle on \(target.node.label) is used after the view is gone: do not store it, use it in the \
        statement that fetches it, as in `view.tg_width.equal(20)`
        """)
    }
    if target.generation.load(ordering: .relaxed) != generation {
      stop(
        """
        a handle on \(target.node.label) is used after the view was copied, and one of the copies \
        changed: fetch it again
        """)
    }
    return target
  }
}

/// The destination of a handle's writes.
package enum HandleTarget {
  /// Writes into the cell of the view that the handle was created from.
  case live(LiveReference)
  /// The handle writes into the view itself, at the end of the statement that the handle is part of.
  ///
  /// So a statement that sets a single value needs no cell. The `_modify` accessor of the view's
  /// property lends the handle to a mutating method, and stores the handle's value when the method
  /// returns. Creating a leaf by such statements takes half the instructions.
  case statement(Statement?)

  /// The value that a statement sets for a position or a size.
  package struct Statement {
    let value: DescriptorValue
    let part: DescriptorPart

    init(_ value: DescriptorValue, _ part: DescriptorPart) {
      (self.value, self.part) = (value, part)
    }
  }
}

extension HandleTarget {
  /// Replaces the value of a descriptor or of one of its bounds, and resets its offset, increment
  /// and multiple.
  mutating func say(
    _ value: DescriptorValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    switch self {
    case .live(let reference): reference.cell.say(value, of: attribute, part)
    case .statement(nil): self = .statement(Statement(value, part))
    case .statement: Self.stopBeyondStatement()
    }
  }

  /// The cell with the view's state, for changing it.
  package var cell: DescriptorCell {
    if case .live(let reference) = self { return reference.cell }
    Self.stopBeyondStatement()
  }

  /// The identity of the view.
  var identity: UInt64 {
    if case .live(let reference) = self { return reference.identity }
    Self.stopBeyondStatement()
  }

  // This can only happen if a property is passed on with `&`.
  static func stopBeyondStatement() -> Never {
    stop("a position or a size that is handed on with '&' can be given one value, and no more")
  }
}

extension DescriptorCell {
  func say(
    _ value: DescriptorValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    node.say(value, of: attribute, part)
  }

  /// Sets a value together with its addend and multiple.
  func setValue(
    _ value: DescriptorValue, of attribute: TGAttribute, part: DescriptorPart, addend: Double,
    multiple: Double, terms: [TGMost.Term] = []
  ) {
    if addend == 0, multiple == 1, terms.isEmpty { return node.say(value, of: attribute, part) }
    let terms = terms.map { $0.of(attribute, ofViewWith: node.identity) }
    node.setValue(
      value, of: attribute, part: part, addend: addend, multiple: multiple, terms: terms)
  }
}

// MARK: - Views with and without handles

extension Node {
  /// The state of the view, which is stored inline or in its cell.
  package var resolved: Node { live?.cell.node ?? self }

  /// Changes the state of the view, which is stored inline or in its cell.
  package mutating func update(_ change: (inout Node) -> Void) {
    if live != nil { change(&ownCell().node) } else { change(&self) }
  }

  /// The cell that handles refer to, not shared with any other view; created if needed.
  @usableFromInline mutating func ownCell() -> DescriptorCell {
    if isKnownUniquelyReferenced(&parts), let live { return live.cell }
    if let live {
      live.cell.part()
      self = independent
    }
    let own = LiveNode(self)
    self = Node(identity: identity, parts: own)
    return own.cell
  }

  /// The state of the view as a plain value that no handle can change.
  package var independent: Node {
    guard let live else { return self }
    var copy = live.node
    if let details = copy.details, !details.sizeClasses.isEmpty {
      // Handles write into the descriptors of a size class, so every view needs its own copy of
      // those.
      copy.ownExtras().details = details.copied()
    }
    return copy
  }

  /// The state of the view, in objects that are not shared with any other view.
  var separate: Node {
    var copy = self
    guard let extras else { return copy }
    let own = extras.copied()
    own.details = extras.details?.copied()
    copy.parts = own
    return copy
  }

  /// The state of a view that is passed on, as a plain value that no handle can change.
  package consuming func settled() -> Node {
    if live != nil { self = independent }
    return self
  }

  /// Stores the value that a statement set for a descriptor.
  ///
  /// - Parameter other: The descriptor of the handle. It differs from `attribute`, or belongs to
  ///   another view, if one handle was assigned to another, which ties one descriptor to the other.
  mutating func take(
    _ target: HandleTarget, of other: TGAttribute, for attribute: TGAttribute
  ) {
    switch target {
    case .statement(let statement?): say(statement.value, of: attribute, statement.part)
    case .statement(nil): return
    case .live(let reference):
      if reference.identity == identity, other == attribute { return }
      say(DescriptorValue(other, ofViewWith: reference.identity), of: attribute)
    }
  }
}
