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
  /// The storage, shared by copies until one of them is changed.
  public var storage: TGNodeStorage

  /// Creates a leaf without content.
  @inlinable public init() { storage = TGNodeStorage() }

  /// Creates a view on a storage.
  @inlinable public init(storage: TGNodeStorage) { self.storage = storage }

  /// Creates a leaf that had a frame before layout.
  public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }

  /// Creates a leaf with content that `wrap` can measure.
  public init(_ content: TGContent) {
    self.init()
    tg_content = content
  }

  /// Creates a leaf with a name.
  public init(_ name: String) {
    self.init()
    self.name = name
  }

  /// The view of any kind of handle.
  @inlinable public init(_ view: some TGViewProtocol) { self.init(storage: view.storage) }
}

/// Everything that is a view: `TGView` itself, and the typed handles on containers.
///
/// Conforming types add properties of their own and convert to and from `TGView`; all of them are
/// nothing but the storage.
public protocol TGViewProtocol: Sendable, CustomStringConvertible, TGLength, TGDistance {
  /// The storage, shared by copies until one of them is changed.
  var storage: TGNodeStorage { get set }

  /// Creates a handle on a storage.
  init(storage: TGNodeStorage)
}

extension TGViewProtocol {
  /// The storage, made this value's own before it is written.
  @inlinable @inline(__always) package mutating func ownStorage() -> TGNodeStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copied() }
    return storage
  }

  /// Changes what the view says.
  package mutating func update(_ change: (inout Node) -> Void) { change(&ownStorage().node) }

  /// What the view says.
  package var node: Node { storage.node }

  /// Who the view is: the same for all its copies.
  public var id: TGViewID { TGViewID(storage.resolveIdentity()) }

  /// A copy that is another view to others: with an identity of its own.
  ///
  /// Copies made in the usual way are the same view, which is right for a view that is changed after
  /// it was added, and wrong for several views made from one template.
  public func asNewView() -> Self { Self(storage: storage.copied(identity: 0)) }

  /// The view as a plain `TGView`.
  @inlinable public var view: TGView { TGView(storage: storage) }

  /// A name to find the view by, in results and in messages.
  @inlinable public var name: String? {
    get { storage.name }
    set { ownStorage().name = newValue }
  }
}

// MARK: - Positions and sizes

extension TGViewProtocol {
  /// The position of the top edge.
  @inlinable public var tg_top: TGLayoutPos { mutating get { position(.top) } }
  /// The position of the bottom edge.
  @inlinable public var tg_bottom: TGLayoutPos { mutating get { position(.bottom) } }
  /// The position of the edge where reading starts.
  @inlinable public var tg_leading: TGLayoutPos { mutating get { position(.leading) } }
  /// The position of the edge where reading ends.
  @inlinable public var tg_trailing: TGLayoutPos { mutating get { position(.trailing) } }
  /// The position of the left edge.
  @inlinable public var tg_left: TGLayoutPos { mutating get { position(.left) } }
  /// The position of the right edge.
  @inlinable public var tg_right: TGLayoutPos { mutating get { position(.right) } }
  /// The position of the horizontal middle.
  @inlinable public var tg_centerX: TGLayoutPos { mutating get { position(.centerX) } }
  /// The position of the vertical middle.
  @inlinable public var tg_centerY: TGLayoutPos { mutating get { position(.centerY) } }
  /// The position of the line the text stands on.
  @inlinable public var tg_baseline: TGLayoutPos { mutating get { position(.baseline) } }

  /// The width.
  @inlinable public var tg_width: TGLayoutSize {
    mutating get { TGLayoutSize(storage: ownStorage(), attribute: .width) }
  }

  /// The height.
  @inlinable public var tg_height: TGLayoutSize {
    mutating get { TGLayoutSize(storage: ownStorage(), attribute: .height) }
  }

  @inlinable @inline(__always)
  mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(storage: ownStorage(), attribute: attribute)
  }
}

// MARK: - Other properties of every view

extension TGViewProtocol {
  /// Whether the view is seen, and whether its siblings close up when it is not.
  @inlinable public var tg_visibility: TGVisibility {
    get { storage.visibility }
    set { ownStorage().visibility = newValue }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is left out like a gone one, unless its visibility is `invisible`.
  @inlinable public var isHidden: Bool {
    get { storage.isHidden }
    set { ownStorage().isHidden = newValue }
  }

  /// The gravity of this view only, which goes before its container's.
  @inlinable public var tg_alignment: TGGravity {
    get { storage.alignment }
    set { ownStorage().alignment = newValue }
  }

  /// Whether the view keeps its frame and takes no part in the layout.
  public var tg_useFrame: Bool {
    get { storage.has(.useFrame) }
    set { ownStorage().set(.useFrame, newValue) }
  }

  /// Whether the view keeps its frame although its place in the layout stays taken.
  public var tg_noLayout: Bool {
    get { storage.has(.noLayout) }
    set { ownStorage().set(.noLayout, newValue) }
  }

  /// Whether the view floats to the end of a float layout.
  public var tg_reverseFloat: Bool {
    get { storage.has(.reverseFloat) }
    set { ownStorage().set(.reverseFloat, newValue) }
  }

  /// Whether the view starts below what floats on its side of a float layout.
  public var tg_clearFloat: Bool {
    get { storage.has(.clearFloat) }
    set { ownStorage().set(.clearFloat, newValue) }
  }

  /// What the view draws, for `wrap` to measure; a container has no content of its own.
  public var tg_content: TGContent? {
    get { storage.content }
    set { ownStorage().content = newValue }
  }
}
