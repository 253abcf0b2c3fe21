import TangramCore
import TangramExplanations

// Diagnostics of a solution: violated required entries, undetermined numbers, and entries that were not
// considered.

/// A problem of a child, or of the container.
private typealias Finding = (child: TGChild?, property: String, problem: TGDiagnostic.Problem)

extension ConstraintSolution {
  /// Reports the problems of the solution.
  func report(_ problem: ConstraintProblem) {
    var findings: [Finding] = free.map { part, item in
      let (name, number) = described(part, item, problem)
      let text = "is not determined by the constraints; its value stays \(number.readable)"
      return (problem.child(item), name, .other(text, code: "constraint-undetermined"))
    }
    if hasConflicts { appendConflicts(problem, to: &findings) }
    if !unconsidered.isEmpty {
      let text =
        "need more work than the limit allows; these are ignored: "
        + problem.texts(unconsidered, most: 8)
      findings.append((nil, "constraints", .other(text, code: "constraint-work", severity: .error)))
    }
    findings += problem.cycles
    problem.pass.conclude(findings)
  }

  /// Returns the name and the value of a number of a frame, with x from the left in either reading
  /// direction.
  func described(
    _ part: ItemPart, _ item: Int, _ problem: ConstraintProblem
  ) -> (name: String, number: Double) {
    let number = value(part, item)
    switch part {
    case .width, .height: return ("\(part)", number)
    case .y: return ("top", number)
    case .x where problem.isRightToLeft:
      return ("left", value(.width, 0) - number - value(.width, item))
    case .x: return ("left", number)
    }
  }

}

// MARK: - Conflicts

extension ConstraintSolution {
  /// The maximum number of conflicts that limit the same sum and are reported individually; more are
  /// reported as a group.
  private static var maximumConflictsPerSum: Int { 8 }

  private func appendConflicts(_ problem: ConstraintProblem, to findings: inout [Finding]) {
    var search = ReasonSearch(problem)
    var groups: [ConflictSum: [Int]] = [:]
    for index in search.list.rows.indices
    where search.list.rows[index].isRequired && search.violations[index] != 0 {
      groups[ConflictSum(search.list, search.list.rows[index]), default: []].append(index)
    }
    let conflicts = groups.values.flatMap { group in
      group.count <= Self.maximumConflictsPerSum ? group.map { ($0, []) } : [(group[0], group)]
    }
    for (index, group) in conflicts.sorted(by: { $0.0 < $1.0 }) {
      let (entry, violation) = (search.list.rows[index].entry, search.violations[index])
      var message = "is off by \(violation.magnitude.readable)"
      if let reasons = search.reasons(for: index), !reasons.isEmpty {
        message += ", because it contradicts "
        message += problem.texts(reasons.map { search.list.rows[$0].entry })
      }
      if !group.isEmpty {
        let others = group[1...3].map { search.list.rows[$0].entry }
        message +=
          "; the same applies to \(problem.texts(others)) "
          + "and \(group.count - 4) similar constraints"
      }
      findings.append(
        (
          problem.child(of: entry), problem.property(entry),
          .other(message, code: "constraint-conflict", severity: .error)
        ))
    }
  }
}

/// The sum that a row limits, without its constant.
private struct ConflictSum: Hashable {
  private let terms: ArraySlice<Term>
  private let kind: EntryID.Kind
  private let isEquality: Bool

  init(_ list: RowList, _ row: ConstraintRow) {
    (terms, kind, isEquality) = (list.terms[row.terms], row.entry.kind, row.isEquality)
  }
}

// MARK: - Constraints that are left out

extension ConstraintProblem {
  /// Reports that a constraint is ignored.
  func reportUnusable(_ constraint: TGConstraint) {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if constraint.isComputable, !first.isComparable(to: second) {
      return report(
        constraint, "cannot compare `\(first.name)` with `\(second.name)`, so it is ignored")
    }
    let problem =
      constraint.isComputable
      ? "refers to a margin, but only the container has margins"
      : "has a number that is not finite or too large"
    report(constraint, "on `\(first.name)` \(problem), so the constraint is ignored")
  }

  /// Reports that a constraint relates descendants of the same child; only a container inside the child
  /// can satisfy it.
  func reportInside(_ constraint: TGConstraint, _ item: Int) {
    report(
      constraint,
      "on `\(constraint.firstAttribute.name)` is between two views inside \(name(item)); "
        + "it is ignored")
  }

  /// The constraints that refer to descendants whose frames depend on these constraints.
  fileprivate var cycles: [Finding] {
    if inner.isEmpty { return [] }
    return links.flatMap { link in
      [link.first, link.second].compactMap { $0?.inner }.filter { inner[$0].isCyclic }
        .map { cycle(link, through: inner[$0]) }
    }
  }

  private func cycle(_ link: ConstraintLink, through view: InnerView) -> Finding {
    let start = name(of: link.first)
    let sizes = view.changes.map { "\(name(view.item)).\($0.extentName)" }
    var chain = [start]
    if let second = link.second, constraints[link.constraint].second != nil {
      chain.append(name(of: second))
    }
    return (
      link.first.item > 0 ? child(link.first.item) : nil, "constraint",
      .cycle(chain + sizes.prefix(1) + [start])
    )
  }

  /// Reports that a priority is out of range.
  func reportPriority(_ constraint: TGConstraint) {
    let priority = constraint.priority.value
    report(
      constraint,
      "on `\(constraint.firstAttribute.name)` has priority \(priority.readable), which is not "
        + "between 1 and 1000; \(priority >= 1 ? 1000 : 1) is used instead")
  }

  private func report(_ constraint: TGConstraint, _ message: String) {
    let problem = TGDiagnostic.Problem.other(message, code: "constraint-input", severity: .error)
    let view = constraint.first.view
    if let child = pass.allChildren.first(where: { $0.id == view }) {
      return pass.report(child, "constraint", problem)
    }
    pass.report("constraint", problem)
  }
}
