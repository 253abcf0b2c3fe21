import TangramCore

/// How much the content of a view resists being made larger or smaller, along each axis.
public struct TGContentPriorities: Hashable, Sendable {
  /// Along both axes, how much the content keeps the view from being wider or higher than it.
  public var hugging: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { (horizontalHugging, verticalHugging) }
    set { (horizontalHugging, verticalHugging) = newValue }
  }
  /// Along both axes, how much the content keeps the view from being narrower or lower than it.
  public var resistance: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { (horizontalResistance, verticalResistance) }
    set { (horizontalResistance, verticalResistance) = newValue }
  }

  var horizontalHugging = TGConstraintPriority.low
  var verticalHugging = TGConstraintPriority.low
  var horizontalResistance = TGConstraintPriority.high
  var verticalResistance = TGConstraintPriority.high

  /// Creates the priorities that all content has unless it says something else: 250 and 750.
  public init() {}
}

/// The key under which a view keeps how much its content resists.
public enum TGContentPrioritiesKey: TGViewKey {
  /// 250 and 750.
  public static let defaultValue = TGContentPriorities()

  /// Constraint layouts.
  public static var readers: (property: String, containers: [String])? {
    ("contentPriorities", ["constraints"])
  }
}

extension TGViewProtocol {
  /// How much the content resists being made larger, along both axes; 250 unless set.
  public var tg_hugging: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { self[TGContentPrioritiesKey.self].hugging }
    set { self[TGContentPrioritiesKey.self].hugging = newValue }
  }

  /// How much the content resists being made smaller, along both axes; 750 unless set.
  public var tg_resistance: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { self[TGContentPrioritiesKey.self].resistance }
    set { self[TGContentPrioritiesKey.self].resistance = newValue }
  }

  /// The view with content that resists being made larger this much.
  public consuming func hugging(
    _ priority: TGConstraintPriority, _ axes: TGAxes = .both
  ) -> Self {
    with { set(&$0.tg_hugging, priority, axes) }
  }

  /// The view with content that resists being made smaller this much.
  public consuming func resistance(
    _ priority: TGConstraintPriority, _ axes: TGAxes = .both
  ) -> Self {
    with { set(&$0.tg_resistance, priority, axes) }
  }
}

private func set(
  _ pair: inout (horizontal: TGConstraintPriority, vertical: TGConstraintPriority),
  _ priority: TGConstraintPriority, _ axes: TGAxes
) {
  if axes.contains(.horizontal) { pair.horizontal = priority }
  if axes.contains(.vertical) { pair.vertical = priority }
}
