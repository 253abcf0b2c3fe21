import TangramCore

/// A column of views, with spacers between them: what `TGHStack` is, from top to bottom.
public struct TGVStack: TGContainer {
  /// What lays out the children.
  public typealias Algorithm = TGStackAlgorithm<TGVertical>

  /// The view itself.
  public var view: TGView

  /// Creates a handle on a column.
  public init(view: TGView) { self.view = view }

  /// Creates a column of the views and spacers in braces.
  ///
  /// - Parameters:
  ///   - alignment: Where views go that are not as wide as the column.
  ///   - spacing: The gap between neighbours that have no spacer between them.
  ///   - content: The views and spacers.
  public init(
    alignment: TGHorizontalAlignment = .center, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(Algorithm(alignment: alignment.alignment))
    tg_size(.fill)
    tg_vspace = spacing.tg_points
    subviews = content()
  }

  /// Where views go that are not as wide as the column.
  public var tg_align: TGHorizontalAlignment {
    get { TGHorizontalAlignment(options.alignment) }
    set { options.alignment = newValue.alignment }
  }
}
