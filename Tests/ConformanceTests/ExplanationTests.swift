import Tangram
import TangramScene
import Testing

/// Explanations of all numbers of all cases, checked from their data.
@Suite struct ExplanationTests {
  @Test("Reasons of all numbers add up, and few numbers have none", arguments: CaseFile.all)
  func everyNumberHasAReason(file: CaseFile) throws {
    var tallies: [String: Tally] = [:]
    for test in try file.cases() {
      for explanation in test.scene.layout().explanations() {
        for (number, reason) in zip(explanation.numbers, explanation.reasons)
        where !((evaluated(reason) - number).magnitude <= 0.01) {
          Issue.record("\(test.name): \(number) is not \(evaluated(reason)) in \(explanation)")
        }
        tallies[explanation.container ?? "room", default: Tally()].add(explanation)
      }
    }
    for (container, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      print("explained in \(file.name): in \(container) \(tally)")
    }
    let all = tallies.values.reduce(Tally()) { $0 + $1 }
    #expect((all.kept + all.unexplained) * 100 <= all.numbers * 2)
  }
}

/// How many numbers have a reason.
private struct Tally: CustomStringConvertible {
  var numbers = 0
  /// Numbers that end at what there was before the layout.
  var kept = 0
  /// Numbers that end at a container's own rule.
  var unexplained = 0

  mutating func add(_ explanation: TGExplanation) {
    for reason in explanation.reasons {
      numbers += 1
      let leaves = leaves(of: reason, explanation)
      if leaves.contains(where: { $0.operation == .given(.container) }) {
        unexplained += 1
      } else if leaves.contains(where: { $0.operation == .given(.kept) }) {
        kept += 1
      }
    }
  }

  static func + (left: Tally, right: Tally) -> Tally {
    Tally(
      numbers: left.numbers + right.numbers, kept: left.kept + right.kept,
      unexplained: left.unexplained + right.unexplained)
  }

  var description: String {
    "\(numbers) numbers, \(kept) kept from before, \(unexplained) by the container's own rule"
  }
}

/// The leaves of a reason, and those of the view's own numbers that it refers to.
private func leaves(of reason: TGReason, _ explanation: TGExplanation) -> [TGReason] {
  var leaves: [TGReason] = []
  var seen: Set<TGLayoutNumber> = []
  var waiting = [reason]
  while let next = waiting.popLast() {
    waiting += next.operands
    switch next.operation {
    case .given: leaves.append(next)
    case .number(let number) where seen.insert(number).inserted:
      waiting += explanation.further.filter { $0.number == number }.map(\.reason)
    default: break
    }
  }
  return leaves
}

/// What the operations of a reason make of its leaves.
private func evaluated(_ reason: TGReason) -> Double {
  let values = reason.operands.map(evaluated)
  switch reason.operation {
  case .given, .number: return reason.value
  case .sum: return values.reduce(0, +)
  case .difference: return values.dropFirst().reduce(values.first ?? .nan, -)
  case .product, .times: return values.reduce(1, *)
  case .quotient: return values[1] == 0 ? 0 : values[0] / values[1]
  case .percentage: return values[0] * values[1] / 100
  case .least: return values.min() ?? .nan
  case .greatest: return values.max() ?? .nan
  case .magnitude: return abs(values[0])
  case .rounded(let scale, let snapping): return snapped(values[0], scale, snapping)
  case .between(let scale, let snapping):
    return snapped(values[1], scale, snapping) - snapped(values[0], scale, snapping)
  }
}

private func snapped(_ value: Double, _ scale: Double, _ snapping: TGSnapping) -> Double {
  switch snapping {
  case .edges: (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  case .sizes: (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  case .off: value
  }
}

extension TGExplanation {
  fileprivate var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
}
