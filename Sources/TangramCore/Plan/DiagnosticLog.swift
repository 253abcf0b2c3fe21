/// What is found to be the matter with a tree, each thing once.
struct DiagnosticLog {
  /// The most diagnostics of a layout.
  ///
  /// A tree in which everything is wrong must not cost much more than one in which nothing is.
  let mostKept: Int
  /// Those that are kept, in the order in which they were found.
  var all: [TGDiagnostic] = []
  /// The number of those that are not.
  private(set) var leftOut = 0
  private var known: Set<Remark> = []

  private struct Remark: Hashable {
    let box: Int
    let property: String
    let problem: TGDiagnostic.Problem
  }

  init(mostKept: Int) { self.mostKept = mostKept }

  var isEmpty: Bool { all.isEmpty }

  /// Whether a diagnostic is new and to be kept.
  ///
  /// A container may be solved several times and find the same fault every time.
  mutating func accepts(
    _ problem: TGDiagnostic.Problem, _ property: String, ofBox box: Int
  ) -> Bool {
    guard known.insert(Remark(box: box, property: property, problem: problem)).inserted else {
      return false
    }
    if all.count < mostKept { return true }
    leftOut += 1
    return false
  }
}

extension [TGDiagnostic] {
  /// The diagnostics, and at their end how many there would be besides.
  func noting(leftOut: Int, root: Node) -> [TGDiagnostic] {
    if leftOut == 0 { return self }
    return self + [
      TGDiagnostic(
        id: TGViewID(root.identity), name: root.name, path: [], property: "diagnostics",
        problem: .more(leftOut))
    ]
  }
}
