/// A slow but simple reference solver, which imposes one entry after another with exact arithmetic.
///
/// The range of a linear form is found by Fourier–Motzkin elimination.
struct SlowSystem {
  /// A linear form: a sum of multiples of unknowns, and a constant.
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

    /// The form with an unknown replaced by another form.
    func replacing(_ unknown: Int, by other: Form) -> Form {
      guard let factor = terms[unknown] else { return self }
      var rest = self
      rest.terms[unknown] = nil
      return rest + other * factor
    }

    /// The equation *form = 0*, solved for an unknown.
    func solved(for unknown: Int) -> Form {
      var rest = self
      let factor = rest.terms.removeValue(forKey: unknown) ?? 1
      return rest * (-1 / factor)
    }
  }

  /// Unknowns that are expressed by others.
  private var known: [Int: Form] = [:]
  /// Forms that must be at least zero.
  private var inequalities: [Form] = []

  /// The form with all solved unknowns replaced.
  func reduced(_ form: Form) -> Form {
    var form = form
    for (unknown, other) in known { form = form.replacing(unknown, by: other) }
    return form
  }

  /// Makes a form equal to zero, or at least zero, as nearly as the entries before allow.
  ///
  /// - Returns: The remaining violation.
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

  /// Whether a form has a single possible value.
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

  /// The minimum and maximum of a form; nil if it is unbounded.
  private func range(of form: Form) -> (low: Fraction?, high: Fraction?) {
    // A new unknown stands for the form's value and replaces one of the form's unknowns.
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

  /// The unknown whose elimination leaves the fewest inequalities.
  private static func cheapest(_ forms: [Form], but whole: Int) -> Int? {
    let unknowns = Set(forms.flatMap(\.terms.keys)).subtracting([whole]).sorted()
    return unknowns.min { cost($0, forms) < cost($1, forms) }
  }

  private static func cost(_ unknown: Int, _ forms: [Form]) -> Int {
    let factors = forms.compactMap { $0.terms[unknown] }
    return factors.count { $0 > 0 } * factors.count { $0 < 0 }
  }

  /// The inequalities that remain when an unknown is eliminated.
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

  /// The strongest of the inequalities that differ only in the constant.
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
