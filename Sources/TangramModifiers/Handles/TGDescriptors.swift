import TangramCore

/// A handle on all descriptors of a view together, or on those for a size class.
///
/// In a chain, `and()` returns it; `tg_fetchSizeClass(with:)` returns one for a size class:
///
///     badge.tg_width.equal(20).and().tg_height.equal(20)
///
///     let wide = title.tg_fetchSizeClass(with: .landscape)
///     wide.tg_width.equal(50%)
///     wide.tg_visibility = .gone
///
/// The handle is not a view: it has no children, and cannot be added to a parent. Like any handle,
/// use it before the view is copied or laid out; it does not keep the view alive.
@dynamicMemberLookup
public struct TGDescriptors<View: TGViewProtocol> {
  private let target: LiveReference

  init(_ cell: DescriptorCell) { target = LiveReference(cell) }

  private var cell: DescriptorCell { target.cell }

  /// A property of the view, such as `tg_visibility` or a gap of a container.
  public subscript<Value>(dynamicMember property: WritableKeyPath<View, Value>) -> Value {
    get { View(view: TGView(node))[keyPath: property] }
    nonmutating set { update { $0[keyPath: property] = newValue } }
  }

  /// The view itself, which is not available from a handle.
  @available(*, unavailable, message: "fetch the handle on a view in a variable, and use that")
  public var view: TGView { unavailable() }
  /// The children, which are the same for all size classes.
  @available(*, unavailable, message: "say 'view.subviews'; a handle has descriptors only")
  public var subviews: TGSubviews { unavailable() }
  /// The content, which is the same for all size classes.
  @available(*, unavailable, message: "say 'view.tg_content'; a handle has descriptors only")
  public var tg_content: TGContent? { unavailable() }

  /// Changes the descriptors with methods that only views have.
  ///
  ///     title.tg_fetchSizeClass(with: .landscape).update { $0.tg_size(width: 50%, height: .wrap) }
  public func update(_ change: (inout View) -> Void) {
    let cell = cell
    // The closure changes the original; meanwhile, the handle reads a copy. A copy that is changed would
    // get size class descriptors of its own, instead of those that existing handles refer to.
    let node = cell.node
    cell.node = node.separate
    var view = View(view: TGView(consume node))
    change(&view)
    replace(by: view)
  }

  var node: Node { cell.node }

  /// The descriptors, as an independent view.
  package var copy: View { View(view: TGView(cell.node.independent)) }

  /// Replaces the descriptors by those of a copy.
  package func replace(by copy: consuming View) { cell.node = copy.node.independent }
}

extension TGDescriptors {
  /// The position of the top edge.
  public var tg_top: TGLayoutPos { position(.top) }
  /// The position of the bottom edge.
  public var tg_bottom: TGLayoutPos { position(.bottom) }
  /// The position of the leading edge.
  public var tg_leading: TGLayoutPos { position(.leading) }
  /// The position of the trailing edge.
  public var tg_trailing: TGLayoutPos { position(.trailing) }
  /// The position of the left edge.
  public var tg_left: TGLayoutPos { position(.left) }
  /// The position of the right edge.
  public var tg_right: TGLayoutPos { position(.right) }
  /// The position of the horizontal center.
  public var tg_centerX: TGLayoutPos { position(.centerX) }
  /// The position of the vertical center.
  public var tg_centerY: TGLayoutPos { position(.centerY) }
  /// The position of the text baseline.
  public var tg_baseline: TGLayoutPos { position(.baseline) }
  /// The width.
  public var tg_width: TGLayoutSize { TGLayoutSize(cell, .width) }
  /// The height.
  public var tg_height: TGLayoutSize { TGLayoutSize(cell, .height) }

  private func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(cell, attribute)
  }

  /// The value for a key.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    get { node.value(of: key) }
    nonmutating set { update { $0[key] = newValue } }
  }
}
