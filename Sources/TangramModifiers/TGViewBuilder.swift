import TangramCore

/// A result builder that collects the children of a container from a closure.
///
///     let card = TGLinearLayout(.vert) {
///       TGView().width(.fill).height(40)
///       if showsFooter { footer }
///       for row in rows { TGView(row.text).height(.wrap) }
///     }
@resultBuilder
public enum TGViewBuilder {
  /// Adds a view of any type.
  @inlinable public static func buildExpression(
    _ view: consuming some TGViewProtocol
  ) -> TGCollectedViews {
    TGCollectedViews((consume view).view)
  }
  /// Adds the children of another container.
  public static func buildExpression(_ views: TGSubviews) -> TGCollectedViews {
    var list = NodeList()
    list.append(views.list)
    return TGCollectedViews(list)
  }
  /// Adds a view of any type, unless it is nil.
  public static func buildExpression(_ view: TGAnyView?) -> TGCollectedViews {
    view.map { TGCollectedViews($0.view) } ?? TGCollectedViews()
  }
  /// Adds nothing, so that a statement can set a position or a size.
  public static func buildExpression<Kind>(_ handle: TGDescriptor<Kind>) -> TGCollectedViews {
    TGCollectedViews()
  }
  /// Adds nothing, so that a statement can set a property or call a function that returns nothing.
  public static func buildExpression(_ nothing: Void) -> TGCollectedViews { TGCollectedViews() }
}

extension TGViewBuilder {
  /// Returns the views of a single statement.
  @inlinable public static func buildBlock(
    _ views: consuming TGCollectedViews
  ) -> TGCollectedViews { views }
  /// Returns the views of all statements.
  public static func buildBlock(_ parts: TGCollectedViews...) -> TGCollectedViews {
    TGCollectedViews(parts)
  }
  /// Returns the views of an `if` without `else`.
  public static func buildOptional(_ part: consuming TGCollectedViews?) -> TGCollectedViews {
    part ?? TGCollectedViews()
  }
  /// Returns the views of the branch that was taken.
  @inlinable public static func buildEither(
    first part: consuming TGCollectedViews
  ) -> TGCollectedViews { part }
  /// Returns the views of the branch that was taken.
  @inlinable public static func buildEither(
    second part: consuming TGCollectedViews
  ) -> TGCollectedViews { part }
  /// Returns the views of all iterations of a loop.
  public static func buildArray(_ parts: [TGCollectedViews]) -> TGCollectedViews {
    TGCollectedViews(parts)
  }
  /// Returns the views as a list of children.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> TGSubviews {
    views.makeSubviews()
  }
  /// Returns the views as an array.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> [TGView] {
    Array(views.makeSubviews())
  }
}

/// The views that a builder has collected.
public struct TGCollectedViews: Sendable {
  private let views: Views

  /// The storage of the views: most statements produce a single view, for which no list is needed.
  private enum Views {
    case one(Node)
    case many(NodeList)
  }

  init() { views = .many(NodeList()) }

  @usableFromInline init(_ view: consuming TGView) {
    views = .one((consume view).stored.detached())
  }

  /// Concatenates the views of several parts.
  init(_ parts: [TGCollectedViews]) {
    var list = NodeList()
    for part in parts { part.append(to: &list) }
    views = .many(list)
  }

  fileprivate init(_ list: NodeList) { views = .many(list) }

  private func append(to list: inout NodeList) {
    switch views {
    case .one(let node): list.append(node)
    case .many(let nodes): list.append(nodes)
    }
  }

  fileprivate func makeSubviews() -> TGSubviews {
    if case .many(let list) = views { return TGSubviews(list) }
    var list = NodeList()
    append(to: &list)
    return TGSubviews(list)
  }
}

// MARK: - Further expressions, and error messages for all others

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
