import TangramCore

// More that may stand in the braces of a container, and what the compiler says of the rest.

extension TGViewBuilder {
  /// Views of any sequence, such as a slice, a set or a lazy map.
  public static func buildExpression<Views: Sequence>(
    _ views: Views
  ) -> TGCollectedViews where Views.Element: TGViewProtocol {
    TGCollectedViews(views.map { TGCollectedViews($0.view) })
  }
  // Embedded Swift has no values whose kind is not known.
  #if !hasFeature(Embedded)
    /// Views of different kinds that were collected elsewhere.
    public static func buildExpression(_ views: [any TGViewProtocol]) -> TGCollectedViews {
      TGCollectedViews(views.map { TGCollectedViews($0.view) })
    }

    /// A view of a kind that is not known, which may be absent.
    public static func buildExpression(_ view: (any TGViewProtocol)?) -> TGCollectedViews {
      view.map { TGCollectedViews($0.view) } ?? TGCollectedViews()
    }
  #endif

  /// Text has no size of its own.
  @available(
    *, unavailable,
    message:
      "a text is not a view: write 'TGView(.text(chars: 12, advance: 7, line: 16)).size(.wrap)'"
  )
  public static func buildExpression(_ text: String) -> TGCollectedViews { TGCollectedViews() }

  /// What is no view.
  @available(
    *, unavailable,
    message:
      "not a view: a container takes views, containers, arrays of them, 'if', 'switch' and 'for'"
  )
  public static func buildExpression<Value>(_ value: Value) -> TGCollectedViews {
    TGCollectedViews()
  }
}
