/// One of the two layout axes.
public enum TGAxis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis: x and width.
  case horizontal
  /// The vertical axis: y and height.
  case vertical

  /// Both axes, the horizontal one first.
  @inlinable public static var allCases: [TGAxis] { [.horizontal, .vertical] }

  /// The other axis.
  @inlinable public var crossed: TGAxis { self == .horizontal ? .vertical : .horizontal }

  /// The attribute of the size along the axis.
  @inlinable package var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
}

/// A set of layout axes: none, one or both.
public struct TGAxes: OptionSet, Hashable, BitwiseCopyable, Sendable {
  /// A bit for each axis.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The horizontal axis.
  @inlinable public static var horizontal: TGAxes { TGAxes(rawValue: 1) }
  /// The vertical axis.
  @inlinable public static var vertical: TGAxes { TGAxes(rawValue: 2) }
  /// Both axes.
  @inlinable public static var both: TGAxes { TGAxes(rawValue: 3) }
}

/// An axis known at compile time, so that one generic algorithm serves both axes without a branch.
///
/// An algorithm takes its main axis as a value of a generic type and never names a concrete axis:
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
/// Code for one particular axis uses `.horizontal` or `.vertical`: `child[.vertical].extent`.
public protocol TGAxisType: Sendable {
  /// The cross axis.
  associatedtype Cross: TGAxisType where Cross.Cross == Self
  /// The axis that this type represents.
  static var axis: TGAxis { get }
  /// Creates the only value of the type.
  init()
}

extension TGAxisType {
  /// The cross axis.
  @inlinable public var cross: Cross { Cross() }

  /// Returns whichever of two values belongs to the axis.
  @inlinable @inline(__always)
  package static func pick<Value>(horizontal: Value, vertical: Value) -> Value {
    axis == .horizontal ? horizontal : vertical
  }
}

/// A part of an algorithm that works along either axis.
///
///     struct Row<Main: TGAxisType>: TGAxisWork {
///       let pass: TGPass
///       var length: Double { pass[main].content }
///       var extent: Double { pass[cross].content }
///     }
public protocol TGAxisWork {
  /// The main axis of the work.
  associatedtype Main: TGAxisType
}

extension TGAxisWork {
  /// The cross axis of the work.
  public typealias Cross = Main.Cross
  /// The main axis of the work.
  @inlinable public var main: Main { Main() }
  /// The cross axis of the work.
  @inlinable public var cross: Cross { Cross() }
}

/// The horizontal axis as a type.
public struct TGHorizontal: TGAxisType {
  /// The vertical axis.
  public typealias Cross = TGVertical
  /// The horizontal axis as a value of `TGAxis`.
  @inlinable public static var axis: TGAxis { .horizontal }
  /// Creates the only value of the type.
  @inlinable public init() {}
}

/// The vertical axis as a type.
public struct TGVertical: TGAxisType {
  /// The horizontal axis.
  public typealias Cross = TGHorizontal
  /// The vertical axis as a value of `TGAxis`.
  @inlinable public static var axis: TGAxis { .vertical }
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
  /// Returns the inset before the content along `axis`.
  @inlinable package func start(_ axis: TGAxis) -> Double { axis == .horizontal ? leading : top }

  /// Returns the inset after the content along `axis`.
  @inlinable package func end(_ axis: TGAxis) -> Double {
    axis == .horizontal ? trailing : bottom
  }
}

// MARK: - Orientation

/// The direction in which a container lays out its children.
public enum TGOrientation: Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vert
  /// From the leading to the trailing edge.
  case horz

  /// The other direction.
  public var crossed: TGOrientation { self == .vert ? .horz : .vert }

  /// The axis along which children follow each other, in containers with a single line.
  public var axis: TGAxis { self == .vert ? .vertical : .horizontal }
}
