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
}

extension FloatItem.Span {
  /// The extent a child was given, and its margins.
  init<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    before = child.start
    extent = child.extent
    after = child.end
  }
}
