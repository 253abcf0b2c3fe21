import TangramCore
import TangramExplanations

// Formulas for the numbers.

extension ConstraintReasons {
  /// Records the numbers that are not determined by entries of the list.
  func settleGivenNumbers() {
    settle(ItemPart.x.of(0), .origin)
    settle(ItemPart.y.of(0), .origin)
    if !problem.wraps.contains(.horizontal) { settle(ItemPart.width.of(0), .given) }
    if !problem.wraps.contains(.vertical) { settle(ItemPart.height.of(0), .given) }
    for item in 1..<max(1, problem.items.count) {
      let flags = problem.items[item].flags
      if flags.contains(.isGone) {
        settle(ItemPart.width.of(item), .gone)
        settle(ItemPart.height.of(item), .gone)
      } else if flags.contains(.keepsFrame) {
        for part in [ItemPart.x, .y, .width, .height] { settle(part.of(item), .given) }
      }
    }
    for free in solution.free {
      let unknown = free.part.of(free.item)
      if kept(free.part, free.item).value == values[unknown] {
        settle(unknown, .kept(free.part, free.item))
      }
    }
  }

  /// Creates the reason for an unknown; nil if it is given, or if nothing determines it.
  func reason(_ unknown: Int, _ means: Means) -> TGReason? {
    switch means {
    case .origin: .rule(0)
    case .given, .held(.unheld): nil
    case .gone: TGReason.rule(0).by("it is gone, and a point")
    case .kept(let part, let item): kept(part, item)
    case .held(.by(let place)): byEntry(place, unknown)
    case .held(.together(let weights, let factor)): byEntries(weights, factor, unknown)
    case .held(.byNothing): byNothing(unknown)
    }
  }

  /// Returns the reason for a number that nothing determines: it is from the frame before the layout.
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

  /// Returns the reason for an unknown that is determined by one entry, whose other numbers are all
  /// known.
  private func byEntry(_ place: Int, _ unknown: Int) -> TGReason? {
    let entry = holders[place]
    if let own = own(entry, unknown) {
      let rule = entry.entry.kind == .fitting ? "" : own.rule
      return own.by(rule + rest(unknown, isFirst: rule.isEmpty))
    }
    guard let term = list.terms[entry.terms].first(where: { $0.index == unknown }) else {
      return nil
    }
    let formula = combined(parts(of: entry, -1 / term.coefficient, for: unknown))
    if formula.isWritten { return formula.by(rest(unknown, isFirst: true)) }
    return formula.by(problem.called(entry.entry) + rest(unknown, isFirst: false))
  }

  /// Returns the reason for a size of 0 that no entry determines: only the condition that sizes are not
  /// negative applies to it.
  private func byNothing(_ unknown: Int) -> TGReason {
    let rule = "there is no room for it" + rest(unknown, isFirst: false)
    return .rule(0).by(gaveWay[unknown] == nil ? "nothing says how large it is" : rule)
  }

  /// Returns a description of the overridden entries that contain an unknown.
  private func rest(_ unknown: Int, isFirst: Bool) -> String {
    guard let entries = gaveWay[unknown] else { return "" }
    let texts = entries.prefix(4).map { problem.called($0) }
    let more = entries.count > 4 ? " and \(entries.count - 4) more" : ""
    return (isFirst ? "" : "; ") + "gave way: " + texts.joined(separator: ", ") + more
  }

  /// Returns the reason for an extent if an entry derives it from the child's own size or content; nil
  /// otherwise.
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
    let childReasons = isHorizontal ? child[.horizontal].reasons : child[.vertical].reasons
    let reason: TGReason
    switch kind {
    case .value:
      let isNumber = isHorizontal ? child[.horizontal].isNumber : child[.vertical].isNumber
      let fills = isHorizontal ? child[.horizontal].isFilled : child[.vertical].isFilled
      let whole = childReasons.container.content
      reason =
        isNumber
        ? childReasons.number
        : fills ? childReasons.filled(by: whole) : childReasons.share(of: whole)
    case .maximum, .minimum:
      reason = childReasons.bound(
        isLower: kind == .minimum, worth: value, of: childReasons.container.content
      )
      .by(problem.called(entry.entry))
    case .resistance, .hugging:
      let width = isHorizontal ? 0 : values[ItemPart.width.of(item)]
      reason = childReasons.measured(value, within: width, by: "as large as its content")
    case .constraint, .fitting: return nil
    }
    return (reason.value - value).magnitude < 1e-6 * max(1, value.magnitude) ? reason : nil
  }

  // MARK: By several entries

  /// Returns the reason for an unknown that is determined by a combination of entries.
  private func byEntries(
    _ weights: [HolderSearch.Weight], _ factor: Double, _ unknown: Int
  ) -> TGReason {
    var parts: [FormulaPart] = []
    for weight in weights {
      parts += self.parts(of: holders[weight.entry], -weight.factor, for: unknown)
    }
    let sum = combined(parts)
    let texts = weights.prefix(6).map { problem.called(holders[$0.entry].entry) }
    let more = weights.count > 6 ? " and \(weights.count - 6) more" : ""
    let reason = factor == 1 ? sum : sum.named("what they share") / .rule(factor)
    let rule = "together by " + texts.joined(separator: ", ") + more
    return reason.by(rule + rest(unknown, isFirst: false))
  }
}

/// A number in a formula, and its coefficient.
struct FormulaPart {
  var factor: Double
  var reason: TGReason
}

extension ConstraintReasons {
  /// Returns the constant of an entry, and those of its numbers that are known before an unknown,
  /// multiplied by a factor.
  private func parts(
    of entry: ConstraintRow, _ factor: Double, for unknown: Int
  ) -> [FormulaPart] {
    var coefficients: [Int: Double] = [:]
    var order: [Int] = []
    for term in list.terms[entry.terms] where isKnown(term.index, before: unknown) {
      coefficients[term.index] = term.coefficient * factor
      order.append(term.index)
    }
    var parts: [FormulaPart] = []
    for index in order {
      guard let coefficient = coefficients[index] else { continue }
      let (reason, part) = (reference(index), ItemPart(rawValue: index % 4) ?? .x)
      if !part.isExtent, let extent = coefficients[index + 2],
        index >= 4, extent == coefficient || 2 * extent == coefficient
      {
        let size = reference(index + 2)
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

  /// Returns the sum of numbers multiplied by their coefficients.
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
  /// Whether the formula is an unchanged number from the source.
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
  /// The distances within children that the row of a constraint contains, with their coefficients.
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
