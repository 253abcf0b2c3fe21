import TangramCore

// The list of entries, in order.

extension ConstraintRun {
  /// Goes through the list along some axes, and then fixes what is still free.
  mutating func solve(_ axes: RunAxes) {
    if axes.contains(.horizontal) { start(.horizontal) }
    if axes.contains(.vertical) { start(.vertical) }
    meetAll(axes)
    keepRest(axes)
    pass.spend(system.work)
    system.work = 0
    assert(isAsSaid(axes))
  }

  /// Imposes the entries of the list.
  mutating func meetAll(_ axes: RunAxes) {
    takeLinks()
    meetOwnBounds(axes)
    if !someFlags.isDisjoint(with: .ofSizes) {
      for item in 1..<max(1, items.count) { meetSizes(item, axes) }
    }
    steps.removeAll()
    meetRequired(axes)
    appendContent(axes)
    noteSteps(areSorted: false, axes)
    steps.sort(from: 0, by: <)
    noteSteps(areSorted: true, axes)
    for place in 0..<steps.count {
      note(.step, place, isVertical: axes == .vertical)
      meet(steps[place])
    }
  }

  // MARK: Before all

  /// What holds before the list begins.
  mutating func start(_ axis: TGAxis) {
    let isHorizontal = axis == .horizontal
    let (origin, extent) = isHorizontal ? (ItemPart.x, ItemPart.width) : (.y, .height)
    for item in 0..<items.count {
      system.unknowns[extent.of(item)].lower = 0
      if items[item].flags.contains(.isGone) { system.fix(extent.of(item), 0) }
    }
    system.fix(origin.of(0), 0)
    if !wraps.contains(isHorizontal ? .horizontal : .vertical) {
      system.fix(extent.of(0), isHorizontal ? pass[.horizontal].size : pass[.vertical].size)
    }
    if !someFlags.contains(.keepsFrame) { return }
    for item in 1..<max(1, items.count) where items[item].flags.contains(.keepsFrame) {
      let frame = pass[any: Int(items[item].place)].frameBefore
      system.fix(extent.of(item), max(0, isHorizontal ? frame.width : frame.height))
      if isHorizontal, isRightToLeft {
        system.begin(-frame.minX - max(0, frame.width))
        system.add(ItemPart.width.of(0), 1)
        system.add(origin.of(item), -1)
        _ = system.imposeEquality()
      } else {
        system.fix(origin.of(item), isHorizontal ? frame.minX : frame.minY)
      }
    }
  }

  /// The container's own bounds, on axes that wrap.
  mutating func meetOwnBounds(_ axes: RunAxes) {
    note(.ownBounds, 0, isVertical: axes == .vertical)
    if axes.contains(.horizontal), pass[.horizontal].wrapsByItself {
      meetOwnBounds(pass[.horizontal], ItemPart.width.of(0))
    }
    if axes.contains(.vertical), pass[.vertical].wrapsByItself {
      meetOwnBounds(pass[.vertical], ItemPart.height.of(0))
    }
  }

  private mutating func meetOwnBounds<Axis: TGAxisType>(_ own: TGPassAxis<Axis>, _ unknown: Int) {
    meetBounds(lower: own.lowerBound, upper: own.upperBound, unknown, 0, Axis.axis)
  }

  private mutating func meetBounds(
    lower: Double, upper: Double, _ unknown: Int, _ item: Int, _ axis: TGAxis
  ) {
    let index = Int32(truncatingIfNeeded: item)
    if upper < .infinity {
      system.begin(upper)
      system.add(unknown, -1)
      meet(false, EntryID(kind: .maximum, index: index, axis: axis), isRequired: true)
    }
    if lower > 0 {
      system.begin(-lower)
      system.add(unknown, 1)
      meet(false, EntryID(kind: .minimum, index: index, axis: axis), isRequired: true)
    }
  }

  // MARK: Sizes of children

  mutating func meetSizes(_ item: Int, _ axes: RunAxes) {
    let flags = items[item].flags
    if flags.isDisjoint(with: .ofSizes) { return }
    note(.size, item, isVertical: axes == .vertical)
    let child = pass[any: Int(items[item].place)]
    if axes.contains(.horizontal), flags.contains(.saysWidth) {
      meetSize(child[.horizontal], ItemPart.width, item, (padding.leading, padding.trailing))
    }
    if axes.contains(.vertical), flags.contains(.saysHeight) {
      meetSize(child[.vertical], ItemPart.height, item, (padding.top, padding.bottom))
    }
  }

  private mutating func meetSize<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ part: ItemPart, _ item: Int, _ padding: (Double, Double)
  ) {
    let entry = EntryID(kind: .value, index: Int32(truncatingIfNeeded: item), axis: Axis.axis)
    let unknown = part.of(item)
    switch child.sizeKind {
    case .number:
      system.begin(-child.number(or: 0))
      system.add(unknown, 1)
      meet(true, entry, isRequired: true)
    case .weight, .fill:
      let share = child.sizeKind == .fill ? 1 : child.weight / 100
      let factor = share * child.multiple
      system.begin(factor * (padding.0 + padding.1) - child.increment)
      system.add(unknown, 1)
      system.add(part.of(0), -factor)
      meet(true, entry, isRequired: true)
    case .none, .wrap, .reference, .list: break
    }
    guard child.isBounded else { return }
    let (lower, upper) = child.pointBounds
    meetBounds(lower: lower, upper: upper, unknown, item, Axis.axis)
  }

  // MARK: Constraints and content

  /// Meets the constraints that are required, and notes the other ones.
  private mutating func meetRequired(_ axes: RunAxes) {
    options.list.reading { constraints in
      for place in 0..<links.count {
        let link = links[place]
        if link.axes.isDisjoint(with: axes) { continue }
        let constraint = constraints[Int(link.constraint)]
        guard constraint.pointee.rank >= 1000 else {
          steps.append(ListStep(.constraint, place, Double(constraint.pointee.rank)))
          continue
        }
        note(.constraint, place, isVertical: axes == .vertical)
        formConstraint(link, constraint)
        let entry = EntryID(kind: .constraint, index: link.constraint)
        meet(constraint.pointee.relation == .equal, entry, isRequired: true)
      }
    }
  }

  /// Meets a constraint.
  mutating func meet(_ link: ConstraintLink, _ constraints: ConstraintPointers, isRequired: Bool) {
    let constraint = constraints[Int(link.constraint)]
    formConstraint(link, constraint)
    let entry = EntryID(kind: .constraint, index: link.constraint)
    meet(constraint.pointee.relation == .equal, entry, isRequired: isRequired)
  }

  mutating func appendContent(_ axes: RunAxes) {
    if !someFlags.isDisjoint(with: .ofContents) { appendContentOfChildren(axes) }
    for axis in TGAxis.allCases {
      let set: RunAxes = axis == .horizontal ? .horizontal : .vertical
      if axes.contains(set), wraps.contains(set) {
        steps.append(ListStep(.fitting, Int(axis.rawValue), TGConstraintPriority.fitting.value))
      }
    }
  }

  private mutating func appendContentOfChildren(_ axes: RunAxes) {
    for item in 1..<max(1, items.count) {
      let flags = items[item].flags
      if flags.isDisjoint(with: .ofContents) { continue }
      let priorities = pass[any: Int(items[item].place)][TGContentPrioritiesKey.self]
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

  mutating func meet(_ step: ListStep) {
    switch step.phase {
    case .constraint:
      let link = links[step.index]
      options.list.reading { meet(link, $0, isRequired: false) }
    case .content: meetContent(step.index / 4, step.index % 4, isRequired: step.isRequired)
    case .fitting:
      let axis: TGAxis = step.index == 0 ? .horizontal : .vertical
      system.begin(0)
      system.add((axis == .horizontal ? ItemPart.width : .height).of(0), 1)
      meet(true, EntryID(kind: .fitting, index: 0, axis: axis), isRequired: false)
    }
  }

  private mutating func meetContent(_ item: Int, _ which: Int, isRequired: Bool) {
    let isHorizontal = which < 2
    let isHugging = which % 2 == 1
    let content = items[item].content
    let sign = isHugging ? -1.0 : 1
    system.begin(-sign * (isHorizontal ? content.width : content.height))
    system.add((isHorizontal ? ItemPart.width : .height).of(item), sign)
    let entry = EntryID(
      kind: isHugging ? .hugging : .resistance, index: Int32(truncatingIfNeeded: item),
      axis: isHorizontal ? .horizontal : .vertical)
    meet(false, entry, isRequired: isRequired)
  }
}

/// An entry whose turn comes by its priority.
struct ListStep: Comparable, BitwiseCopyable {
  enum Phase: UInt64 { case constraint, content, fitting }

  /// The priority, the phase and the index, such that steps are met in ascending order.
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
