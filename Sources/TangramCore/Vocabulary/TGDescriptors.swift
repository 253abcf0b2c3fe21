/// What a view says of itself, to be changed: the handle on all its descriptors together.
///
/// It is what `and()` gives you in a chain, and what a size class has of its own:
///
///     badge.tg_width.equal(20).and().tg_height.equal(20)
///
///     let wide = title.tg_fetchSizeClass(with: .landscape)
///     wide.tg_width.equal(50%)
///     wide.tg_visibility = .gone
///
/// It is not a view: it has no children, and cannot be added anywhere. Use it, as any handle, before
/// the view is copied or laid out; it does not keep the view alive.
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

  /// The view itself, which a handle does not have.
  @available(*, unavailable, message: "fetch the handle on a view in a variable, and use that")
  public var view: TGView { unavailable() }
  /// The children, which are the same for all size classes.
  @available(*, unavailable, message: "say 'view.subviews'; a handle has descriptors only")
  public var subviews: TGSubviews { unavailable() }
  /// The content, which is the same for all size classes.
  @available(*, unavailable, message: "say 'view.tg_content'; a handle has descriptors only")
  public var tg_content: TGContent? { unavailable() }

  /// Changes what the view says by methods that only views have.
  ///
  ///     title.tg_fetchSizeClass(with: .landscape).update { $0.tg_size(width: 50%, height: .wrap) }
  public func update(_ change: (inout View) -> Void) {
    let cell = cell
    // The function changes the original, and the handle reads a copy meanwhile: a change of a copy would
    // give it other sets for size classes than those that there are handles on.
    let node = cell.node
    cell.node = node.separate
    var view = View(view: TGView(consume node))
    change(&view)
    replace(by: view)
  }

  /// What is said.
  var node: Node { cell.node }

  /// What is said, as a view of its own.
  package var copy: View { View(view: TGView(cell.node.independent)) }

  /// Takes over what a copy says.
  package func replace(by copy: consuming View) { cell.node = copy.node.independent }
}

extension TGDescriptors {
  /// The position of the top edge.
  public var tg_top: TGLayoutPos { position(.top) }
  /// The position of the bottom edge.
  public var tg_bottom: TGLayoutPos { position(.bottom) }
  /// The position of the edge where reading starts.
  public var tg_leading: TGLayoutPos { position(.leading) }
  /// The position of the edge where reading ends.
  public var tg_trailing: TGLayoutPos { position(.trailing) }
  /// The position of the left edge.
  public var tg_left: TGLayoutPos { position(.left) }
  /// The position of the right edge.
  public var tg_right: TGLayoutPos { position(.right) }
  /// The position of the horizontal middle.
  public var tg_centerX: TGLayoutPos { position(.centerX) }
  /// The position of the vertical middle.
  public var tg_centerY: TGLayoutPos { position(.centerY) }
  /// The position of the line the text stands on.
  public var tg_baseline: TGLayoutPos { position(.baseline) }
  /// The width.
  public var tg_width: TGLayoutSize { TGLayoutSize(cell, .width) }
  /// The height.
  public var tg_height: TGLayoutSize { TGLayoutSize(cell, .height) }

  private func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(cell, attribute)
  }
}
