/// A number to be found: a coordinate, an extent, or how far an inequality is from its limit.
struct Unknown: BitwiseCopyable {
  enum State: UInt8, BitwiseCopyable {
    /// It is known.
    case fixed
    /// Nothing but its bounds says what it is, together with the rows it is in.
    case free
    /// It follows from others by a definition, which holds for good.
    case defined
    /// It follows from others by a row, and has bounds: see `Tableau`.
    case basic
  }

  /// The number, if it is fixed; one within the bounds that fits those of all others, if it is free;
  /// the constant of its definition, if it has one.
  var value = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The sum of the coefficients with which it occurs in a form that is being expanded.
  var sum = 0.0
  /// Where the terms of the definition begin, or the place of the row.
  var first: Int32 = 0
  /// The number of terms of the definition; of a free one, the number of rows it is in.
  var count: Int32 = 0
  var state = State.free
  /// Whether a definition mentions it.
  var isMentioned = false
  /// Whether an expansion has met it.
  var isMarked = false

  /// Whether nothing at all is known about it.
  @inline(__always) var isUntouched: Bool { isUnbounded && !isMentioned && count == 0 }

  /// Whether it has no bounds and nobody else's bounds depend on it.
  @inline(__always) var isUnbounded: Bool {
    state == .free && lower == -.infinity && upper == .infinity
  }

  /// Whether its bounds are all there is to know about it.
  @inline(__always) var isAlone: Bool { state == .free && count == 0 }

  /// A bound to start from: the lower one if there is one.
  var bound: Double { lower > -.infinity ? lower : upper < .infinity ? upper : 0 }
}

/// An unknown and what it is multiplied by.
struct Term: BitwiseCopyable {
  var unknown: Int32
  var coefficient: Double

  @inline(__always) init(_ unknown: Int, _ coefficient: Double) {
    self.unknown = Int32(truncatingIfNeeded: unknown)
    self.coefficient = coefficient
  }

  @inline(__always) var index: Int { Int(unknown) }
}

/// When two numbers count as the same.
enum Tolerance {
  /// A coefficient that is smaller than this part of those it was made from is what rounding left.
  static let coefficient = 1e-9
  /// A violation that is not larger is none.
  static let length = 1e-8

  /// How far a bound may be missed by rounding.
  @inline(__always) static func around(_ value: Double) -> Double {
    length * max(1, value.magnitude)
  }
}
