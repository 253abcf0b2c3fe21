// The protocols for values of positions and sizes, so that one function accepts values of any kind.

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
public protocol TGLength {
  /// The value for an extent of a view.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A value that the position of an edge or a center can have: a number, a share, or an edge or a center
/// of another view.
///
///     TGView().top(8)
///     TGView().leading(20%)
///     TGView().leading(photo.anchor(.trailing), offset: 8)
///
/// An optional of such a value is also accepted; nil means no value.
public protocol TGDistance {
  /// The value for a position of a view.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A number of points.
///
/// `Int`, `Double` and `Float` conform, so that integers can be passed as lengths without
/// conversion.
public protocol TGNumber: TGLength, TGDistance {
  /// The number of points.
  var tg_points: Double { get }
}

extension TGNumber {
  /// The number as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
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

extension TGWeight: TGLength, TGDistance {
  /// The share as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.weight, percent))
  }
}

extension TGAnchor: TGLength, TGDistance {
  /// The anchor as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(self))
  }
}

extension Optional: TGLength where Wrapped: TGLength {
  /// The value of the wrapped instance; no value for nil.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

extension Optional: TGDistance where Wrapped: TGDistance {
  /// The value of the wrapped instance; no value for nil.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

// MARK: - Implicit member expressions

extension TGLength where Self == TGAnchor {
  /// An extent of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }

  /// An extent of the view itself.
  public static func this(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.this, attribute) }
}

extension TGDistance where Self == TGAnchor {
  /// An edge or a center of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }
}

// MARK: - Percentages

/// A share in percent; the container determines whether it is a share of the free space or of its
/// content.
///
///     view.tg_width.equal(20%)
///     view.tg_left.equal(TGWeight(20))
public struct TGWeight: Hashable, Sendable {
  /// The percentage; 100 is the whole.
  public var percent: Double

  /// Creates a weight from a percentage.
  public init(_ percent: Double) { self.percent = percent }

  /// Creates a weight from an integer percentage.
  public init(_ percent: Int) { self.percent = Double(percent) }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// A weight of 0 %.
  public static let zeroWeight = TGWeight(0.0)
}

extension TGWeight {
  /// Returns the weight with the negated percentage, as in `-20%`.
  public static prefix func - (weight: TGWeight) -> TGWeight { TGWeight(-weight.percent) }

  /// Returns the sum of two weights.
  public static func + (left: TGWeight, right: TGWeight) -> TGWeight {
    TGWeight(left.percent + right.percent)
  }

  /// Adds `right` to `left`.
  public static func += (left: inout TGWeight, right: TGWeight) { left.percent += right.percent }

  /// Subtracts `right` from `left`.
  public static func -= (left: inout TGWeight, right: TGWeight) { left.percent -= right.percent }
}

extension TGWeight: CustomStringConvertible {
  /// The percentage, as in `20%`.
  public var description: String { "\(readable(percent))%" }
}
