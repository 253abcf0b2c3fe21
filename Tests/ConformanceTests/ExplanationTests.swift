import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Checks the explanations of all numbers in all cases by evaluating them.
@Suite struct ExplanationTests {
  @Test("Reasons evaluate to their numbers; few are unexplained", arguments: CaseFile.all)
  func everyNumberHasAReason(file: CaseFile) throws {
    var tallies: [String: Tally] = [:]
    for test in try file.fewerCases() {
      for explanation in test.scene.layout().explanations() {
        for (number, reason) in zip(explanation.numbers, explanation.reasons)
        where !((reason.evaluated - number).magnitude <= 0.01) {
          Issue.record("\(test.name): \(number) is not \(reason.evaluated) in \(explanation)")
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

/// How many numbers are explained.
private struct Tally: CustomStringConvertible {
  var numbers = 0
  /// Numbers whose explanation leads back to a value kept from before the layout.
  var kept = 0
  /// Numbers explained only by a container's own rule.
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

/// The leaves of a reason, following its references to other numbers of the same view.
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
