/// How much a constraint matters beside others, from 1 to 1000.
public struct TGConstraintPriority: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number; one outside of the range is moved to its nearer end when the container is laid out.
  public var value: Double

  /// Creates a priority.
  public init(_ value: Double) { self.value = value }

  /// Before all others; when it cannot be met, there is a diagnostic.
  public static let required = TGConstraintPriority(1000)
  /// That with which content resists being made smaller.
  public static let high = TGConstraintPriority(750)
  /// In the middle.
  public static let medium = TGConstraintPriority(500)
  /// That with which content resists being made larger.
  public static let low = TGConstraintPriority(250)
  /// That with which a container that wraps is made small.
  public static let fitting = TGConstraintPriority(50)

  /// Whether `left` gives way to `right`.
  public static func < (left: TGConstraintPriority, right: TGConstraintPriority) -> Bool {
    left.value < right.value
  }
}

extension TGConstraintPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A priority as a number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// A priority as a number.
  public init(floatLiteral value: Double) { self.init(value) }
}
