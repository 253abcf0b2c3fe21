/// All that is known about the unknowns after some entries of the list.
///
/// Entries are imposed one after another. Each is met as nearly as those before it allow, and its
/// result holds for good. Of an unknown there is a number, a definition by others, a row of the tableau,
/// or just an interval. Most entries have one unknown left when it is their turn, and fix it.
///
/// An entry is a *form*, a sum of terms and a constant that is to be zero, or at least zero. It is
/// built term by term with `begin` and `add`, and then imposed.
struct LinearSystem: ~Copyable {
  var unknowns: Store<Unknown>
  /// The terms of all definitions.
  var definitions = Store<Term>()
  /// The terms of the form being imposed.
  var form = Store<Term>()
  var constant = 0.0
  var tableau = Tableau()
  /// What expansions work with.
  var order = Store<Int32>()
  var stack = Store<Visit>()
  var spare = Store<Term>()
  /// Whether some form had numbers beyond all measure, and was left out.
  var isIncomplete = false
  /// Whether there was ever a row.
  var hadRows = false
  /// The number of terms and rows that were looked at.
  var work = 0
  /// What is computed, if that is written down.
  private(set) var recorder: CalculationRecorder?
  /// Whether it is: quicker to see than whether there is a recorder.
  private(set) var isRecording = false

  init() { unknowns = Store() }

  /// A system of some unknowns, of which nothing is known.
  init(count: Int) {
    self.init()
    begin(count: count)
  }

  /// Gives a system without unknowns some, of which nothing is known.
  mutating func begin(count: Int) {
    // Room for some slacks, too.
    unknowns.reserve(count + 8)
    unknowns.append(repeating: Unknown(), count: count)
  }
}

// MARK: - Recording

extension LinearSystem {
  /// Writes down what is computed from now on, as far as that can be repeated.
  mutating func startRecording(_ recorder: CalculationRecorder) {
    (self.recorder, isRecording) = (recorder, true)
  }

  /// Stops that: what comes now is decided by numbers.
  @inline(never) mutating func stopRecording() { (recorder, isRecording) = (nil, false) }

  /// Writes something down; only while that is done.
  @inline(never) mutating func note(_ write: (inout CalculationRecorder) -> Void) {
    if var taken = recorder.take() {
      write(&taken)
      recorder = taken
    }
  }
}

// MARK: - Forms

extension LinearSystem {
  /// Begins a form that is a constant.
  @inline(__always) mutating func begin(_ constant: Double) {
    form.removeAll()
    self.constant = constant
    if isRecording { note { $0.begin(constant) } }
  }

  /// Adds a multiple of an unknown to the form, in which terms with the same unknown are one.
  @inline(__always) mutating func add(_ unknown: Int, _ coefficient: Double) {
    if unknowns[unknown].state == .fixed {
      if isRecording { noteTerm(unknown, coefficient) }
      constant += coefficient * unknowns[unknown].value
      return
    }
    for place in 0..<form.count where form[place].index == unknown {
      let sum = form[place].coefficient + coefficient
      let magnitude = max(form[place].coefficient.magnitude, coefficient.magnitude)
      if sum.magnitude <= Tolerance.coefficient * magnitude {
        form.removeBySwapping(place)
      } else {
        form[place].coefficient = sum
      }
      return
    }
    if coefficient != 0 { form.append(Term(unknown, coefficient)) }
  }

  /// Notes that a multiple of the number that an unknown has is added to the constant.
  @inline(never) mutating func noteTerm(_ unknown: Int, _ coefficient: Double) {
    let value = unknowns[unknown].value
    note { $0.add(coefficient, unknown, value) }
  }

  /// Turns the signs of the form.
  mutating func negate() {
    constant = -constant
    for place in 0..<form.count { form[place].coefficient = -form[place].coefficient }
  }
}

// MARK: - Imposing

extension LinearSystem {
  /// Makes the form zero, as nearly as can be.
  ///
  /// - Returns: What it is then.
  mutating func imposeEquality() -> Double {
    if form.count == 0 { return constant }
    if form.count == 1, unknowns[form[0].index].isAlone { return settleAlone(form[0]) }
    for place in 0..<form.count where unknowns[form[place].index].isUntouched {
      define(by: place)
      return 0
    }
    expand()
    guard isUsable else {
      isIncomplete = true
      return 0
    }
    if isRecording, !Calculation.isUsable(magnitude) { stopRecording() }
    if form.count == 0 { return constant }
    for place in 0..<form.count where isUnbounded(form[place]) {
      define(by: place)
      return 0
    }
    if form.count == 1 {
      if unknowns[form[0].index].isAlone { return settleAlone(form[0]) }
      if moves(form[0]) {
        if isRecording { stopRecording() }
        fixInRows(form[0].index)
        tidy()
        return 0
      }
    }
    if form.count == 2, unite() { return 0 }
    if isRecording { stopRecording() }
    return driveToZero()
  }

  /// Makes the form at least zero, as nearly as can be.
  ///
  /// - Returns: What it is short of that; zero if nothing.
  mutating func imposeInequality() -> Double {
    if form.count == 0 { return min(0, constant) }
    if isRecording { stopRecording() }
    if form.count > 1 || !unknowns[form[0].index].isAlone { expand() }
    guard isUsable else {
      isIncomplete = true
      return 0
    }
    if form.count == 0 { return min(0, constant) }
    if form.count == 1 {
      if unknowns[form[0].index].isAlone { return boundAlone(form[0]) }
      if moves(form[0], isExact: false) { return 0 }
    }
    for place in 0..<form.count where isUnbounded(form[place]) {
      // How far the form is above zero takes the place of the unknown.
      let slack = addSlack()
      form.append(Term(slack, -1))
      define(by: place)
      return 0
    }
    if least >= -Tolerance.length { return 0 }
    return driveAboveZero()
  }

  /// Keeps an unknown as near as possible to a number, if it is not known already.
  ///
  /// - Returns: Whether it could be another number.
  mutating func keep(_ unknown: Int, near number: Double) -> Bool {
    resolve(unknown)
    if unknowns[unknown].state == .fixed { return false }
    if isRecording { stopRecording() }
    beginDistance(of: unknown, from: number)
    if form.count == 0 {
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

  /// Whether the form can be computed with; numbers that grew beyond all measure cannot.
  @inline(__always) private var isUsable: Bool { magnitude < 1e15 }

  @inline(__always) private var magnitude: Double {
    var sum = constant.magnitude
    for place in 0..<form.count { sum += form[place].coefficient.magnitude }
    return sum
  }

  @inline(__always) private func isUnbounded(_ term: Term) -> Bool {
    unknowns[term.index].isUnbounded && unknowns[term.index].count == 0
  }

  /// The least the form can be if every unknown is within its own bounds.
  @inline(__always) private var least: Double {
    var sum = constant
    for place in 0..<form.count {
      let (term, unknown) = (form[place], unknowns[form[place].index])
      sum += term.coefficient * (term.coefficient > 0 ? unknown.lower : unknown.upper)
    }
    return sum
  }

  mutating func addSlack() -> Int {
    var slack = Unknown()
    slack.lower = 0
    unknowns.append(slack)
    return unknowns.count - 1
  }
}

// MARK: - One unknown

extension LinearSystem {
  @inline(__always)
  mutating func fix(_ unknown: Int, _ value: Double) {
    unknowns[unknown].state = .fixed
    unknowns[unknown].value = value
  }

  /// Makes a form of one unknown zero, as nearly as its bounds allow.
  @inline(__always) private mutating func settleAlone(_ term: Term) -> Double {
    let unknown = unknowns[term.index]
    let value = term.coefficient == 1 ? -constant : -constant / term.coefficient
    if value >= unknown.lower, value <= unknown.upper {
      fix(term.index, value)
      if isRecording { note { $0.settle(term.index, value, coefficient: term.coefficient) } }
      return 0
    }
    if isRecording { stopRecording() }
    let nearest = value < unknown.lower ? unknown.lower : unknown.upper
    fix(term.index, nearest)
    let violation = constant + term.coefficient * nearest
    return violation.magnitude <= Tolerance.around(constant) ? 0 : violation
  }

  /// Makes a form of one unknown at least zero, as nearly as its bounds allow.
  private mutating func boundAlone(_ term: Term) -> Double {
    let limit = -constant / term.coefficient
    let unknown = unknowns[term.index]
    if term.coefficient > 0 {
      if limit <= unknown.lower { return 0 }
      if limit >= unknown.upper {
        fix(term.index, unknown.upper)
        return shortfall(term, unknown.upper)
      }
      unknowns[term.index].lower = limit
    } else {
      if limit >= unknown.upper { return 0 }
      if limit <= unknown.lower {
        fix(term.index, unknown.lower)
        return shortfall(term, unknown.lower)
      }
      unknowns[term.index].upper = limit
    }
    unknowns[term.index].value = unknowns[term.index].bound
    return 0
  }

  private func shortfall(_ term: Term, _ value: Double) -> Double {
    let short = constant + term.coefficient * value
    return short < -Tolerance.around(constant) ? short : 0
  }
}
