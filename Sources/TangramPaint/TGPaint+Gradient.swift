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

  /// Whether a text has the form of a color in CSS: digits after `#`, as in `#fa0`, a word such as
  /// `tomato`, or a function such as `rgb(1 2 3 / 50%)`.
  ///
  /// Words and functions are not looked up. The text can neither terminate an attribute nor contain a
  /// URL that would be loaded.
  package static func isColor(_ text: String) -> Bool {
    let letters = Array(text.utf8)
    guard letters.count <= 64, let first = letters.first else { return false }
    if first == UInt8(ascii: "#") {
      return [3, 4, 6, 8].contains(letters.count - 1)
        && letters.dropFirst().allSatisfy { $0.isHexDigit }
    }
    let name = letters.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard first.isLetter else { return false }
    if name.count == letters.count { return name.allSatisfy { $0.isLetter } }
    let isCall = letters[name.count] == UInt8(ascii: "(") && letters.last == UInt8(ascii: ")")
    let isKnown = letters.allSatisfy { $0.isLetter || $0.isDigit || "-#(),./% ".utf8.contains($0) }
    // A function that loads something, or that is an image rather than a color.
    let others = ["url", "image", "gradient"]
    let words = letters.split { !$0.isLetter }
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    return isCall && isKnown && !words.contains(where: others.contains)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
