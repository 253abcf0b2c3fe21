/// A number to be found: a coordinate, an extent, or the slack of an inequality.
struct Unknown {
  enum State: BitwiseCopyable {
    /// The value is known.
    case fixed
    /// The value may change within its bounds, as long as dependent unknowns stay within their bounds.
    case free
    /// The value is a linear function of other unknowns, given by a definition.
    case defined
  }

  /// The value of a fixed unknown.
  ///
  /// For a free unknown, and for a defined one with bounds, it is the value at the current point, which
  /// is within all bounds.
  var value = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// Temporary: the sum of the coefficients of the unknown, and the largest magnitude among them.
  var sum = 0.0
  var largest = 0.0
  /// The definition: a constant and a range of terms.
  var constant = 0.0
  var terms = 0..<0
  /// The head of the linked list of definition terms that contain the unknown; -1 if there are none.
  var mention = -1
  var state = State.free
  /// Whether defined unknowns with bounds may depend on this unknown.
  var isWatched = false
  /// Temporary: whether the current traversal has visited the unknown.
  var isMarked = false

  @inline(__always) var isBounded: Bool { lower > -.infinity || upper < .infinity }

  /// Whether only its own bounds limit the unknown.
  @inline(__always) var isAlone: Bool { state == .free && !isWatched }

  /// Whether the unknown is unlimited, so that any row that contains it can define it.
  @inline(__always) var isUnlimited: Bool { isAlone && !isBounded }

  /// Returns a number clamped to the bounds.
  @inline(__always) func clamp(_ number: Double) -> Double { max(lower, min(number, upper)) }
}

/// A term of a definition.
struct DefinitionTerm: BitwiseCopyable {
  var unknown: Int
  /// The unknown to whose definition the term belongs.
  var owner: Int
  /// The next definition term that contains the same unknown; -1 if there is none.
  var next: Int
  var coefficient: Double
}

/// The tolerances for comparing numbers.
enum Tolerance {
  /// A sum of coefficients below this fraction of the largest one is regarded as a rounding error.
  static let coefficient = 1e-9
  /// The largest violation that is ignored.
  static let length = 1e-8

  /// Returns the tolerance for reaching a bound, which depends on the magnitude of the bound because of
  /// rounding.
  @inline(__always) static func around(_ value: Double) -> Double {
    length * max(1, value.magnitude)
  }
}
