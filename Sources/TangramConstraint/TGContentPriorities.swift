import TangramCore

/// The priorities with which the content of a view resists being made larger or smaller, along each
/// axis.
struct TGContentPriorities: Hashable, Sendable {
  /// The priorities with which the view resists being larger than its content.
  var hugging = Pair(horizontal: .low, vertical: .low)
  /// The priorities with which the view resists being smaller than its content.
  var resistance = Pair(horizontal: .high, vertical: .high)

  struct Pair: Hashable {
    var horizontal: TGConstraintPriority
    var vertical: TGConstraintPriority

    /// Both priorities as a tuple, which cannot be hashable.
    var both: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
      get { (horizontal, vertical) }
      set { (horizontal, vertical) = newValue }
    }

    subscript(axis: TGAxis) -> TGConstraintPriority {
      axis == .horizontal ? horizontal : vertical
    }

    mutating func set(_ priority: TGConstraintPriority, _ axes: TGAxes) {
      if axes.contains(.horizontal) { horizontal = priority }
      if axes.contains(.vertical) { vertical = priority }
    }
  }
}

/// The key under which a view stores its content priorities.
enum TGContentPrioritiesKey: TGViewKey {
  static let defaultValue = TGContentPriorities()

  static var readers: (property: String, containers: [String])? {
    ("contentPriorities", ["constraints"])
  }
}

extension TGViewProtocol {
  /// The priorities with which the content resists being made larger, along both axes; 250 by
  /// default.
  public var tg_hugging: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { self[TGContentPrioritiesKey.self].hugging.both }
    set { self[TGContentPrioritiesKey.self].hugging.both = newValue }
  }

  /// The priorities with which the content resists being made smaller, along both axes; 750 by
  /// default.
  public var tg_resistance: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { self[TGContentPrioritiesKey.self].resistance.both }
    set { self[TGContentPrioritiesKey.self].resistance.both = newValue }
  }

  /// Returns the view with a priority with which its content resists being made larger.
  public consuming func hugging(_ priority: TGConstraintPriority, _ axes: TGAxes = .both) -> Self {
    with { $0[TGContentPrioritiesKey.self].hugging.set(priority, axes) }
  }

  /// Returns the view with a priority with which its content resists being made smaller.
  public consuming func resistance(
    _ priority: TGConstraintPriority, _ axes: TGAxes = .both
  ) -> Self {
    with { $0[TGContentPrioritiesKey.self].resistance.set(priority, axes) }
  }
}
