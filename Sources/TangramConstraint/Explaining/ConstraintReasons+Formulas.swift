import TangramCore
import TangramExplanations

// Formulas for the numbers.

extension ConstraintReasons {
  /// Records the numbers that are not determined by entries of the list.
  func recordGivenNumbers() {
    for part in [ItemPart.x, .y] { record(part.of(0), .rule(.rule(0))) }
    for axis in TGAxis.allCases where !problem.wraps(axis) {
      record(ItemPart.extent(axis).of(0), .given)
    }
    for (item, flags) in problem.items.map({ $0.flags }).enumerated() where item > 0 {
      for part in ItemPart.allCases {
        if flags.contains(.keepsFrame) { record(part.of(item), .given) }
        if flags.contains(.isGone), part.isExtent {
          record(part.of(item), .rule(.rule(0).by("it is gone, and a point")))
        }
      }
    }
    for free in solution.free {
      let (unknown, kept) = (free.part.of(free.item), kept(free.part, free.item))
      if kept.value == values[unknown] { record(unknown, .rule(kept)) }
    }
  }

  /// Creates the reason for an unknown; nil if it is given, or if nothing determines it.
  func reason(_ unknown: Int, _ determination: Determination) -> TGReason? {
    switch determination {
    case .given: nil
    case .rule(let reason): reason
    case .row(let index): byRow(index, unknown)
    case .combination(let rows, let multiple): byCombination(rows, multiple, unknown)
    case .notNegative:
      .rule(0).by(
        rule(
          gaveWay[unknown] == nil ? "nothing says how large it is" : "there is no room for it",
          unknown))
    }
  }

  /// Returns the reason for a number that nothing determines: it is from the frame before the layout.
  private func kept(_ part: ItemPart, _ item: Int) -> TGReason {
    let reasons = problem.child(item).reasons(part.axis)
    if part.isExtent { return reasons.kept.extent.notNegative }
    let origin = reasons.kept.origin
    let isMirrored = part == .x && problem.isRightToLeft
    return isMirrored ? reasons.container.size - reasons.extent - origin : origin
  }

  // MARK: By one row

  /// Returns the reason for an unknown that is determined by one row, whose other unknowns are all known.
  private func byRow(_ index: Int, _ unknown: Int) -> TGReason? {
    let row = bindingRows[index]
    if let own = own(row.entry, unknown) {
      return own.by(rule(row.entry.kind == .fitting ? "" : own.rule, unknown))
    }
    guard let term = list.terms[row.terms].first(where: { $0.index == unknown }) else { return nil }
    let formula = combined(parts(of: row, -1 / term.coefficient, for: unknown))
    // The reason for an unchanged number from the source already names the entry.
    if case .given(.written) = formula.operation { return formula.by(rule("", unknown)) }
    return formula.by(rule(problem.labeledText(row.entry), unknown))
  }

  /// Returns a rule, followed by the overridden entries that contain an unknown.
  private func rule(_ rule: String, _ unknown: Int) -> String {
    guard let entries = gaveWay[unknown] else { return rule }
    return (rule.isEmpty ? "" : rule + "; ") + "gave way: "
      + problem.texts(entries, most: 4, problem.labeledText)
  }

  /// Returns the reason for an extent if an entry derives it from the child's own size or content; nil
  /// otherwise.
  private func own(_ entry: EntryID, _ unknown: Int) -> TGReason? {
    if entry.kind == .fitting { return TGReason.rule(0).by("nothing needs room") }
    guard entry.kind != .constraint, entry.index > 0,
      unknown == ItemPart.extent(entry.axis).of(entry.index)
    else { return nil }
    let (value, width) = (values[unknown], values[ItemPart.width.of(entry.index)])
    let reasons = problem.child(entry.index).reasons(entry.axis)
    let whole = reasons.container.content
    let reason =
      switch entry.kind {
      case .value: reasons.sized()
      case .resistance, .hugging:
        reasons.measured(
          value, within: entry.axis == .horizontal ? 0 : width, by: "as large as its content")
      default:
        reasons.bound(isLower: entry.kind == .minimum, worth: value, of: whole)
          .by(problem.labeledText(entry))
      }
    return (reason.value - value).magnitude < 1e-6 * max(1, value.magnitude) ? reason : nil
  }

  // MARK: By several rows

  /// Returns the reason for an unknown of which a combination of rows determines a multiple.
  private func byCombination(
    _ rows: [(row: Int, factor: Double)], _ multiple: Double, _ unknown: Int
  ) -> TGReason {
    let sum = combined(
      rows.flatMap { parts(of: bindingRows[$0.row], -$0.factor, for: unknown) })
    let reason = multiple == 1 ? sum : sum.named("what they share") / .rule(multiple)
    let entries = rows.map { bindingRows[$0.row].entry }
    return reason.by(
      rule("together by " + problem.texts(entries, most: 6, problem.labeledText), unknown))
  }
}

extension ConstraintReasons {
  /// A number in a formula, and its coefficient.
  private typealias Part = (factor: Double, reason: TGReason)

  /// Returns the constant of an entry, and those of its numbers that are known before an unknown,
  /// multiplied by a factor.
  private func parts(of entry: ConstraintRow, _ factor: Double, for unknown: Int) -> [Part] {
    let terms = list.terms[entry.terms].filter { isKnown($0.index, before: unknown) }
    var factors: [Int: Double] = [:]
    for term in terms { factors[term.index] = term.coefficient * factor }
    var parts: [Part] = []
    for index in terms.map({ $0.index }) {
      guard let factor = factors[index] else { continue }
      var reason = reference(index)
      if index >= 4, index % 4 < 2, let extent = factors[index + 2],
        extent == factor || 2 * extent == factor
      {
        let (isEnd, size) = (extent == factor, reference(index + 2))
        factors[index + 2] = nil
        reason = (reason + (isEnd ? size : size / .rule(2)))
          .named("\(isEnd ? "end" : "middle") of \(problem.name(index / 4))")
      }
      parts.append((factor, reason))
    }
    return parts.filter { $0.reason.value != 0 } + constants(of: entry, factor)
  }

  /// Returns the parts of the constant of an entry, multiplied by a factor.
  private func constants(of row: ConstraintRow, _ factor: Double) -> [Part] {
    func part(_ value: Double, _ label: String, times factor: Double) -> Part {
      (value < 0 ? -factor : factor, .rule(value.magnitude, label))
    }
    if row.constant == 0 { return [] }
    guard row.entry.kind == .constraint else {
      return [part(row.constant, row.entry.kind == .maximum ? "maximum" : "minimum", times: factor)]
    }
    let link = problem.links[row.entry.index]
    let (written, sides) = (link.constant, [link.first, link.second].compactMap { $0 })
    var (rest, parts) = (row.constant + written, [Part]())
    if written != 0 {
      let reason = TGReason.written(written.magnitude, "", problem.labeledText(row.entry))
      parts.append((written > 0 ? -factor : factor, reason))
    }
    for side in sides {
      guard let index = side.inner else { continue }
      let view = problem.inner[index]
      let distance = view.distance(to: side.attribute, pass)
      if distance == 0 { continue }
      rest -= side.factor * distance
      let label = "\(view.name).\(side.written.name) in \(problem.name(view.item))"
      parts.append(part(distance, label, times: factor * side.factor))
    }
    let paddings = sides.compactMap { padding($0.attribute) }
    if let padding = paddings.first(where: { $0.value != 0 }), rest != 0 {
      parts.append((factor * rest / padding.value, padding))
    } else if rest.magnitude > 1e-9 {
      parts.append(part(rest, "to the line of text", times: factor))
    }
    return parts
  }

  /// Returns the padding that a margin attribute of the container refers to; nil for other
  /// attributes.
  private func padding(_ attribute: TGConstraintAttribute) -> TGReason? {
    guard attribute.isMargin else { return nil }
    let container = pass.reasons(attribute.axis)
    return attribute.part == 0 ? container.paddingStart : container.paddingEnd
  }

  /// Returns the sum of numbers multiplied by their coefficients.
  private func combined(_ parts: [Part]) -> TGReason {
    func product(_ part: Part) -> TGReason {
      let factor = part.factor.magnitude
      return (factor - 1).magnitude < 1e-9 ? part.reason : .rule(factor) * part.reason
    }
    var sum = TGReason.rule(0)
    for part in parts where part.factor > 0 { sum = sum + product(part) }
    for part in parts where part.factor < 0 { sum = sum - product(part) }
    return sum
  }
}
