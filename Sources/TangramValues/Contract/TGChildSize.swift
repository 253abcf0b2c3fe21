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
