/// What a position, a size or a bound of a child is tied to: an edge or an extent of some view.
public struct TGChildReference: Hashable, Sendable {
  /// The view that is referred to, as the container sees it.
  public enum Target: Hashable, Sendable {
    /// The container.
    case container
    /// The child that refers.
    case itself
    /// A sibling, by its place among all children of the pass.
    case sibling(Int)
    /// A view that is not there.
    case missing
  }

  /// The view.
  public let target: Target
  /// Which of its edges or extents is meant; left and right are resolved to leading and trailing.
  public let attribute: TGAttribute

  /// Creates a reference.
  @inlinable public init(_ target: Target, _ attribute: TGAttribute) {
    self.target = target
    self.attribute = attribute
  }

  @inlinable init(_ link: PlanLink, _ child: TGChild) {
    attribute = link.attribute
    if link.target >= 0 {
      target = .sibling(Int(link.target &- child.container.first))
    } else {
      target =
        link.target == PlanLink.container || link.target == PlanLink.content
        ? .container : link.target == PlanLink.this ? .itself : .missing
    }
  }
}

// MARK: - What a child is tied to along an axis

extension TGChildAxis {
  /// What the position before the child is tied to, if it is tied to something.
  @inlinable public var startReference: TGChildReference? {
    half.startKind == .anchor ? TGChildReference(PlanLink(bits: half.startValue), child) : nil
  }

  /// What the position after the child is tied to, if it is tied to something.
  @inlinable public var endReference: TGChildReference? {
    half.endKind == .anchor ? TGChildReference(PlanLink(bits: half.endValue), child) : nil
  }

  /// What the position of the centre is tied to, if it is tied to something.
  @inlinable public var centerReference: TGChildReference? { centerInFull.reference }

  /// What the size is tied to, if it is tied to something.
  @inlinable public var sizeReference: TGChildReference? {
    half.sizeKind == .anchor ? TGChildReference(PlanLink(bits: half.sizeValue), child) : nil
  }

  /// The places of the siblings that share the container's extent with the child; none unless its
  /// size is a list.
  public var sizeList: [Int] { child.places(of: .size, Axis.axis) }

  /// The places of the siblings that are centred together with the child; none unless its centre is
  /// a list.
  public var centerList: [Int] { child.places(of: .center, Axis.axis) }

  /// The attribute under which the position before the child was written: left or right, if it was
  /// written so.
  public var startAttribute: TGAttribute { child.edgeAttribute(isStart: true, Axis.axis) }

  /// Likewise of the position after the child.
  public var endAttribute: TGAttribute { child.edgeAttribute(isStart: false, Axis.axis) }
}

extension TGChild {
  @usableFromInline enum ListPlace { case size, center }

  /// The places of the siblings that a list names; other views are left out.
  @usableFromInline func places(of list: ListPlace, _ axis: TGAxis) -> [Int] {
    guard box.rare >= 0 else { return [] }
    let kind = list == .size ? box[axis].sizeKind : box[axis].centerKind
    guard kind == .list else { return [] }
    let rare = solver.rares[Int(box.rare)][axis]
    return (list == .size ? rare.sizeList : rare.centerList).indices.compactMap {
      let target = solver.plan.links[$0].target
      return target < 0 ? nil : Int(target - container.first)
    }
  }

  @usableFromInline package func edgeAttribute(isStart: Bool, _ axis: TGAxis) -> TGAttribute {
    guard axis == .horizontal else { return isStart ? .top : .bottom }
    let isLeft = isStart != solver.environment.isRightToLeft
    let written = descriptors.writtenAttribute(isLeft ? .left : .right)
    return written.isPhysical ? written : isStart ? .leading : .trailing
  }

  /// The anchor that a position or a size is tied to, as it was written; nil when it is tied to none.
  public func anchor(of attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute).anchor
  }

  /// Likewise of the lower bound of a position or a size.
  public func anchor(ofLowerBoundOf attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute, part: .lower).anchor
  }

  /// Likewise of the upper bound.
  public func anchor(ofUpperBoundOf attribute: TGAttribute) -> TGAnchor? {
    descriptors.value(of: attribute, part: .upper).anchor
  }

  /// The position of the line the child's text stands on, if it says one.
  public var baseline: TGChildPosition? {
    guard box.rare >= 0 else { return nil }
    let position = solver.rares[Int(box.rare)].baseline
    return position.kind == .none ? nil : TGChildPosition(self, position)
  }
}
