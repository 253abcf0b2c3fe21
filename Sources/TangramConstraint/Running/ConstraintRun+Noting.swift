import TangramCore

// Noting on what every entry hangs while the list is met, so that later layouts can do less.

/// What is noted of a list while it is met.
struct ListNotes {
  var ties: ListTies
  var noted: [ListStep] = []
  var steps: [ListStep] = []
  var firstVertical = 0
}

extension ConstraintRun {
  /// Whether the results of the list are worth noting: the last layout was like this one but for
  /// constants and contents, and there is nothing that is not noted.
  var isToBeNoted: Bool {
    // The box is remembered in any case.
    guard options.memory.isRepeated(box), reading != nil, options.list.count > 0, lined.count == 0
    else { return false }
    return !someFlags.contains(.keepsFrame)
  }

  /// Notes that it is a unit's turn.
  @inline(__always) mutating func note(_ kind: ListUnit.Kind, _ index: Int, isVertical: Bool) {
    if notes != nil, record == nil { noteUnit(kind, index, isVertical) }
  }

  private mutating func noteUnit(_ kind: ListUnit.Kind, _ index: Int, _ isVertical: Bool) {
    notes?.ties.begin(kind, index, isVertical: isVertical)
    let extent: ItemPart = isVertical ? .height : .width
    switch kind {
    case .ownBounds: touch(extent.of(0))
    case .size:
      touch(extent.of(index))
      touch(extent.of(0))
    case .constraint: touch(links[index])
    case .step:
      let step = steps[index]
      switch step.phase {
      case .constraint: touch(links[step.index])
      case .content: touch(extent.of(step.index / 4))
      case .fitting: touch(extent.of(0))
      }
    }
  }

  /// Notes that an entry is about all unknowns that its form may have.
  private mutating func touch(_ link: ConstraintLink) {
    let constraint = options.list[Int(link.constraint)]
    let first = constraint.firstAttribute
    let second = constraint.flags.contains(.hasSecond) ? constraint.secondAttribute : first
    touch(first, Int(link.first))
    if link.second >= 0 { touch(second, Int(link.second)) }
    // What is meant from the left counts from the other side.
    if isRightToLeft, first.isPhysical || second.isPhysical { touch(ItemPart.width.of(0)) }
  }

  private mutating func touch(_ attribute: TGConstraintAttribute, _ item: Int) {
    if !attribute.isSize { touch((attribute.isHorizontal ? ItemPart.x : .y).of(item)) }
    switch attribute {
    case .left, .leading, .top:
      // From the other side it is the end.
      if isRightToLeft, attribute.isPhysical { touch(ItemPart.width.of(item)) }
    case .leftMargin, .leadingMargin, .topMargin: break
    default: touch((attribute.isHorizontal ? ItemPart.width : .height).of(item))
    }
  }

  private mutating func touch(_ unknown: Int) {
    notes?.ties.touch(unknown, isKnown: system.unknowns[unknown].state == .fixed)
  }

  /// Notes the steps before they are in order.
  mutating func noteSteps(areSorted: Bool, _ axes: RunAxes) {
    guard notes != nil, record == nil else { return }
    for place in 0..<steps.count {
      if areSorted { notes?.steps.append(steps[place]) } else { notes?.noted.append(steps[place]) }
    }
    if axes == .horizontal { notes?.firstVertical = steps.count }
  }

  /// The unit of each link.
  private func unitsOfLinks(_ notes: ListNotes) -> [Int32] {
    var units = [Int32](repeating: -1, count: links.count)
    for (index, unit) in notes.ties.units.enumerated() {
      let place: Int
      switch unit.kind {
      case .constraint: place = Int(unit.index)
      case .step:
        let step = notes.steps[Int(unit.index) + (unit.isVertical ? notes.firstVertical : 0)]
        guard step.phase == .constraint else { continue }
        place = step.index
      case .ownBounds, .size: continue
      }
      units[place] = Int32(truncatingIfNeeded: index)
    }
    return units
  }

  /// Keeps what was found with all that it hangs on, if later layouts may begin with it.
  ///
  /// - Returns: Whether they may.
  mutating func keepNotes() -> Bool {
    guard let reading, var found = notes else { return false }
    notes = nil
    if !findings.isEmpty || system.isIncomplete { return false }
    if system.hadRows {
      options.memory.stopNoting()
      return false
    }
    found.ties.finish()
    let structure = SolvedStructure(
      reading, box, sizes: sizesSaid(), found, unitsOfLinks: unitsOfLinks(found))
    options.memory.solved = SolvedList(
      structure: structure, constraints: options.list,
      items: (0..<items.count).map { items[$0] },
      values: (0..<(4 * items.count)).map { system.unknowns[$0].value })
    return true
  }
}
