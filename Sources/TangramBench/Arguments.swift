/// The options of the command line.
struct Arguments: Sendable {
  /// The output format of the results.
  enum Format: Sendable { case table, json, markdown }

  private var workload: Workload?
  var mode: Mode?
  /// The leaf variant, if requested.
  private var leaves: LeafVariant?
  /// The kind of edit.
  var edit = EditKind.leaf
  var passes: Int?
  var format = Format.table
  /// The file to write the frames of the workload to.
  var frames: String?
  var wantsHelp = false
}

extension Arguments {
  /// The requested workload, with the requested leaves.
  var chosenWorkload: Workload? { workload.map { $0.with(leaves ?? .plain) } }

  /// The requested workload, or all workloads that support the requested options.
  var workloads: [Workload] {
    (workload.map { [$0] } ?? Workload.all.filter(isPossible)).map { $0.with(leaves ?? .plain) }
  }

  /// Whether a workload supports the requested leaves and edits.
  private func isPossible(with workload: Workload) -> Bool {
    let needsVariants = leaves != nil || mode == .lookup
    return (workload.hasVariants || !needsVariants)
      && (workload.editedList != nil || !edit.needsList)
  }
}

// MARK: - Reading

extension Arguments {
  /// Parses options, or the short form `NAME MODE PASSES`.
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
      case "--leaf": try setLeaves(value(of: option))
      case "--edit": try setEdit(value(of: option))
      case "--passes": try setPasses(value(of: option))
      case "--frames": frames = try value(of: option)
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--help", "-h": wantsHelp = true
      default: throw UsageError(reason: "unknown argument \(option)")
      }
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

  private mutating func setLeaves(_ names: String) throws(UsageError) {
    leaves = LeafVariant(names: names)
    if leaves == nil { throw UsageError(reason: "no leaves \(names)") }
  }

  private mutating func setEdit(_ name: String) throws(UsageError) {
    guard let kind = EditKind(rawValue: name) else {
      throw UsageError(reason: "no edit \(name)")
    }
    edit = kind
  }

  private mutating func setPasses(_ number: String) throws(UsageError) {
    passes = Int(number)
    if (passes ?? 0) < 1 { throw UsageError(reason: "\(number) is no number of passes") }
  }
}

// MARK: - Checking

extension Arguments {
  private func check() throws(UsageError) {
    if frames != nil, workload == nil { throw UsageError(reason: "--frames needs --workload") }
    if let workload, !isPossible(with: workload) {
      throw UsageError(reason: "\(workload.name) is not made for these leaves or this edit")
    }
    if leaves != nil, mode?.takesVariants == false {
      throw UsageError(reason: "--leaf is not for this mode")
    }
    if edit != .leaf, mode?.takesEdits != true {
      throw UsageError(reason: "--edit is for the modes edit and changes")
    }
    if mode == .lookup, let leaves, !leaves.isDisjoint(with: [.builder, .scene]) {
      throw UsageError(reason: "lookup needs leaves that can be kept")
    }
    if edit == .remove, passes ?? 0 > 1_000 {
      throw UsageError(reason: "there are not that many to remove")
    }
  }
}
