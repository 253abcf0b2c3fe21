import TangramCore

/// A number in a rule: a `Double` in a layout, a `TGReason` in its explanation.
///
/// A rule is a function that is generic over its numbers, so that a layout and its explanation share one
/// formula:
///
///     func centeredStart<Child: TGRuleChild>(of child: Child) -> Child.Number {
///       let content = child.container.content
///       return child.container.paddingStart + (content - child.extent) / Child.Number(2)
///     }
///
///     child[.horizontal].origin = centeredStart(of: child[.horizontal])
///     child.reasons(.horizontal).explain(origin: centeredStart(of: child.reasons(.horizontal)))
///
/// Compare numbers by their ``value``. Operands appear in the explanation in the order of the code; an
/// unlabeled 0 is left out of sums.
public protocol TGRuleNumber {
  /// Creates a constant.
  init(_ value: Double)
  /// The number itself.
  var value: Double { get }
  /// The absolute value of the number.
  var magnitude: Self { get }
  /// Adds up two numbers.
  static func + (left: Self, right: Self) -> Self
  /// Adds a number to a sum.
  static func += (left: inout Self, right: Self)
  /// Subtracts one number from another.
  static func - (left: Self, right: Self) -> Self
  /// Multiplies two numbers.
  static func * (left: Self, right: Self) -> Self
  /// Divides one number by another.
  ///
  /// A division by 0 is infinite or NaN in a layout but 0 in an explanation, so a rule must avoid it.
  static func / (left: Self, right: Self) -> Self
  /// Returns the number, raised to a lower bound; an explanation shows the bound only if it takes effect.
  func atLeast(_ lower: Self) -> Self
  /// Returns the number, lowered to an upper bound; an explanation shows the bound only if it takes effect.
  func atMost(_ upper: Self) -> Self
  /// Returns the larger of two numbers; an explanation shows only that one.
  static func larger(_ one: Self, _ other: Self) -> Self
  /// Returns the same number with a label, which an explanation shows instead of the number's formula.
  func named(_ label: String) -> Self
  /// Returns the same number with a short description of how it is found, which an explanation shows.
  func by(_ rule: String) -> Self
  /// Returns a percentage of a number.
  static func percentage(_ percent: Self, of whole: Self) -> Self
}

/// A container in a rule, along one axis: a `TGPassAxis` or `TGPassReasons`.
public protocol TGRuleContainer {
  /// The kind of the rule's numbers.
  associatedtype Number: TGRuleNumber

  /// Whether the size of the container is determined by its content.
  var wraps: Bool { get }
  /// The alignment that the container's gravity specifies.
  var gravity: TGAlignment { get }
  /// The size of the container.
  var size: Number { get }
  /// The size of the container, for rules that read it before it is final.
  var sizeBeforePass: Number { get }
  /// The padding before the content.
  var paddingStart: Number { get }
  /// The padding after the content.
  var paddingEnd: Number { get }
  /// The size minus the padding.
  var content: Number { get }
  /// The size before the pass, minus the padding.
  var contentBeforePass: Number { get }
  /// The gap between neighbors.
  var space: Number { get }
}

/// A child in a rule, along one axis: a `TGChildAxis` or `TGChildReasons`.
public protocol TGRuleChild {
  /// The container of the child along the same axis.
  associatedtype Container: TGRuleContainer
  /// The child along the other axis.
  associatedtype Cross: TGRuleChild where Cross.Container.Number == Container.Number
  /// The kind of the rule's numbers.
  typealias Number = Container.Number

  /// The child.
  var child: TGChild { get }
  /// The axis.
  var axis: TGAxis { get }
  /// The container of the child along the same axis.
  var container: Container { get }
  /// The child along the other axis.
  var cross: Cross { get }
  /// Returns another child along the same axis.
  func along(_ other: TGChild) -> Self

  // The rectangle.

  /// The coordinate where the child begins.
  var origin: Number { get }
  /// The extent of the child.
  var extent: Number { get }
  /// The extent of the child if nothing else determines it: that of its content, of its children, or of its
  /// frame before the layout.
  var current: Number { get }
  /// The coordinate of the middle of the child.
  var middle: Number { get }
  /// Returns the coordinate where the child ends, given its value, which differs from origin plus extent if
  /// bounds limit the extent.
  func end(at coordinate: Double) -> Number

  // The size.

  /// The kind of the child's size.
  var sizeKind: TGValueKind { get }
  /// The source of the child's extent.
  var size: TGChildSize { get }
  /// The size in points, with multiple and increment; 0 if it is not a number.
  var number: Number { get }
  /// Returns the share of a whole if the size is a percentage, with multiple and increment.
  func share(of whole: Number) -> Number
  /// Returns a length, after applying the multiple and the increment of the size.
  func scaled(_ length: Number) -> Number
  /// Clamps a length to the bounds of the size.
  func clamp(_ length: Number) -> Number

  // The positions.

  /// The complete descriptor of the position before the child.
  var startPosition: TGChildPosition { get }
  /// The complete descriptor of the position of the center.
  var centerPosition: TGChildPosition { get }
  /// The complete descriptor of the position after the child.
  var endPosition: TGChildPosition { get }
  /// The alignment that places the child.
  var resolvedAlignment: TGAlignment { get }
  /// Returns the margin before the child in points; percentages refer to `length` and count as 0 if it is nil.
  func marginBefore(of length: Number?) -> Number
  /// Returns the offset of the center in points; percentages refer to `length` and count as 0 if it is nil.
  func centerOffset(of length: Number?) -> Number
  /// Returns the margin after the child in points; percentages refer to `length` and count as 0 if it is nil.
  func marginAfter(of length: Number?) -> Number
  /// Returns the distance from the top of the child to the baseline of its text if the child has this height;
  /// nil if it has no text.
  func baseline(inHeight height: Number) -> Number?
  /// Whether the two margins determine the extent.
  var isBetweenMargins: Bool { get }
}

extension TGRuleNumber {
  /// Returns an equal part of the number; the number itself for a single part.
  @inlinable public func divided(among count: Int) -> Self {
    count == 1 ? self : self / Self(Double(count))
  }
}

extension TGRuleChild {
  /// Whether the size refers to the container's extent along the same axis.
  @inlinable public var refersToContainer: Bool {
    @inline(__always) get { sizeKind == .reference && size == .ofContainer(axis) }
  }
}

// MARK: - In a layout

extension Double: TGRuleNumber {
  /// The number itself.
  @inlinable public var value: Double { self }
  /// Returns the number, raised to a lower bound.
  ///
  /// Unlike `max`, which also specifies the result for equal numbers, this compiles to one instruction.
  @inlinable @inline(__always)
  public func atLeast(_ lower: Double) -> Double { lower > self ? lower : self }
  /// Returns the number, lowered to an upper bound.
  @inlinable @inline(__always)
  public func atMost(_ upper: Double) -> Double { upper < self ? upper : self }
  /// Returns the larger of two numbers.
  @inlinable public static func larger(_ one: Double, _ other: Double) -> Double { max(one, other) }
  /// Returns the same number; only explanations show labels.
  @inlinable public func named(_ label: String) -> Double { self }
  /// Returns the same number; only explanations show rules.
  @inlinable public func by(_ rule: String) -> Double { self }
  /// Returns a percentage of a number.
  @inlinable public static func percentage(_ percent: Double, of whole: Double) -> Double {
    percent / 100 * whole
  }
}

extension TGPassAxis: TGRuleContainer {
  /// The size before the pass, minus the padding; may be negative.
  ///
  /// Reading it marks the result as dependent on it, as for `sizeBeforePass`.
  @inlinable public var contentBeforePass: Double { sizeBeforePass - paddingStart - paddingEnd }
}

extension TGChildAxis: TGRuleChild {
  /// Returns another child along the same axis.
  @inlinable public func along(_ other: TGChild) -> TGChildAxis { other[Axis()] }
  /// The coordinate of the middle of the child.
  @inlinable public var middle: Double { origin + extent / 2 }
  /// Returns the coordinate.
  @inlinable public func end(at coordinate: Double) -> Double { coordinate }
  /// The size in points, with multiple and increment; 0 if it is not a number.
  @inlinable public var number: Double { number(or: 0) }
  /// Returns the share of a whole if the size is a percentage, with multiple and increment.
  @inlinable public func share(of whole: Double) -> Double { share(of: whole, or: 0) }
  /// Returns the margin before the child in points; percentages refer to `length` and count as 0 if it is nil.
  @inlinable public func marginBefore(of length: Double?) -> Double {
    length.map { start(of: $0) } ?? start
  }
  /// Returns the offset of the center in points; percentages refer to `length` and count as 0 if it is nil.
  @inlinable public func centerOffset(of length: Double?) -> Double {
    length.map { center(of: $0) } ?? center
  }
  /// Returns the margin after the child in points; percentages refer to `length` and count as 0 if it is nil.
  @inlinable public func marginAfter(of length: Double?) -> Double {
    length.map { end(of: $0) } ?? end
  }
  /// Returns the distance from the top of the child to the baseline of its text if the child has this height;
  /// nil if it has no text.
  @inlinable public func baseline(inHeight height: Double) -> Double? {
    child.font?.baseline(inHeight: height)
  }
}

// MARK: - In an explanation

extension TGReason: TGRuleNumber {
  /// Creates a constant, such as the factor one half: the same as `rule(_:)`.
  public init(_ value: Double) { self = .rule(value) }
  /// Returns the larger of two numbers, without the other one as an operand.
  public static func larger(_ one: TGReason, _ other: TGReason) -> TGReason {
    one.value < other.value ? other : one
  }
}

extension TGPassReasons: TGRuleContainer {
  /// The size of the container, for rules that read it before it is final.
  public var sizeBeforePass: TGReason { size }
  /// The size before the pass, minus the padding.
  public var contentBeforePass: TGReason { content }
}

extension TGChildReasons: TGRuleChild {
  /// Returns another child along the same axis.
  public func along(_ other: TGChild) -> TGChildReasons { other.reasons(axis) }
  /// The coordinate of the middle of the child.
  public var middle: TGReason { (origin + extent / .rule(2)).named("middle of \(label)") }
  /// Returns the coordinate where the child ends, given its value, which differs from origin plus extent if
  /// bounds limit the extent.
  public func end(at coordinate: Double) -> TGReason {
    let isPlain = (end.value - coordinate).magnitude < 0.001
    return isPlain ? end : .rule(coordinate, "end of \(label) without its bounds")
  }
  /// The kind of the child's size.
  public var sizeKind: TGValueKind {
    axis == .horizontal ? child[.horizontal].sizeKind : child[.vertical].sizeKind
  }
  /// Returns a length, after applying the multiple and the increment of the size.
  public func scaled(_ length: TGReason) -> TGReason { scale(length) }
  /// The complete descriptor of the position before the child.
  public var startPosition: TGChildPosition { positions.start }
  /// The complete descriptor of the position of the center.
  public var centerPosition: TGChildPosition { positions.center }
  /// The complete descriptor of the position after the child.
  public var endPosition: TGChildPosition { positions.end }
  /// The alignment that places the child.
  public var resolvedAlignment: TGAlignment {
    axis == .horizontal
      ? child[.horizontal].resolvedAlignment : child[.vertical].resolvedAlignment
  }
  /// Returns the margin before the child in points; percentages refer to `length` and count as 0 if it is nil.
  public func marginBefore(of length: TGReason?) -> TGReason { start(of: length) }
  /// Returns the offset of the center in points; percentages refer to `length` and count as 0 if it is nil.
  public func centerOffset(of length: TGReason?) -> TGReason { center(of: length) }
  /// Returns the margin after the child in points; percentages refer to `length` and count as 0 if it is nil.
  public func marginAfter(of length: TGReason?) -> TGReason { after(of: length) }
  /// Whether the two margins determine the extent.
  public var isBetweenMargins: Bool {
    axis == .horizontal
      ? child[.horizontal].isBetweenMargins : child[.vertical].isBetweenMargins
  }
}
