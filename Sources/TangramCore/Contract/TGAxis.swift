/// One of the two directions of the plane.
public enum TGAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right: x and width.
  case horizontal
  /// From top to bottom: y and height.
  case vertical

  /// The other direction.
  @inlinable public var crossed: TGAxis { self == .horizontal ? .vertical : .horizontal }
}

/// None, one or both of the directions of the plane.
public struct TGAxes: OptionSet, Hashable, BitwiseCopyable, Sendable {
  /// A bit for each direction.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = TGAxes(rawValue: 1)
  /// From top to bottom.
  public static let vertical = TGAxes(rawValue: 2)
  /// Both directions.
  public static let both: TGAxes = [.horizontal, .vertical]
}

/// An axis known at compile time, so that one generic algorithm serves both without a branch.
///
/// An algorithm takes its main axis as a value of a generic type and names no side of its own:
///
///     func stack<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
///       var position = pass[main].paddingStart
///       for child in pass.children {
///         child[main].origin = position
///         child[main.cross].origin = pass[main.cross].paddingStart
///         position += child[main].extent + pass[main].space
///       }
///     }
///
/// Where the axis is known, it is written `.horizontal` or `.vertical`: `child[.vertical].extent`.
public protocol TGAxisType: Sendable {
  /// The axis across this one.
  associatedtype Cross: TGAxisType where Cross.Cross == Self
  /// Which axis this type stands for.
  static var axis: TGAxis { get }
  /// Creates the only value of the type.
  init()
  /// The one of two values that belongs to the axis.
  static func pick<Value>(horizontal: Value, vertical: Value) -> Value
}

extension TGAxisType {
  /// The axis across this one.
  @inlinable public var cross: Cross { Cross() }
}

/// A part of an algorithm that works along an axis, whichever that is.
///
///     struct Row<Main: TGAxisType>: TGAxisWork {
///       let pass: TGPass
///       var length: Double { pass[main].content }
///       var extent: Double { pass[cross].content }
///     }
public protocol TGAxisWork {
  /// The axis that the work goes along.
  associatedtype Main: TGAxisType
}

extension TGAxisWork {
  /// The axis across that.
  public typealias Cross = Main.Cross
  /// The axis that the work goes along.
  @inlinable public var main: Main { Main() }
  /// The axis across.
  @inlinable public var cross: Cross { Cross() }
}

/// The horizontal axis as a type.
public struct TGHorizontal: TGAxisType {
  /// The vertical axis.
  public typealias Cross = TGVertical
  /// The horizontal axis as a value of `TGAxis`.
  @inlinable public static var axis: TGAxis { .horizontal }
  /// The first of two values.
  @inlinable
  public static func pick<Value>(horizontal: Value, vertical: Value) -> Value { horizontal }
  /// Creates the only value of the type.
  @inlinable public init() {}
}

/// The vertical axis as a type.
public struct TGVertical: TGAxisType {
  /// The horizontal axis.
  public typealias Cross = TGHorizontal
  /// The vertical axis as a value of `TGAxis`.
  @inlinable public static var axis: TGAxis { .vertical }
  /// The second of two values.
  @inlinable
  public static func pick<Value>(horizontal: Value, vertical: Value) -> Value { vertical }
  /// Creates the only value of the type.
  @inlinable public init() {}
}

extension TGAxisType where Self == TGHorizontal {
  /// The horizontal axis.
  @inlinable public static var horizontal: TGHorizontal { TGHorizontal() }
}

extension TGAxisType where Self == TGVertical {
  /// The vertical axis.
  @inlinable public static var vertical: TGVertical { TGVertical() }
}

extension TGSize {
  /// The extent along `axis`.
  @inlinable public subscript(axis: TGAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension TGPoint {
  /// The coordinate along `axis`.
  @inlinable public subscript(axis: TGAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension TGInsets {
  /// The inset before the content along `axis`.
  @inlinable package func start(_ axis: TGAxis) -> Double { axis == .horizontal ? leading : top }

  /// The inset after the content along `axis`.
  @inlinable package func end(_ axis: TGAxis) -> Double {
    axis == .horizontal ? trailing : bottom
  }
}
