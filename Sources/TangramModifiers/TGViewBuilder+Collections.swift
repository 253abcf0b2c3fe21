import TangramCore

// Further expressions that a container's builder closure accepts, and error messages for all
// others.

extension TGViewBuilder {
  /// Adds the views of any sequence, such as an array, a slice, a set or a lazy map.
  public static func buildExpression<Views: Sequence>(
    _ views: Views
  ) -> TGCollectedViews where Views.Element: TGViewProtocol {
    TGCollectedViews(views.map { TGCollectedViews($0.view) })
  }
  // Embedded Swift does not support existential types.
  #if !hasFeature(Embedded)
    /// Adds views of different types from an array.
    public static func buildExpression(_ views: [any TGViewProtocol]) -> TGCollectedViews {
      TGCollectedViews(views.map { TGCollectedViews($0.view) })
    }
  #endif

  /// Rejects a string, because a text has no size of its own.
  @available(
    *, unavailable,
    message:
      "a text is not a view: write 'TGView(.text(chars: 12, advance: 7, line: 16)).size(.wrap)'"
  )
  public static func buildExpression(_ text: String) -> TGCollectedViews { TGCollectedViews() }

  /// Rejects a value that is not a view.
  @available(
    *, unavailable,
    message:
      "not a view: a container takes views, containers, arrays of them, 'if', 'switch' and 'for'"
  )
  public static func buildExpression<Value>(_ value: Value) -> TGCollectedViews {
    TGCollectedViews()
  }
}
