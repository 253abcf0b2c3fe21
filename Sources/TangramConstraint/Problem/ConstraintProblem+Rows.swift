import TangramCore

// Converts the entries of the list to rows, in the order in which they are imposed.

extension ConstraintProblem {
  /// Returns the rows of the list along some axes: the container's own bounds, the sizes of
  /// children, required constraints, and then all other entries by priority.
  func rows(_ axes: TGAxes) -> RowList {
    var list = RowList(capacity: links.count + items.count)
    appendOwnBounds(axes, &list)
    if !someFlags.isDisjoint(with: .ownSize) {
      for item in items.indices { appendSizes(item, axes, &list) }
    }
    var steps: [ListStep] = []
    for index in links.indices where links[index].axes.isSubset(of: axes) {
      let link = links[index]
      if !inner.isEmpty, !isKnown(link) { continue }
      let rank = constraints[Int(link.constraint)].rank
      if rank >= 1000 {
        append(link, isRequired: true, &list)
      } else {
        steps.append(ListStep(.constraint, index, Double(rank)))
      }
    }
    appendContent(axes, &steps)
    steps.sort()
    for step in steps { append(step, &list) }
    return list
  }

  // MARK: Sizes

  private func appendOwnBounds(_ axes: TGAxes, _ list: inout RowList) {
    let (x, y) = (pass[.horizontal], pass[.vertical])
    if axes.contains(.horizontal), x.wrapsByItself {
      appendBounds(x.lowerBound, x.upperBound, 0, .horizontal, &list)
    }
    if axes.contains(.vertical), y.wrapsByItself {
      appendBounds(y.lowerBound, y.upperBound, 0, .vertical, &list)
    }
  }

  private func appendBounds(
    _ lower: Double, _ upper: Double, _ item: Int, _ axis: TGAxis, _ list: inout RowList
  ) {
    let unknown = (axis == .horizontal ? ItemPart.width : .height).of(item)
    if upper < .infinity {
      let entry = EntryID(.maximum, item, axis)
      list.begin(upper)
      list.add(unknown, -1)
      list.end(entry, isEquality: false, isRequired: true)
    }
    if lower > 0 {
      let entry = EntryID(.minimum, item, axis)
      list.begin(-lower)
      list.add(unknown, 1)
      list.end(entry, isEquality: false, isRequired: true)
    }
  }

  private func appendSizes(_ item: Int, _ axes: TGAxes, _ list: inout RowList) {
    let flags = items[item].flags
    if flags.isDisjoint(with: .ownSize) { return }
    let child = child(item)
    if axes.contains(.horizontal), flags.contains(.saysWidth) {
      appendSize(child[.horizontal], .width, item, padding.leading + padding.trailing, &list)
    }
    if axes.contains(.vertical), flags.contains(.saysHeight) {
      appendSize(child[.vertical], .height, item, padding.top + padding.bottom, &list)
    }
  }

  private func appendSize<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ part: ItemPart, _ item: Int, _ padding: Double,
    _ list: inout RowList
  ) {
    let entry = EntryID(.value, item, Axis.axis)
    switch child.sizeKind {
    case .number:
      list.begin(-child.number(or: 0))
      list.add(part.of(item), 1)
      list.end(entry, isEquality: true, isRequired: true)
    case .weight, .fill:
      let factor = (child.sizeKind == .fill ? 1 : child.weight / 100) * child.multiple
      list.begin(factor * padding - child.increment)
      list.add(part.of(item), 1)
      list.add(part.of(0), -factor)
      list.end(entry, isEquality: true, isRequired: true)
    case .none, .wrap, .reference, .list: break
    }
    guard child.isBounded else { return }
    let bounds = child.pointBounds
    appendBounds(bounds.lower, bounds.upper, item, Axis.axis, &list)
  }

  // MARK: Entries with a priority

  private func appendContent(_ axes: TGAxes, _ steps: inout [ListStep]) {
    if !someFlags.isDisjoint(with: .content) {
      for item in items.indices where !items[item].flags.isDisjoint(with: .content) {
        let (flags, priorities) = (items[item].flags, child(item)[TGContentPrioritiesKey.self])
        if axes.contains(.horizontal), flags.contains(.hasWidth) {
          steps.append(ListStep(.content, 4 * item, priorities.horizontalResistance.value))
          steps.append(ListStep(.content, 4 * item + 1, priorities.horizontalHugging.value))
        }
        if axes.contains(.vertical), flags.contains(.hasHeight) {
          steps.append(ListStep(.content, 4 * item + 2, priorities.verticalResistance.value))
          steps.append(ListStep(.content, 4 * item + 3, priorities.verticalHugging.value))
        }
      }
    }
    let fitting = TGConstraintPriority.fitting.value
    if axes.contains(.horizontal), wraps.contains(.horizontal) {
      steps.append(ListStep(.fitting, 0, fitting))
    }
    if axes.contains(.vertical), wraps.contains(.vertical) {
      steps.append(ListStep(.fitting, 1, fitting))
    }
  }

  private func append(_ step: ListStep, _ list: inout RowList) {
    switch step.phase {
    case .constraint: append(links[step.index], isRequired: false, &list)
    case .content:
      let (item, isHorizontal) = (step.index / 4, step.index % 4 < 2)
      let isHugging = step.index % 2 == 1
      let (sign, content) = (isHugging ? -1.0 : 1, items[item].content)
      list.begin(-sign * (isHorizontal ? content.width : content.height))
      list.add((isHorizontal ? ItemPart.width : .height).of(item), sign)
      list.end(
        EntryID(isHugging ? .hugging : .resistance, item, isHorizontal ? .horizontal : .vertical),
        isEquality: false, isRequired: step.isRequired)
    case .fitting:
      let axis: TGAxis = step.index == 0 ? .horizontal : .vertical
      list.begin(0)
      list.add((axis == .horizontal ? ItemPart.width : .height).of(0), 1)
      list.end(EntryID(.fitting, 0, axis), isEquality: true, isRequired: false)
    }
  }
}

/// An entry that is imposed in order of its priority.
private struct ListStep: Comparable, BitwiseCopyable {
  enum Phase: UInt64 { case constraint, content, fitting }

  /// The priority, the phase and the index, packed so that ascending order is the order of imposing.
  private let bits: UInt64

  init(_ phase: Phase, _ index: Int, _ priority: Double) {
    let bounded = priority >= 1 ? min(priority, 1000) : 1
    let rank = UInt64((1000 - bounded) * 1000)
    bits = rank << 42 | phase.rawValue << 40 | UInt64(index)
  }

  var phase: Phase { Phase(rawValue: bits >> 40 & 3) ?? .constraint }
  var index: Int { Int(bits & 0xFF_FFFF_FFFF) }
  var isRequired: Bool { bits >> 42 == 0 }

  static func < (left: ListStep, right: ListStep) -> Bool { left.bits < right.bits }
}

// MARK: - Constraints

extension ConstraintProblem {
  /// Appends the row of a constraint: the first side minus the second, or the reverse for
  /// `lessOrEqual`.
  @inline(__always)
  private func append(_ link: ConstraintLink, isRequired: Bool, _ list: inout RowList) {
    let constraint = constraints[Int(link.constraint)]
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    let sign = constraint.relation == .lessOrEqual ? -1.0 : 1.0
    list.begin(-self.constant(of: constraint, link))
    let factor = -sign * constraint.multiplier
    // Coordinates start at the leading edge, so physical sides are converted in right-to-left layouts.
    if isRightToLeft, first.isPhysical || second.isPhysical {
      addPhysical(first, Int(link.first), Int(link.firstInner), sign, &list)
      if link.second >= 0 {
        addPhysical(second, Int(link.second), Int(link.secondInner), factor, &list)
      }
    } else {
      add(first, Int(link.first), Int(link.firstInner), sign, &list)
      if link.second >= 0 {
        add(second, Int(link.second), Int(link.secondInner), factor, &list)
      }
    }
    list.end(
      EntryID(.constraint, Int(link.constraint)), isEquality: constraint.relation == .equal,
      isRequired: isRequired)
  }

  /// Returns the constant of a constraint, negated if the row subtracts it.
  func constant(of constraint: TGConstraint, _ link: ConstraintLink) -> Double {
    // If a view is gone, its gaps to siblings disappear as well.
    let isGap = link.second > 0 && !constraint.firstAttribute.isSize
    if isGap, items[Int(link.first)].flags.contains(.isGone) { return 0 }
    return constraint.relation == .lessOrEqual ? -constraint.constant : constraint.constant
  }

  /// Adds an attribute of an item, or of a descendant of an item.
  @inline(__always)
  private func add(
    _ attribute: TGConstraintAttribute, _ item: Int, _ innerIndex: Int, _ factor: Double,
    _ list: inout RowList
  ) {
    if innerIndex >= 0 {
      addInner(attribute, inner[innerIndex], factor, &list)
    } else {
      add(attribute, item, factor, &list)
    }
  }

  /// Adds an attribute of a descendant of an item: its distance from the item's edge is a constant.
  private func addInner(
    _ attribute: TGConstraintAttribute, _ view: InnerView, _ factor: Double, _ list: inout RowList
  ) {
    if !attribute.isSize {
      addOrigin(attribute.isHorizontal ? .x : .y, view.item, factor, &list)
    }
    list.add(factor * view.distance(to: attribute, pass))
  }

  /// Adds an attribute whose coordinate starts at the leading or top edge.
  @inline(__always)
  private func add(
    _ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double, _ list: inout RowList
  ) {
    switch attribute {
    case .leading, .left: addOrigin(.x, item, factor, &list)
    case .top: addOrigin(.y, item, factor, &list)
    case .width: list.add(ItemPart.width.of(item), factor)
    case .height: list.add(ItemPart.height.of(item), factor)
    case .trailing, .right:
      addOrigin(.x, item, factor, &list)
      list.add(ItemPart.width.of(item), factor)
    case .bottom:
      addOrigin(.y, item, factor, &list)
      list.add(ItemPart.height.of(item), factor)
    case .centerX:
      addOrigin(.x, item, factor, &list)
      list.add(ItemPart.width.of(item), factor / 2)
    case .centerY:
      addOrigin(.y, item, factor, &list)
      list.add(ItemPart.height.of(item), factor / 2)
    default: addBaselineOrMargin(attribute, item, factor, &list)
    }
  }

  /// Adds the origin of an item; the origin of the container is zero.
  @inline(__always)
  private func addOrigin(
    _ part: ItemPart, _ item: Int, _ factor: Double, _ list: inout RowList
  ) {
    if item > 0 { list.add(part.of(item), factor) }
  }

  private func addBaselineOrMargin(
    _ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double, _ list: inout RowList
  ) {
    switch attribute {
    case .leadingMargin, .leftMargin: list.add(factor * padding.leading)
    case .topMargin: list.add(factor * padding.top)
    case .trailingMargin, .rightMargin:
      list.add(-factor * padding.trailing)
      list.add(ItemPart.width.of(0), factor)
    case .bottomMargin:
      list.add(-factor * padding.bottom)
      list.add(ItemPart.height.of(0), factor)
    default:
      let isFirst = attribute == .firstBaseline
      guard item > 0, items[item].flags.contains(.hasLines), let font = child(item).font
      else { return add(isFirst ? .top : .bottom, item, factor, &list) }
      add(.centerY, item, factor, &list)
      let height = items[item].content.height
      list.add(factor * font.distance(toFirst: isFirst, fromMiddleOf: height))
    }
  }

  /// Adds a physical attribute in a right-to-left layout.
  private func addPhysical(
    _ attribute: TGConstraintAttribute, _ item: Int, _ innerIndex: Int, _ factor: Double,
    _ list: inout RowList
  ) {
    guard let mirrored = attribute.mirrored else {
      return add(attribute, item, innerIndex, factor, &list)
    }
    list.add(ItemPart.width.of(0), factor)
    add(mirrored, item, innerIndex, -factor, &list)
  }
}

extension TGConstraintAttribute {
  /// The attribute that replaces this one in a right-to-left layout, where coordinates start at the
  /// right edge; nil if the attribute is not a physical side.
  var mirrored: TGConstraintAttribute? {
    switch self {
    case .left: .trailing
    case .right: .leading
    case .leftMargin: .trailingMargin
    case .rightMargin: .leadingMargin
    case .centerX: .centerX
    default: nil
    }
  }
}
