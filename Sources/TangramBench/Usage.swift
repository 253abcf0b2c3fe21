/// An error in the command line.
struct UsageError: Error {
  var reason: String

  var message: String { "\(reason); \(Self.usage)" }
}

extension UsageError {
  private static let usage = """
    usage: TangramBench [--workload NAME] [--mode MODE] [--leaf VARIANT] [--edit KIND] \
    [--passes N] [--json|--markdown] [--frames FILE] [--help]
    """

  static var help: String {
    let parts = [
      usage,
      """
      Each number is the median of all passes. The frames are compared with those of a layout that
      knows of no other; a difference is an error. Without --mode the modes
      \(Mode.timed.map(\.rawValue).joined(separator: ", ")) are measured.
      """,
      section("Workloads:", Workload.all.map { ($0.name, $0.summary) }),
      section("Modes, and what a pass does:", Mode.allCases.map { ($0.rawValue, $0.summary) }),
      section(
        "Leaves of \(names { $0.hasVariants }); commas join those that go together:",
        LeafVariant.all.map { ($0.name, $0.summary) }),
      section(
        "Edits of \(names { $0.editedList != nil }); leaf and same of all:",
        EditKind.allCases.map { ($0.rawValue, $0.summary) }),
      section(
        "Output:",
        [
          ("--json", "objects with the results, for programs"),
          ("--markdown", "a table for documents"),
          ("--frames", "a file for the frames of a workload, as doubles"),
        ]),
    ]
    return parts.joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    ([title] + rows.map { "  \($0.leading(10)) \($1)" }).joined(separator: "\n")
  }

  private static func names(where isIncluded: (Workload) -> Bool) -> String {
    Workload.all.filter(isIncluded).map(\.name).joined(separator: ", ")
  }
}
