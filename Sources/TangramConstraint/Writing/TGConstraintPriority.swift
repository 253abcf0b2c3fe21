/// The importance of a constraint relative to others, from 1 to 1000.
public struct TGConstraintPriority: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number; it is clamped to the range when the container is laid out.
  public var value: Double

  /// Creates a priority.
  public init(_ value: Double) { self.value = value }

  /// The highest priority; if such a constraint cannot be satisfied, there is a diagnostic.
  public static let required = TGConstraintPriority(1000)
  /// The default priority with which content resists being made smaller.
  public static let high = TGConstraintPriority(750)
  /// A priority halfway between `low` and `high`.
  public static let medium = TGConstraintPriority(500)
  /// The default priority with which content resists being made larger.
  public static let low = TGConstraintPriority(250)
  /// The priority with which a wrapping container is made as small as possible.
  public static let fitting = TGConstraintPriority(50)

  /// Whether `left` is lower than `right`, so that it is overridden.
  public static func < (left: TGConstraintPriority, right: TGConstraintPriority) -> Bool {
    left.value < right.value
  }
}

extension TGConstraintPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Creates a priority from a literal.
  public init(floatLiteral value: Double) { self.init(value) }
}
