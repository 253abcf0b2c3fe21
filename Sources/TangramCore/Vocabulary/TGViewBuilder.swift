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
    var collected = TGCollectedViews()
    collected.append(views.list)
    return collected
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
  /// The views of all statements.
  ///
  /// All of them at once: what is collected one by one is copied in between.
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
  private var views = Views.many(NodeList())

  /// Most statements make one view, for which no list is needed.
  private enum Views {
    case one(Node)
    case many(NodeList)
  }

  init() {}

  @usableFromInline init(_ view: consuming TGView) { views = .one(view.stored.independent) }

  /// The views of all parts, in order.
  fileprivate init(_ parts: [TGCollectedViews]) {
    var list = NodeList()
    list.reserve(parts.count)
    for part in parts {
      switch part.views {
      case .one(let node): list.append(node)
      case .many(let nodes): list.append(nodes)
      }
    }
    views = .many(list)
  }

  fileprivate mutating func append(_ nodes: NodeList) {
    var list = takeList()
    list.append(nodes)
    views = .many(list)
  }

  /// All views as a list; there are none afterwards.
  private mutating func takeList() -> NodeList {
    var taken = Views.many(NodeList())
    swap(&taken, &views)
    switch consume taken {
    case .one(let node):
      var list = NodeList()
      list.append(node)
      return list
    case .many(let list): return list
    }
  }

  /// The views as children.
  fileprivate consuming func makeSubviews() -> TGSubviews { TGSubviews(takeList()) }
}
