import TangramCore

/// Describes the constraints of one view, as Masonry and SnapKit do.
///
///     card.make(title) { make in
///       make.left.top.equalToSuperview().offset(8)
///       make.width.lessThanOrEqualTo(photo).multipliedBy(0.5).priority(.high)
///     }
///
/// Naming attributes collects them. The relation makes one constraint for each, in the order named,
/// and what follows applies to all of them.
public final class TGConstraintMaker {
  @usableFromInline let view: TGViewID
  /// The constraints made, after those that were there already.
  ///
  /// Nobody else has the list while a description of the view is read. Checking at run time that no two
  /// accesses overlap would take longer than the accesses, of which each is over before another begins.
  @exclusivity(unchecked) var made: [TGConstraint]
  /// Whether the description has been read: what is described from now on would be lost.
  private var isRead = false

  init(_ view: TGViewID) {
    self.view = view
    made = []
  }

  /// Stops the program if constraints are described after the description was read.
  @inline(__always)
  func checkIsOpen() {
    if isRead { fatalError("a constraint maker is used after the function that it was handed to") }
  }

  /// The constraints that a function describes of a view.
  static func constraints(
    _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) -> [TGConstraint] {
    var list: [TGConstraint] = []
    append(to: &list, view, describe)
    return list
  }

  /// Appends what is described of a view to a list, of which nothing is copied.
  ///
  /// - Returns: Whether the list was empty before.
  @discardableResult
  static func append(
    to list: inout [TGConstraint], _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) -> Bool {
    let wasEmpty = list.isEmpty
    let maker = TGConstraintMaker(view)
    swap(&list, &maker.made)
    // Room for those of one view is got at once.
    if wasEmpty, maker.made.capacity < 8 { maker.made.reserveCapacity(8) }
    describe(maker)
    swap(&list, &maker.made)
    maker.isRead = true
    return wasEmpty
  }

  /// The container, to be compared with.
  public var superview: TGConstraintSuperview { TGConstraintSuperview() }

  // Inlined into the descriptions, where the optimiser sees that the maker outlives what it hands out,
  // and counts no references to it.
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
  /// The middle between the sides.
  @inlinable public var centerX: TGConstraintDescription { collect(.centerX) }
  /// The middle between top and bottom.
  @inlinable public var centerY: TGConstraintDescription { collect(.centerY) }
  /// The extent from side to side.
  @inlinable public var width: TGConstraintDescription { collect(.width) }
  /// The extent from top to bottom.
  @inlinable public var height: TGConstraintDescription { collect(.height) }
  /// The line that the last line of text stands on.
  @inlinable public var baseline: TGConstraintDescription { collect(.lastBaseline) }
  /// The line that the first line of text stands on.
  @inlinable public var firstBaseline: TGConstraintDescription { collect(.firstBaseline) }
  /// The line that the last line of text stands on.
  @inlinable public var lastBaseline: TGConstraintDescription { collect(.lastBaseline) }
  /// Leading, trailing, top and bottom.
  @inlinable public var edges: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).edges
  }
  /// Width and height.
  @inlinable public var size: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).size
  }
  /// The middle along both axes.
  @inlinable public var center: TGConstraintDescription {
    TGConstraintDescription(self, AttributeList()).center
  }
}

/// Attributes in the order in which they were named, as many as fit.
@usableFromInline struct AttributeList: BitwiseCopyable {
  /// The first one, which is the only one most often.
  @usableFromInline var first = TGConstraintAttribute.left
  /// The others.
  @usableFromInline var bits: UInt64 = 0
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable init(_ attribute: TGConstraintAttribute) { (first, count) = (attribute, 1) }

  /// Twelve attributes fit, which are more than a view has edges, centres and extents.
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

/// Attributes of a view that are going to be related to something.
///
/// Nothing is made without a relation.
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

  /// And the left edge.
  @inlinable public var left: TGConstraintDescription { and(.left) }
  /// And the right edge.
  @inlinable public var right: TGConstraintDescription { and(.right) }
  /// And the edge where reading starts.
  @inlinable public var leading: TGConstraintDescription { and(.leading) }
  /// And the edge where reading ends.
  @inlinable public var trailing: TGConstraintDescription { and(.trailing) }
  /// And the upper edge.
  @inlinable public var top: TGConstraintDescription { and(.top) }
  /// And the lower edge.
  @inlinable public var bottom: TGConstraintDescription { and(.bottom) }
  /// And the middle between the sides.
  @inlinable public var centerX: TGConstraintDescription { and(.centerX) }
  /// And the middle between top and bottom.
  @inlinable public var centerY: TGConstraintDescription { and(.centerY) }
  /// And the extent from side to side.
  @inlinable public var width: TGConstraintDescription { and(.width) }
  /// And the extent from top to bottom.
  @inlinable public var height: TGConstraintDescription { and(.height) }
  /// And leading, trailing, top and bottom.
  @inlinable public var edges: TGConstraintDescription {
    and(.leading).and(.trailing).and(.top).and(.bottom)
  }
  /// And width and height.
  @inlinable public var size: TGConstraintDescription { and(.width).and(.height) }
  /// And the middle along both axes.
  @inlinable public var center: TGConstraintDescription { and(.centerX).and(.centerY) }
}
