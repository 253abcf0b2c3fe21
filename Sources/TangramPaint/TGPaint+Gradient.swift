import TangramCore

extension TGPaint {
  /// A smooth transition between colors.
  ///
  ///     card.paint(gradient: TGPaint.Gradient(["#fff", "#dde"]))  // from the top to the bottom
  public struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient; points are fractions of the size of the view.
    public enum Shape: Hashable, Sendable {
      /// Along the line from one point to another.
      case linear(from: TGPoint, to: TGPoint)
      /// From a center outward; an ellipse if the view is not square. With a radius of 0.5, a centered
      /// gradient reaches the edges.
      case radial(center: TGPoint, radius: Double)
    }

    /// The colors, in CSS syntax.
    public var colors: [String]
    /// The position of each color, from 0 to 1; empty for equal distances.
    public var positions: [Double]
    /// The geometry of the gradient.
    public var shape: Shape

    /// Creates a gradient, from the top to the bottom by default.
    public init(
      _ colors: [String], at positions: [Double] = [],
      shape: Shape = .linear(from: .zero, to: TGPoint(x: 0, y: 1))
    ) {
      (self.colors, self.positions, self.shape) = (colors, positions, shape)
    }
  }
}
