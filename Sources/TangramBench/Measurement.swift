import Tangram

/// The result of timing a workload in a mode.
struct Measurement: Sendable {
  let workload: Workload
  let mode: Mode
  /// The kind of edit; nil in modes without edits.
  let edit: EditKind?
  let nodes: Int
  /// The duration of each run in nanoseconds, in ascending order.
  let times: [Double]
  /// The sum of all numbers of all frames, for checking that the results have not changed.
  let checksum: Double

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
struct MeasuringTask {
  let workload: Workload
  let mode: Mode
  var edit = EditKind.leaf
  var passes = Self.defaultPasses

  /// The default number of passes.
  static let defaultPasses = 21
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
    var times: [Double] = []
    for pass in 0..<passes { times.append(clock.measure { body(pass) }.nanoseconds) }
    return times.sorted()
  }

  /// Creates the result.
  func measurement(nodes: Int, times: [Double], checksum: Double) -> Measurement {
    Measurement(
      workload: workload, mode: mode, edit: mode.supportsEdits ? edit : nil, nodes: nodes,
      times: times, checksum: checksum)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
