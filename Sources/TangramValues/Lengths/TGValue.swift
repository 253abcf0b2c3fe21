// The protocols for values of positions and sizes, which let one function accept values of any kind.

/// A value that a position or a size can have: a `TGDistance`, a `TGLength`, or both.
public protocol TGValue {
  /// The value for a position or a size of a view.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A value that a width or a height can have: a number, a share, `.wrap`, `.fill`, `.average`, or the
/// extent of another view.
///
///     TGView().width(40)
///     TGView().width(20%)
///     TGView().width(.fill)
///     TGView().width(photo.anchor(.width))
///     TGView().width(photo)                  // its width, too
///
/// An optional of such a value is also accepted; nil means no value.
public protocol TGLength: TGValue {}

/// A value that the position of an edge or a center can have: a number, a share, or an edge or a center
/// of another view.
///
///     TGView().top(8)
///     TGView().leading(20%)
///     TGView().leading(photo.anchor(.trailing), offset: 8)
///
/// An optional of such a value is also accepted; nil means no value.
public protocol TGDistance: TGValue {}

extension Optional: TGValue where Wrapped: TGValue {
  /// The value of the wrapped instance; no value for nil.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

extension Optional: TGLength where Wrapped: TGLength {}
extension Optional: TGDistance where Wrapped: TGDistance {}

// MARK: - Numbers

/// A number of points.
///
/// `Int`, `Double` and `Float` conform, so that integers can be passed as lengths without
/// conversion.
public protocol TGNumber: TGLength, TGDistance, TGMostTerm {
  /// The number of points.
  var tg_points: Double { get }
}

extension TGNumber {
  /// The number as a value.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.number, tg_points))
  }
}

extension Double: TGNumber {
  /// The number itself.
  @inlinable public var tg_points: Double { self }
}

extension Int: TGNumber {
  /// The number of points.
  @inlinable public var tg_points: Double { Double(self) }
}

extension Float: TGNumber {
  /// The number of points.
  @inlinable public var tg_points: Double { Double(self) }
}

// Allows these constants of `Double` as values of any kind, as in `.max(.infinity)`.
extension TGValue where Self == Double {
  /// Positive infinity.
  @inlinable public static var infinity: Double { Double.infinity }
  /// The greatest finite number.
  @inlinable public static var greatestFiniteMagnitude: Double { Double.greatestFiniteMagnitude }
  /// Not a number; it is reported where it is used.
  @inlinable public static var nan: Double { Double.nan }
}

// MARK: - Positions and sizes of views

/// A position or a size of a view: a handle on it, or an anchor.
///
/// An array of them is also a value, for a center or a size in a relative layout: the views are then centered
/// as a group, or share the extent of their parent.
public protocol TGAnchored: TGMostTerm {
  /// The position or size, for other views to refer to.
  var anchor: TGAnchor { get }
}

extension TGAnchored {
  /// The anchor as a value.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(anchor))
  }
}

extension TGAnchor: TGAnchored, TGLength, TGDistance {
  /// The anchor itself.
  @inlinable public var anchor: TGAnchor { self }
}

extension Array: TGValue where Element: TGAnchored {
  /// The anchors as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.list), .list(map { $0.anchor }))
  }
}

extension Array: TGLength where Element: TGAnchored {}
extension Array: TGDistance where Element: TGAnchored {}

extension TGValue where Self == TGAnchor {
  /// An edge, center or extent of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }

  /// An edge, center or extent of the view itself.
  public static func this(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.this, attribute) }
}
