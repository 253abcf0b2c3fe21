import Tangram

/// What came of timing a workload in a mode.
struct Measurement: Sendable {
  let workload: Workload
  let mode: Mode
  let nodes: Int
  /// How long each run took, in nanoseconds, from the shortest to the longest.
  let times: [Double]
  /// The sum of all numbers of all frames: it tells that the same was computed as before.
  let checksum: Double

  var median: Double { times.isEmpty ? 0 : times[times.count / 2] }
  var medianOfANode: Double { median / Double(nodes) }
  var shortestOfANode: Double { (times.first ?? 0) / Double(nodes) }
}

extension Measurement {
  /// The number of runs when none is asked for.
  static let usualPasses = 21

  /// Times a workload: its tree is built outside the clock, save where building is what is timed.
  static func run(_ workload: Workload, _ mode: Mode, passes: Int = usualPasses) -> Measurement {
    switch mode {
    case .compile: compiling(workload, passes)
    case .build: building(workload, passes)
    case .tree: buildingAlone(workload, passes)
    case .edit: editing(workload, passes)
    default: solving(workload, passes)
    }
  }

  /// Runs `body` as often as asked for and returns how long it took each time.
  private static func times(_ passes: Int, _ body: (Int) -> Void) -> [Double] {
    let clock = ContinuousClock()
    var times: [Double] = []
    for pass in 0..<passes { times.append(clock.measure { body(pass) }.nanoseconds) }
    return times.sorted()
  }

  private static func solving(_ workload: Workload, _ passes: Int) -> Measurement {
    let plan = Plan(workload.build(), in: workload.room(ofPass: 0))
    let times = times(passes) { solveAfresh(plan, workload.room(ofPass: $0)) }
    return Measurement(
      workload: workload, mode: .solve, nodes: plan.boxes.count, times: times,
      checksum: sumOfFrames(of: plan, in: workload))
  }

  private static func compiling(_ workload: Workload, _ passes: Int) -> Measurement {
    let tree = workload.build()
    let environment = workload.room(ofPass: 0)
    let clock = ContinuousClock()
    var times: [Double] = []
    var last: Plan?
    for _ in 0..<passes {
      // The plan before is released outside the clock.
      last = nil
      times.append(clock.measure { last = compile(tree, environment) }.nanoseconds)
    }
    return Measurement(
      workload: workload, mode: .compile, nodes: last?.boxes.count ?? 0, times: times.sorted(),
      checksum: last.map { sumOfFrames(of: $0, in: workload) } ?? 0)
  }

  private static func building(_ workload: Workload, _ passes: Int) -> Measurement {
    let environment = workload.room(ofPass: 0)
    var nodes = 0
    let times = times(passes) { _ in nodes = buildAndLayOut(workload, environment) }
    return Measurement(
      workload: workload, mode: .build, nodes: nodes, times: times,
      checksum: workload.build().layout(in: environment).checksum)
  }

  private static func buildingAlone(_ workload: Workload, _ passes: Int) -> Measurement {
    var count = 0
    let times = times(passes) { _ in count += workload.build().subviews.count }
    let nodes = workload.build().layout(in: workload.room(ofPass: 0)).count
    return Measurement(
      workload: workload, mode: .tree, nodes: nodes, times: times, checksum: Double(count))
  }

  private static func editing(_ workload: Workload, _ passes: Int) -> Measurement {
    var tree = workload.build()
    var session = TGLayoutSession()
    var layout = session.layout(tree, in: workload.room(ofPass: 0))
    let times = times(passes) { pass in
      workload.edit(&tree, count: pass)
      layout = session.layout(tree, in: workload.room(ofPass: 0))
    }
    return Measurement(
      workload: workload, mode: .edit, nodes: layout.count, times: times,
      checksum: layout.checksum)
  }
}

// What is timed, in functions of their own, so that a profiler can tell them from the rest.

@inline(never)
private func solveAfresh(_ plan: Plan, _ environment: TGEnvironment) {
  plan.environment = environment
  plan.forgetSolutions()
  plan.layout()
}

@inline(never)
private func compile(_ tree: TGView, _ environment: TGEnvironment) -> Plan {
  Plan(tree, in: environment)
}

@inline(never)
private func buildAndLayOut(_ workload: Workload, _ environment: TGEnvironment) -> Int {
  workload.build().layout(in: environment).count
}

// MARK: - Checksums

/// The sum of the numbers of all frames of a plan that is laid out in the workload's room.
private func sumOfFrames(of plan: Plan, in workload: Workload) -> Double {
  solveAfresh(plan, workload.room(ofPass: 0))
  var sum = 0.0
  for index in 0..<plan.frames.count { sum += plan.frames[index].checksum }
  return sum
}

extension TGLayout {
  fileprivate var checksum: Double { entries.reduce(0) { $0 + $1.frame.checksum } }
}

extension TGRect {
  fileprivate var checksum: Double { minX + minY + width + height }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
