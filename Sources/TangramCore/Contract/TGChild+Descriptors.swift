// Queries that need more than the child's box. They take the axis as a value, because in another module
// a generic function that is not inlined would look up everything that depends on the axis type at run
// time.

extension TGChild {
  /// Returns the child's entry in the rare box, which stores the full description of its descriptors;
  /// only for children that have one.
  private func rare(_ axis: TGAxis) -> RareAxis { solver.rares[Int(box.rare)][axis] }

  /// Applies the multiple and the increment of a size that has them to a length.
  @usableFromInline func scaled(_ length: Double, _ axis: TGAxis) -> Double {
    rare(axis).size.scaled(length)
  }

  /// Clamps a length to the bounds of a size that has them.
  @usableFromInline func clamp(_ length: Double, _ axis: TGAxis) -> Double {
    // Most bounds are numbers.
    guard box[axis].hasInterval else { return clampByRule(length, axis) }
    return solver.extras[Int(box.extras)].intervals[axis].clamp(length)
  }

  @inline(never)
  private func clampByRule(_ length: Double, _ axis: TGAxis) -> Double {
    solver.plan.clamp(length, box, axis, content: box[axis].extent) {
      extent(at: $0, for: axis)
    }
  }
}

// MARK: - Sizes together with margins

extension TGChild {
  /// Whether the size of a child with two margins is used: this is the case if the size is a number and
  /// the container wraps.
  @usableFromInline func hasSizeBesideMargins(_ axis: TGAxis) -> Bool {
    let axisBox = box[axis]
    guard axisBox.sizeKind == .number, axisBox.endKind == .number || axisBox.endKind == .weight
    else {
      return false
    }
    // Flex layouts and grids erase `wrap`, because in them a child without a size has the size of its
    // content.
    let box = Int(container.box)
    let kind = solver.boxes[box][axis].sizeKind
    return kind == .wrap
      || kind == .none && solver.plan.traits(ofContainerOf: box).measuresContent
  }
}

// MARK: - Sizes that refer to other extents

extension TGChild {
  /// Returns the source of a size that refers to another extent.
  @usableFromInline func referredSize(_ axis: TGAxis) -> TGChildSize {
    let link = PlanLink(box[axis].descriptors.size)
    return switch link.target {
    case PlanLink.container: .ofContainer(link.attribute.axis)
    case PlanLink.this: .ofOtherAxis
    default: .ofOther(link.attribute.axis)
    }
  }

  /// Returns the extent that a size refers to, either along the axis named by its anchor or along
  /// `other`.
  func referredExtent(_ axis: TGAxis, along other: TGAxis?) -> Double? {
    var link = PlanLink(box[axis].descriptors.size)
    if let other { link.attribute = other.sizeAttribute }
    return extent(at: link, for: axis)
  }

  /// Returns the extent that an anchor refers to: that of the container's content, of the child itself,
  /// or of another view.
  ///
  /// Returns `nil` if the view is missing.
  func extent(at link: PlanLink, for own: TGAxis) -> Double? {
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
      return solver.readSiblingExtent(Int(link.target), axis, for: reader)
    }
  }

  /// Replaces the kind of value of a size.
  func setSizeKind(_ kind: ValueKind, _ axis: TGAxis) {
    box[axis].sizeKind = kind
    box.isPlain = false
    if kind == .wrap { container.hasInitialSizes = true }
  }
}

// MARK: - Positions stored in full

extension TGChild {
  /// Returns the value in points of a position that is stored in the rare box.
  @usableFromInline func points(_ place: PositionPlace, _ axis: TGAxis) -> Double {
    rare(axis)[place].points
  }

  /// Returns the same value, with a weight as a percentage of `length`.
  @usableFromInline
  func points(_ place: PositionPlace, _ axis: TGAxis, of length: Double) -> Double {
    rare(axis)[place].points(of: length)
  }

  /// Returns the full description of a position.
  func position(_ place: PositionPlace, _ axis: TGAxis) -> PlanPosition {
    if box[axis].isRare(place) { return rare(axis)[place] }
    let descriptor = box[axis].descriptors[place]
    var position = PlanPosition()
    position.kind = descriptor.kind
    if descriptor.kind == .anchor {
      position.link = PlanLink(descriptor)
    } else {
      position.value = descriptor.number
    }
    return position
  }

  /// Clamps `value` to the bounds of a position, which may be edges of other views; if the bounds
  /// conflict, the upper bound takes precedence.
  @usableFromInline
  func clamp(_ value: Double, toBoundsOf place: PositionPlace, _ axis: TGAxis) -> Double {
    guard box[axis].isRare(place) else { return value }
    return rare(axis)[place].clamp(value, edge)
  }

  /// Returns the coordinate that an anchor refers to in this pass; 0 for the container and for views
  /// that are not its children, and nil for a list, which only relative layouts evaluate.
  private func edge(at link: PlanLink) -> Double? {
    if link.most != nil { return nil }
    guard link.target >= 0 else { return 0 }
    let axisBox = solver.boxes[Int(link.target)][link.attribute.axis]
    return switch link.attribute {
    case .leading, .top, .left, .baseline: axisBox.origin
    case .centerX, .centerY: axisBox.origin + axisBox.extent / 2
    case .trailing, .bottom, .right: axisBox.origin + axisBox.extent
    case .width, .height: axisBox.extent
    }
  }
}
