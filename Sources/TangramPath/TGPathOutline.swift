import TangramCore

/// A curve as straight lines between points, in the coordinates of its container.
public struct TGPathOutline: Hashable, Sendable {
  /// The connected pieces, each a list of points; a curve that is undefined in places has several.
  public var pieces: [[TGPoint]]

  /// Creates an outline from its connected pieces.
  public init(pieces: [[TGPoint]] = []) { self.pieces = pieces }

  /// The outline as SVG path data, as in `M0 50L1 51.5L2 53`.
  public var svgPathData: String {
    var data = ""
    for piece in pieces {
      var command = "M"
      for point in piece {
        data += "\(command)\(readable(point.x)) \(readable(point.y))"
        command = "L"
      }
    }
    return data
  }
}

extension TGPathOutline {
  /// Appends a point to the last piece, or begins a new piece with it.
  mutating func append(_ point: TGPoint, isFresh: Bool) {
    if isFresh || pieces.isEmpty {
      pieces.append([point])
    } else {
      pieces[pieces.count - 1].append(point)
    }
  }
}
