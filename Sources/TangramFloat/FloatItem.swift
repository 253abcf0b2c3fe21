import TangramCore

/// The room a child takes with its margins, wherever it goes.
struct FloatItem {
  /// What a child takes along one axis: its extent between its margins.
  struct Span {
    var before = 0.0
    var extent: Double
    var after = 0.0

    /// The extent with both margins.
    @inline(__always) var total: Double { before + extent + after }
  }

  var along: Span
  var across: Span
  /// Whether the extent along the main axis is a share of the room that is found; until then it
  /// counts as zero.
  var isWeighted = false
}

extension FloatItem.Span {
  /// The extent a child was given, and its margins.
  @inline(__always)
  init<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    before = child.start
    extent = child.extent
    after = child.end
  }
}
