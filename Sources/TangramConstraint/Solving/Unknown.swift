/// A number to be found: a coordinate, an extent, or how far an inequality is from its limit.
struct Unknown: BitwiseCopyable {
  enum State: BitwiseCopyable {
    /// It is known.
    case fixed
    /// It may be any number within its bounds, as far as those that follow from it are within theirs.
    case free
    /// It follows from others by its definition.
    case defined
  }

  /// The number of a fixed unknown.
  ///
  /// Of a free one, and of a defined one with bounds, it is the number at a point where all unknowns are
  /// within their bounds.
  var value = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// Scratch: the sum of the coefficients with which the unknown occurs in what is being computed, and
  /// the largest of them.
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
  /// Scratch: whether a traversal has visited it.
  var isMarked = false

  @inline(__always) var isBounded: Bool { lower > -.infinity || upper < .infinity }

  /// Whether its own bounds are all that limits it.
  @inline(__always) var isAlone: Bool { state == .free && !isWatched }

  /// Whether nothing limits it, so that it can be defined by any row it is in.
  @inline(__always) var isUnlimited: Bool { isAlone && !isBounded }

  /// The number within the bounds that is nearest to another one.
  @inline(__always) func clamp(_ number: Double) -> Double { max(lower, min(number, upper)) }
}

/// A term of a definition.
struct DefinitionTerm: BitwiseCopyable {
  var unknown: Int32
  /// The unknown that is defined.
  var owner: Int32
  /// The next term that mentions the same unknown; -1 if there is none.
  var next: Int32
  var coefficient: Double
}

/// When two numbers count as the same.
enum Tolerance {
  /// A coefficient that is smaller than this part of those it was made from is left by rounding.
  static let coefficient = 1e-9
  /// A violation that is not larger is none.
  static let length = 1e-8

  /// How far a bound may be missed by rounding.
  @inline(__always) static func around(_ value: Double) -> Double {
    length * max(1, value.magnitude)
  }
}
