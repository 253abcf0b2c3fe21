// Explanations as text.

import TangramCore

extension TGExplanation: CustomStringConvertible {
  /// One line for each number, followed by indented lines for its operands.
  public var description: String {
    var writer = ExplanationWriter(self)
    return writer.write()
  }
}

/// Writes an explanation as text in which each number is explained only once.
private struct ExplanationWriter {
  private let explanation: TGExplanation
  private let known: [TGLayoutNumber: TGReason]
  /// The lines that have been written.
  private var seen: Set<String> = []
  private var seenNumbers: Set<TGLayoutNumber> = []
  private var lines: [String] = []
  /// The items still to be written, in reverse order.
  private var pending: [Item] = []

  private static let maximumLines = 1_000
  private static let maximumIndent = 20

  private struct Item {
    var label: String
    /// The number as it is in the frame; the value of the reason may differ from it by rounding errors.
    var value: Double
    var reason: TGReason
    var depth: Int
  }

  init(_ explanation: TGExplanation) {
    self.explanation = explanation
    known = explanation.further.reduce(into: [:]) { $0[$1.number] = $1.reason }
  }

  mutating func write() -> String {
    lines.append("\(explanation.place) \(explanation.frame)")
    for note in explanation.notes { lines.append("  \(note)") }
    let labels = ["x", "y", "width", "height"]
    let items = labels.indices.map {
      Item(
        label: labels[$0], value: explanation.numbers[$0], reason: explanation.reasons[$0], depth: 1
      )
    }
    // If one of the four numbers of the frame is an operand of another, it is explained only on its own
    // line.
    for item in items { seen.insert(line(of: item)) }
    pending = items.reversed()
    while let item = pending.popLast() {
      if lines.count == Self.maximumLines { lines.append("  … and more") }
      if lines.count > Self.maximumLines { break }
      write(item)
    }
    if explanation.isCut { lines.append("  … and more") }
    return lines.joined(separator: "\n")
  }

  private mutating func write(_ item: Item) {
    let indent = String(repeating: "  ", count: min(item.depth, Self.maximumIndent))
    let line = line(of: item)
    if !seen.insert(line).inserted, item.depth > 1 { return }
    lines.append(indent + line)
    var next: [Item] = []
    func add(_ label: String, _ reason: TGReason) {
      next.append(Item(label: label, value: reason.value, reason: reason, depth: item.depth + 1))
    }
    for part in item.reason.parts {
      if case .number(let number) = part.operation {
        // The operand may be snapped to the pixel grid.
        guard let reason = known[number],
          reason.yields(part.value) || (reason.value - part.value).magnitude <= 1,
          seenNumbers.insert(number).inserted
        else { continue }
        if !isContained(number, reason) { add(part.label(in: explanation), reason) }
      } else if !part.operands.isEmpty {
        add(part.label, part)
      } else if explanation.isDeep, case .given(.written(let text)) = part.operation,
        !text.isEmpty, !part.label.isEmpty
      {
        add(part.label, part)
      }
    }
    pending += next.reversed()
  }

  private func line(of item: Item) -> String {
    let number = "\(item.label) \(tidy(item.value))"
    if case .given(.written(let text)) = item.reason.operation, item.depth > 1,
      item.label == item.reason.label, item.reason.rule.isEmpty
    {
      return "\(number): \(text)"
    }
    return "\(number) = \(item.reason.text(in: explanation))"
  }

  /// Whether one of the lines for the frame already explains a number.
  private func isContained(_ number: TGLayoutNumber, _ reason: TGReason) -> Bool {
    number.view == explanation.id && number.stage != .found && number.stage != .forPass
      && explanation.reason(number.axis, number.quantity) == reason
  }
}

extension TGReason {
  /// The operands that are explained on separate lines: named formulas, numbers of the layout, and
  /// numbers from the source.
  fileprivate var parts: [TGReason] {
    if case .number = operation { return [self] }
    return operands.flatMap { $0.operands.isEmpty || !$0.label.isEmpty ? [$0] : $0.parts }
  }
}
