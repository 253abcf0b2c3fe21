/// A view that the options of a container refer to.
public struct TGViewReference: Hashable, Sendable {
  /// The view that is referred to.
  public var view: TGViewID
  /// The child that refers to it; nil for the container.
  public var child: TGViewID?
  /// The property that does, as users write it.
  public var property: String

  /// Creates a reference.
  public init(_ view: TGViewID, from child: TGViewID?, _ property: String) {
    (self.view, self.child, self.property) = (view, child, property)
  }
}
