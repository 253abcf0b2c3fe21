// What is wrong with a layout as it turned out, which only the last pass can tell.

/// Something that is wrong with the layout a pass found.
public struct TGFinding {
  /// The child; nil for the container.
  public var child: TGChild?
  /// The property at fault, as users write it.
  public var property: String
  /// What is wrong with it.
  public var problem: TGDiagnostic.Problem

  /// Creates a finding.
  public init(_ child: TGChild?, _ property: String, _ problem: TGDiagnostic.Problem) {
    (self.child, self.property, self.problem) = (child, property, problem)
  }
}

extension TGPass {
  /// Says what is the matter with the layout that this pass found.
  ///
  /// A container is laid out for some sizes only to measure it. What `report` says stands whatever
  /// becomes of the pass; findings count only if the frames follow from it. An algorithm that has
  /// findings at times calls this in every pass, without any if all is well.
  public func conclude(_ findings: [TGFinding]) {
    if findings.isEmpty, !container.flags.contains(.hasFindings) { return }
    solver.findings[containerIndex] = findings.map {
      ($0.child?.index ?? Int(container.box), $0.property, $0.problem)
    }
    if findings.isEmpty {
      container.flags.remove(.hasFindings)
    } else {
      container.flags.insert(.hasFindings)
    }
  }
}

extension Solver {
  /// Reports what the last pass over a container found, now that its children get their frames.
  func reportFindings(of index: Int) {
    for finding in findings[index] ?? [] {
      plan.report(finding.box, finding.property, finding.problem)
    }
  }
}
