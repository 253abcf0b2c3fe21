import Foundation
import Tangram
import TangramScene
import TangramTestSupport

/// Lays out random trees and checks the laws that every tree must satisfy.
struct Fuzzer {
  let arguments: Arguments
  private(set) var statistics = Statistics()

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Runs seed after seed until the requested count or time is reached.
  mutating func run() {
    let clock = ContinuousClock()
    let end = arguments.seconds.map { clock.now + .seconds($0) }
    var seed = arguments.first
    while statistics.count < arguments.count {
      if statistics.count & 0xFF == 0, let end, clock.now >= end { break }
      Watch.begin(seed)
      if arguments.isConstraints {
        tryConstraints(seed)
      } else if arguments.isValues {
        tryValues(seed)
      } else {
        if arguments.isSessions { trySession(seed) } else { tryTree(seed) }
        trySymmetry(seed)
      }
      statistics.count += 1
      seed += 1
      if statistics.count.isMultiple(of: arguments.report) {
        print(statistics)
        fflush(nil)
      }
    }
    Watch.end()
    print(statistics)
  }

  // MARK: - Trees

  private mutating func tryTree(_ seed: UInt64) {
    var source = AnyTree(seed: seed)
    let tree = source.tree()
    let environment = source.environment()
    let start = ProcessorTime.now
    let example = LaidOutExample(tree, in: environment)
    let time = ProcessorTime.now - start
    statistics.add(example.layout, seed: seed, time: time)
    if time > arguments.limit {
      fail("slow", seed, "took \(time) s", tree, environment)
    }
    for law in TreeLaw.allCases {
      if law == .written || law == .explained, source.numbers != .plain { continue }
      if isSkipped(law.rawValue) { continue }
      guard let violation = law.violation(example) else { continue }
      let kind = Self.kind(of: violation)
      let least = smallest(tree) {
        law.violation($0, environment).map { Self.kind(of: $0) == kind } ?? false
      }
      let message = "\(violation); the smallest: \(law.violation(least, environment) ?? "")"
      fail(law.rawValue, seed, message, least, environment)
    }
  }

  /// The beginning of a message without numbers and paths; equal for failures of the same kind.
  private static func kind(of message: String) -> Substring {
    message.drop { !$0.isLetter }.prefix(9)
  }

  // MARK: - Sessions

  private mutating func trySession(_ seed: UInt64) {
    var source = AnyTree(seed: seed)
    var tree = source.tree()
    var environment = source.environment()
    var versions = [(tree: tree, environment: environment)]
    for step in 1..<12 {
      if step % 4 == 0 { source.change(&environment) }
      let old = versions[step / 2].tree
      for _ in 0...step % 3 { source.change(&tree, since: old) }
      versions.append((tree, environment))
    }
    for version in versions {
      let start = ProcessorTime.now
      let layout = version.tree.layout(in: version.environment)
      statistics.add(layout, seed: seed, time: ProcessorTime.now - start)
    }
    if isSkipped("session") { return }
    guard let (step, message) = violation(ofSession: versions) else { return }
    statistics.failures["session", default: 0] += 1
    let steps = shortestFailing(Array(versions[...step]))
    let last = violation(ofSession: steps)?.message ?? ""
    print("seed \(seed), step \(step): \(message); with \(steps.count) versions: \(last)")
    for version in steps {
      print("  ", TGScene(root: version.tree, environment: version.environment).json())
    }
  }

  /// The fewest versions that still reproduce a session's failure.
  private func shortestFailing(
    _ versions: [(tree: TGView, environment: TGEnvironment)]
  ) -> [(tree: TGView, environment: TGEnvironment)] {
    var versions = versions
    for place in versions.indices.reversed() {
      var fewer = versions
      fewer.remove(at: place)
      if violation(ofSession: fewer) != nil { versions = fewer }
    }
    return versions
  }

  // MARK: - Constraints

  /// Checks the constraint solver against a slow reference solver, after edits, and with several similar
  /// containers in one tree.
  private mutating func tryConstraints(_ seed: UInt64) {
    if !isSkipped("solver"), let difference = SolverComparison(number: seed).difference {
      statistics.failures["solver", default: 0] += 1
      print("seed", difference)
    }
    if !isSkipped("later"), let difference = LaterLayoutComparison(number: seed).difference {
      statistics.failures["later", default: 0] += 1
      print("later layouts of seed", difference)
    }
    if !isSkipped("cells"), let difference = CellsComparison(number: seed).difference {
      statistics.failures["cells", default: 0] += 1
      print("cells of seed", difference)
    }
  }

  // MARK: - Values

  /// Compares an edited tree with one built from a description.
  private mutating func tryValues(_ seed: UInt64) {
    if isSkipped("values") { return }
    var model = ValueModel(seed: seed)
    guard let violation = model.violation() else { return }
    statistics.failures["values", default: 0] += 1
    print("seed \(seed), values: \(violation)")
  }

  // MARK: - Symmetry

  /// Checks the symmetry laws for one seed in eight.
  private mutating func trySymmetry(_ seed: UInt64) {
    guard seed % 8 == 0 else { return }
    for law in SymmetryLaw.allCases {
      guard !isSkipped(law.rawValue), let violation = law.violation(seed: seed) else { continue }
      statistics.failures[law.rawValue, default: 0] += 1
      print("seed \(seed), \(law.rawValue): \(violation)")
    }
  }

  /// Whether a law has failed often enough to be skipped.
  private func isSkipped(_ law: String) -> Bool {
    statistics.failures[law, default: 0] >= arguments.failures
  }

  private mutating func fail(
    _ law: String, _ seed: UInt64, _ message: String, _ tree: TGView, _ environment: TGEnvironment
  ) {
    statistics.failures[law, default: 0] += 1
    print("seed \(seed), \(law): \(message)")
    print("  ", TGScene(root: tree, environment: environment).json())
  }
}
