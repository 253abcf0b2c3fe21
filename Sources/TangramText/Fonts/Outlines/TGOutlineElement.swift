/// A point in units of the em, with y upwards from the baseline.
public struct TGOutlinePoint: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A step along the outline of a glyph.
public enum TGOutlineElement: Hashable, Sendable {
  /// Begins a contour.
  case move(TGOutlinePoint)
  /// A straight line to a point.
  case line(TGOutlinePoint)
  /// A quadratic curve to a point.
  case quad(control: TGOutlinePoint, to: TGOutlinePoint)
  /// A cubic curve to a point.
  case cubic(control1: TGOutlinePoint, control2: TGOutlinePoint, to: TGOutlinePoint)
  /// Ends a contour where it began.
  case close
}

extension TGFont {
  /// The outline of a glyph in units of the em; empty if it has none or it cannot be read.
  public func outline(of glyph: UInt16) -> [TGOutlineElement] {
    guard Int(glyph) < data.glyphCount else { return [] }
    if let table = data.directory["CFF "] {
      return CompactOutlines(data.bytes, table: table)?.outline(of: Int(glyph)) ?? []
    }
    guard let reader = TrueTypeOutlines(data) else { return [] }
    return reader.outline(of: Int(glyph))
  }
}
