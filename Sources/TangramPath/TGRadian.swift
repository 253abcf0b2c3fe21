/// An angle.
///
///     let right = 90°
///     right.value      // 1.5707…
///     right.angle      // 90
///     Double(right)    // 1.5707…
public struct TGRadian: Hashable, Sendable {
  /// The angle in radians.
  public var value: Double

  /// Creates an angle from radians.
  @inlinable public init(value: Double) { self.value = value }

  /// Creates an angle from degrees.
  @inlinable public init(angle: Double) { value = angle / 180 * .pi }

  /// The angle in degrees.
  @inlinable public var angle: Double { value / .pi * 180 }
}

extension TGRadian: CustomStringConvertible {
  /// The angle in radians, as in `3.14 rad`.
  public var description: String { "\(value) rad" }
}

extension Double {
  /// Creates a number from the radians of an angle.
  @inlinable public init(_ radian: TGRadian) { self = radian.value }
}

// MARK: - Operators

postfix operator °

/// Creates an angle from degrees: `90°` is `TGRadian(angle: 90)`.
@inlinable public postfix func ° (angle: some TGNumber) -> TGRadian {
  TGRadian(angle: angle.tg_points)
}

// Arithmetic operators treat an angle as its number of radians, and return a plain number.
extension TGRadian {
  /// The sum of the radians and a number.
  @inlinable public static func + (radian: TGRadian, number: Double) -> Double {
    radian.value + number
  }

  /// The sum of a number and the radians.
  @inlinable public static func + (number: Double, radian: TGRadian) -> Double {
    number + radian.value
  }

  /// The radians minus a number.
  @inlinable public static func - (radian: TGRadian, number: Double) -> Double {
    radian.value - number
  }

  /// A number minus the radians.
  @inlinable public static func - (number: Double, radian: TGRadian) -> Double {
    number - radian.value
  }

  /// The radians times a number.
  @inlinable public static func * (radian: TGRadian, number: Double) -> Double {
    radian.value * number
  }

  /// A number times the radians.
  @inlinable public static func * (number: Double, radian: TGRadian) -> Double {
    number * radian.value
  }

  /// The radians divided by a number.
  @inlinable public static func / (radian: TGRadian, number: Double) -> Double {
    radian.value / number
  }

  /// A number divided by the radians.
  @inlinable public static func / (number: Double, radian: TGRadian) -> Double {
    number / radian.value
  }
}
