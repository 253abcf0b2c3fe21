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
    var steps: [ListStep] = []
    let only = axes.count == 1 ? axes.first : nil
    for index in links.indices {
      if let only, links[index].first.attribute.axis != only { continue }
      if !inner.isEmpty, !isKnown(links[index]) { continue }
      if links[index].rank >= 1000 {
        append(index, &list)
      } else {
        steps.append(ListStep(EntryID(.constraint, index), links[index].rank))
      }
    }
    appendContent(axes, &steps)
    // A stable sort: entries of the same priority keep their order.
    steps.sort { $0.rank < $1.rank }
    for step in steps { append(step, &list) }
    return list
  }

  // MARK: Sizes

  private func appendBounds(_ item: Int, _ axis: TGAxis, _ list: inout RowList) {
    let (bounds, unknown) = (bounds(item, axis), ItemPart.extent(axis).of(item))
    if bounds.upper < .infinity {
      list.append(EntryID(.maximum, item, axis), bounds.upper, unknown, -1, isRequired: true)
    }
    if bounds.lower > 0 {
      list.append(EntryID(.minimum, item, axis), -bounds.lower, unknown, 1, isRequired: true)
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
      let padding = padding(Axis.axis)
      let factor = (child.sizeKind == .fill ? 1 : child.weight / 100) * child.multiple
      size = (factor * (padding.start + padding.end) - child.increment, factor)
    case .none, .wrap, .reference, .list: break
    }
    if let size {
      list.begin(size.constant)
      list.add(part.of(item), 1)
      list.add(part.of(0), -size.factor)
      list.end(EntryID(.value, item, Axis.axis), isEquality: true, isRequired: true)
    }
    if child.isBounded { appendBounds(item, Axis.axis, &list) }
  }

  // MARK: Entries with a priority

  private func appendContent(_ axes: [TGAxis], _ steps: inout [ListStep]) {
    for item in items.indices where !items[item].flags.isDisjoint(with: .content) {
      let priorities = child(item)[TGContentPrioritiesKey.self]
      for axis in axes where items[item].flags.contains(.content(axis)) {
        steps.append(
          ListStep(EntryID(.resistance, item, axis), priorities.resistance(axis).value))
        steps.append(ListStep(EntryID(.hugging, item, axis), priorities.hugging(axis).value))
      }
    }
    for axis in axes where wraps(axis) {
      steps.append(ListStep(EntryID(.fitting, 0, axis), TGConstraintPriority.fitting.value))
    }
  }

  private func append(_ step: ListStep, _ list: inout RowList) {
    let (entry, isRequired) = (step.entry, step.rank == 0)
    if entry.kind == .constraint { return append(entry.index, &list) }
    let unknown = ItemPart.extent(entry.axis).of(entry.index)
    let content = items[entry.index].content[entry.axis]
    switch entry.kind {
    case .resistance: list.append(entry, -content, unknown, 1, isRequired: isRequired)
    case .hugging: list.append(entry, content, unknown, -1, isRequired: isRequired)
    default: list.append(entry, 0, unknown, 1, isEquality: true)
    }
  }
}

/// An entry that is imposed in order of its priority.
private struct ListStep {
  let entry: EntryID
  /// The thousandths of a point by which the priority is below the highest one.
  let rank: Int

  init(_ entry: EntryID, _ priority: Double) {
    let bounded = priority >= 1 ? min(priority, 1000) : 1
    (self.entry, rank) = (entry, Int((1000 - bounded) * 1000))
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
    list.end(
      EntryID(.constraint, index), isEquality: link.isEquality, isRequired: link.rank >= 1000)
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
