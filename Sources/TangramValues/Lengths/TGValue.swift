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

/// A value of a position or a size, in the form that views store: `.wrap`, `.fill`, `.average`, or any other
/// value after conversion.
public struct TGDescriptorValue: Hashable, Sendable, TGLength, TGMostTerm {
  @usableFromInline package let packed: DescriptorValue
  @usableFromInline let rest: Rest

  /// The parts of a value beyond its packed form, which few values have; copying `none` is cheaper than
  /// copying empty arrays.
  @usableFromInline indirect enum Rest: Hashable, Sendable {
    case none
    case list([TGAnchor])
    /// The values that a value is the largest or the smallest of.
    case terms([TGMost.Term])
    /// The factor by which an anchor is multiplied, and the number added to the product.
    case sum(multiple: Double, addend: Double)
  }

  @inlinable package init(_ packed: DescriptorValue) { (self.packed, rest) = (packed, .none) }

  /// The value itself.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue { self }

  init(_ packed: DescriptorValue, _ rest: Rest) { (self.packed, self.rest) = (packed, rest) }

  /// An anchor times `multiple`, plus `addend`.
  package init(_ anchor: DescriptorValue, multiple: Double, addend: Double) {
    self.init(anchor, .sum(multiple: multiple, addend: addend))
  }

  /// Whether there is a value; an optional that is nil has none.
  @inlinable package var isSet: Bool { packed.kind != .none }

  /// Whether the value consists of nothing but its packed form.
  @inlinable package var isPacked: Bool { if case .none = rest { true } else { false } }

  package var list: [TGAnchor] { if case .list(let list) = rest { list } else { [] } }

  /// The values that the value is the largest or the smallest of.
  package var terms: [TGMost.Term] { if case .terms(let terms) = rest { terms } else { [] } }

  package var multiple: Double { if case .sum(let multiple, _) = rest { multiple } else { 1 } }

  package var addend: Double { if case .sum(_, let addend) = rest { addend } else { 0 } }
}

/// A share in percent; the container determines whether it is a share of the free space or of its
/// content.
///
///     view.tg_width.equal(20%)
///     view.tg_left.equal(TGWeight(20))
public struct TGWeight: Hashable, Sendable, TGLength, TGDistance {
  /// The percentage; 100 is the whole.
  public var percent: Double

  /// Creates a weight from a percentage.
  @inlinable public init(_ percent: Double) { self.percent = percent }

  /// Creates a weight from an integer percentage.
  public init(_ percent: Int) { self.percent = Double(percent) }

  /// The share as a value.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.weight, percent))
  }

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
