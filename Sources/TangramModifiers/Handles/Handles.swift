import Synchronization
@_exported import TangramCore

// The handles on the positions and sizes of a view, and what they refer to.

extension TGViewProtocol {
  /// The position of the top edge.
  @inlinable public var tg_top: TGLayoutPos {
    mutating get { self[position: .top] }
    _modify { yield &self[position: .top] }
  }

  /// The position of the bottom edge.
  @inlinable public var tg_bottom: TGLayoutPos {
    mutating get { self[position: .bottom] }
    _modify { yield &self[position: .bottom] }
  }

  /// The position of the leading edge.
  @inlinable public var tg_leading: TGLayoutPos {
    mutating get { self[position: .leading] }
    _modify { yield &self[position: .leading] }
  }

  /// The position of the trailing edge.
  @inlinable public var tg_trailing: TGLayoutPos {
    mutating get { self[position: .trailing] }
    _modify { yield &self[position: .trailing] }
  }

  /// The position of the left edge.
  public var tg_left: TGLayoutPos {
    mutating get { self[position: .left] }
    _modify { yield &self[position: .left] }
  }

  /// The position of the right edge.
  public var tg_right: TGLayoutPos {
    mutating get { self[position: .right] }
    _modify { yield &self[position: .right] }
  }

  /// The position of the horizontal center.
  public var tg_centerX: TGLayoutPos {
    mutating get { self[position: .centerX] }
    _modify { yield &self[position: .centerX] }
  }

  /// The position of the vertical center.
  public var tg_centerY: TGLayoutPos {
    mutating get { self[position: .centerY] }
    _modify { yield &self[position: .centerY] }
  }

  /// The position of the text baseline.
  public var tg_baseline: TGLayoutPos {
    mutating get { self[position: .baseline] }
    _modify { yield &self[position: .baseline] }
  }

  /// The width.
  @inlinable public var tg_width: TGLayoutSize {
    mutating get { self[size: .width] }
    _modify { yield &self[size: .width] }
  }

  /// The height.
  @inlinable public var tg_height: TGLayoutSize {
    mutating get { self[size: .height] }
    _modify { yield &self[size: .height] }
  }
}

// Reading a handle makes the view live, so that the handle has a cell to write to. A method that
// changes the handle writes into the view itself at the end of the statement: see `HandleTarget`.

extension TGViewProtocol {
  @inlinable subscript(position attribute: TGAttribute) -> TGLayoutPos {
    mutating get { view.stored.position(attribute) }
    _modify {
      var position = TGLayoutPos(.statement, attribute)
      yield &position
      view.stored.assign(position.target, of: position.attribute, for: attribute)
    }
  }

  @inlinable subscript(size attribute: TGAttribute) -> TGLayoutSize {
    mutating get { view.stored.size(attribute) }
    _modify {
      var size = TGLayoutSize(.statement, attribute)
      yield &size
      view.stored.assign(size.target, of: size.attribute, for: attribute)
    }
  }
}

extension Node {
  @usableFromInline mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(uniqueCell(), attribute)
  }

  @usableFromInline mutating func size(_ attribute: TGAttribute) -> TGLayoutSize {
    TGLayoutSize(uniqueCell(), attribute)
  }
}

// MARK: - What handles refer to

/// A handle's reference to the storage that it writes to.
///
/// Copies of a view share a cell until one of them is changed. From then on it is ambiguous which copy
/// an earlier handle refers to, so the handle becomes invalid. Using it stops the program with a
/// message; otherwise, which view it writes to would depend on which copies are still alive.
@usableFromInline package struct LiveReference {
  private let target: DescriptorCell
  private let generation: UInt32
  /// The identity of the view, to which other views can still refer after the handle becomes invalid.
  let identity: UInt64

  init(_ cell: DescriptorCell) {
    target = cell
    identity = cell.node.identity
    generation = cell.generation.load(ordering: .relaxed)
  }

  /// The cell of the view, if the handle is still valid; otherwise stops the program.
  var cell: DescriptorCell {
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
@usableFromInline package enum HandleTarget {
  /// Writes into the cell of the view that the handle was created from.
  case live(LiveReference)
  /// The handle writes into the view itself, at the end of the statement that the handle is part of.
  ///
  /// So a statement that sets a single value needs no cell. The `_modify` accessor of the view's
  /// property lends the handle to a mutating method, and stores the handle's value when the method
  /// returns. Creating a leaf by such statements takes half the instructions.
  case statement
  /// The value that a statement has set for a position or a size.
  case written(DescriptorValue, DescriptorPart)
  /// The same for a value with more than its packed form; indirect, so that handles stay small.
  indirect case writtenUnpacked(TGDescriptorValue, DescriptorPart)
}

extension HandleTarget {
  /// Replaces the value of a descriptor or of one of its bounds, and resets its offset, increment
  /// and multiple.
  @usableFromInline mutating func write(
    _ value: TGDescriptorValue, of attribute: TGAttribute, _ part: DescriptorPart
  ) {
    switch self {
    // For a handle that a statement has already written to, `live` stops the program.
    case .live, .written, .writtenUnpacked:
      live.cell.node.write(value, of: attribute, part: part)
    case .statement:
      self = value.isPacked ? .written(value.packed, part) : .writtenUnpacked(value, part)
    }
  }

  /// The reference to the view; stops the program if the handle is only for a statement.
  var live: LiveReference {
    if case .live(let reference) = self { return reference }
    // This can only happen if a property is passed on with `&`.
    stop("a position or a size that is handed on with '&' can be given one value, and no more")
  }
}

extension Node {
  /// Stores the value that a statement set for a descriptor.
  ///
  /// - Parameter other: The descriptor of the handle. It differs from `attribute`, or belongs to
  ///   another view, if one handle was assigned to another, which makes one descriptor refer to the other.
  @usableFromInline mutating func assign(
    _ target: HandleTarget, of other: TGAttribute, for attribute: TGAttribute
  ) {
    switch target {
    case .written(let value, let part): setValue(value, of: attribute, part: part)
    case .writtenUnpacked(let value, let part): write(value, of: attribute, part: part)
    case .statement: return
    case .live(let reference):
      if reference.identity == identity, other == attribute { return }
      setValue(DescriptorValue(other, ofViewWith: reference.identity), of: attribute)
    }
  }

  /// The value of a descriptor or of one of its bounds; nil if it is inactive or has no value.
  func activeValue(of attribute: TGAttribute, _ part: DescriptorPart) -> TGSizeValue? {
    guard isActive(attribute, part: part) else { return nil }
    let packed = value(of: attribute, part: part)
    return switch packed.kind {
    case .number: .number(packed.number)
    case .weight: .weight(TGWeight(packed.number))
    case .wrap: .wrap
    case .fill: .fill
    case .anchor: packed.anchor.map { .anchor($0) }
    case .list: .anchors(list(of: attribute))
    case .most: .most(most(of: attribute, part: part))
    case .none: nil
    }
  }
}
