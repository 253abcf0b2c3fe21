import TangramCore

// What is reported of a layout: required entries that do not hold, and unknowns that nothing determines.

extension ConstraintRun {
  /// Reports what is the matter with the layout that was found.
  mutating func report() {
    if findings.isEmpty { return pass.conclude([]) }
    var list: [TGFinding] = []
    for free in findings.free where !items[free.item].flags.contains(.isGone) {
      list.append(finding(free))
    }
    if !findings.conflicts.isEmpty { appendConflicts(to: &list) }
    pass.conclude(list)
  }

  private func finding(_ free: FreePart) -> TGFinding {
    let child = pass[any: Int(items[free.item].place)]
    let (name, number) = described(free.part, free.item)
    return TGFinding(
      child, name,
      .other("is not determined; it keeps \(number.readable)", code: "constraint-undetermined"))
  }

  /// A number of a frame by its name, from the left whatever the reading direction.
  func described(_ part: ItemPart, _ item: Int) -> (name: String, number: Double) {
    switch part {
    case .width: return ("width", value(.width, item))
    case .height: return ("height", value(.height, item))
    case .y: return ("top", value(.y, item))
    case .x:
      let x = value(.x, item)
      guard isRightToLeft else { return ("left", x) }
      return ("left", value(.width, 0) - x - value(.width, item))
    }
  }

  private mutating func appendConflicts(to list: inout [TGFinding]) {
    var entries = recordEntries()
    var search = ReasonSearch(entries)
    for place in entries.indices where entries[place].isRequired {
      let entry = entries[place]
      guard entry.outcome != 0 else { continue }
      let reasons = search.reasons(for: entry, among: place, in: &self)
      var message = "is \(entry.outcome.magnitude.readable) \(entry.direction(self))"
      if let reasons, !reasons.isEmpty {
        let texts = reasons.map { text(entries[$0].entry) }
        message += ", because of " + texts.joined(separator: ", ")
      }
      list.append(
        TGFinding(
          child(of: entry.entry), property(entry.entry),
          .other(message, code: "constraint-conflict", severity: .error)))
    }
    entries = []
  }
}

extension RecordedEntry {
  /// In which way the entry does not hold.
  fileprivate func direction(_ run: borrowing ConstraintRun) -> String {
    switch entry.kind {
    case .constraint:
      switch run.options.list[Int(entry.index)].relation {
      case .equal: "off"
      case .lessOrEqual: "too much"
      case .greaterOrEqual: "short"
      }
    case .value, .fitting: "off"
    case .maximum, .hugging: "too much"
    case .minimum, .resistance: "short"
    }
  }
}

// MARK: - Constraints that are left out

extension ConstraintRun {
  /// Says that a constraint is left out.
  func reportUnusable(_ constraint: TGConstraint) {
    let name = constraint.first.attribute.name
    let problem: String
    if !constraint.isComputable {
      problem = "\(name) has a number that cannot be computed with; it is left out"
    } else if let second = constraint.second, !constraint.first.isComparable(to: second) {
      problem =
        "\(name) \(constraint.relation.sign) \(second.attribute.name) cannot be compared; "
        + "it is left out"
    } else {
      problem = "\(name) names a margin of a child, and only the container has some; it is left out"
    }
    report(constraint, problem)
  }

  /// Says that a priority is out of the range.
  func reportPriority(_ constraint: TGConstraint) {
    let bounded = constraint.priority.value >= 1 ? 1000 : 1
    report(
      constraint,
      "\(constraint.first.attribute.name) has the priority \(constraint.priority.value.readable); "
        + "\(bounded) is used instead")
  }

  private func report(_ constraint: TGConstraint, _ message: String) {
    let problem = TGDiagnostic.Problem.other(message, code: "constraint-input", severity: .error)
    if let view = constraint.first.view {
      for child in pass.allChildren where child.id == view {
        return pass.report(child, "constraint", problem)
      }
    }
    pass.report("constraint", problem)
  }
}

extension TGConstraintItem {
  fileprivate func isComparable(to other: TGConstraintItem) -> Bool {
    attribute.isComparable(to: other.attribute)
  }
}
