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
/// A view has the size that it specifies or the size of its content; views that have neither share the
/// remaining length. Without such views, the flexible spacers share it; without flexible spacers, the
/// row is centered. A view that has neither a height nor content is as high as the row.
///
/// A stack fills its parent, unless it is given another size; it can also wrap its content. Views that
/// are gone are ignored, and so are position descriptors and the gravity of the stack. The alignment of
/// a single view takes precedence over that of the stack.
public struct TGHStack: TGStack {
  /// The axis along which the views follow each other.
  public typealias Main = TGHorizontal
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGHorizontal>

  /// The underlying view.
  public var view: TGView

  /// Creates a handle on a row.
  public init(view: TGView) { self.view = view }
}
