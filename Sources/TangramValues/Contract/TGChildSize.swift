/// The source of a child's extent along an axis, from the container's perspective.
public enum TGChildSize: Hashable, Sendable {
  /// The child specifies no size along the axis.
  case none
  /// A number of points, before increment and multiple.
  case number(Double)
  /// A percentage.
  case weight(Double)
  /// The extent of the content.
  case wrap
  /// The remaining space.
  case fill
  /// The container's own extent along an axis.
  case ofContainer(TGAxis)
  /// The child's own extent along the other axis.
  case ofOtherAxis
  /// Another view's extent along an axis.
  case ofOther(TGAxis)
  /// A list of views that share the container's extent.
  case list
}

/// The kind of a child's size or position, or of a bound of one, without its numbers.
public enum TGValueKind: Sendable {
  /// There is no value.
  case none
  /// A number of points.
  case number
  /// A percentage; as a bound, of the container's content.
  case weight
  /// The extent of the content; of sizes and their bounds only.
  case wrap
  /// The remaining space; of sizes only.
  case fill
  /// An edge or an extent of the container, of another view, or of the child itself.
  case reference
  /// A list of views that share the container's extent, or that are centered together.
  case list

  @inlinable package init(_ kind: ValueKind) {
    switch kind {
    case .none, .most: self = .none
    case .number: self = .number
    case .weight: self = .weight
    case .wrap: self = .wrap
    case .fill: self = .fill
    case .anchor: self = .reference
    case .list: self = .list
    }
  }
}
