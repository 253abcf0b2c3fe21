/// A solver that is slow and obvious: exact numbers, one entry after another.
///
/// How far a form can go is found by eliminating one unknown after another from all inequalities.
struct SlowSystem {
  /// A sum of multiples of unknowns, and a constant.
  struct Form: Hashable {
    var terms: [Int: Fraction] = [:]
    var constant: Fraction = 0

    static func + (left: Form, right: Form) -> Form {
      var sum = left
      sum.constant = sum.constant + right.constant
      for (unknown, factor) in right.terms {
        let added = sum.terms[unknown, default: 0] + factor
        sum.terms[unknown] = added == 0 ? nil : added
      }
      return sum
    }

    static func * (form: Form, factor: Fraction) -> Form {
      if factor == 0 { return Form() }
      return Form(terms: form.terms.mapValues { $0 * factor }, constant: form.constant * factor)
    }

    /// The form with an unknown replaced by what it is.
    func replacing(_ unknown: Int, by other: Form) -> Form {
      guard let factor = terms[unknown] else { return self }
      var rest = self
      rest.terms[unknown] = nil
      return rest + other * factor
    }

    /// What an unknown of the form is if the form is zero.
    func solved(for unknown: Int) -> Form {
      var rest = self
      let factor = rest.terms.removeValue(forKey: unknown) ?? 1
      return rest * (-1 / factor)
    }
  }

  /// Unknowns that follow from others.
  private var known: [Int: Form] = [:]
  /// Forms that are at least zero.
  private var inequalities: [Form] = []

  /// What a form is, as far as that is known.
  func reduced(_ form: Form) -> Form {
    var form = form
    for (unknown, other) in known { form = form.replacing(unknown, by: other) }
    return form
  }

  /// Makes a form zero, or at least zero, as nearly as all before allows.
  ///
  /// - Returns: How far it is from that.
  @discardableResult
  mutating func impose(_ form: Form, isEquality: Bool) -> Fraction {
    let form = reduced(form)
    if form.terms.isEmpty {
      return isEquality || form.constant < 0 ? form.constant.magnitude : 0
    }
    let range = range(of: form)
    if isEquality {
      var target: Fraction = 0
      if let low = range.low, low > 0 { target = low }
      if let high = range.high, high < 0 { target = high }
      equate(form, target)
      return target.magnitude
    }
    if let high = range.high, high < 0 {
      equate(form, high)
      return high.magnitude
    }
    inequalities.append(form)
    return 0
  }

  /// Whether a form has one value only.
  func isDetermined(_ form: Form) -> Bool {
    let form = reduced(form)
    if form.terms.isEmpty { return true }
    let range = range(of: form)
    return range.low != nil && range.low == range.high
  }

  private mutating func equate(_ form: Form, _ target: Fraction) {
    var form = form
    form.constant = form.constant - target
    guard let unknown = form.terms.keys.min() else { return }
    let value = form.solved(for: unknown)
    known = known.mapValues { $0.replacing(unknown, by: value) }
    known[unknown] = value
    inequalities = inequalities.map { $0.replacing(unknown, by: value) }
  }

  /// How small and how large a form can be; nil for without end.
  private func range(of form: Form) -> (low: Fraction?, high: Fraction?) {
    // The form takes the place of one of its unknowns.
    let whole = -1
    var forms = inequalities
    if let unknown = form.terms.keys.min() {
      let value = (form + Form(terms: [whole: -1])).solved(for: unknown)
      forms = forms.map { $0.replacing(unknown, by: value) }
    }
    while let unknown = Self.cheapest(forms, but: whole) { forms = Self.eliminate(unknown, forms) }
    var range: (low: Fraction?, high: Fraction?) = (nil, nil)
    for form in forms {
      guard let factor = form.terms[whole] else { continue }
      let bound = -form.constant / factor
      if factor > 0 { range.low = max(range.low ?? bound, bound) }
      if factor < 0 { range.high = min(range.high ?? bound, bound) }
    }
    return range
  }

  /// The unknown whose elimination leaves the fewest forms.
  private static func cheapest(_ forms: [Form], but whole: Int) -> Int? {
    let unknowns = Set(forms.flatMap(\.terms.keys)).subtracting([whole]).sorted()
    return unknowns.min { cost($0, forms) < cost($1, forms) }
  }

  private static func cost(_ unknown: Int, _ forms: [Form]) -> Int {
    let factors = forms.compactMap { $0.terms[unknown] }
    return factors.count { $0 > 0 } * factors.count { $0 < 0 }
  }

  /// All that inequalities say without an unknown.
  private static func eliminate(_ unknown: Int, _ forms: [Form]) -> [Form] {
    var rest = forms.filter { $0.terms[unknown] == nil }
    for low in forms {
      guard let positive = low.terms[unknown], positive > 0 else { continue }
      for high in forms {
        guard let negative = high.terms[unknown], negative < 0 else { continue }
        rest.append(low * (1 / positive) + high * (-1 / negative))
      }
    }
    return strongest(rest)
  }

  /// Of forms that differ in the constant only, the one that says most.
  private static func strongest(_ forms: [Form]) -> [Form] {
    var found: [[Int: Fraction]: Fraction] = [:]
    for form in forms {
      guard let first = form.terms.keys.min(), let factor = form.terms[first] else { continue }
      let scaled = form * (1 / max(factor, -factor))
      found[scaled.terms] = min(found[scaled.terms] ?? scaled.constant, scaled.constant)
    }
    return found.map { Form(terms: $0.key, constant: $0.value) }
  }
}
