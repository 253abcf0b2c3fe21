/// A node of a view tree: a leaf, or a container of any kind.
///
/// A view is a value. Copying it, or adding it to a parent, makes an independent value; the copies
/// are the same view to others that refer to it, and to `layout[view]`.
///
///     var badge = TGView()
///     badge.tg_width.equal(20)
///     badge.tg_height.equal(badge.tg_width)
///     badge.tg_right ~= 10
public struct TGView: TGViewProtocol {
  /// What the view says, or a live node that says it.
  @usableFromInline package var stored: Node

  /// The view itself.
  @inlinable public var view: TGView {
    get { self }
    _modify { yield &self }
  }

  @usableFromInline package init(_ node: consuming Node) { stored = node }

  /// Creates a leaf without content.
  public init() { stored = Node(identity: ViewIdentity.make()) }

  /// Creates a view that is the same as another.
  @inlinable public init(view: TGView) { self = view }

  /// Creates a leaf that had a frame before layout.
  public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }

  /// Creates a leaf with content that `wrap` can measure.
  public init(_ content: TGContent) {
    stored = Node(identity: ViewIdentity.make(), parts: NodeExtras(content))
  }

  /// Creates a leaf with a name.
  public init(_ name: String) {
    self.init()
    self.name = name
  }

  /// Creates a container that says nothing else.
  @usableFromInline init(_ container: ContainerBody) {
    stored = Node(identity: ViewIdentity.make(), parts: container)
  }

  /// The view of any kind of handle.
  @inlinable public init(_ view: some TGViewProtocol) { self = view.view }
}

/// Everything that is a view: `TGView` itself, and the typed handles on containers.
///
/// Conforming types add properties of their own and convert to and from `TGView`; all of them are
/// nothing but a view.
public protocol TGViewProtocol: Sendable, CustomStringConvertible, TGLength, TGDistance {
  /// The view as a plain `TGView`.
  var view: TGView { get set }

  /// Creates a handle on a view.
  init(view: TGView)
}

extension TGViewProtocol {
  /// What the view says, wherever that lies.
  package var node: Node { _read { yield view.stored.resolved } }

  /// Changes what the view says.
  package mutating func update(_ change: (inout Node) -> Void) { view.stored.update(change) }

  /// What handles refer to.
  @inlinable package mutating func ownCell() -> DescriptorCell { view.stored.ownCell() }

  /// Who the view is: the same for all its copies.
  @inlinable public var id: TGViewID { TGViewID(view.stored.identity) }

  /// A copy that is another view to others: with an identity of its own.
  ///
  /// Copies made in the usual way are the same view, which is right for a view that is changed after
  /// it was added, and wrong for several views made from one template.
  public func asNewView() -> Self { Self(view: view.withNewIdentity) }

  /// A name to find the view by, in results and in messages.
  @inlinable public var name: String? {
    get { view.stored.ownName }
    set { view.stored.ownName = newValue }
  }
}

extension TGView {
  @usableFromInline var withNewIdentity: TGView {
    var copy = TGView(stored.independent)
    copy.stored.identity = ViewIdentity.make()
    if let details = copy.stored.details, !details.sizeClasses.isEmpty {
      let own = details.copied()
      for (_, set) in own.sizeClasses { set.cell.node.identity = copy.stored.identity }
      copy.stored.ownExtras().details = own
    }
    return copy
  }
}

// MARK: - Other properties of every view

extension TGViewProtocol {
  /// Whether the view is seen, and whether its siblings close up when it is not.
  public var tg_visibility: TGVisibility {
    get { view.stored.ownVisibility }
    set { view.stored.ownVisibility = newValue }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is left out like a gone one, unless its visibility is `invisible`.
  public var isHidden: Bool {
    get { view.stored.isHidden }
    set { view.stored.isHidden = newValue }
  }

  /// The gravity of this view only, which goes before its container's.
  public var tg_alignment: TGGravity {
    get { view.stored.ownAlignment }
    set { view.stored.ownAlignment = newValue }
  }

  /// Whether the view keeps its frame and takes no part in the layout.
  public var tg_useFrame: Bool {
    get { view.stored.useFrame }
    set { view.stored.useFrame = newValue }
  }

  /// Whether the view keeps its frame although its place in the layout stays taken.
  public var tg_noLayout: Bool {
    get { view.stored.noLayout }
    set { view.stored.noLayout = newValue }
  }

  /// Whether the view floats to the end of a float layout.
  public var tg_reverseFloat: Bool {
    get { view.stored.reverseFloat }
    set { view.stored.reverseFloat = newValue }
  }

  /// Whether the view starts below what floats on its side of a float layout.
  public var tg_clearFloat: Bool {
    get { view.stored.clearFloat }
    set { view.stored.clearFloat = newValue }
  }

  /// What the view draws, for `wrap` to measure; a container has no content of its own.
  public var tg_content: TGContent? {
    get { view.stored.ownContent }
    set { view.stored.ownContent = newValue }
  }
}
