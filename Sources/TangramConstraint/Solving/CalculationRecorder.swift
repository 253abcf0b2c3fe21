/// Writes down what a solver computes.
struct CalculationRecorder {
  private(set) var calculation = Calculation()
  /// The step that each unknown is the result of, as far as it is known; -1 if nothing was computed.
  private var stepsOfUnknowns: [Int32]
  /// The bounds of each unknown.
  private var boundsOfUnknowns: [Int32]
  /// What the form being put together begins with, and where its terms begin.
  private var own = 0.0
  private var first = 0
  /// The constraint that the form is of; -1 if it is of none.
  private var constraint: Int32 = -1
  /// The step that the constant of each constraint is in; -1 if no number hangs on it.
  private(set) var stepsOfConstraints: [Int32]

  init(unknowns: Int, constraints: Int) {
    stepsOfUnknowns = [Int32](repeating: -1, count: unknowns)
    // Extents are never negative; they come after the places of each item.
    boundsOfUnknowns = (0..<unknowns).map { $0 & 3 >= 2 ? 1 : 0 }
    stepsOfConstraints = [Int32](repeating: -1, count: constraints)
    // Most constraints are one step, of one or two terms; some numbers were known before.
    calculation.steps.reserveCapacity(constraints + 16)
    calculation.results.reserveCapacity(constraints + 16)
    calculation.terms.reserveCapacity(constraints * 3 / 2 + 16)
  }

  mutating func beginVertical() { calculation.firstVertical = calculation.steps.count }

  /// Begins a form that is a constant.
  mutating func begin(_ constant: Double) {
    // What came of the form before, if it was not ended, does not matter.
    calculation.terms.removeLast(calculation.terms.count - first)
    (own, constraint) = (constant, -1)
  }

  /// Says that the form that was begun is that of a constraint.
  mutating func isOf(_ constraint: Int32) { self.constraint = constraint }

  /// Adds a multiple of the number that an unknown has.
  mutating func add(_ coefficient: Double, _ unknown: Int, _ value: Double) {
    if stepsOfUnknowns[unknown] < 0 {
      // Known before the list began. The terms of the form lie after those of all steps.
      stepsOfUnknowns[unknown] = Int32(truncatingIfNeeded: calculation.steps.count)
      append(CalculationStep(.given, own: value, end: first), value)
    }
    calculation.terms.append(
      CalculationTerm(step: stepsOfUnknowns[unknown], coefficient: coefficient))
  }

  private mutating func append(_ step: CalculationStep, _ result: Double) {
    calculation.steps.append(step)
    calculation.results.append(result)
  }

  /// Ends the form with a step.
  private mutating func end(
    _ kind: CalculationStep.Kind, _ result: Double, _ change: (inout CalculationStep) -> Void
  ) {
    var step = CalculationStep(kind, own: own, end: calculation.terms.count)
    change(&step)
    if constraint >= 0 {
      stepsOfConstraints[Int(constraint)] = Int32(truncatingIfNeeded: calculation.steps.count)
    }
    constraint = -1
    append(step, result)
    first = calculation.terms.count
  }

  /// Notes what an unknown is but for others, or what it is.
  mutating func define(_ unknown: Int, _ result: Double, factor: Double, isKnown: Bool) {
    let index = calculation.steps.count
    end(.sum, result) { step in
      step.factor = factor
      if isKnown { step.unknown = Int32(truncatingIfNeeded: unknown) }
    }
    stepsOfUnknowns[unknown] = Int32(truncatingIfNeeded: index)
  }

  /// Notes that an entry settled an unknown.
  mutating func settle(_ unknown: Int, _ result: Double, coefficient: Double) {
    let (index, bounds) = (calculation.steps.count, boundsOfUnknowns[unknown])
    end(.settled, result) { step in
      (step.factor, step.bounds) = (coefficient, bounds)
      step.unknown = Int32(truncatingIfNeeded: unknown)
    }
    stepsOfUnknowns[unknown] = Int32(truncatingIfNeeded: index)
  }

  /// Notes that two unknowns are united: the other one follows from the one that is kept.
  mutating func unite(
    _ kept: Term, _ other: Term, bounds: (lower: Double, upper: Double), result: Double
  ) {
    let (index, place) = (calculation.steps.count, calculation.bounds.count)
    var united = CalculationBounds(bounds.lower, bounds.upper)
    (united.kept, united.other) = (boundsOfUnknowns[kept.index], boundsOfUnknowns[other.index])
    (united.keptCoefficient, united.otherCoefficient) = (kept.coefficient, other.coefficient)
    boundsOfUnknowns[kept.index] = Int32(truncatingIfNeeded: place)
    end(.united, result) { step in
      step.bounds = Int32(truncatingIfNeeded: place)
      step.factor = -1 / other.coefficient
    }
    calculation.bounds.append(united)
    stepsOfUnknowns[other.index] = Int32(truncatingIfNeeded: index)
  }

  /// Notes that all of an entry was known, whose violation matters if it is required.
  mutating func check(isEquality: Bool, violation: Double) {
    end(isEquality ? .equality : .inequality, violation) { _ in }
  }
}
