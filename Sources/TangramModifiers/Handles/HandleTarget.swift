import Synchronization
import TangramCore

// The targets of handles.

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
    case .live(let reference): reference.cell.node.say(value, of: attribute, part)
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

extension Node {
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
