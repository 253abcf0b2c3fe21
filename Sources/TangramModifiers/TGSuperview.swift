import TangramCore

/// A placeholder for the parent of a view, whichever view that will be.
///
///     badge.tg_top.equal(badge.superview.tg_top)
///     badge.tg_width.equal(.wrap).max(badge.superview, multiple: 0.5)
///
/// A view is a value and does not know its parent, so this type is not a view: it only provides
/// positions and sizes to refer to.
public struct TGSuperview: Hashable, Sendable, TGAnchorOwner {
  /// Creates a placeholder.
  public init() {}

  /// Returns nil, because the parent is not known.
  public var anchoredID: TGViewID? { nil }
}

extension TGSuperview {
  /// The top edge.
  public var tg_top: TGAnchor { anchor(.top) }
  /// The bottom edge.
  public var tg_bottom: TGAnchor { anchor(.bottom) }
  /// The leading edge.
  public var tg_leading: TGAnchor { anchor(.leading) }
  /// The trailing edge.
  public var tg_trailing: TGAnchor { anchor(.trailing) }
  /// The left edge.
  public var tg_left: TGAnchor { anchor(.left) }
  /// The right edge.
  public var tg_right: TGAnchor { anchor(.right) }
  /// The horizontal center.
  public var tg_centerX: TGAnchor { anchor(.centerX) }
  /// The vertical center.
  public var tg_centerY: TGAnchor { anchor(.centerY) }
  /// The text baseline.
  public var tg_baseline: TGAnchor { anchor(.baseline) }
  /// The width.
  public var tg_width: TGAnchor { anchor(.width) }
  /// The height.
  public var tg_height: TGAnchor { anchor(.height) }
}

extension TGViewProtocol {
  // UIKit has an optional here, so ported code contains `superview.`, `superview!.` or
  // `superview?.`: all three compile. The value is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A placeholder for the parent of the view, for descriptors to refer to.
  public var superview: TGSuperview! { TGSuperview() }
}

extension TGDescriptors {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A placeholder for the parent of the view, for descriptors to refer to.
  public var superview: TGSuperview! { TGSuperview() }
}
