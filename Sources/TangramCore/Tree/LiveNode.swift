import Synchronization

/// What handles write to: what a view says, in an object that handles and the view share.
///
/// Sendable so that views are, which other threads get copies of. Handles are not: they belong to the thread
/// that changes the view, and are not to be used once the view was copied, sent or laid out.
@usableFromInline package final class DescriptorCell: @unchecked Sendable {
  /// What the view says, which is not live itself.
  @exclusivity(unchecked) package final var node: Node
  /// Handles on a cell are valid as long as this is the number that they were fetched with.
  fileprivate let generation = Atomic<UInt32>(0)
  /// The name of a view that is gone, or that is no longer live.
  fileprivate let isAbandoned = Atomic<Bool>(false)

  fileprivate init(_ node: consuming Node) { self.node = node }

  /// Ends all handles on the cell and on its sets, as a copy of its view goes its own way.
  func part() {
    generation.wrappingAdd(1, ordering: .relaxed)
    for (_, set) in node.sizeClasses { set.cell.part() }
  }
}

/// A view that is changed through handles.
///
/// A view is a plain value until somebody fetches a handle on it that is kept beyond a statement; from then
/// on its cell says everything. Copies share it until one of them is changed. A view that is added to a
/// parent leaves what it says there as a plain value.
///
/// Only views hold it, and only it holds the cell besides handles: so it tells whether a view is the only
/// one, however many handles there are.
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

/// How a handle finds what it writes to.
///
/// Copies of a view share a cell until one of them is changed. Which of them a handle from before means
/// cannot be said from then on, so it means none: the program stops, and says why, instead of writing to a
/// view that depends on which copies are still alive.
package struct LiveReference {
  private let target: DescriptorCell
  private let generation: UInt32
  /// Who the view is: others can be tied to it whatever becomes of what the handle writes to.
  let identity: UInt64

  init(_ cell: DescriptorCell) {
    target = cell
    identity = cell.node.identity
    generation = cell.generation.load(ordering: .relaxed)
  }

  /// What the view says, if it is still the one that the handle was fetched from.
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

/// Where a handle writes to.
package enum HandleTarget {
  /// Into the cell of the view that the handle was fetched from.
  case live(LiveReference)
  /// Into the view itself, when the statement ends that the handle is part of.
  ///
  /// This is how a statement that says one thing needs no cell. The language lends the property of a view
  /// to a method that changes the handle, and gives it back after that. A leaf that is built from such
  /// statements takes half the instructions.
  case statement(Said?)

  /// What a statement says of a position or a size.
  package struct Said {
    let value: DescriptorValue
    let part: DescriptorPart

    init(_ value: DescriptorValue, _ part: DescriptorPart) {
      (self.value, self.part) = (value, part)
    }
  }
}

extension HandleTarget {
  /// Replaces the value of a descriptor or of one of its bounds, and whatever was added to it.
  mutating func say(
    _ value: DescriptorValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    switch self {
    case .live(let reference): reference.cell.say(value, of: attribute, part)
    case .statement(nil): self = .statement(Said(value, part))
    case .statement: Self.stopBeyondStatement()
    }
  }

  /// What the view says, to be changed.
  package var cell: DescriptorCell {
    if case .live(let reference) = self { return reference.cell }
    Self.stopBeyondStatement()
  }

  /// Who the view is.
  var identity: UInt64 {
    if case .live(let reference) = self { return reference.identity }
    Self.stopBeyondStatement()
  }

  // Nobody meets this who does not hand on a property with `&`.
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

  /// Likewise, with what is added to the value and what it is multiplied by.
  func setValue(
    _ value: DescriptorValue, of attribute: TGAttribute, part: DescriptorPart, addend: Double,
    multiple: Double
  ) {
    if addend == 0, multiple == 1 { return node.say(value, of: attribute, part) }
    node.setValue(value, of: attribute, part: part, addend: addend, multiple: multiple)
  }
}

// MARK: - Views with and without handles

extension Node {
  /// What the view says, wherever that lies.
  package var resolved: Node {
    _read { if let live { yield live.cell.node } else { yield self } }
  }

  /// Changes what the view says, wherever that lies.
  package mutating func update(_ change: (inout Node) -> Void) {
    if live != nil { change(&ownCell().node) } else { change(&self) }
  }

  /// The cell that handles refer to, which no other view shares; made when there is none.
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

  /// What the view says, as a value that no handle reaches.
  package var independent: Node {
    guard let live else { return self }
    var copy = live.node
    if let details = copy.details, !details.sizeClasses.isEmpty {
      // Handles write into a set for a size class, so every view has sets of its own.
      copy.ownExtras().details = details.copied()
    }
    return copy
  }

  /// What a view says, in objects of its own.
  var separate: Node {
    var copy = self
    guard let extras else { return copy }
    let own = extras.copied()
    own.details = extras.details?.copied()
    copy.parts = own
    return copy
  }

  /// What a view says that is given away, as a value that no handle reaches.
  package consuming func settled() -> Node {
    if live != nil { self = independent }
    return self
  }

  /// Takes over what a statement said of a descriptor.
  ///
  /// - Parameter other: The descriptor of which the handle is: another one where one handle was assigned
  ///   to another, which ties one to the other.
  mutating func take(
    _ target: HandleTarget, of other: TGAttribute, for attribute: TGAttribute
  ) {
    switch target {
    case .statement(let said?): say(said.value, of: attribute, said.part)
    case .statement(nil): return
    case .live(let reference):
      if reference.identity == identity, other == attribute { return }
      say(DescriptorValue(other, ofViewWith: reference.identity), of: attribute)
    }
  }
}
