/// A point in font units, with y increasing upward from the baseline.
public struct TGOutlinePoint: Hashable, Sendable {
  /// The horizontal coordinate, increasing to the right.
  public var x: Double
  /// The vertical coordinate, increasing upward.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// An element of the outline of a glyph.
public enum TGOutlineElement: Hashable, Sendable {
  /// The start of a contour.
  case move(TGOutlinePoint)
  /// A straight line to a point.
  case line(TGOutlinePoint)
  /// A quadratic curve to a point.
  case quad(control: TGOutlinePoint, to: TGOutlinePoint)
  /// A cubic curve to a point.
  case cubic(control1: TGOutlinePoint, control2: TGOutlinePoint, to: TGOutlinePoint)
  /// The end of a contour, which closes it at its start.
  case close
}

extension TGFont {
  /// The outline of a glyph in font units; empty if it has none or cannot be read.
  public func outline(of glyph: UInt16) -> [TGOutlineElement] {
    guard Int(glyph) < data.glyphCount else { return [] }
    if let table = data.directory["CFF "] {
      return CompactOutlines(data.bytes, table: table)?.outline(of: Int(glyph)) ?? []
    }
    return TrueTypeOutlines(data)?.outline(of: Int(glyph)) ?? []
  }
}
