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
public struct TGHStack: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGHorizontal>

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a row.
  public init(view: TGView) { self.view = view }

  /// Creates a row of the views and spacers in a trailing closure.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are lower than the row.
  ///   - spacing: The gap between neighbors that have no spacer between them.
  ///   - content: The views and spacers.
  public init(
    alignment: TGVerticalAlignment = .center, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(TGStackAlgorithm(alignment: alignment.alignment))
    tg_size(.fill)
    tg_hspace = spacing.tg_points
    subviews = content()
  }

  /// The alignment of views that are lower than the row.
  public var tg_align: TGVerticalAlignment {
    get { TGVerticalAlignment(options.alignment) }
    set { options.alignment = newValue.alignment }
  }
}
