import Tangram

/// The result of timing a workload in a mode.
struct Measurement: Sendable {
  let task: MeasuringTask
  let nodes: Int
  /// The duration of each run in nanoseconds, in ascending order.
  let times: [Double]
  /// The sum of all numbers of all frames, for checking that the results have not changed.
  let checksum: Double

  var workload: Workload { task.workload }
  var mode: Mode { task.mode }
  var footprint: Footprint { task.footprint }

  /// The kind of edit; nil in modes without edits.
  var edit: EditKind? { mode.supportsEdits ? task.edit : nil }

  /// The leaf variant and the kind of edit, if they are not the default.
  var variant: String {
    let leaves = workload.variant.isEmpty ? nil : workload.variant.name
    return [leaves, edit?.rawValue].compactMap { $0 }.joined(separator: " ")
  }

  var median: Double { times.isEmpty ? 0 : times[times.count / 2] }
  var medianPerNode: Double { median / Double(nodes) }
  var shortestPerNode: Double { (times.first ?? 0) / Double(nodes) }
}

/// A benchmark to run.
///
/// The work outside the passes does not depend on their number, so the difference between runs with
/// different pass counts is due to the passes only.
struct MeasuringTask: Sendable {
  let workload: Workload
  let mode: Mode
  let edit: EditKind
  let passes: Int
  /// The memory of the tree and the plan, measured beforehand for the report.
  let footprint: Footprint
}

extension MeasuringTask {
  /// Times the workload; the setup of a pass is not timed.
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

  /// Runs `body` as often as requested, and returns the sorted durations.
  func times(_ body: (Int) -> Void) -> [Double] {
    let clock = ContinuousClock()
    return (0..<passes).map { pass in clock.measure { body(pass) }.nanoseconds }.sorted()
  }

  /// The result of runs that gave the views these frames.
  func measurement(_ times: [Double], _ frames: [TGRect]) -> Measurement {
    Measurement(task: self, nodes: frames.count, times: times, checksum: frames.checksum)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

extension [TGRect] {
  /// The sum of the numbers of all frames.
  var checksum: Double { reduce(0) { $0 + ($1.minX + $1.minY + $1.width + $1.height) } }
}
