// Questions that take more than a look at a box. Their axis is a value: a generic function of another
// module that is not inlined has to look up at run time whatever depends on its type.

extension TGChild {
  /// The descriptors in full; only for children that have them.
  private func rare(_ axis: TGAxis) -> RareAxis { solver.rares[Int(box.rare)][axis] }

  /// Whether the size has the content as lower bound.
  @usableFromInline func hasContentMinimum(_ axis: TGAxis) -> Bool {
    let flags = box[axis].flags
    guard flags.contains(.sizeIsBounded), !flags.contains(.hasInterval) else { return false }
    return rare(axis).size.lower.kind == .wrap
  }

  /// A length with the multiple and the increment of a size that has them.
  @usableFromInline func scaled(_ length: Double, _ axis: TGAxis) -> Double {
    rare(axis).size.scaled(length)
  }

  /// Keeps a length within the bounds of a size that has them.
  @usableFromInline func clamp(_ length: Double, _ axis: TGAxis) -> Double {
    // Most bounds are numbers.
    guard box[axis].flags.contains(.hasInterval) else { return clampByRule(length, axis) }
    return solver.extras[Int(box.extras)].intervals[axis].clamp(length)
  }

  @inline(never)
  private func clampByRule(_ length: Double, _ axis: TGAxis) -> Double {
    solver.plan.clamp(length, box, axis, content: box[axis].extent) {
      extent(at: $0, for: axis)
    }
  }
}

// MARK: - Sizes beside margins

extension TGChild {
  /// Whether the size of a child with both margins counts: if it is a number, in a container that wraps.
  @usableFromInline func hasSizeBesideMargins(_ axis: TGAxis) -> Bool {
    let half = box[axis]
    return half.sizeKind == .number && (half.endKind == .number || half.endKind == .weight)
      && solver.boxes[Int(container.box)][axis].sizeKind == .wrap
  }
}

// MARK: - Sizes that are tied

extension TGChild {
  /// What a size that is tied to something is made from.
  @usableFromInline func tiedSize(_ axis: TGAxis) -> TGChildSize {
    let link = PlanLink(bits: box[axis].sizeValue)
    return switch link.target {
    case PlanLink.container: .ofContainer(link.attribute.axis)
    case PlanLink.this: .ofOtherAxis
    default: .ofOther(link.attribute.axis)
    }
  }

  /// The extent that a tied size refers to: along the axis it names, or along one of two.
  @usableFromInline func referredExtent(_ axis: TGAxis, along other: TGAxis?) -> Double? {
    var link = PlanLink(bits: box[axis].sizeValue)
    if let other { link.attribute = other == .horizontal ? .width : .height }
    return extent(at: link, for: axis)
  }

  /// Whether a tied size refers to a sibling that comes later in layout order.
  @usableFromInline func refersToLaterSibling(_ axis: TGAxis) -> Bool {
    let target = PlanLink(bits: box[axis].sizeValue).target
    return Int(target) > index
  }

  /// The extent an anchor of the child's size along an axis stands for: that of the container's content, its
  /// own, or another view's.
  ///
  /// Nil when the view is not there.
  package func extent(at link: PlanLink, for own: TGAxis) -> Double? {
    let axis = link.attribute.axis
    switch link.target {
    case PlanLink.container, PlanLink.content:
      if container[axis].wraps { container[axis].wasRead = true }
      return axis == .horizontal
        ? self[.horizontal].container.content : self[.vertical].container.content
    case PlanLink.this: return box[axis].extent
    case PlanLink.missing: return nil
    default:
      let reader = SiblingTies.Extent(box: index, axis: own)
      return solver.siblingExtent(Int(link.target), axis, for: reader)
    }
  }

  /// Gives a size a value of another kind.
  @usableFromInline func setSizeKind(_ kind: ValueKind, _ axis: TGAxis) {
    box[axis].sizeKind = kind
    box.flags.remove(.isPlain)
    if kind == .wrap { container.flags.insert(.hasStarts) }
  }
}

// MARK: - Positions in full

/// The three positions of an axis.
@usableFromInline package enum PositionPlace: Sendable { case start, center, end }

extension TGChild {
  /// The points of a position that is described in full.
  @usableFromInline func points(_ place: PositionPlace, _ axis: TGAxis) -> Double {
    rare(axis)[place].points
  }

  /// Likewise where a weight is a percentage of `length`.
  @usableFromInline
  func points(_ place: PositionPlace, _ axis: TGAxis, of length: Double) -> Double {
    rare(axis)[place].points(of: length)
  }

  /// A position with everything it may have.
  @usableFromInline package func positionInFull(_ place: PositionPlace, _ axis: TGAxis)
    -> PlanPosition
  {
    let half = box[axis]
    let (isRare, kind, value) =
      switch place {
      case .start: (half.flags.contains(.startIsRare), half.startKind, half.startValue)
      case .end: (half.flags.contains(.endIsRare), half.endKind, half.endValue)
      case .center: (half.flags.contains(.centerIsRare), half.centerKind, half.centerValue)
      }
    if isRare { return rare(axis)[place] }
    var position = PlanPosition()
    position.kind = kind
    if kind == .anchor { position.link = PlanLink(bits: value) } else { position.value = value }
    return position
  }

  /// Keeps `value` within the bounds of a position, which may be edges of other views; here the
  /// upper bound wins.
  @usableFromInline
  func held(_ value: Double, by place: PositionPlace, _ axis: TGAxis) -> Double {
    let flag: AxisFlags =
      switch place {
      case .start: .startIsRare
      case .center: .centerIsRare
      case .end: .endIsRare
      }
    guard box[axis].flags.contains(flag) else { return value }
    return rare(axis)[place].held(value, edge)
  }

  /// The coordinate an anchor stands for in this pass; 0 for the container and for views that are
  /// not its children.
  private func edge(at link: PlanLink) -> Double? {
    guard link.target >= 0 else { return 0 }
    let half = solver.boxes[Int(link.target)][link.attribute.axis]
    return switch link.attribute {
    case .leading, .top, .left, .baseline: half.origin
    case .centerX, .centerY: half.origin + half.extent / 2
    case .trailing, .bottom, .right: half.origin + half.extent
    case .width, .height: half.extent
    }
  }
}
