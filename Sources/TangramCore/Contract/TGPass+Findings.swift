// Problems of a finished layout, which only the last pass can detect.

/// A problem of the layout that a pass produced.
public struct TGFinding {
  /// The child with the problem; `nil` for the container itself.
  public var child: TGChild?
  /// The property at fault, as written in user code.
  public var property: String
  /// The problem with the property.
  public var problem: TGDiagnostic.Problem

  /// Creates a finding.
  public init(_ child: TGChild?, _ property: String, _ problem: TGDiagnostic.Problem) {
    (self.child, self.property, self.problem) = (child, property, problem)
  }
}

extension TGPass {
  /// Records the problems of the layout that this pass produced.
  ///
  /// A container may be laid out for some sizes only to measure it. A problem passed to `report` is
  /// kept even if the result of the pass is discarded; findings are used only if the final frames are
  /// based on the pass. An algorithm that sometimes has findings must call this in every pass, with an
  /// empty array if there are none.
  public func conclude(_ findings: [TGFinding]) {
    if findings.isEmpty, !container.hasFindings { return }
    solver.findings[containerIndex] = findings.map {
      ($0.child?.index ?? Int(container.box), $0.property, $0.problem)
    }
    if findings.isEmpty {
      container.hasFindings = false
    } else {
      container.hasFindings = true
    }
  }
}

extension Solver {
  /// Reports the findings of the last pass over a container; called when the children get their
  /// frames.
  func reportFindings(of index: Int) {
    for finding in findings[index] ?? [] {
      plan.report(finding.box, finding.property, finding.problem)
    }
  }
}
