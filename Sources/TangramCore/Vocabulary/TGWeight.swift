/// A share, in percent: of the free space, or of the container's content, as the container says.
///
///     view.tg_width.equal(20%)
///     view.tg_left.equal(TGWeight(20))
public struct TGWeight: Hashable, Sendable {
  /// The number of percent; 100 is a whole.
  public var percent: Double

  /// Creates a weight from a number of percent.
  public init(_ percent: Double) { self.percent = percent }

  /// Creates a weight from a whole number of percent.
  public init(_ percent: Int) { self.percent = Double(percent) }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// A weight of nothing.
  public static let zeroWeight = TGWeight(0.0)
}

extension TGWeight {
  /// Returns a weight of the same percentage below zero: `-20%`.
  public static prefix func - (weight: TGWeight) -> TGWeight { TGWeight(-weight.percent) }

  /// Returns the sum of two weights.
  public static func + (left: TGWeight, right: TGWeight) -> TGWeight {
    TGWeight(left.percent + right.percent)
  }

  /// Adds `right` to `left`.
  public static func += (left: inout TGWeight, right: TGWeight) { left.percent += right.percent }

  /// Takes `right` from `left`.
  public static func -= (left: inout TGWeight, right: TGWeight) { left.percent -= right.percent }
}

extension TGWeight: CustomStringConvertible {
  /// The number of percent, as in `20%`.
  public var description: String { "\(readable(percent))%" }
}
