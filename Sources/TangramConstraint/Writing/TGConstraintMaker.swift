import TangramCore
import TangramModifiers

/// Attributes of a view that are to be related to something, as in Masonry and SnapKit.
///
///     card.make(title) { make in
///       make.left.top.equalToSuperview().offset(8)
///       make.width.lessThanOrEqualTo(photo).multipliedBy(0.5).priority(.high)
///     }
///
/// A description begins with a maker without attributes, and each attribute that is named is added. The
/// relation that follows creates one constraint for each attribute, in the order of the attributes, and the
/// adjustments after it apply to all of these constraints. Without a relation, no constraint is made.
public struct TGConstraintMaker {
  let draft: ConstraintDraft
  /// The attributes, five bits for each: the last one that was named has the lowest bits.
  ///
  /// There are at most twelve, which is more than the edges, centers and extents of a view.
  private var codes: UInt64 = 0

  init(_ draft: ConstraintDraft) { self.draft = draft }

  private func and(_ attribute: TGConstraintAttribute) -> TGConstraintMaker {
    if codes >> 55 != 0 { return self }
    var copy = self
    copy.codes = codes << 5 | UInt64(attribute.rawValue + 1)
    return copy
  }

  var count: Int { (68 - codes.leadingZeroBitCount) / 5 }

  /// The attribute after which `following` others were named.
  subscript(following: Int) -> TGConstraintAttribute {
    TGConstraintAttribute(rawValue: UInt8(codes >> (5 * UInt64(following)) & 31) - 1) ?? .left
  }

  /// The container, as the target of relations.
  public var superview: TGSuperview { TGSuperview() }

  /// Adds the left edge.
  public var left: TGConstraintMaker { and(.left) }
  /// Adds the right edge.
  public var right: TGConstraintMaker { and(.right) }
  /// Adds the edge where reading starts.
  public var leading: TGConstraintMaker { and(.leading) }
  /// Adds the edge where reading ends.
  public var trailing: TGConstraintMaker { and(.trailing) }
  /// Adds the upper edge.
  public var top: TGConstraintMaker { and(.top) }
  /// Adds the lower edge.
  public var bottom: TGConstraintMaker { and(.bottom) }
  /// Adds the horizontal center.
  public var centerX: TGConstraintMaker { and(.centerX) }
  /// Adds the vertical center.
  public var centerY: TGConstraintMaker { and(.centerY) }
  /// Adds the width.
  public var width: TGConstraintMaker { and(.width) }
  /// Adds the height.
  public var height: TGConstraintMaker { and(.height) }
  /// Adds the baseline of the last line of text.
  public var baseline: TGConstraintMaker { and(.lastBaseline) }
  /// Adds the baseline of the first line of text.
  public var firstBaseline: TGConstraintMaker { and(.firstBaseline) }
  /// Adds the baseline of the last line of text.
  public var lastBaseline: TGConstraintMaker { and(.lastBaseline) }
  /// Adds the leading, trailing, top and bottom edges.
  public var edges: TGConstraintMaker {
    and(.leading).and(.trailing).and(.top).and(.bottom)
  }
  /// Adds the width and the height.
  public var size: TGConstraintMaker { and(.width).and(.height) }
  /// Adds the center along both axes.
  public var center: TGConstraintMaker { and(.centerX).and(.centerY) }
}

/// The constraints of a container while those of a view are described.
final class ConstraintDraft {
  let view: TGViewID
  /// The installed constraints, followed by those that the description created.
  ///
  /// The draft has exclusive access to the list during the evaluation of a description. Dynamic
  /// exclusivity checking would take longer than the accesses themselves, which never overlap.
  @exclusivity(unchecked) var made: [TGConstraint] = []
  /// Whether the evaluation of the description is over; constraints created afterward would be lost.
  private var isRead = false

  private init(_ view: TGViewID) { self.view = view }

  /// Stops the program if constraints are described after the description was evaluated.
  @inline(__always)
  func checkIsOpen() {
    if isRead { fatalError("a constraint maker is used after the function that it was handed to") }
  }

  /// Appends the constraints described for a view to a list, without copying the list.
  static func append(
    to list: inout [TGConstraint], _ view: TGViewID, _ describe: (TGConstraintMaker) -> Void
  ) {
    let draft = ConstraintDraft(view)
    swap(&list, &draft.made)
    if draft.made.isEmpty { draft.made.reserveCapacity(8) }
    describe(TGConstraintMaker(draft))
    swap(&list, &draft.made)
    draft.isRead = true
  }
}
