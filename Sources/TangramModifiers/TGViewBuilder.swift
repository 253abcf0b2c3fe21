import TangramCore

/// Collects the children of a container written in braces.
///
///     let card = TGLinearLayout(.vert) {
///       TGView().width(.fill).height(40)
///       if showsFooter { footer }
///       for row in rows { TGView(row.text).height(.wrap) }
///     }
@resultBuilder
public enum TGViewBuilder {
  /// A view of any kind.
  @inlinable public static func buildExpression(
    _ view: consuming some TGViewProtocol
  ) -> TGCollectedViews {
    TGCollectedViews((consume view).view)
  }
  /// Views that were collected elsewhere.
  public static func buildExpression(_ views: [some TGViewProtocol]) -> TGCollectedViews {
    TGCollectedViews(views.map { TGCollectedViews($0.view) })
  }
  /// The children of another container.
  public static func buildExpression(_ views: TGSubviews) -> TGCollectedViews {
    var list = NodeList()
    list.append(views.list)
    return TGCollectedViews(list)
  }
  /// A view that may be absent.
  public static func buildExpression(_ view: (some TGViewProtocol)?) -> TGCollectedViews {
    view.map { TGCollectedViews($0.view) } ?? TGCollectedViews()
  }
  /// Nothing: a position that was set on the way.
  public static func buildExpression(_ position: TGLayoutPos) -> TGCollectedViews {
    TGCollectedViews()
  }
  /// Nothing: a size that was set on the way.
  public static func buildExpression(_ size: TGLayoutSize) -> TGCollectedViews {
    TGCollectedViews()
  }
  /// Nothing: a property that was set on the way, or a call that returns nothing.
  public static func buildExpression(_ nothing: Void) -> TGCollectedViews { TGCollectedViews() }
}

extension TGViewBuilder {
  /// No views.
  public static func buildBlock() -> TGCollectedViews { TGCollectedViews() }
  /// The views of a single statement.
  @inlinable public static func buildBlock(
    _ views: consuming TGCollectedViews
  ) -> TGCollectedViews { views }
  /// The views of all statements.
  public static func buildBlock(_ parts: TGCollectedViews...) -> TGCollectedViews {
    TGCollectedViews(parts)
  }
  /// The views of an `if` without `else`.
  public static func buildOptional(_ part: consuming TGCollectedViews?) -> TGCollectedViews {
    part ?? TGCollectedViews()
  }
  /// The views of the branch taken.
  @inlinable public static func buildEither(
    first part: consuming TGCollectedViews
  ) -> TGCollectedViews { part }
  /// The views of the branch taken.
  @inlinable public static func buildEither(
    second part: consuming TGCollectedViews
  ) -> TGCollectedViews { part }
  /// The views of an `if #available`.
  @inlinable public static func buildLimitedAvailability(
    _ part: consuming TGCollectedViews
  ) -> TGCollectedViews { part }
  /// The views of all rounds of a loop.
  public static func buildArray(_ parts: [TGCollectedViews]) -> TGCollectedViews {
    TGCollectedViews(parts)
  }
  /// The views as children.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> TGSubviews {
    views.makeSubviews()
  }
  /// The views as an array.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> [TGView] {
    Array(views.makeSubviews())
  }
}

/// Views that a builder has collected.
public struct TGCollectedViews: Sendable {
  private let views: Views

  /// Most statements make one view, for which no list is needed.
  private enum Views {
    case one(Node)
    case many(NodeList)
  }

  init() { views = .many(NodeList()) }

  @usableFromInline init(_ view: consuming TGView) { views = .one((consume view).stored.settled()) }

  /// The views of some parts, one after another.
  init(_ parts: [TGCollectedViews]) {
    var list = NodeList()
    for part in parts { part.append(to: &list) }
    views = .many(list)
  }

  fileprivate init(_ list: NodeList) { views = .many(list) }

  /// Appends all views to a list.
  private func append(to list: inout NodeList) {
    switch views {
    case .one(let node): list.append(node)
    case .many(let nodes): list.append(nodes)
    }
  }

  /// The views as children.
  fileprivate func makeSubviews() -> TGSubviews {
    if case .many(let list) = views { return TGSubviews(list) }
    var list = NodeList()
    append(to: &list)
    return TGSubviews(list)
  }
}
