/// A number to be found: a coordinate, an extent, or the slack of an inequality.
struct Unknown: BitwiseCopyable {
  enum State: BitwiseCopyable {
    /// The value is known.
    case fixed
    /// The value may change within its bounds, as long as the unknowns that depend on it stay
    /// within theirs.
    case free
    /// The value depends on other unknowns by its definition.
    case defined
  }

  /// The value of a fixed unknown.
  ///
  /// For a free unknown, and for a defined one with bounds, it is the value at the current point,
  /// where all unknowns are within their bounds.
  var value = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// Temporary: the sum of the coefficients of the unknown in the current computation, and the
  /// largest magnitude among them.
  var sum = 0.0
  var largest = 0.0
  /// The definition: a constant and a range of terms.
  var constant = 0.0
  var first: Int32 = 0
  var count: Int32 = 0
  /// The first of the definition terms that mention the unknown; -1 if there is none.
  var mention: Int32 = -1
  var state = State.free
  /// Whether a defined unknown with bounds may depend on this one.
  var isWatched = false
  /// Temporary: whether the current traversal has visited the unknown.
  var isMarked = false

  @inline(__always) var isBounded: Bool { lower > -.infinity || upper < .infinity }

  /// Whether the unknown is limited only by its own bounds.
  @inline(__always) var isAlone: Bool { state == .free && !isWatched }

  /// Whether nothing limits the unknown, so that any row that contains it can define it.
  @inline(__always) var isUnlimited: Bool { isAlone && !isBounded }

  /// Returns a number clamped to the bounds.
  @inline(__always) func clamp(_ number: Double) -> Double { max(lower, min(number, upper)) }
}

/// A term of a definition.
struct DefinitionTerm: BitwiseCopyable {
  var unknown: Int32
  /// The unknown that the definition defines.
  var owner: Int32
  /// The next term that mentions the same unknown; -1 if there is none.
  var next: Int32
  var coefficient: Double
}

/// The tolerances for comparing numbers.
enum Tolerance {
  /// A sum of coefficients below this fraction of the largest one is regarded as a rounding error.
  static let coefficient = 1e-9
  /// The largest violation that is ignored.
  static let length = 1e-8

  /// Returns the distance by which a bound may be missed because of rounding.
  @inline(__always) static func around(_ value: Double) -> Double {
    length * max(1, value.magnitude)
  }
}
