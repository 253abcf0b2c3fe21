/// The state of the unknowns after a number of rows have been imposed.
///
/// Rows are imposed one after another. Each row is satisfied as closely as the previous rows allow, and
/// later rows do not change its violation. An unknown is fixed, free within its bounds, or defined by
/// other unknowns. Definitions form an acyclic graph whose sinks are free or fixed, and any unknown may
/// have bounds:
///
/// - An equality that contains an unlimited unknown defines that unknown. This rule alone solves
///   systems without inequalities, in linear time.
/// - An inequality defines a new unknown, its *slack*, which is at least zero.
/// - Any other row requires steps of the simplex method for bounded variables: a free unknown is moved
///   until the row is satisfied. If a defined unknown reaches a bound first, the two exchange their
///   states. The definitions are the basis in product form, so a pivot replaces one definition and
///   changes no other row.
///
/// The row that is being imposed is the *form*: a sum of terms, with each unknown once, and a constant.
struct LinearSystem: ~Copyable {
  var unknowns: [Unknown]
  var definitions: [DefinitionTerm] = []
  /// The original rows that define or limit several unknowns.
  private(set) var equations: [Equation] = []
  private(set) var equationTerms: [Term] = []
  var form: [Term] = []
  var constant = 0.0
  /// Temporary storage for traversals: unknowns in topological order, and the path to the current
  /// one.
  var order: [Int] = []
  var path: [Visit] = []
  /// The bounded unknowns that change when a free unknown is moved, with their rates of change.
  var ray: [Term] = []
  /// The number of processed terms.
  private(set) var steps = 0
  /// The limit for `steps`.
  private var limit = Int.max
  /// The number of times that a free and a defined unknown exchanged their states.
  var pivots = 0
  var pivotsSinceRefactoring = 0

  /// Creates a system of a problem's unknowns, all of them free and without bounds.
  init(of problem: ConstraintProblem) {
    unknowns = Array(repeating: Unknown(), count: 4 * problem.items.count)
  }

  /// Creates a system with copies of some of another system's unknowns.
  ///
  /// If the other system has definitions, which refer to unknowns by index, all unknowns must be
  /// copied.
  init(_ other: borrowing LinearSystem, _ kept: [Int]) {
    unknowns = kept.map { other.unknowns[$0] }
    definitions = other.definitions
  }

  @inline(__always) mutating func spend(_ steps: Int) { self.steps &+= steps }

  /// Resets the number of steps, and sets their limit.
  mutating func beginWork(limit: Int) { (steps, self.limit) = (0, limit) }

  /// Whether the limit allows further pivots; otherwise, rows that need them are not considered.
  var hasWorkLeft: Bool { steps < limit }
}

// MARK: - Forms

extension LinearSystem {
  @inline(__always) mutating func begin(_ constant: Double) {
    form.removeAll(keepingCapacity: true)
    self.constant = constant
  }

  /// Adds a multiple of an unknown that is not in the form yet.
  @inline(__always) mutating func add(_ unknown: Int, _ coefficient: Double) {
    if unknowns[unknown].state == .fixed {
      constant += coefficient * unknowns[unknown].value
    } else {
      form.append(Term(unknown, coefficient))
    }
  }

  mutating func negateForm() {
    constant = -constant
    for index in form.indices { form[index].coefficient.negate() }
  }

  /// The value of the form for the current values of the free unknowns.
  ///
  /// - Precondition: The form is expanded.
  var formValue: Double {
    form.reduce(constant) { $0 + $1.coefficient * unknowns[$1.index].value }
  }

  /// The minimum of the form if only the unknowns' own bounds are taken into account.
  private var least: Double {
    form.reduce(constant) {
      let unknown = unknowns[$1.index]
      return $0 + $1.coefficient * ($1.coefficient > 0 ? unknown.lower : unknown.upper)
    }
  }
}

// MARK: - Imposing

extension LinearSystem {
  /// Imposes a row.
  ///
  /// - Returns: The resulting violation of the row; nil if the work limit was exceeded.
  mutating func impose(_ row: ConstraintRow, of list: RowList) -> Double? {
    spend(1 + row.terms.count)
    // Usually, at most one unknown of an imposed row is not fixed yet.
    var (known, open) = (row.constant, Term?.none)
    for index in row.terms {
      let term = list.terms[index]
      if unknowns[term.index].state == .fixed {
        known += term.coefficient * unknowns[term.index].value
      } else if open == nil, unknowns[term.index].isAlone {
        open = term
      } else {
        begin(row.constant)
        for term in list.terms[row.terms] { add(term.index, term.coefficient) }
        return imposeForm(isEquality: row.isEquality)
      }
    }
    guard let open else { return RowList.violation(row, known) }
    return row.isEquality ? fixNearest(open, known) : bound(open, known)
  }

  /// Imposes the form: makes it zero, or at least zero for an inequality, or as close to it as
  /// possible.
  ///
  /// - Returns: The resulting violation; nil if the work limit was exceeded.
  mutating func imposeForm(isEquality: Bool) -> Double? {
    if let violation = imposeSimple(isEquality) { return violation }
    let source = (form, constant)
    if let index = form.firstIndex(where: {
      unknowns[$0.index].isUnlimited && unknowns[$0.index].mention < 0
    }) {
      // The other unknowns need not be expanded, so chains take linear time.
      return define(by: index, source, isEquality)
    }
    expand()
    // Numbers that have become too large for computations are ignored.
    if !(form.reduce(constant.magnitude) { $0 + $1.coefficient.magnitude } < 1e15) { return 0 }
    if let violation = imposeSimple(isEquality) { return violation }
    if let index = form.firstIndex(where: { unknowns[$0.index].isUnlimited }) {
      return define(by: index, source, isEquality)
    }
    if isEquality, form.count == 2, unite() {
      record(source)
      return 0
    }
    if !isEquality, least >= -Tolerance.length { return 0 }
    if isEquality || formValue < -Tolerance.length {
      guard let violation = minimizeViolation() else { return nil }
      if violation != 0 { return violation }
    }
    if isEquality {
      record(source)
      defineLargest()
    } else if form.count == 1 {
      return bound(form[0], constant)
    } else {
      // Define the slack by the original row, which has few terms and exact coefficients.
      let value = max(0, formValue)
      for term in form { unknowns[term.index].isWatched = true }
      (form, constant) = source
      addSlack(value)
      record((form, constant))
      define(by: form.count - 1)
    }
    return 0
  }

  /// Imposes a form that has no unknowns, or one that only its own bounds limit; otherwise returns nil.
  private mutating func imposeSimple(_ isEquality: Bool) -> Double? {
    guard let term = form.first else { return isEquality ? constant : min(0, constant) }
    guard form.count == 1, unknowns[term.index].isAlone else { return nil }
    return isEquality ? fixNearest(term, constant) : bound(term, constant)
  }

  /// Defines an unlimited unknown of the form such that a row is satisfied.
  private mutating func define(
    by index: Int, _ source: (form: [Term], constant: Double), _ isEquality: Bool
  ) -> Double? {
    var source = source
    if !isEquality {
      addSlack(0)
      source.form.append(form[form.count - 1])
    }
    record(source)
    define(by: index)
    return 0
  }

  /// Stores an original row, which defines or limits several unknowns.
  private mutating func record(_ row: (form: [Term], constant: Double)) {
    let first = equationTerms.count
    equationTerms += row.form
    equations.append(Equation(terms: first..<equationTerms.count, constant: row.constant))
  }

  /// Subtracts a new slack variable from the form: the amount by which the form exceeds zero.
  private mutating func addSlack(_ value: Double) {
    var slack = Unknown()
    (slack.lower, slack.value) = (0, value)
    unknowns.append(slack)
    form.append(Term(unknowns.count - 1, -1))
  }

  /// Fixes an unknown at the feasible value that is closest to a number.
  ///
  /// - Returns: Whether other values were feasible as well.
  mutating func keep(_ unknown: Int, near number: Double) -> Bool {
    beginDistance(of: unknown, from: number)
    if form.isEmpty {
      fix(unknown, number + constant)
      return false
    }
    let isFree = canMove()
    beginDistance(of: unknown, from: number)
    _ = imposeForm(isEquality: true)
    resolve(unknown)
    return isFree
  }

  private mutating func beginDistance(of unknown: Int, from number: Double) {
    begin(-number)
    add(unknown, 1)
    expand()
  }
}

// MARK: - One unknown

extension LinearSystem {
  @inline(__always) mutating func fix(_ unknown: Int, _ value: Double) {
    unknowns[unknown].state = .fixed
    unknowns[unknown].value = value
  }

  /// Makes a form with one unknown as close to zero as the bounds of the unknown allow.
  @inline(__always) private mutating func fixNearest(_ term: Term, _ constant: Double) -> Double {
    let value = term.coefficient == 1 ? -constant : -constant / term.coefficient
    let nearest = unknowns[term.index].clamp(value)
    fix(term.index, nearest)
    if nearest == value { return 0 }
    let violation = constant + term.coefficient * nearest
    return violation.magnitude <= Tolerance.around(constant) ? 0 : violation
  }

  /// Makes a form with one unknown at least zero, or as close to it as the bounds of the unknown allow.
  private mutating func bound(_ term: Term, _ constant: Double) -> Double {
    let limit = -constant / term.coefficient
    let unknown = unknowns[term.index]
    let isLower = term.coefficient > 0
    if isLower ? limit <= unknown.lower : limit >= unknown.upper { return 0 }
    if isLower ? limit >= unknown.upper : limit <= unknown.lower {
      // The opposite bound prevents the form from reaching zero.
      let nearest = isLower ? unknown.upper : unknown.lower
      fix(term.index, nearest)
      let short = constant + term.coefficient * nearest
      return short < -Tolerance.around(constant) ? short : 0
    }
    if isLower { unknowns[term.index].lower = limit } else { unknowns[term.index].upper = limit }
    unknowns[term.index].value = unknowns[term.index].clamp(unknown.value)
    return 0
  }

  /// Makes a form of two unknowns zero, if only their own bounds limit them: one becomes defined by the
  /// other, which gets the bounds of both.
  ///
  /// - Returns: Whether that was possible.
  private mutating func unite() -> Bool {
    let (kept, other) = (form[0], form[1])
    let (own, others) = (unknowns[kept.index], unknowns[other.index])
    guard own.isAlone, others.isAlone else { return false }
    // The values of the remaining unknown for which the other one is at its bounds.
    var low = -(constant + other.coefficient * others.lower) / kept.coefficient
    var high = -(constant + other.coefficient * others.upper) / kept.coefficient
    if low > high { swap(&low, &high) }
    (low, high) = (max(low, own.lower), min(high, own.upper))
    guard low <= high else { return false }
    (unknowns[kept.index].lower, unknowns[kept.index].upper) = (low, high)
    unknowns[kept.index].value = unknowns[kept.index].clamp(own.value)
    (unknowns[other.index].lower, unknowns[other.index].upper) = (-.infinity, .infinity)
    define(by: 1)
    if low == high { fix(kept.index, low) }
    return true
  }
}
