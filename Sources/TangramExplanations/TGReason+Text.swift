// Reasons as text.

import TangramCore

extension TGReason: CustomStringConvertible {
  /// The formula with labels for its operands: `S's width 100 − right margin 20 − C's width 50`.
  public var description: String { text { $0.label } }

  /// Returns the formula followed by the description of the rule.
  ///
  /// - Parameter label: Returns the label of a number.
  func text(_ label: (TGReason) -> String) -> String {
    let formula = formula(label)
    if rule.isEmpty { return formula }
    return formula.isEmpty ? rule : "\(formula): \(rule)"
  }

  private func formula(_ label: (TGReason) -> String) -> String {
    let terms = terms(label)
    switch operation {
    case .given(.written(let text)):
      let isOwn = ["x", "y", "width", "height", ""].contains(self.label)
      return isOwn ? text : "\(self.label) \(tidy(value))"
    case .given(.rule):
      if !rule.isEmpty { return "" }
      return self.label.isEmpty ? tidy(value) : "\(self.label) \(tidy(value))"
    case .given(.environment): return self.label
    case .given: return ""
    case .number: return "\(label(self)) \(tidy(value))"
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
    case .between: return "from \(operandValue(0)) to \(operandValue(1)) on the pixel grid"
    }
  }

  private func operandValue(_ index: Int) -> String {
    index < operands.count ? tidy(operands[index].value) : ""
  }

  /// Returns the operands as terms of a formula; if there are very many, those in the middle are
  /// combined into one term.
  private func terms(_ label: (TGReason) -> String) -> [String] {
    let terms = operands.enumerated().map { index, operand in
      operand.term(label, in: self, isFirst: index == 0)
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
    _ label: (TGReason) -> String, in whole: TGReason, isFirst: Bool
  ) -> String {
    if case .given(.others(let count)) = operation { return Self.others(count, value) }
    let name = label(self)
    if !name.isEmpty { return "\(name) \(tidy(value))" }
    if operands.isEmpty { return value < 0 && !isFirst ? "(\(tidy(value)))" : tidy(value) }
    let text = formula(label)
    if whole.isFunction { return text }
    let binds = isFirst ? binding >= whole.binding : binding > whole.binding
    return binds ? text : "(\(text))"
  }

  /// Whether the operation is written as a function, with brackets around its operands.
  private var isFunction: Bool { [.least, .greatest, .magnitude].contains(operation) }

  /// The precedence of the operation.
  private var binding: Int {
    switch operation {
    case .sum: 1
    case .difference: 1
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
