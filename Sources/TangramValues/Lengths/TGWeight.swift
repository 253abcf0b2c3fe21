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
