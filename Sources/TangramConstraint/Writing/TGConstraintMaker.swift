import TangramCore

/// Describes the constraints of one view, as Masonry and SnapKit do.
///
///     card.make(title) { make in
///       make.left.top.equalToSuperview().offset(8)
///       make.width.lessThanOrEqualTo(photo).multipliedBy(0.5).priority(.high)
///     }
///
/// Attributes are collected until a relation follows. The relation creates one constraint for each
/// attribute, in the order of the attributes, and the adjustments after it apply to all of these
/// constraints.
public final class TGConstraintMaker {
  @usableFromInline let view: TGViewID
  /// The list of constraints: the installed ones, followed by those that were created by the
  /// description.
  ///
  /// The maker has exclusive access to the list during the evaluation of a description. Dynamic
  /// exclusivity checking would take longer than the accesses themselves, which never overlap.
  @exclusivity(unchecked) var made: [TGConstraint]
  /// Whether the evaluation of the description is over; constraints created afterward would be lost.
  private var isRead = false

  init(_ view: TGViewID) {
    self.view = view
    made = []
  }

  /// Stops the program if constraints are described after the description was evaluated.
  @inline(__always)
  func checkIsOpen() {
    if isRead { fatalError("a constraint maker is used after the function that it was handed to") }
  }

  /// Returns the constraints that a function describes for a view.
  static func constraints(
    _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) -> [TGConstraint] {
    var list: [TGConstraint] = []
    append(to: &list, view, describe)
    return list
  }

  /// Appends the constraints described for a view to a list, without copying the list.
  ///
  /// - Returns: Whether the list was empty before.
  @discardableResult
  static func append(
    to list: inout [TGConstraint], _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) -> Bool {
    let wasEmpty = list.isEmpty
    let maker = TGConstraintMaker(view)
    swap(&list, &maker.made)
    // Reserve space for the constraints of one view at once.
    if wasEmpty, maker.made.capacity < 8 { maker.made.reserveCapacity(8) }
    describe(maker)
    swap(&list, &maker.made)
    maker.isRead = true
    return wasEmpty
  }

  /// The container, as the target of relations.
  public var superview: TGConstraintSuperview { TGConstraintSuperview() }

  // Inlined into descriptions, because the optimizer then sees that the maker outlives the returned
  // values, and omits reference counting.
  @inlinable func collect(_ attribute: TGConstraintAttribute) -> TGConstraintDescription {
    TGConstraintDescription(self, AttributeList(attribute))
  }

  /// The left edge.
  @inlinable public var left: TGConstraintDescription { collect(.left) }
  /// The right edge.
  @inlinable public var right: TGConstraintDescription { collect(.right) }
  /// The edge where reading starts.
  @inlinable public var leading: TGConstraintDescription { collect(.leading) }
  /// The edge where reading ends.
  @inlinable public var trailing: TGConstraintDescription { collect(.trailing) }
  /// The upper edge.
  @inlinable public var top: TGConstraintDescription { collect(.top) }
  /// The lower edge.
  @inlinable public var bottom: TGConstraintDescription { collect(.bottom) }
  /// The horizontal center.
  @inlinable public var centerX: TGConstraintDescription { collect(.centerX) }
  /// The vertical center.
  @inlinable public var centerY: TGConstraintDescription { collect(.centerY) }
  /// The width.
  @inlinable public var width: TGConstraintDescription { collect(.width) }
  /// The height.
  @inlinable public var height: TGConstraintDescription { collect(.height) }
  /// The baseline of the last line of text.
  @inlinable public var baseline: TGConstraintDescription { collect(.lastBaseline) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: TGConstraintDescription { collect(.firstBaseline) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: TGConstraintDescription { collect(.lastBaseline) }
  /// The leading, trailing, top and bottom edges.
  @inlinable public var edges: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).edges
  }
  /// The width and the height.
  @inlinable public var size: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).size
  }
  /// The center along both axes.
  @inlinable public var center: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).center
  }
}

/// Attributes in the order in which they were named, up to a maximum count.
@usableFromInline struct AttributeList: BitwiseCopyable {
  /// The first attribute, which is usually the only one.
  @usableFromInline var first = TGConstraintAttribute.left
  /// The other attributes, with five bits for each.
  @usableFromInline var bits: UInt64 = 0
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable init(_ attribute: TGConstraintAttribute) { (first, count) = (attribute, 1) }

  /// Appends an attribute, up to a total of twelve, more than the edges, centers and extents of a
  /// view.
  @inlinable mutating func append(_ attribute: TGConstraintAttribute) {
    guard count < 12 else { return }
    if count == 0 {
      first = attribute
    } else {
      bits |= UInt64(attribute.rawValue) << (5 * UInt64(count))
    }
    count += 1
  }

  @inlinable subscript(index: Int) -> TGConstraintAttribute {
    if index == 0 { return first }
    return TGConstraintAttribute(rawValue: UInt8(bits >> (5 * UInt64(index)) & 31)) ?? .left
  }
}

/// Attributes of a view that are to be related to something.
///
/// Without a relation, no constraint is made.
public struct TGConstraintDescription {
  @usableFromInline let maker: TGConstraintMaker
  @usableFromInline var attributes: AttributeList

  @inlinable init(_ maker: TGConstraintMaker, _ attributes: AttributeList) {
    (self.maker, self.attributes) = (maker, attributes)
  }

  @inlinable func and(_ attribute: TGConstraintAttribute) -> TGConstraintDescription {
    var copy = self
    copy.attributes.append(attribute)
    return copy
  }

  /// Adds the left edge.
  @inlinable public var left: TGConstraintDescription { and(.left) }
  /// Adds the right edge.
  @inlinable public var right: TGConstraintDescription { and(.right) }
  /// Adds the edge where reading starts.
  @inlinable public var leading: TGConstraintDescription { and(.leading) }
  /// Adds the edge where reading ends.
  @inlinable public var trailing: TGConstraintDescription { and(.trailing) }
  /// Adds the upper edge.
  @inlinable public var top: TGConstraintDescription { and(.top) }
  /// Adds the lower edge.
  @inlinable public var bottom: TGConstraintDescription { and(.bottom) }
  /// Adds the horizontal center.
  @inlinable public var centerX: TGConstraintDescription { and(.centerX) }
  /// Adds the vertical center.
  @inlinable public var centerY: TGConstraintDescription { and(.centerY) }
  /// Adds the width.
  @inlinable public var width: TGConstraintDescription { and(.width) }
  /// Adds the height.
  @inlinable public var height: TGConstraintDescription { and(.height) }
  /// Adds the leading, trailing, top and bottom edges.
  @inlinable public var edges: TGConstraintDescription {
    and(.leading).and(.trailing).and(.top).and(.bottom)
  }
  /// Adds the width and the height.
  @inlinable public var size: TGConstraintDescription { and(.width).and(.height) }
  /// Adds the center along both axes.
  @inlinable public var center: TGConstraintDescription { and(.centerX).and(.centerY) }
}
