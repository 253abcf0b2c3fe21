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
  let view: TGViewID
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

  /// Appends the constraints described for a view to a list, without copying the list.
  static func append(
    to list: inout [TGConstraint], _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) {
    let maker = TGConstraintMaker(view)
    swap(&list, &maker.made)
    if maker.made.isEmpty { maker.made.reserveCapacity(8) }
    describe(maker)
    swap(&list, &maker.made)
    maker.isRead = true
  }

  /// The container, as the target of relations.
  public var superview: TGConstraintSuperview { TGConstraintSuperview() }

  /// A description without attributes.
  var none: TGConstraintDescription { TGConstraintDescription(self) }

  /// The left edge.
  public var left: TGConstraintDescription { none.and(.left) }
  /// The right edge.
  public var right: TGConstraintDescription { none.and(.right) }
  /// The edge where reading starts.
  public var leading: TGConstraintDescription { none.and(.leading) }
  /// The edge where reading ends.
  public var trailing: TGConstraintDescription { none.and(.trailing) }
  /// The upper edge.
  public var top: TGConstraintDescription { none.and(.top) }
  /// The lower edge.
  public var bottom: TGConstraintDescription { none.and(.bottom) }
  /// The horizontal center.
  public var centerX: TGConstraintDescription { none.and(.centerX) }
  /// The vertical center.
  public var centerY: TGConstraintDescription { none.and(.centerY) }
  /// The width.
  public var width: TGConstraintDescription { none.and(.width) }
  /// The height.
  public var height: TGConstraintDescription { none.and(.height) }
  /// The baseline of the last line of text.
  public var baseline: TGConstraintDescription { none.and(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: TGConstraintDescription { none.and(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: TGConstraintDescription { none.and(.lastBaseline) }
  /// The leading, trailing, top and bottom edges.
  public var edges: TGConstraintDescription { none.edges }
  /// The width and the height.
  public var size: TGConstraintDescription { none.size }
  /// The center along both axes.
  public var center: TGConstraintDescription { none.center }
}

/// Attributes of a view that are to be related to something.
///
/// Without a relation, no constraint is made.
public struct TGConstraintDescription {
  let maker: TGConstraintMaker
  /// The attributes in the order in which they were named, five bits for each and at most twelve, which
  /// is more than the edges, centers and extents of a view.
  private var codes: UInt64 = 0
  private(set) var count = 0

  init(_ maker: TGConstraintMaker) { self.maker = maker }

  func and(_ attribute: TGConstraintAttribute) -> TGConstraintDescription {
    var copy = self
    if count == 12 { return self }
    copy.codes |= UInt64(attribute.rawValue) << (5 * UInt64(count))
    copy.count += 1
    return copy
  }

  subscript(index: Int) -> TGConstraintAttribute {
    TGConstraintAttribute(rawValue: UInt8(codes >> (5 * UInt64(index)) & 31)) ?? .left
  }

  /// Adds the left edge.
  public var left: TGConstraintDescription { and(.left) }
  /// Adds the right edge.
  public var right: TGConstraintDescription { and(.right) }
  /// Adds the edge where reading starts.
  public var leading: TGConstraintDescription { and(.leading) }
  /// Adds the edge where reading ends.
  public var trailing: TGConstraintDescription { and(.trailing) }
  /// Adds the upper edge.
  public var top: TGConstraintDescription { and(.top) }
  /// Adds the lower edge.
  public var bottom: TGConstraintDescription { and(.bottom) }
  /// Adds the horizontal center.
  public var centerX: TGConstraintDescription { and(.centerX) }
  /// Adds the vertical center.
  public var centerY: TGConstraintDescription { and(.centerY) }
  /// Adds the width.
  public var width: TGConstraintDescription { and(.width) }
  /// Adds the height.
  public var height: TGConstraintDescription { and(.height) }
  /// Adds the leading, trailing, top and bottom edges.
  public var edges: TGConstraintDescription {
    and(.leading).and(.trailing).and(.top).and(.bottom)
  }
  /// Adds the width and the height.
  public var size: TGConstraintDescription { and(.width).and(.height) }
  /// Adds the center along both axes.
  public var center: TGConstraintDescription { and(.centerX).and(.centerY) }
}
