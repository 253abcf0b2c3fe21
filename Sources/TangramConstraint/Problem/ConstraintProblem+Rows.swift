import TangramCore

// Converts the entries of the list to rows, in the order in which they are imposed.

extension ConstraintProblem {
  /// Returns the rows of the list along some axes: the container's own bounds, the sizes of
  /// children, required constraints, and then all other entries by priority.
  ///
  /// If any constraint relates the two axes, both are given.
  func rows(_ axes: [TGAxis] = TGAxis.allCases) -> RowList {
    var list = RowList(capacity: links.count + items.count)
    for axis in axes where wrapsByItself(axis) { appendBounds(0, axis, &list) }
    for item in items.indices where items[item].takesPart {
      let child = child(item)
      for axis in axes {
        if axis == .horizontal {
          appendSize(child[.horizontal], item, &list)
        } else {
          appendSize(child[.vertical], item, &list)
        }
      }
    }
    let only = axes.count == 1 ? axes.first : nil
    for index in links.indices {
      if let only, links[index].first.attribute.axis != only { continue }
      if !inner.isEmpty, !isKnown(links[index]) { continue }
      append(index, &list)
    }
    appendContent(axes, &list)
    list.sort()
    return list
  }

  // MARK: Sizes

  private func appendBounds(_ item: Int, _ axis: TGAxis, _ list: inout RowList) {
    let (bounds, unknown) = (bounds(item, axis), ItemPart.extent(axis).of(item))
    if bounds.upper < .infinity {
      list.append(EntryID(.maximum, item, axis), bounds.upper, unknown, -1)
    }
    if bounds.lower > 0 {
      list.append(EntryID(.minimum, item, axis), -bounds.lower, unknown, 1)
    }
  }

  private func appendSize<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ item: Int, _ list: inout RowList
  ) {
    let part = ItemPart.extent(Axis.axis)
    var size: (constant: Double, factor: Double)?
    switch child.sizeKind {
    case .number: size = (-child.number(or: 0), 0)
    case .weight, .fill:
      let container = child.container
      let factor = (child.sizeKind == .fill ? 1 : child.weight / 100) * child.multiple
      size = (factor * (container.paddingStart + container.paddingEnd) - child.increment, factor)
    case .none, .wrap, .reference, .list: break
    }
    if let size {
      list.begin(size.constant)
      list.add(part.of(item), 1)
      list.add(part.of(0), -size.factor)
      list.end(EntryID(.value, item, Axis.axis), isEquality: true)
    }
    if child.isBounded { appendBounds(item, Axis.axis, &list) }
  }

  // MARK: Contents

  private func appendContent(_ axes: [TGAxis], _ list: inout RowList) {
    for item in items.indices where !items[item].flags.isDisjoint(with: .content) {
      let priorities = child(item)[TGContentPrioritiesKey.self]
      for axis in axes where items[item].flags.contains(.content(axis)) {
        let (content, unknown) = (items[item].content[axis], ItemPart.extent(axis).of(item))
        list.append(
          EntryID(.resistance, item, axis), -content, unknown, 1,
          priority: priorities.resistance[axis].value)
        list.append(
          EntryID(.hugging, item, axis), content, unknown, -1,
          priority: priorities.hugging[axis].value)
      }
    }
    for axis in axes where wraps(axis) {
      list.append(
        EntryID(.fitting, 0, axis), 0, ItemPart.extent(axis).of(0), 1, isEquality: true,
        priority: TGConstraintPriority.fitting.value)
    }
  }
}

// MARK: - Constraints

extension ConstraintProblem {
  /// Appends the row of a constraint: the first side minus the second, or the reverse for
  /// `lessOrEqual`.
  private func append(_ index: Int, _ list: inout RowList) {
    let link = links[index]
    list.begin(-link.constant)
    add(link.first, &list)
    if let second = link.second { add(second, &list) }
    list.end(EntryID(.constraint, index), isEquality: link.isEquality, priority: link.rank)
  }

  /// Adds the coordinate of a side from the leading or top edge, or its extent.
  private func add(_ side: ConstraintLink.Side, _ list: inout RowList) {
    let (attribute, factor) = (side.attribute, side.factor)
    let (item, axis) = (side.item, attribute.axis)
    if side.isMirrored { list.add(ItemPart.width.of(0), -factor) }
    // The origin of the container is zero.
    if !attribute.isSize, item > 0 { list.add(ItemPart.origin(axis).of(item), factor) }
    var part = attribute.part
    if let inner = side.inner {
      // The distance of a descendant from the item's edge is a constant.
      list.add(factor * self.inner[inner].distance(to: attribute, pass))
      part = 0
    } else if attribute.isMargin {
      let padding = padding(axis)
      list.add(part == 0 ? factor * padding.start : -factor * padding.end)
    } else if attribute.isBaseline, item > 0, items[item].flags.contains(.hasLines),
      let font = child(item).font
    {
      let (isFirst, height) = (attribute == .firstBaseline, items[item].content.height)
      list.add(factor * font.distance(toFirst: isFirst, fromMiddleOf: height))
      part = 0.5
    }
    if part > 0 { list.add(ItemPart.extent(axis).of(item), factor * part) }
  }
}
