/// What is tried, and for how long.
struct Arguments {
  /// Whether every seed is a session of 12 versions rather than a tree.
  var isSessions = false
  /// Whether every seed is a system of constraints, for two solvers.
  var isConstraints = false
  /// Whether every seed is a sequence of operations on a tree, compared with what it must be.
  var isValues = false
  /// Whether the tree of the first seed is only printed.
  var shows = false
  /// Whether the time of the worst documents is measured instead.
  var showsGrowth = false
  var count = Int.max
  var seconds: Int?
  var first: UInt64 = 1
  /// A law that was broken so often is not tried any more.
  var failures = 10
  /// Figures are printed after so many seeds.
  var report = 100_000
  /// The time in seconds that a layout may take.
  var limit = 0.1

  static let usage = """
    usage: TangramFuzz trees|sessions|constraints|values|show|growth [--count N] [--seconds N] [--first SEED] [--failures N] \
    [--report N] [--milliseconds N]
    """

  /// Reads the arguments; nil if they are no good.
  init?(_ arguments: [String]) {
    guard arguments.count % 2 == 1 else { return nil }
    switch arguments[0] {
    case "trees": break
    case "show": shows = true
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
