/// All that a solver computed to find the numbers of a list, one step after another.
///
/// With other constants the same steps make the numbers that a search would find, to the last bit, as long
/// as nothing is decided otherwise on the way: each step that a decision hung on looks whether it still would
/// be the same. So an edit repeats the steps from the first one that its constant is in.
///
/// It is kept for lists of equalities. Where inequalities limit what is not known yet, or several unknowns
/// meet them, too much is decided by the numbers.
struct Calculation: Sendable {
  var steps: [CalculationStep] = []
  var terms: [CalculationTerm] = []
  /// What each step came to.
  var results: [Double] = []
  /// Between what each unknown may lie as far as was known, where that mattered.
  var bounds: [CalculationBounds] = [.all, .extent]
  /// Where the steps of the vertical axis begin.
  var firstVertical = 0
}

/// A sum, and what was done with it.
struct CalculationStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// It is a number that was known before the list began.
    case given
    /// It is what an unknown is, or what that is but for others that it follows from.
    case sum
    /// It is what an unknown is that an entry settled, if that is within the bounds of the unknown.
    case settled
    /// It is what one unknown is but for another one, whose bounds are those of both from now on.
    case united
    /// It is by how much a required entry is missed.
    case equality
    /// It is what a required entry is above zero, or short of that.
    case inequality
  }

  let kind: Kind
  /// What the sum begins with: of an entry, what its constant says.
  var own: Double
  /// What the sum is multiplied by, or divided by if the step settles an unknown.
  var factor = 1.0
  /// Where the terms end, which begin where those of the step before end.
  let end: Int32
  /// The unknown that is known from now on; -1 if there is none.
  var unknown: Int32 = -1
  /// The bounds that matter; those of two unknowns that are united stand in a row after them.
  var bounds: Int32 = 0

  init(_ kind: Kind, own: Double, end: Int) {
    (self.kind, self.own) = (kind, own)
    self.end = Int32(truncatingIfNeeded: end)
  }
}

/// What an earlier step came to, and what it is multiplied by.
struct CalculationTerm: BitwiseCopyable {
  var step: Int32
  let coefficient: Double
}

/// Between what an unknown may lie, and how two of them were united to that.
struct CalculationBounds: BitwiseCopyable {
  var lower: Double
  var upper: Double
  /// The bounds before of the unknown that is kept, and those of the other one.
  var kept: Int32 = 0
  var other: Int32 = 0
  var keptCoefficient = 1.0
  var otherCoefficient = 1.0

  init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

  static let all = CalculationBounds(-.infinity, .infinity)
  static let extent = CalculationBounds(0, .infinity)
}

// MARK: - Repeating

extension Calculation {
  /// Repeats the steps from one on, up to another one.
  ///
  /// - Parameter numbers: What each unknown is; those that steps come to are replaced.
  /// - Returns: Whether all was decided as before; if not, there is no use for the results.
  mutating func `repeat`(
    from first: Int, upTo end: Int, _ numbers: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    results.withUnsafeMutableBufferPointer { results in
      bounds.withUnsafeMutableBufferPointer { bounds in
        steps.withUnsafeBufferPointer { steps in
          terms.withUnsafeBufferPointer { terms in
            var term = first > 0 && first < end ? Int(steps[first - 1].end) : 0
            for index in first..<end {
              let step = steps[index]
              var sum = step.own
              while term < Int(step.end) {
                sum += terms[term].coefficient * results[Int(terms[term].step)]
                term &+= 1
              }
              guard Self.end(step, &sum, bounds) else { return false }
              results[index] = sum
              if step.unknown >= 0 { numbers[Int(step.unknown)] = sum }
            }
            return true
          }
        }
      }
    }
  }

  /// Makes of a sum what a step comes to.
  ///
  /// - Returns: Whether that is decided as before.
  @inline(__always)
  private static func end(
    _ step: CalculationStep, _ sum: inout Double,
    _ bounds: UnsafeMutableBufferPointer<CalculationBounds>
  ) -> Bool {
    switch step.kind {
    case .given: return true
    case .sum:
      guard isUsable(sum) else { return false }
      sum *= step.factor
      return true
    case .settled:
      guard isUsable(sum) else { return false }
      sum = step.factor == 1 ? -sum : -sum / step.factor
      return sum >= bounds[Int(step.bounds)].lower && sum <= bounds[Int(step.bounds)].upper
    case .united:
      guard isUsable(sum), unite(step, sum, bounds) else { return false }
      sum *= step.factor
      return true
    case .equality: return sum.magnitude <= RunFindings.leastViolation
    case .inequality: return sum >= -RunFindings.leastViolation
    }
  }

  @inline(__always)
  private static func unite(
    _ step: CalculationStep, _ sum: Double, _ bounds: UnsafeMutableBufferPointer<CalculationBounds>
  ) -> Bool {
    let united = bounds[Int(step.bounds)]
    let (kept, other) = (bounds[Int(united.kept)], bounds[Int(united.other)])
    guard
      let both = Unknown.united(
        sum, (kept.lower, kept.upper), united.keptCoefficient, (other.lower, other.upper),
        united.otherCoefficient), both.lower < both.upper
    else { return false }
    bounds[Int(step.bounds)].lower = both.lower
    bounds[Int(step.bounds)].upper = both.upper
    return true
  }

  /// Sums that grew far are for a search: beyond all measure it takes other ways.
  @inline(__always) static func isUsable(_ sum: Double) -> Bool { sum.magnitude < 1e14 }
}
