// Reasons as text.

import TangramCore

extension TGReason: CustomStringConvertible {
  /// The formula with labels for its operands: `S's width 100 − right margin 20 − C's width 50`.
  public var description: String { text(in: nil) }

  /// Returns the formula followed by the description of the rule, as a part of an explanation, if any.
  func text(in explanation: TGExplanation?) -> String {
    let formula = formula(explanation)
    if rule.isEmpty { return formula }
    return formula.isEmpty ? rule : "\(formula): \(rule)"
  }

  private func formula(_ explanation: TGExplanation?) -> String {
    let terms = terms(explanation)
    switch operation {
    case .given(.written(let text)):
      let isOwn = ["x", "y", "width", "height", ""].contains(self.label)
      return isOwn ? text : "\(self.label) \(tidy(value))"
    case .given(.rule):
      if !rule.isEmpty { return "" }
      return self.label.isEmpty ? tidy(value) : "\(self.label) \(tidy(value))"
    case .given(.environment): return self.label
    case .given: return ""
    case .number: return "\(label(in: explanation)) \(tidy(value))"
    case .sum: return terms.isEmpty ? "0" : terms.joined(separator: " + ")
    case .difference: return terms.joined(separator: " − ")
    case .product: return terms.joined(separator: " · ")
    case .quotient: return terms.joined(separator: " / ")
    case .percentage: return terms.joined(separator: " % of ")
    case .times(let unit): return terms.joined(separator: " \(unit) of ")
    case .least: return "min(\(terms.joined(separator: ", ")))"
    case .greatest: return "max(\(terms.joined(separator: ", ")))"
    case .magnitude: return "|\(terms.joined())|"
    case .rounded: return "\(terms.joined()) on the pixel grid"
    case .fitted: return "\(terms.joined()) rounded up to the pixel grid"
    case .between:
      let (start, end) = (tidy(operands[0].value), tidy(operands[1].value))
      return "from \(start) to \(end) on the pixel grid"
    }
  }

  /// Returns the operands as terms of a formula; if there are very many, those in the middle are
  /// combined into one term.
  private func terms(_ explanation: TGExplanation?) -> [String] {
    let terms = operands.enumerated().map { index, operand in
      operand.term(explanation, in: self, isFirst: index == 0)
    }
    if terms.count <= 12 { return terms }
    let middle = operands[6..<(operands.count - 2)]
    let count = middle.reduce(0) { count, operand in
      if case .given(.others(let others)) = operand.operation { return count + others }
      return count + 1
    }
    let rest = Self.others(count, middle.reduce(0) { $0 + $1.value })
    return terms[..<6] + [rest] + terms.suffix(2)
  }

  private static func others(_ count: Int, _ total: Double) -> String {
    "\(count) more, \(tidy(total)) in all"
  }

  private func term(
    _ explanation: TGExplanation?, in whole: TGReason, isFirst: Bool
  ) -> String {
    if case .given(.others(let count)) = operation { return Self.others(count, value) }
    let name = label(in: explanation)
    if !name.isEmpty { return "\(name) \(tidy(value))" }
    if operands.isEmpty { return value < 0 && !isFirst ? "(\(tidy(value)))" : tidy(value) }
    let text = formula(explanation)
    if whole.isFunction { return text }
    let binds = isFirst ? binding >= whole.binding : binding > whole.binding
    return binds ? text : "(\(text))"
  }

  /// Returns the label of the number; numbers of the explained view itself are labeled without its name.
  func label(in explanation: TGExplanation?) -> String {
    guard let explanation, case .number(let number) = operation, number.view == explanation.id,
      label == number.description
    else { return label }
    switch number.stage {
    case .framed: return number.name
    case .placed:
      let final = explanation.frame[number.axis, number.quantity]
      return yields(final) ? number.name : "exact \(number.name)"
    case .found: return "own \(number.name)"
    case .forPass: return "\(number.name) for the content"
    }
  }

  /// Whether the operation is written as a function, with brackets around its operands.
  private var isFunction: Bool { [.least, .greatest, .magnitude].contains(operation) }

  /// The precedence of the operation.
  private var binding: Int {
    switch operation {
    case .sum, .difference: 1
    case .percentage, .times: 2
    case .product, .quotient: 3
    case .rounded, .fitted, .between: 0
    case .given, .number, .least, .greatest, .magnitude: 4
    }
  }
}

/// Returns a number as shown in explanations, rounded to two decimals.
func tidy(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return value.magnitude < 1e12 ? readable(rounded) : readable(value)
}
