/// A node of a view tree: a leaf, or a container of any kind.
///
/// A view is a value. Copying it, or adding it to a parent, makes an independent value. All copies
/// have the same identity for views that refer to them, and for `layout[view]`.
///
///     var badge = TGView()
///     badge.tg_width.equal(20)
///     badge.tg_height.equal(badge.tg_width)
///     badge.tg_right ~= 10
public struct TGView: TGViewProtocol {
  /// The state of the view, or a live node that holds it.
  @usableFromInline package var stored: Node

  /// The view itself.
  @inlinable public var view: TGView {
    get { self }
    _modify { yield &self }
  }

  @usableFromInline package init(_ node: consuming Node) { stored = node }

  /// The placeholder for a view that is moved out, so that it can be changed without being copied.
  package static var placeholder: TGView { TGView(Node(identity: 0)) }

  /// Creates a leaf without content.
  public init() { stored = Node(identity: ViewIdentity.make()) }

  /// Creates a copy of a view.
  @inlinable public init(view: TGView) { self = view }

  /// Creates a leaf with content that `wrap` can measure.
  public init(_ content: TGContent) {
    stored = Node(identity: ViewIdentity.make(), extras: NodeExtras(content))
  }

  /// Creates a leaf with a name.
  public init(_ name: String) {
    self.init()
    self.name = name
  }

  /// Creates a container with default properties.
  @usableFromInline init(_ container: ContainerBody) {
    stored = Node(identity: ViewIdentity.make(), extras: container)
  }

  /// Creates a plain view from a view of any type, such as a container.
  @inlinable public init(_ view: some TGViewProtocol) { self = view.view }
}

/// A type that represents a view: `TGView` itself, or a typed wrapper of a container.
///
/// Conforming types add properties and convert to and from `TGView`; a view is all that they store.
public protocol TGViewProtocol: Sendable, CustomStringConvertible, TGAnchorOwner {
  /// The view as a plain `TGView`.
  var view: TGView { get set }

  /// Wraps a view.
  init(view: TGView)
}

/// A view, or the parent of one, whose edges, centers and extents other views refer to.
public protocol TGAnchorOwner: TGLength, TGDistance {
  /// The identity of the view; nil for the parent, whichever view that is.
  var anchoredID: TGViewID? { get }
}

extension TGAnchorOwner {
  /// An anchor to an edge, a center or an extent, for other views to refer to.
  ///
  ///     let widths = others.map { $0.anchor(.width) }
  ///     badge.tg_left.equal(photo.anchor(.right), offset: 8)
  ///
  /// `photo.anchor(.right)` has the same meaning as `photo.tg_right` there, but `photo` need not be
  /// a variable.
  public func anchor(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(anchoredID.map { .view($0) } ?? .superview, attribute)
  }

  /// An anchor to the edge, center or extent that `attribute` names, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor(attribute).tg_value(for: attribute)
  }
}

#if hasFeature(Embedded)
  /// A view of any type; Embedded Swift has no existential types, so it is a plain view.
  public typealias TGAnyView = TGView
#else
  /// A view of any type: a plain view or a container.
  public typealias TGAnyView = any TGViewProtocol
#endif

extension TGViewProtocol {
  /// The state of the view, which is stored inline or in its cell.
  package var node: Node { _read { yield view.stored.resolved } }

  /// Changes the state of the view.
  package mutating func update(_ change: (inout Node) -> Void) { view.stored.update(change) }

  /// The cell that handles refer to.
  @inlinable package mutating func uniqueCell() -> DescriptorCell { view.stored.uniqueCell() }

  /// The identity of the view, the same for all its copies.
  @inlinable public var id: TGViewID { TGViewID(view.stored.identity) }

  /// The identity of the view.
  @inlinable public var anchoredID: TGViewID? { id }

  /// Returns a copy with a new identity, which other views treat as a different view.
  ///
  /// Ordinary copies keep the identity. This is right for a view that is changed after it was
  /// added, and wrong for several views that are created from one template.
  public func asNewView() -> Self { Self(view: view.withNewIdentity) }

  /// A name by which the view can be found, in results and in messages.
  @inlinable public var name: String? {
    get { view.stored.ownName }
    set { view.stored.ownName = newValue }
  }
}

extension TGView {
  var withNewIdentity: TGView {
    var copy = TGView(stored.independent)
    copy.stored.identity = ViewIdentity.make()
    if let details = copy.stored.details, !details.sizeClasses.isEmpty {
      let own = details.copied()
      for (_, set) in own.sizeClasses { set.cell.node.identity = copy.stored.identity }
      copy.stored.uniqueExtras().details = own
    }
    return copy
  }
}

// MARK: - The list of children, which any view can have

extension TGViewProtocol {
  /// Whether the view lays out its children.
  ///
  /// A plain view may have children, too, but does not lay them out: they keep their frames. Containers
  /// among them lay out their own children.
  public var isContainer: Bool { node.laysOutChildren }

  /// The children, first to last.
  ///
  /// Changing a child in place changes this view:
  ///
  ///     s.subviews[0].tg_width.equal(7)
  @inlinable public var subviews: TGSubviews {
    get { view.stored.subviews }
    _modify {
      let former = view.stored.childrenWithRules
      yield &view.stored.subviews
      if let former { view.keepRules(since: former) }
    }
  }

  /// Appends a copy of `view` to the children.
  @inlinable public mutating func addSubview(_ view: consuming some TGViewProtocol) {
    if self.view.stored.append((consume view).view.stored) { self.view.keepRulesAfterAppending() }
  }
}
