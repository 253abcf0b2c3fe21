/// The options of the command line.
struct Arguments: Sendable {
  enum Format: Sendable { case table, json, markdown }

  private var workload: Workload?
  var mode: Mode?
  private var leaves: LeafVariant?
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
  init(_ words: some Collection<String>) throws(UsageError) {
    var rest = Array(words)
    if let first = rest.first, !first.hasPrefix("-") {
      if rest.count > 3 { throw UsageError(reason: "too many arguments") }
      rest += ["solve", "1"].dropFirst(rest.count - 1)
      rest = zip(["--workload", "--mode", "--passes"], rest).flatMap { [$0, $1] }
    }
    var unread = rest[...]
    while let option = unread.popFirst() { try read(option, &unread) }
    try check()
  }

  private mutating func read(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    /// - Parameter problem: The message about an invalid word, with `…` in place of the word.
    func value<Value>(
      _ problem: String, _ make: (String) -> Value?
    ) throws(UsageError) -> Value {
      guard let word = rest.popFirst() else { throw UsageError(reason: "\(option) takes a value") }
      guard let value = make(word)
      else { throw UsageError(reason: problem.replacing("…", with: word)) }
      return value
    }
    switch option {
    case "--workload":
      workload = try value("no workload …") { name in
        Workload.all.first { $0.name == name.uppercased() }
      }
    case "--mode": mode = try value("no mode …", Mode.init)
    case "--leaf": leaves = try value("no leaves …", LeafVariant.init)
    case "--edit": edit = try value("no edit …", EditKind.init)
    case "--passes":
      passes = try value("… is no number of passes") { word in
        Int(word).flatMap { $0 < 1 ? nil : $0 }
      }
    case "--frames": frames = try value("…", \.self)
    case "--json": format = .json
    case "--markdown": format = .markdown
    case "--help", "-h": wantsHelp = true
    default: throw UsageError(reason: "unknown argument \(option)")
    }
  }
}

// MARK: - Checking

extension Arguments {
  private func check() throws(UsageError) {
    if frames != nil, workload == nil { throw UsageError(reason: "--frames needs --workload") }
    if let workload, !isPossible(with: workload) {
      throw UsageError(reason: "\(workload.name) is not made for these leaves or this edit")
    }
    if leaves != nil, mode?.supportsVariants == false {
      throw UsageError(reason: "--leaf is not for this mode")
    }
    if edit != .leaf, mode?.supportsEdits != true {
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
