/// A view that the options of a container refer to.
public struct TGViewReference: Hashable, Sendable {
  package var view: TGViewID
  package var child: TGViewID?
  package var property: String
  package var reachesBelowChildren: Bool

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - view: The view that is referred to.
  ///   - child: The child that refers to the view; `nil` if the container does.
  ///   - property: The property that refers to the view, as written in user code.
  ///   - reachesBelowChildren: Whether the view may be a descendant of a child instead of a child.
  public init(
    _ view: TGViewID, from child: TGViewID?, _ property: String, reachesBelowChildren: Bool = false
  ) {
    (self.view, self.child, self.property) = (view, child, property)
    self.reachesBelowChildren = reachesBelowChildren
  }
}
