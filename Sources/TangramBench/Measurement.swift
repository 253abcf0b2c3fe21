import Tangram

/// The result of timing a workload in a mode.
struct Measurement: Sendable {
  let workload: Workload
  let mode: Mode
  /// What was edited; nil in modes that edit nothing.
  let edit: EditKind?
  let nodes: Int
  /// How long each run took, in nanoseconds, from the shortest to the longest.
  let times: [Double]
  /// The sum of all numbers of all frames: it shows that the same was computed as before.
  let checksum: Double

  /// What the leaves say, and what was edited, if that is not the default.
  var variant: String {
    let leaves = workload.variant.isEmpty ? nil : workload.variant.name
    return [leaves, edit?.rawValue].compactMap { $0 }.joined(separator: " ")
  }

  var median: Double { times.isEmpty ? 0 : times[times.count / 2] }
  var medianOfANode: Double { median / Double(nodes) }
  var shortestOfANode: Double { (times.first ?? 0) / Double(nodes) }
}

/// What is to be timed.
///
/// Everything outside the passes takes the same work for any number of them, so the difference
/// between two pass counts is due to the passes only.
struct MeasuringTask {
  let workload: Workload
  let mode: Mode
  var edit = EditKind.leaf
  var passes = Self.usualPasses

  /// The number of runs unless one is requested.
  static let usualPasses = 21
}

extension MeasuringTask {
  /// Times the workload: what a pass needs is made outside the clock.
  ///
  /// - Throws: An error if a measured frame differs from that of a layout from scratch.
  func run() throws(WrongFrames) -> Measurement {
    try workload.checkVariant()
    return switch mode {
    case .compile: try compiling()
    case .cold: try layingOutCold()
    case .build: try building()
    case .tree: try buildingOnly()
    case .edit: try editing()
    case .entries: try iterating()
    case .changes: try listingChanges()
    case .subviews: try layingOutInPlace()
    case .lookup: try lookingUp()
    case .encode: try encoding()
    case .decode: try decoding()
    case .solve, .parallel, .growth: try solving()
    }
  }

  /// Runs `body` as often as requested and returns how long it took each time.
  func times(_ body: (Int) -> Void) -> [Double] {
    let clock = ContinuousClock()
    var times: [Double] = []
    for pass in 0..<passes { times.append(clock.measure { body(pass) }.nanoseconds) }
    return times.sorted()
  }

  /// The result.
  func measurement(nodes: Int, times: [Double], checksum: Double) -> Measurement {
    Measurement(
      workload: workload, mode: mode, edit: mode.takesEdits ? edit : nil, nodes: nodes,
      times: times, checksum: checksum)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
