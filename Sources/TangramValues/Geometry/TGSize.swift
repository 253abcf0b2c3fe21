/// A width and a height, in points.
public struct TGSize: Hashable, BitwiseCopyable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// The size with zero width and height.
  @inlinable public static var zero: TGSize { TGSize() }

  /// Creates a size; an omitted extent is zero.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension TGSize {
  /// The same size with width and height exchanged.
  @inlinable public var transposed: TGSize { TGSize(width: height, height: width) }

  /// The size with negative and non-finite components replaced by 0.
  package var finiteOrZero: TGSize {
    TGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension TGSize: CustomStringConvertible {
  /// The width and the height, as in `30 × 12.5`.
  public var description: String { "\(readable(width)) × \(readable(height))" }
}
