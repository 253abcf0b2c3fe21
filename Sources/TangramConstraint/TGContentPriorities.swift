import TangramCore

/// The priorities with which the content of a view resists being made larger or smaller, along each
/// axis.
struct TGContentPriorities: Hashable, Sendable {
  /// The priorities with which the view resists being larger than its content, along both axes.
  var hugging: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { (horizontalHugging, verticalHugging) }
    set { (horizontalHugging, verticalHugging) = newValue }
  }
  /// The priorities with which the view resists being smaller than its content, along both axes.
  var resistance: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { (horizontalResistance, verticalResistance) }
    set { (horizontalResistance, verticalResistance) = newValue }
  }

  func hugging(_ axis: TGAxis) -> TGConstraintPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func resistance(_ axis: TGAxis) -> TGConstraintPriority {
    axis == .horizontal ? horizontalResistance : verticalResistance
  }

  private var horizontalHugging = TGConstraintPriority.low
  private var verticalHugging = TGConstraintPriority.low
  private var horizontalResistance = TGConstraintPriority.high
  private var verticalResistance = TGConstraintPriority.high
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
    get { self[TGContentPrioritiesKey.self].hugging }
    set { self[TGContentPrioritiesKey.self].hugging = newValue }
  }

  /// The priorities with which the content resists being made smaller, along both axes; 750 by
  /// default.
  public var tg_resistance: (horizontal: TGConstraintPriority, vertical: TGConstraintPriority) {
    get { self[TGContentPrioritiesKey.self].resistance }
    set { self[TGContentPrioritiesKey.self].resistance = newValue }
  }

  /// Returns the view with a priority with which its content resists being made larger.
  public consuming func hugging(_ priority: TGConstraintPriority, _ axes: TGAxes = .both) -> Self {
    with { set(&$0.tg_hugging, priority, axes) }
  }

  /// Returns the view with a priority with which its content resists being made smaller.
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
