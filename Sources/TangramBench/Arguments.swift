/// What the command line asks for.
struct Arguments: Sendable {
  /// How results are written.
  enum Format: Sendable { case table, json, markdown }

  var workload: Workload?
  var mode: Mode?
  var passes: Int?
  var format = Format.table
  /// A file to write the frames of the workload to.
  var frames: String?
  var wantsHelp = false
}

/// What is timed.
enum Mode: String, Sendable, CaseIterable {
  /// Lays out a compiled tree of which nothing is known any more.
  case solve
  /// Compiles a tree.
  case compile
  /// Builds a tree, lays it out once and releases it.
  case build
  /// Changes one leaf of a tree that was laid out, and lays it out again.
  case edit
  /// Builds a tree and releases it.
  case tree
  /// Lays out trees on two threads.
  case parallel
  /// Lays out trees of growing size and depth.
  case growth

  /// The modes of the table.
  static let timed: [Mode] = [.solve, .compile, .build, .edit]
}

/// What is wrong with a command line.
struct UsageError: Error {
  var reason: String

  static let help = """
    usage: TangramBench [--workload W1…W11|S1] [--mode solve|build|compile|edit|parallel|growth] \
    [--passes N] [--json|--markdown] [--frames FILE]
    """

  var message: String { "\(reason); \(Self.help)" }
}

extension Arguments {
  /// Reads options, or the short form `NAME MODE PASSES`.
  static func parse(_ words: some Collection<String>) -> Result<Arguments, UsageError> {
    Result { () throws(UsageError) in
      var arguments = Arguments()
      if let first = words.first, !first.hasPrefix("-") {
        try arguments.readShortForm(Array(words))
      } else {
        try arguments.readOptions(words)
      }
      try arguments.check()
      return arguments
    }
  }

  private mutating func readShortForm(_ words: [String]) throws(UsageError) {
    guard words.count <= 3 else { throw UsageError(reason: "too many arguments") }
    try setWorkload(words[0])
    try setMode(words.count > 1 ? words[1] : "solve")
    try setPasses(words.count > 2 ? words[2] : "1")
  }

  private mutating func readOptions(_ words: some Collection<String>) throws(UsageError) {
    var rest = Array(words)[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let word = rest.popFirst() else { throw UsageError(reason: "\(option) takes a value") }
      return word
    }
    while let option = rest.popFirst() {
      switch option {
      case "--workload": try setWorkload(value(of: option))
      case "--mode": try setMode(value(of: option))
      case "--passes": try setPasses(value(of: option))
      case "--frames": frames = try value(of: option)
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--help", "-h": wantsHelp = true
      default: throw UsageError(reason: "unknown argument \(option)")
      }
    }
  }

  private func check() throws(UsageError) {
    if frames != nil, workload == nil {
      throw UsageError(reason: "--frames needs --workload")
    }
  }

  private mutating func setWorkload(_ name: String) throws(UsageError) {
    workload = Workload.all.first { $0.name == name.uppercased() }
    if workload == nil { throw UsageError(reason: "no workload \(name)") }
  }

  private mutating func setMode(_ name: String) throws(UsageError) {
    mode = Mode(rawValue: name)
    if mode == nil { throw UsageError(reason: "no mode \(name)") }
  }

  private mutating func setPasses(_ number: String) throws(UsageError) {
    passes = Int(number)
    if (passes ?? 0) < 1 { throw UsageError(reason: "\(number) is no number of passes") }
  }
}
