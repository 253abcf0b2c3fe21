import TangramCore

/// The numbers that follow from a list of constraints, with all that they depended on.
///
/// It is kept between layouts, so that one after an edit of some constants or contents finds only those
/// numbers again that hang on them. It is kept for lists in which no inequalities of several unknowns met,
/// and of which nothing was to be reported.
struct SolvedList: Sendable {
  let structure: SolvedStructure
  var constraints: ConstraintList
  var items: [ConstraintItem]
  var values: [Double]
  /// How the numbers were computed, if that can be repeated; there are no ties then.
  var calculation: Calculation?

  /// The places of the constraints with other constants than in another list; nil if the lists differ
  /// in more than constants.
  func changes(to list: ConstraintList) -> [Int]? {
    var changes: [Int] = []
    let isAlike = constraints.isAlike(list) { place, before, now in
      if now.pointee.constant != before.pointee.constant { changes.append(place) }
      return before.pointee.flags == now.pointee.flags && now.describesSame(as: before)
        && now.pointee.isComputable
    }
    return isAlike ? changes : nil
  }
}

/// What the numbers of a list hang on, and how.
final class SolvedStructure: Sendable {
  let reading: ListReading
  let box: SolvedBox
  /// What the children say about their sizes.
  let sizes: [Double]
  let ties: ListTies
  /// The unit of each link; -1 for one without.
  let unitsOfLinks: [Int32]
  /// The step of the calculation that the constant of each constraint is in; -1 for one in none.
  let stepsOfConstraints: [Int32]
  /// What comes by its priority: as it was noted for each axis, and in order for each.
  let noted: [ListStep]
  let steps: [ListStep]
  /// Where the steps of the vertical axis begin in both.
  let firstVertical: Int

  init(
    _ reading: ListReading, _ box: SolvedBox, sizes: [Double], _ notes: ListNotes,
    unitsOfLinks: [Int32] = [], stepsOfConstraints: [Int32] = []
  ) {
    (self.reading, self.box, self.sizes, ties) = (reading, box, sizes, notes.ties)
    (self.unitsOfLinks, noted, steps) = (unitsOfLinks, notes.noted, notes.steps)
    firstVertical = notes.firstVertical
    self.stepsOfConstraints = stepsOfConstraints
  }

  /// What a unit that comes by its priority is.
  func step(of unit: ListUnit) -> ListStep {
    steps[Int(unit.index) + (unit.isVertical ? firstVertical : 0)]
  }
}

/// What a layout of a container depends on besides the list and the children.
struct SolvedBox: Equatable, Sendable {
  /// Zero along axes that wrap.
  var size: TGSize
  var padding: TGInsets
  var wraps: UInt8
  var isRightToLeft: Bool
}

extension ConstraintRun {
  /// What the layout depends on besides the list and the children.
  var box: SolvedBox {
    SolvedBox(
      size: TGSize(
        width: wraps.contains(.horizontal) ? 0 : pass[.horizontal].size,
        height: wraps.contains(.vertical) ? 0 : pass[.vertical].size),
      padding: padding, wraps: wraps.rawValue, isRightToLeft: isRightToLeft)
  }

  /// All numbers of what the container and the children say about sizes.
  func sizesSaid() -> [Double] {
    var numbers: [Double] = []
    if pass[.horizontal].wrapsByItself {
      numbers += [pass[.horizontal].lowerBound, pass[.horizontal].upperBound]
    }
    if pass[.vertical].wrapsByItself {
      numbers += [pass[.vertical].lowerBound, pass[.vertical].upperBound]
    }
    if someFlags.isDisjoint(with: .ofSizes) { return numbers }
    for item in 1..<max(1, items.count) {
      let flags = items[item].flags
      if flags.isDisjoint(with: .ofSizes) { continue }
      let child = pass[any: Int(items[item].place)]
      if flags.contains(.saysWidth) { child[.horizontal].append(to: &numbers) }
      if flags.contains(.saysHeight) { child[.vertical].append(to: &numbers) }
    }
    return numbers
  }
}

extension TGChildAxis {
  /// Appends all numbers of what the child says about its size.
  fileprivate func append(to numbers: inout [Double]) {
    switch sizeKind {
    case .number: numbers += [1, number(or: 0)]
    case .weight: numbers += [2, weight, multiple, increment]
    case .fill: numbers += [3, multiple, increment]
    case .none, .wrap, .reference, .list: numbers.append(0)
    }
    guard isBounded else { return }
    let bounds = pointBounds
    numbers += [bounds.lower, bounds.upper]
  }
}
