import TangramCore

extension TGPaint {
  /// Colors that pass into each other.
  ///
  ///     card.paint(gradient: TGPaint.Gradient(["#fff", "#dde"]))  // from the top to the bottom
  public struct Gradient: Hashable, Sendable {
    /// How the colors spread; points are fractions of the size of the view.
    public enum Shape: Hashable, Sendable {
      /// Along the line from one point to another.
      case linear(from: TGPoint, to: TGPoint)
      /// From a point outward, as an ellipse if the view is no square; a radius of 0.5 about the center
      /// reaches the edges.
      case radial(center: TGPoint, radius: Double)
    }

    /// The colors, in CSS syntax.
    public var colors: [String]
    /// Where each color is, from 0 to 1; empty for equal distances.
    public var positions: [Double]
    /// How the colors spread.
    public var shape: Shape

    /// Creates a gradient, from the top to the bottom by default.
    public init(
      _ colors: [String], at positions: [Double] = [],
      shape: Shape = .linear(from: .zero, to: TGPoint(x: 0, y: 1))
    ) {
      (self.colors, self.positions, self.shape) = (colors, positions, shape)
    }
  }

  /// Whether a text is a color in CSS syntax, such as `#fa0`, `tomato` or `rgb(1 2 3 / 50%)`, as far as a
  /// picture needs to know: it cannot end an attribute, and it is no address that something is loaded from.
  package static func isColor(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789#(),./% -".unicodeScalars.contains(scalar))
    }
    let isAddress = text.lowercased().contains("url") || text.lowercased().contains("image")
    return isPlain && !text.isEmpty && text.unicodeScalars.count <= 64 && !isAddress
  }
}
