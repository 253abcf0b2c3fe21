import TangramCore

/// The space that a child occupies including its margins, independent of its position.
struct FloatItem {
  /// The space of a child along one axis: its extent between its margins.
  struct Span {
    var before = 0.0
    var extent: Double
    var after = 0.0

    /// The extent with both margins.
    @inline(__always) var total: Double { before + extent + after }
  }

  var along: Span
  var across: Span
}

extension FloatItem.Span {
  /// Creates the span of a child from its extent and its margins.
  init<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    before = child.start
    extent = child.extent
    after = child.end
  }
}
