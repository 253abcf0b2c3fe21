import TangramCore

/// A curve as straight lines between points, in the coordinates of its container.
public struct TGPathOutline: Hashable, Sendable {
  /// The connected pieces, each a list of points; a curve that is undefined in places has several.
  public var pieces: [[TGPoint]]

  /// Creates an outline from its connected pieces.
  public init(pieces: [[TGPoint]] = []) { self.pieces = pieces }

  /// The outline as SVG path data, as in `M0 50L1 51.5L2 53`.
  public var svgPathData: String {
    pieces.filter { !$0.isEmpty }.map { piece in
      "M" + piece.map { "\(readable($0.x)) \(readable($0.y))" }.joined(separator: "L")
    }.joined()
  }
}

/// The shortest text that can be read back as the same number, without a trailing `.0`.
func readable(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
