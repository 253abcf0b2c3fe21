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

  /// Creates a leaf without content.
  public init() { stored = Node(identity: ViewIdentity.make()) }

  /// Creates a copy of a view.
  @inlinable public init(view: TGView) { self = view }

  /// Creates a leaf that has a frame before layout.
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

  /// Creates a container with default properties.
  @usableFromInline init(_ container: ContainerBody) {
    stored = Node(identity: ViewIdentity.make(), parts: container)
  }

  /// Creates a plain view from a handle of any kind.
  @inlinable public init(_ view: some TGViewProtocol) { self = view.view }
}

/// A type that represents a view: `TGView` itself, or a typed handle on a container.
///
/// Conforming types add properties and convert to and from `TGView`; a view is all that they store.
public protocol TGViewProtocol: Sendable, CustomStringConvertible, TGLength, TGDistance {
  /// The view as a plain `TGView`.
  var view: TGView { get set }

  /// Creates a handle on a view.
  init(view: TGView)
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
  @inlinable package mutating func ownCell() -> DescriptorCell { view.stored.ownCell() }

  /// The identity of the view, the same for all its copies.
  @inlinable public var id: TGViewID { TGViewID(view.stored.identity) }

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
      copy.stored.ownExtras().details = own
    }
    return copy
  }
}

// MARK: - Other properties of every view

extension TGViewProtocol {
  /// Whether the view is visible, and if not, whether its siblings close the gap.
  public var tg_visibility: TGVisibility {
    get { node.visibility }
    set {
      update {
        $0.visibility = newValue
        $0.flags.hidden = newValue != .visible
      }
    }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is left out of the layout like one that is `gone`, unless its visibility is
  /// `invisible`.
  public var isHidden: Bool {
    get { node.flags.hidden }
    set { update { $0.flags.hidden = newValue } }
  }

  /// The gravity of this view only, which takes precedence over its container's gravity.
  public var tg_alignment: TGGravity {
    get { node.alignment }
    set { update { $0.alignment = newValue } }
  }

  /// Whether the view keeps its frame and takes no part in the layout.
  public var tg_useFrame: Bool {
    get { node.flags.useFrame }
    set { update { $0.flags.useFrame = newValue } }
  }

  /// Whether the view keeps its frame although the layout reserves space for it.
  public var tg_noLayout: Bool {
    get { node.flags.noLayout }
    set { update { $0.flags.noLayout = newValue } }
  }

  /// Whether the view floats to the end of a float layout.
  public var tg_reverseFloat: Bool {
    get { node.flags.reverseFloat }
    set { update { $0.flags.reverseFloat = newValue } }
  }

  /// Whether the view starts below the views that float on its side of a float layout.
  public var tg_clearFloat: Bool {
    get { node.flags.clearFloat }
    set { update { $0.flags.clearFloat = newValue } }
  }

  /// The content that the view draws, which `wrap` measures; a container has no content of its own.
  public var tg_content: TGContent? {
    get { node.content }
    set { if !isContainer { update { $0.setContent(newValue) } } }
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

  /// Appends a copy of `view` to the children of a child that is a container of some kind.
  ///
  ///     page.addSubview(title, toSubviewAt: 0, as: TGLinearLayout.self)
  ///
  /// - Returns: Whether there is such a child at `index`.
  @inlinable @discardableResult
  public mutating func addSubview<Kind: TGContainer>(
    _ view: consuming some TGViewProtocol, toSubviewAt index: Int, as _: Kind.Type
  ) -> Bool {
    let container = self.view.stored.container(at: index)
    guard container?.of(Kind.Algorithm.self) != nil else { return false }
    if self.view.stored.append((consume view).view.stored, toChildAt: index) {
      changeSubview(at: index) { $0.keepRulesAfterAppending() }
    }
    return true
  }

  /// Inserts a copy of `view` before the child at `index`.
  ///
  /// - Precondition: `index` is between 0 and the number of children.
  public mutating func insertSubview(_ view: some TGViewProtocol, at index: Int) {
    subviews.insert(view.view, at: index)
  }

  /// Replaces the child at `index` by a copy of `view`.
  ///
  /// - Precondition: There is a child at `index`.
  public mutating func replaceSubview(at index: Int, with view: some TGViewProtocol) {
    subviews[index] = view.view
  }

  /// Changes the child at `index` in place.
  ///
  /// - Precondition: There is a child at `index`.
  public mutating func changeSubview(at index: Int, _ change: (inout TGView) -> Void) {
    guard subviews.indices.contains(index) else { stop("there is no child at this place") }
    let replaced = view.stored.subviews.list.change(index, change)
    if let replaced, view.stored.hasChildRules {
      view.keepRules(after: TGChildrenChange(added: [index], removed: [TGViewID(replaced)]))
    }
  }

  /// Removes the child at `index` and returns it.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func removeSubview(at index: Int) -> TGView { subviews.remove(at: index) }

  /// Removes the child with the identity of `view` and returns it; nil if there is no such child.
  @discardableResult
  public mutating func removeSubview(_ view: some TGViewProtocol) -> TGView? {
    indexOfSubview(view).map { subviews.remove(at: $0) }
  }

  /// Moves the child at `index` to the index `destination`.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func moveSubview(from index: Int, to destination: Int) {
    subviews.move(from: index, to: destination)
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    subviews.swapAt(index, other)
  }

  /// Removes all children.
  public mutating func tg_removeAllSubviews() { subviews.removeAll() }

  /// The index of the first child with the identity of `view`; nil if there is none.
  public func indexOfSubview(_ view: some TGViewProtocol) -> Int? {
    node.children.index(of: view.id.number)
  }

  /// The index of the first child with an identity; nil if there is none.
  public func indexOfSubview(_ id: TGViewID) -> Int? { node.children.index(of: id.number) }
}
