import TangramCore

/// A row of views, with spacers between them.
///
///     let bar = TGHStack(alignment: .top) {
///       icon
///       TGSpacer(10)
///       title
///       TGSpacer()
///       button
///     }
///
/// A view has the size it says or the size of its content; views that have neither share the length
/// that is left. Without such views the flexible spacers share it, and a row that has none of
/// either is centered. Across, a view that says nothing is as high as the row.
///
/// A stack fills its parent, unless it is given another size; it can wrap its content. Views that
/// are gone count for nothing, and so do positions and the gravity of the stack. The alignment of
/// a single view goes before that of the stack.
public struct TGHStack: TGStack {
  /// The axis along which the views follow each other.
  public typealias Main = TGHorizontal
  /// What lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGHorizontal>

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a row.
  public init(view: TGView) { self.view = view }
}
