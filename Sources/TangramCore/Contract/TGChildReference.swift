/// A reference from a child's position, size or bound to an edge or an extent of some view.
public struct TGChildReference: Hashable, Sendable {
  /// The view that is referred to, from the container's perspective.
  public enum Target: Hashable, Sendable {
    /// The container.
    case container
    /// The child itself.
    case itself
    /// A sibling, by its index among all children of the pass.
    case sibling(Int)
    /// The largest or the smallest of several values: the list with this index, for `most(_:)`.
    case most(Int)
    /// A missing view.
    case missing
  }

  /// The view that is referred to.
  public let target: Target
  /// The edge or extent of that view; left and right are resolved to leading and trailing.
  public let attribute: TGAttribute

  /// Creates a reference.
  @inlinable public init(_ target: Target, _ attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }

  @inlinable package init(_ link: PlanLink, _ child: TGChild) {
    attribute = link.attribute
    if link.target >= 0 {
      target = .sibling(Int(link.target &- child.container.first))
    } else if let most = link.most {
      target = .most(most)
    } else {
      target =
        link.target == PlanLink.container || link.target == PlanLink.content
        ? .container : link.target == PlanLink.this ? .itself : .missing
    }
  }
}

// MARK: - References along an axis

extension TGChildAxis {
  /// The extent that the size refers to, if any.
  @inlinable public var sizeReference: TGChildReference? {
    axisBox.sizeKind == .anchor ? TGChildReference(PlanLink(axisBox.descriptors.size), child) : nil
  }

  /// The indices of the siblings that share the container's extent with the child; empty unless the
  /// size is a list.
  public var sizeList: [Int] { child.places(of: .size, Axis.axis) }
}

extension TGChild {
  /// Returns the values that one of the child's positions is the largest or the smallest of; omits missing
  /// views.
  public func most(_ index: Int) -> (isLargest: Bool, terms: [TGChildBound]) {
    let most = solver.plan.mosts[index]
    return (
      most.isLargest, most.terms.indices.compactMap { TGChildBound(solver.plan.terms[$0], self) }
    )
  }

  @usableFromInline enum ListPlace { case size, center }

  /// Returns the indices of the siblings in a list; omits other views.
  func places(of list: ListPlace, _ axis: TGAxis) -> [Int] {
    guard box.rare >= 0 else { return [] }
    let kind = list == .size ? box[axis].sizeKind : box[axis].centerKind
    guard kind == .list else { return [] }
    let rare = solver.rares[Int(box.rare)][axis]
    return (list == .size ? rare.sizeList : rare.centerList).indices.compactMap {
      let target = solver.plan.links[$0].target
      return target < 0 ? nil : Int(target - container.first)
    }
  }

  func edgeAttribute(isStart: Bool, _ axis: TGAxis) -> TGAttribute {
    guard axis == .horizontal else { return isStart ? .top : .bottom }
    let isLeft = isStart != solver.plan.environment.isRightToLeft
    let written = descriptors.writtenAttribute(isLeft ? .left : .right)
    return written.isPhysical ? written : isStart ? .leading : .trailing
  }

  /// Returns the anchor that a position or a size refers to, as it was written; `nil` if it is not
  /// a reference.
  public func anchor(of attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute).anchor
  }

  /// Returns the anchor that the lower bound of a position or a size refers to, as it was written.
  public func anchor(ofLowerBoundOf attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute, part: .lower).anchor
  }

  /// Returns the anchor that the upper bound of a position or a size refers to, as it was written.
  public func anchor(ofUpperBoundOf attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute, part: .upper).anchor
  }

  /// The position of the baseline of the child's text, if it is set.
  @inlinable public var baseline: TGChildPosition? { box.rare < 0 ? nil : rareBaseline }

  @usableFromInline var rareBaseline: TGChildPosition? {
    solver.rares[Int(box.rare)].baseline.kind == .none ? nil : TGChildPosition(self, .vertical, nil)
  }
}
