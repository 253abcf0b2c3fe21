/// One of the two directions of the plane.
public enum TGAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right: x and width.
  case horizontal
  /// From top to bottom: y and height.
  case vertical

  /// The other direction.
  @inlinable public var crossed: TGAxis { self == .horizontal ? .vertical : .horizontal }
}

/// An axis known at compile time, so that one generic algorithm serves both without a branch.
///
/// An algorithm takes its main axis as a type parameter and names no side of its own:
///
///     func stack<Main: TGAxisType>(_: Main.Type, _ pass: TGPass) {
///       var position = pass.paddingStart(Main.self)
///       for child in pass.children {
///         child.setOrigin(position, Main.self)
///         position += child.extent(Main.self) + pass.space(Main.self)
///       }
///     }
public protocol TGAxisType: Sendable {
  /// The axis across this one.
  associatedtype Cross: TGAxisType where Cross.Cross == Self
  /// Which axis this type stands for.
  static var axis: TGAxis { get }
}

/// The horizontal axis as a type.
public enum TGHorizontal: TGAxisType {
  /// The vertical axis.
  public typealias Cross = TGVertical
  /// The horizontal axis as a value.
  @inlinable @inline(__always) public static var axis: TGAxis { .horizontal }
}

/// The vertical axis as a type.
public enum TGVertical: TGAxisType {
  /// The horizontal axis.
  public typealias Cross = TGHorizontal
  /// The vertical axis as a value.
  @inlinable @inline(__always) public static var axis: TGAxis { .vertical }
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
