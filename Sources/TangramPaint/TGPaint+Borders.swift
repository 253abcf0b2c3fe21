extension TGPaint {
  /// A straight line along an edge of a view, inside its frame.
  ///
  ///     TGPaint.Line("#ccc", width: 0.5, head: 16)
  public struct Line: Hashable, Sendable {
    /// The color, in CSS syntax.
    public var color: String
    /// The width, in points.
    public var width: Double
    /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
    public var dash: [Double]
    /// The distance from the left or top end of the edge to the start of the line.
    public var head: Double
    /// The distance from the end of the line to the right or bottom end of the edge.
    public var tail: Double

    /// Creates a line; by default, it covers the whole edge.
    public init(
      _ color: String, width: Double = 1, dash: [Double] = [], head: Double = 0, tail: Double = 0
    ) {
      (self.color, self.width, self.dash) = (color, width, dash)
      (self.head, self.tail) = (head, tail)
    }
  }

  /// The lines at the edges of a view and between its children, which are drawn over the children.
  ///
  ///     calendar.paint(border: "#999", borders: .init(between: TGPaint.Line("#ccc")))
  public struct Borders: Hashable, Sendable {
    /// The line at the top edge; nil for none.
    public var top: Line?
    /// The line at the leading edge, which is on the right in a right-to-left layout; nil for none.
    public var leading: Line?
    /// The line at the bottom edge; nil for none.
    public var bottom: Line?
    /// The line at the trailing edge; nil for none.
    public var trailing: Line?
    /// The line between neighboring children; nil for none.
    ///
    /// It is drawn between edges whose distance is the gap of the container, in the middle of the gap. There
    /// are no such lines at children with a `transform`, or at the container's own edges, which have separate
    /// lines.
    public var between: Line?
    /// Whether the container's lines between children are drawn along the edges of this view.
    public var joins: Bool

    /// Creates lines; omitted ones are not drawn.
    public init(
      top: Line? = nil, leading: Line? = nil, bottom: Line? = nil, trailing: Line? = nil,
      between: Line? = nil, joins: Bool = true
    ) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
      (self.between, self.joins) = (between, joins)
    }

    /// Creates the same line at all four edges.
    public init(all line: Line) {
      self.init(top: line, leading: line, bottom: line, trailing: line)
    }
  }

  /// The radii of the corners of a view, in points.
  public struct Corners: Hashable, Sendable {
    /// The radius of the upper corner on the leading side.
    public var topLeading: Double
    /// The radius of the upper corner on the trailing side.
    public var topTrailing: Double
    /// The radius of the lower corner on the trailing side.
    public var bottomTrailing: Double
    /// The radius of the lower corner on the leading side.
    public var bottomLeading: Double

    /// Creates radii; an omitted corner is square.
    public init(
      topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
      bottomLeading: Double = 0
    ) {
      (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
      (self.bottomTrailing, self.bottomLeading) = (bottomTrailing, bottomLeading)
    }
  }
}
