import TangramCore

/// A column of views, with spacers between them: the vertical counterpart of `TGHStack`.
public struct TGVStack: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGVertical>

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a column.
  public init(view: TGView) { self.view = view }

  /// Creates a column of the views and spacers in a trailing closure.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are narrower than the column.
  ///   - spacing: The gap between neighbors that have no spacer between them.
  ///   - content: The views and spacers.
  public init(
    alignment: TGHorizontalAlignment = .center, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(TGStackAlgorithm(alignment: alignment.alignment))
    tg_size(.fill)
    tg_vspace = spacing.tg_points
    subviews = content()
  }

  /// The alignment of views that are narrower than the column.
  public var tg_align: TGHorizontalAlignment {
    get { TGHorizontalAlignment(options.alignment) }
    set { options.alignment = newValue.alignment }
  }
}
