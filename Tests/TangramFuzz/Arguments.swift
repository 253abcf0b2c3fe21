/// What to test, and for how long.
struct Arguments {
  /// Whether each seed is a session of 12 versions instead of a single tree.
  var isSessions = false
  /// Whether each seed is a constraint system, which two solvers solve.
  var isConstraints = false
  /// Whether each seed is a sequence of edits, whose result is compared with a description.
  var isValues = false
  /// Whether to print the tree of the first seed, and test nothing.
  var showsTree = false
  /// Whether to measure how the time for the worst documents grows, instead of running tests.
  var showsGrowth = false
  var count = Int.max
  var seconds: Int?
  var first: UInt64 = 1
  /// The number of failures after which a law is no longer tested.
  var failures = 10
  /// The number of seeds after which the statistics are printed.
  var report = 100_000
  /// The maximum time for a layout, in seconds.
  var limit = 0.1

  static let usage = """
    usage: TangramFuzz trees|sessions|constraints|values|show|growth [--count N] [--seconds N] [--first SEED] [--failures N] \
    [--report N] [--milliseconds N]
    """

  /// Parses the arguments; nil if they are invalid.
  init?(_ arguments: [String]) {
    guard arguments.count % 2 == 1 else { return nil }
    switch arguments[0] {
    case "trees": break
    case "show": showsTree = true
    case "growth": showsGrowth = true
    case "sessions": isSessions = true
    case "constraints": isConstraints = true
    case "values": isValues = true
    default: return nil
    }
    for index in stride(from: 1, to: arguments.count, by: 2) {
      guard let number = Int(arguments[index + 1]), number >= 0 else { return nil }
      switch arguments[index] {
      case "--count": count = number
      case "--seconds": seconds = number
      case "--first": first = UInt64(number)
      case "--failures": failures = max(1, number)
      case "--report": report = max(1, number)
      case "--milliseconds": limit = Double(number) / 1000
      default: return nil
      }
    }
  }
}
