import TangramCore
import TangramExplanations

// The formulas for the numbers.

extension ConstraintReasons {
  /// Settles the numbers that are not determined by entries.
  mutating func settleGivenNumbers() {
    settle(ItemPart.x.of(0), .rule(0))
    settle(ItemPart.y.of(0), .rule(0))
    if !problem.wraps.contains(.horizontal) { settle(ItemPart.width.of(0), nil) }
    if !problem.wraps.contains(.vertical) { settle(ItemPart.height.of(0), nil) }
    for item in 1..<max(1, problem.items.count) {
      let flags = problem.items[item].flags
      if flags.contains(.isGone) {
        let nothing = TGReason.rule(0).by("it is gone, and a point")
        settle(ItemPart.width.of(item), nothing)
        settle(ItemPart.height.of(item), nothing)
      } else if flags.contains(.keepsFrame) {
        for part in [ItemPart.x, .y, .width, .height] { settle(part.of(item), nil) }
      }
    }
    for free in solution.free {
      let kept = kept(free.part, free.item)
      let unknown = free.part.of(free.item)
      if kept.value == values[unknown] { settle(unknown, kept) }
    }
  }

  mutating func settle(_ unknown: Int, _ reason: TGReason?) {
    if known[unknown] != nil { return }
    found[unknown] = reason
    known[unknown] = reference(unknown)
  }

  /// Returns the value of a number that nothing determines: that of the frame before the layout.
  private func kept(_ part: ItemPart, _ item: Int) -> TGReason {
    let child = problem.child(item)
    switch part {
    case .width: return child[.horizontal].reasons.keptExtent.notNegative
    case .height: return child[.vertical].reasons.keptExtent.notNegative
    case .y: return child[.vertical].reasons.keptOrigin
    case .x:
      let left = child[.horizontal].reasons.keptOrigin
      guard problem.isRightToLeft else { return left }
      let width = child[.horizontal].reasons.extent
      return pass[.horizontal].reasons.size - width - left
    }
  }

  // MARK: By one entry

  /// Settles an unknown by an entry whose other numbers are all known.
  mutating func settle(_ unknown: Int, by place: Int) {
    let entry = holders[place]
    if let own = own(entry, unknown) {
      let rule = entry.entry.kind == .fitting ? "" : own.rule
      return settle(unknown, own.by(rule + rest(unknown, isFirst: rule.isEmpty)))
    }
    guard let term = list.terms[entry.terms].first(where: { $0.index == unknown }) else { return }
    let formula = combined(parts(of: entry, -1 / term.coefficient, without: unknown))
    if formula.isWritten { return settle(unknown, formula.by(rest(unknown, isFirst: true))) }
    settle(unknown, formula.by(problem.called(entry.entry) + rest(unknown, isFirst: false)))
  }

  /// Settles a size of 0 that no entry determines: it is only kept from being negative.
  mutating func settleAsNothing(_ unknown: Int) {
    let rule = "there is no room for it" + rest(unknown, isFirst: false)
    settle(unknown, .rule(0).by(gaveWay[unknown] == nil ? "nothing says how large it is" : rule))
  }

  /// Returns a description of the overridden entries about an unknown.
  private func rest(_ unknown: Int, isFirst: Bool) -> String {
    guard let entries = gaveWay[unknown] else { return "" }
    let texts = entries.prefix(4).map { problem.called($0) }
    let more = entries.count > 4 ? " and \(entries.count - 4) more" : ""
    return (isFirst ? "" : "; ") + "gave way: " + texts.joined(separator: ", ") + more
  }

  /// Returns the reason for an extent that an entry derives from the child's own size or from its
  /// content; nil if it does not.
  private func own(_ entry: ConstraintRow, _ unknown: Int) -> TGReason? {
    let (kind, value) = (entry.entry.kind, values[unknown])
    let item = Int(entry.entry.index)
    if kind == .fitting { return TGReason.rule(0).by("nothing needs room") }
    guard kind != .constraint, item > 0,
      list.terms[entry.terms].contains(where: { $0.index == unknown }),
      unknown / 4 == item
    else { return nil }
    let child = problem.child(item)
    let isHorizontal = entry.entry.axis == .horizontal
    let said = isHorizontal ? child[.horizontal].reasons : child[.vertical].reasons
    let reason: TGReason
    switch kind {
    case .value:
      let isNumber = isHorizontal ? child[.horizontal].isNumber : child[.vertical].isNumber
      let fills = isHorizontal ? child[.horizontal].isFilled : child[.vertical].isFilled
      let whole = said.container.content
      reason = isNumber ? said.number : fills ? said.filled(by: whole) : said.share(of: whole)
    case .maximum, .minimum:
      reason = said.bound(isLower: kind == .minimum, worth: value, of: said.container.content)
        .by(problem.called(entry.entry))
    case .resistance, .hugging:
      let width = isHorizontal ? 0 : values[ItemPart.width.of(item)]
      reason = said.measured(value, within: width, by: "as large as its content")
    case .constraint, .fitting: return nil
    }
    return (reason.value - value).magnitude < 1e-6 * max(1, value.magnitude) ? reason : nil
  }

  // MARK: By several entries

  /// Settles an unknown by a combination of entries that determine several numbers together.
  mutating func settle(_ unknown: Int, by weights: [HolderSearch.Weight], _ factor: Double) {
    var parts: [FormulaPart] = []
    for weight in weights {
      parts += self.parts(of: holders[weight.entry], -weight.factor, without: nil)
    }
    let sum = combined(parts)
    let texts = weights.prefix(6).map { problem.called(holders[$0.entry].entry) }
    let more = weights.count > 6 ? " and \(weights.count - 6) more" : ""
    let reason = factor == 1 ? sum : sum.named("what they share") / .rule(factor)
    let rule = "together by " + texts.joined(separator: ", ") + more
    settle(unknown, reason.by(rule + rest(unknown, isFirst: false)))
  }
}

/// A number in a formula, and its factor.
struct FormulaPart {
  var factor: Double
  var reason: TGReason
}

extension ConstraintReasons {
  /// Returns the constant and the known numbers of an entry, multiplied by a factor.
  private func parts(
    of entry: ConstraintRow, _ factor: Double, without unknown: Int?
  ) -> [FormulaPart] {
    var coefficients: [Int: Double] = [:]
    var order: [Int] = []
    for term in list.terms[entry.terms] where term.index != unknown && known[term.index] != nil {
      coefficients[term.index] = term.coefficient * factor
      order.append(term.index)
    }
    var parts: [FormulaPart] = []
    for index in order {
      guard let coefficient = coefficients[index], let reason = known[index] else { continue }
      let part = ItemPart(rawValue: index % 4) ?? .x
      if !part.isExtent, let extent = coefficients[index + 2], let size = known[index + 2],
        index >= 4, extent == coefficient || 2 * extent == coefficient
      {
        coefficients[index + 2] = nil
        let isEnd = extent == coefficient
        let sum = reason + (isEnd ? size : size / .rule(2))
        let label = "\(isEnd ? "end" : "middle") of \(problem.name(index / 4))"
        parts.append(FormulaPart(factor: coefficient, reason: sum.named(label)))
      } else {
        parts.append(FormulaPart(factor: coefficient, reason: reason))
      }
    }
    return parts.filter { $0.reason.value != 0 } + constants(of: entry, factor)
  }

  /// Returns the parts of the constant of an entry, multiplied by a factor.
  private func constants(of entry: ConstraintRow, _ factor: Double) -> [FormulaPart] {
    func part(_ value: Double, _ reason: (Double) -> TGReason) -> FormulaPart {
      FormulaPart(factor: value < 0 ? -factor : factor, reason: reason(value.magnitude))
    }
    if entry.constant == 0 { return [] }
    guard entry.entry.kind == .constraint, let link = problem.link(of: entry.entry.index) else {
      let label = entry.entry.kind == .maximum ? "maximum" : "minimum"
      return [part(entry.constant) { .rule($0, label) }]
    }
    let constraint = problem.constraints[Int(entry.entry.index)]
    let written = problem.constant(of: constraint, link)
    var rest = entry.constant + written
    var parts: [FormulaPart] = []
    if written != 0 {
      parts.append(part(-written) { .written($0, "", problem.called(entry.entry)) })
    }
    for distance in problem.innerDistances(link) {
      rest -= distance.factor * distance.value
      let sign = distance.value < 0 ? -factor : factor
      parts.append(
        FormulaPart(
          factor: sign * distance.factor,
          reason: .rule(distance.value.magnitude, distance.label)))
    }
    for attribute in [constraint.firstAttribute, constraint.secondAttribute] {
      guard let padding = padding(attribute), padding.value != 0, rest != 0 else { continue }
      parts.append(FormulaPart(factor: factor * rest / padding.value, reason: padding))
      rest = 0
    }
    if rest.magnitude > 1e-9 { parts.append(part(rest) { .rule($0, "to the line of text") }) }
    return parts
  }

  /// Returns the padding that a margin attribute of the container refers to; nil for other
  /// attributes.
  private func padding(_ attribute: TGConstraintAttribute) -> TGReason? {
    let (x, y) = (pass[.horizontal].reasons, pass[.vertical].reasons)
    switch attribute {
    case .leadingMargin: return x.paddingStart
    case .trailingMargin: return x.paddingEnd
    case .leftMargin: return problem.isRightToLeft ? x.paddingEnd : x.paddingStart
    case .rightMargin: return problem.isRightToLeft ? x.paddingStart : x.paddingEnd
    case .topMargin: return y.paddingStart
    case .bottomMargin: return y.paddingEnd
    default: return nil
    }
  }

  /// Returns the sum of numbers multiplied by their factors.
  private func combined(_ parts: [FormulaPart]) -> TGReason {
    func product(_ part: FormulaPart) -> TGReason {
      let factor = part.factor.magnitude
      return (factor - 1).magnitude < 1e-9 ? part.reason : .rule(factor) * part.reason
    }
    var sum = TGReason.rule(0)
    for part in parts where part.factor > 0 { sum = sum + product(part) }
    for part in parts where part.factor < 0 { sum = sum - product(part) }
    return sum
  }
}

extension TGReason {
  /// Whether the number is taken from the source without a change.
  fileprivate var isWritten: Bool {
    if case .given(.written) = operation { return true }
    return false
  }
}

extension TGChildAxis {
  /// Whether the size is a number of points.
  fileprivate var isNumber: Bool { sizeKind == .number }
  /// Whether the size is `fill`.
  fileprivate var isFilled: Bool { sizeKind == .fill }
}

extension ConstraintProblem {
  /// The distances inside children that the row of a constraint contains, with their factors.
  fileprivate func innerDistances(
    _ link: ConstraintLink
  ) -> [(factor: Double, value: Double, label: String)] {
    let constraint = constraints[Int(link.constraint)]
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    let sign = constraint.relation == .lessOrEqual ? -1.0 : 1.0
    let isPhysical = isRightToLeft && (first.isPhysical || second.isPhysical)
    let sides = [
      (first, link.firstInner, sign), (second, link.secondInner, -sign * constraint.multiplier),
    ]
    return sides.compactMap { attribute, index, factor in
      guard index >= 0 else { return nil }
      let view = inner[Int(index)]
      let mirrored = isPhysical ? attribute.mirrored : nil
      let value = view.distance(to: mirrored ?? attribute, pass)
      if value == 0 { return nil }
      let label = "\(view.name).\(attribute.name) in \(name(view.item))"
      return (mirrored == nil ? factor : -factor, value, label)
    }
  }
}
