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
  ) -> TGCollectedView {
    TGCollectedView(TGView(storage: (consume view).storage))
  }
  /// Views that were collected elsewhere.
  @inlinable public static func buildExpression(
    _ views: [some TGViewProtocol]
  ) -> TGCollectedViews {
    var collected = TGCollectedViews()
    for view in views { collected.append(TGCollectedView(view.view)) }
    return collected
  }
  /// The children of another container.
  public static func buildExpression(_ views: TGSubviews) -> TGCollectedViews {
    var collected = TGCollectedViews()
    for view in views { collected.append(TGCollectedView(view)) }
    return collected
  }
  /// A view that may be absent.
  @inlinable public static func buildExpression(
    _ view: (some TGViewProtocol)?
  ) -> TGCollectedViews {
    var collected = TGCollectedViews()
    if let view { collected.append(TGCollectedView(view.view)) }
    return collected
  }
  /// Nothing: a position that was set on the way.
  public static func buildExpression(_ position: TGLayoutPos) -> TGCollectedViews {
    TGCollectedViews()
  }
  /// Nothing: a size that was set on the way.
  public static func buildExpression(_ size: TGLayoutSize) -> TGCollectedViews {
    TGCollectedViews()
  }
}

extension TGViewBuilder {
  /// No views.
  public static func buildBlock() -> TGCollectedViews { TGCollectedViews() }
  /// The view of the first statement.
  @inlinable public static func buildPartialBlock(
    first: consuming TGCollectedView
  ) -> TGCollectedView { first }
  /// The views of the first statement.
  @inlinable public static func buildPartialBlock(
    first: consuming TGCollectedViews
  ) -> TGCollectedViews { first }
  /// Two views.
  public static func buildPartialBlock(
    accumulated: consuming TGCollectedView, next: consuming TGCollectedView
  ) -> TGCollectedViews {
    var collected = TGCollectedViews()
    collected.append(accumulated)
    collected.append(next)
    return collected
  }
  /// A view, and the views of the next statement.
  public static func buildPartialBlock(
    accumulated: consuming TGCollectedView, next: consuming TGCollectedViews
  ) -> TGCollectedViews {
    var collected = TGCollectedViews()
    collected.append(accumulated)
    collected.append(contentsOf: next)
    return collected
  }
  /// The views of all statements so far, and that of the next.
  public static func buildPartialBlock(
    accumulated: consuming TGCollectedViews, next: consuming TGCollectedView
  ) -> TGCollectedViews {
    accumulated.append(next)
    return accumulated
  }
  /// The views of all statements so far, and those of the next.
  public static func buildPartialBlock(
    accumulated: consuming TGCollectedViews, next: consuming TGCollectedViews
  ) -> TGCollectedViews {
    accumulated.append(contentsOf: next)
    return accumulated
  }
}

extension TGViewBuilder {
  /// The view of an `if` without `else`.
  public static func buildOptional(_ part: consuming TGCollectedView?) -> TGCollectedViews {
    part.map { TGCollectedViews($0) } ?? TGCollectedViews()
  }
  /// The views of an `if` without `else`.
  public static func buildOptional(_ part: consuming TGCollectedViews?) -> TGCollectedViews {
    part ?? TGCollectedViews()
  }
  /// The view of the branch taken.
  public static func buildEither(first part: consuming TGCollectedView) -> TGCollectedViews {
    TGCollectedViews(part)
  }
  /// The views of the branch taken.
  public static func buildEither(first part: consuming TGCollectedViews) -> TGCollectedViews {
    part
  }
  /// The view of the branch taken.
  public static func buildEither(second part: consuming TGCollectedView) -> TGCollectedViews {
    TGCollectedViews(part)
  }
  /// The views of the branch taken.
  public static func buildEither(second part: consuming TGCollectedViews) -> TGCollectedViews {
    part
  }
  /// The views of all rounds of a loop.
  public static func buildArray(_ parts: consuming [TGCollectedView]) -> TGCollectedViews {
    TGCollectedViews(parts)
  }
  /// The views of all rounds of a loop.
  public static func buildArray(_ parts: [TGCollectedViews]) -> TGCollectedViews {
    var collected = TGCollectedViews()
    for part in parts { collected.append(contentsOf: part) }
    return collected
  }
  /// The views as children.
  public static func buildFinalResult(_ views: consuming TGCollectedView) -> TGSubviews {
    TGCollectedViews(views).subviews
  }
  /// The views as children.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> TGSubviews {
    views.subviews
  }
  /// The views as an array.
  public static func buildFinalResult(_ views: consuming TGCollectedView) -> [TGView] {
    Array(TGCollectedViews(views).subviews)
  }
  /// The views as an array.
  public static func buildFinalResult(_ views: consuming TGCollectedViews) -> [TGView] {
    Array(views.subviews)
  }
}

/// A view that a builder has collected.
///
/// It is what the view says, without the storage that the view was written in.
public struct TGCollectedView: Sendable {
  fileprivate let node: Node

  @usableFromInline init(_ view: consuming TGView) { node = view.asChild(fresh: 0) }
}

/// Views that a builder has collected.
public struct TGCollectedViews: Sendable {
  private var nodes: ContiguousArray<Node> = []

  @usableFromInline init() {}

  fileprivate init(_ view: consuming TGCollectedView) { nodes = [view.node] }

  fileprivate init(_ views: consuming [TGCollectedView]) {
    nodes = ContiguousArray(views.lazy.map(\.node))
  }

  @usableFromInline mutating func append(_ view: consuming TGCollectedView) {
    nodes.append(view.node)
  }

  fileprivate mutating func append(contentsOf views: consuming TGCollectedViews) {
    nodes.append(contentsOf: views.nodes)
  }

  /// The views as children, each with an identity.
  fileprivate var subviews: TGSubviews {
    var fresh = ViewIdentity.makeBlock(of: UInt64(nodes.count))
    var list = NodeList()
    for node in nodes {
      var node = node
      if node.identity == 0 {
        node.identity = fresh
        fresh += 1
      }
      list.append(node)
    }
    return TGSubviews(list)
  }
}
