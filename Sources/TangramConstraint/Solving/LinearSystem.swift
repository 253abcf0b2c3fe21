/// The state of the unknowns after some rows of the list.
///
/// Rows are imposed one after another. Each is satisfied as closely as those before it allow, and
/// its result remains valid from then on. An unknown is fixed, or free within bounds, or defined by
/// others. Definitions form an acyclic graph whose sinks are free or fixed, and any unknown may
/// have bounds:
///
/// - An equality with an unknown that nothing limits defines that unknown. Systems without
///   inequalities are solved by this alone, in linear time.
/// - An inequality defines a new unknown, its *slack*, which is at least zero.
/// - Any other row requires steps of the simplex method for bounded variables: a free unknown is
///   moved until the row is satisfied. If a defined unknown reaches a bound first, the two exchange
///   their states. The definitions are the basis in product form, so a pivot replaces one
///   definition and changes no other row.
///
/// The row that is being imposed is the *form*: a sum of terms, with each unknown once, and a constant.
struct LinearSystem: ~Copyable {
  var unknowns: [Unknown]
  var definitions: [DefinitionTerm] = []
  /// The number of definition terms in use; the others are from definitions that were replaced.
  var liveTerms = 0
  /// The original rows that define or limit several unknowns.
  private(set) var equations: [Equation] = []
  private(set) var equationTerms: [Term] = []
  var form: [Term] = []
  var constant = 0.0
  /// Temporary storage for traversals: unknowns in topological order, and the path to the current
  /// one.
  var order: [Int32] = []
  var path: [Visit] = []
  /// The bounded unknowns that change with an unknown that is moved, with their rates of change.
  var ray: [Term] = []
  /// The number of terms that were processed.
  private(set) var steps = 0
  /// The limit for `steps`.
  private var limit = Int.max
  /// Whether a row was left out because its numbers had become too large.
  private(set) var isIncomplete = false
  /// The number of times that a free and a defined unknown exchanged their states.
  var pivots = 0
  var pivotsSinceRefactoring = 0

  /// Creates a system of free unknowns, without bounds and definitions.
  init(count: Int) {
    unknowns = []
    unknowns.reserveCapacity(count + 8)
    for _ in 0..<count { unknowns.append(Unknown()) }
  }

  /// Creates a system of some unknowns of another one in their current states; all are needed if
  /// there are definitions.
  init(_ other: borrowing LinearSystem, _ kept: [Int]) {
    unknowns = kept.map { other.unknowns[$0] }
    definitions = other.definitions
    liveTerms = other.liveTerms
  }

  @inline(__always) mutating func spend(_ steps: Int) { self.steps &+= steps }

  /// Restarts counting steps, and sets their limit.
  mutating func beginWork(limit: Int) { (steps, self.limit) = (0, limit) }

  /// Whether there is work left for pivots; if not, rows that need them are not considered.
  var hasWorkLeft: Bool { steps < limit }
}

// MARK: - Forms

extension LinearSystem {
  @inline(__always) mutating func begin(_ constant: Double) {
    form.removeAll(keepingCapacity: true)
    self.constant = constant
  }

  /// Adds a multiple of an unknown that the form does not contain yet.
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

  /// Whether the numbers of the form are small enough for computations.
  private var isUsable: Bool {
    form.reduce(constant.magnitude) { $0 + $1.coefficient.magnitude } < 1e15
  }

  /// The minimum of the form if every unknown is within its own bounds.
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
  /// - Returns: The resulting violation of the row; nil if it was not considered.
  mutating func impose(_ row: ConstraintRow, of list: RowList) -> Double? {
    spend(1 + row.terms.count)
    // When a row is imposed, usually at most one of its unknowns is not fixed yet.
    var (known, open) = (row.constant, Term?.none)
    for index in row.terms {
      let term = list.terms[index]
      if unknowns[term.index].state == .fixed {
        known += term.coefficient * unknowns[term.index].value
      } else if open == nil, unknowns[term.index].isAlone {
        open = term
      } else {
        return imposeForm(row, of: list)
      }
    }
    guard let open else { return RowList.violation(row, known) }
    return row.isEquality ? settle(open, known) : bound(open, known)
  }

  private mutating func imposeForm(_ row: ConstraintRow, of list: RowList) -> Double? {
    begin(row.constant)
    for index in row.terms { add(list.terms[index].index, list.terms[index].coefficient) }
    return row.isEquality ? imposeEquality() : imposeInequality()
  }

  /// Makes the form zero, as closely as possible.
  ///
  /// - Returns: The resulting value of the form; nil if it was not considered.
  mutating func imposeEquality() -> Double? {
    if form.isEmpty { return constant }
    if form.count == 1, unknowns[form[0].index].isAlone { return settle(form[0], constant) }
    let source = beginEquation()
    if let index = unmentioned {
      endEquation(source)
      define(by: index)
      return 0
    }
    let violation = imposeExpandedEquality(source)
    cancelEquation(source)
    return violation
  }

  private mutating func imposeExpandedEquality(_ source: Equation) -> Double? {
    expand()
    guard isUsable else {
      isIncomplete = true
      return 0
    }
    if form.isEmpty { return constant }
    for index in form.indices where unknowns[form[index].index].isUnlimited {
      endEquation(source)
      define(by: index)
      return 0
    }
    if form.count == 1 {
      if unknowns[form[0].index].isAlone { return settle(form[0], constant) }
      if move(form[0], exactly: true) { return 0 }
    }
    if form.count == 2, unite() {
      endEquation(source)
      return 0
    }
    let violation = drive()
    if violation == 0 {
      endEquation(source)
      defineLargest()
    }
    return violation
  }

  /// Makes the form at least zero, as closely as possible.
  ///
  /// - Returns: The resulting value of the form if it is negative, otherwise zero; nil if it was
  ///   not considered.
  mutating func imposeInequality() -> Double? {
    if form.isEmpty { return min(0, constant) }
    if form.count == 1, unknowns[form[0].index].isAlone { return bound(form[0], constant) }
    let source = beginEquation()
    if let index = unmentioned {
      endEquation(source, addSlackToForm())
      define(by: index)
      return 0
    }
    let violation = imposeExpandedInequality(source)
    cancelEquation(source)
    return violation
  }

  private mutating func imposeExpandedInequality(_ source: Equation) -> Double? {
    expand()
    guard isUsable else {
      isIncomplete = true
      return 0
    }
    if form.isEmpty { return min(0, constant) }
    if form.count == 1 {
      if unknowns[form[0].index].isAlone { return bound(form[0], constant) }
      if move(form[0], exactly: false) { return 0 }
    }
    for index in form.indices where unknowns[form[index].index].isUnlimited {
      endEquation(source, addSlackToForm())
      define(by: index)
      return 0
    }
    if least >= -Tolerance.length { return 0 }
    if formValue < -Tolerance.length {
      guard let violation = drive() else { return nil }
      if violation != 0 { return violation }
    }
    // Define the slack by the original row, which has few terms and exact coefficients.
    let slack = addSlack(value: max(0, formValue))
    for term in form { unknowns[term.index].isWatched = true }
    endEquation(source, slack)
    begin(source.constant)
    for term in equationTerms[Int(source.first)...] { form.append(term) }
    define(by: form.count - 1)
    return 0
  }

  // MARK: Original rows

  /// Stores the form as an equation until it is known whether it defines or limits unknowns.
  private mutating func beginEquation() -> Equation {
    let first = equationTerms.count
    equationTerms.append(contentsOf: form)
    return Equation(
      first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: form.count),
      constant: constant)
  }

  private mutating func endEquation(_ equation: Equation, _ slack: Int? = nil) {
    equations.append(equation)
    guard let slack else { return }
    equationTerms.append(Term(slack, -1))
    equations[equations.count - 1].count += 1
  }

  private mutating func cancelEquation(_ equation: Equation) {
    if equations.last?.first == equation.first { return }
    equationTerms.removeSubrange(Int(equation.first)...)
  }

  /// Fixes an unknown that is not fixed yet at the possible value that is closest to a number.
  ///
  /// - Returns: Whether the unknown could have had another value.
  mutating func keep(_ unknown: Int, near number: Double) -> Bool {
    resolve(unknown)
    if unknowns[unknown].state == .fixed { return false }
    beginDistance(of: unknown, from: number)
    if form.isEmpty {
      fix(unknown, number + constant)
      return false
    }
    let isFree = canMove()
    beginDistance(of: unknown, from: number)
    _ = imposeEquality()
    resolve(unknown)
    return isFree
  }

  private mutating func beginDistance(of unknown: Int, from number: Double) {
    begin(-number)
    add(unknown, 1)
    expand()
  }

  /// The index in the form of an unknown that nothing limits and no definition mentions.
  ///
  /// It can be defined without expanding the others, so chains take linear time.
  private var unmentioned: Int? {
    form.firstIndex {
      unknowns[$0.index].isUnlimited && unknowns[$0.index].mention < 0
    }
  }

  /// Subtracts a new slack from the form: the amount by which it is above zero.
  private mutating func addSlackToForm() -> Int {
    let slack = addSlack(value: 0)
    form.append(Term(slack, -1))
    return slack
  }

  private mutating func addSlack(value: Double) -> Int {
    var slack = Unknown()
    (slack.lower, slack.value) = (0, value)
    unknowns.append(slack)
    return unknowns.count - 1
  }
}

// MARK: - One unknown

extension LinearSystem {
  @inline(__always) mutating func fix(_ unknown: Int, _ value: Double) {
    unknowns[unknown].state = .fixed
    unknowns[unknown].value = value
  }

  /// Makes a form of one unknown zero, as closely as its bounds allow.
  @inline(__always) private mutating func settle(_ term: Term, _ constant: Double) -> Double {
    let value = term.coefficient == 1 ? -constant : -constant / term.coefficient
    let nearest = unknowns[term.index].clamp(value)
    fix(term.index, nearest)
    if nearest == value { return 0 }
    let violation = constant + term.coefficient * nearest
    return violation.magnitude <= Tolerance.around(constant) ? 0 : violation
  }

  /// Makes a form of one unknown at least zero, as closely as its bounds allow.
  private mutating func bound(_ term: Term, _ constant: Double) -> Double {
    let limit = -constant / term.coefficient
    let unknown = unknowns[term.index]
    let isLower = term.coefficient > 0
    if isLower ? limit <= unknown.lower : limit >= unknown.upper { return 0 }
    if isLower ? limit >= unknown.upper : limit <= unknown.lower {
      // The opposite bound does not allow more.
      let nearest = isLower ? unknown.upper : unknown.lower
      fix(term.index, nearest)
      let short = constant + term.coefficient * nearest
      return short < -Tolerance.around(constant) ? short : 0
    }
    if isLower { unknowns[term.index].lower = limit } else { unknowns[term.index].upper = limit }
    unknowns[term.index].value = unknowns[term.index].clamp(unknown.value)
    return 0
  }

  /// Makes a form zero that has two unknowns limited only by their own bounds: one is defined by
  /// the other, which gets the bounds of both.
  ///
  /// - Returns: Whether that was possible.
  private mutating func unite() -> Bool {
    let (kept, other) = (form[0], form[1])
    let (own, others) = (unknowns[kept.index], unknowns[other.index])
    guard own.isAlone, others.isAlone else { return false }
    // The values of the kept unknown if the other one is at its bounds.
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
