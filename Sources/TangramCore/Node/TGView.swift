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
  @inlinable public init() { storage = TGNodeStorage.blank() }

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

  /// The view behind any kind of handle.
  @inlinable public init(_ view: some TGViewProtocol) { self.init(storage: view.storage) }
}

/// Everything that is a view: `TGView` itself, and the typed handles on containers.
///
/// Conforming types add properties of their own and convert to and from `TGView`; all of them are
/// nothing but the storage.
public protocol TGViewProtocol: Sendable, CustomStringConvertible {
  /// The storage, shared by copies until one of them is changed.
  var storage: TGNodeStorage { get set }

  /// Creates a handle on a storage, which the caller knows to be of the right kind.
  init(storage: TGNodeStorage)
}

extension TGViewProtocol {
  /// Makes the storage this value's own before it is written.
  @inlinable @inline(__always) package mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { copyShared() }
  }

  /// Replaces a storage that others hold, too.
  ///
  /// A set of descriptors for a size class is changed in place: it belongs to one view, and whoever
  /// fetched it means that view.
  @usableFromInline mutating func copyShared() {
    if !storage.payload.flags.contains(.isDescriptorSet) { storage = storage.copied() }
  }

  @inlinable @inline(__always)
  mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    makeUnique()
    return TGLayoutPos(storage: storage, attribute: attribute)
  }

  /// Who the view is: the same for all its copies.
  public var id: TGViewID { storage.resolveIdentity() }

  /// A copy that is another view to others: with an identity of its own.
  ///
  /// Copies made in the usual way are the same view, which is right for a view that is changed after
  /// it was added, and wrong for several views made from one template.
  public func asNewView() -> Self { Self(storage: storage.copied(identity: 0)) }

  /// The view as a plain `TGView`.
  @inlinable public var view: TGView { TGView(storage: storage) }

  /// A name to find the view by, in results and in messages.
  public var name: String? {
    get { storage.rare?.name }
    set {
      makeUnique()
      storage.makeRare().name = newValue
    }
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
    mutating get {
      makeUnique()
      return TGLayoutSize(storage: storage, attribute: .width)
    }
  }

  /// The height.
  @inlinable public var tg_height: TGLayoutSize {
    mutating get {
      makeUnique()
      return TGLayoutSize(storage: storage, attribute: .height)
    }
  }
}

// MARK: - Other properties of every view

extension TGViewProtocol {
  /// Whether the view is seen, and whether its siblings close up when it is not.
  public var tg_visibility: TGVisibility {
    get { storage.visibility }
    set {
      makeUnique()
      storage.visibility = newValue
      storage.setFlag(.hidden, newValue != .visible)
    }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is left out like a gone one, unless its visibility is `invisible`.
  public var isHidden: Bool {
    get { storage.payload.flags.contains(.hidden) }
    set { setFlag(.hidden, newValue) }
  }

  /// The gravity of this view alone, which goes before its container's.
  public var tg_alignment: TGGravity {
    get { storage.payload.alignment }
    set {
      makeUnique()
      storage.payload.alignment = newValue
    }
  }

  /// Whether the view keeps its frame and takes no part in the layout.
  public var tg_useFrame: Bool {
    get { storage.payload.flags.contains(.useFrame) }
    set { setFlag(.useFrame, newValue) }
  }

  /// Whether the view keeps its frame although its place in the layout stays taken.
  public var tg_noLayout: Bool {
    get { storage.payload.flags.contains(.noLayout) }
    set { setFlag(.noLayout, newValue) }
  }

  /// Whether the view floats to the end of a float layout.
  public var tg_reverseFloat: Bool {
    get { storage.payload.flags.contains(.reverseFloat) }
    set { setFlag(.reverseFloat, newValue) }
  }

  /// Whether the view starts below what floats on its side of a float layout.
  public var tg_clearFloat: Bool {
    get { storage.payload.flags.contains(.clearFloat) }
    set { setFlag(.clearFloat, newValue) }
  }

  /// What the view draws, for `wrap` to measure.
  public var tg_content: TGContent? {
    get { storage.content?.content }
    set {
      makeUnique()
      storage.content = newValue.map(ContentBox.init)
    }
  }

  private mutating func setFlag(_ flag: NodeFlags, _ isOn: Bool) {
    makeUnique()
    storage.setFlag(flag, isOn)
  }
}
