/// A width and a height, in points.
public struct TGSize: Hashable, BitwiseCopyable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent on either axis.
  public static let zero = TGSize()

  /// Creates a size; an extent you leave out is zero.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension TGSize {
  /// The same size seen in a mirror along the diagonal: width and height exchanged.
  public var transposed: TGSize { TGSize(width: height, height: width) }
}

extension TGSize: CustomStringConvertible {
  /// The extents, as in `30 × 12.5`.
  public var description: String { "\(readable(width)) × \(readable(height))" }
}
