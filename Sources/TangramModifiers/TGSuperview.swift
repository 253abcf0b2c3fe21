import TangramCore

/// Stands for the parent of a view, whichever view that is going to be.
///
///     badge.tg_top.equal(badge.superview.tg_top)
///     badge.tg_width.equal(.wrap).max(badge.superview, multiple: 0.5)
///
/// A view is a value and does not know where it is added, so this is not a view: its positions and
/// sizes are there to be referred to. Nothing else can be asked of it.
public struct TGSuperview: Hashable, Sendable, TGLength, TGDistance {
  /// An edge, a centre or an extent of the parent.
  public func anchor(_ attribute: TGAttribute) -> TGAnchor { .superview(attribute) }

  /// The edge, centre or extent of the same name.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor(attribute).tg_value(for: attribute)
  }
}

extension TGSuperview {
  /// The top edge.
  public var tg_top: TGAnchor { anchor(.top) }
  /// The bottom edge.
  public var tg_bottom: TGAnchor { anchor(.bottom) }
  /// The edge where reading starts.
  public var tg_leading: TGAnchor { anchor(.leading) }
  /// The edge where reading ends.
  public var tg_trailing: TGAnchor { anchor(.trailing) }
  /// The left edge.
  public var tg_left: TGAnchor { anchor(.left) }
  /// The right edge.
  public var tg_right: TGAnchor { anchor(.right) }
  /// The horizontal middle.
  public var tg_centerX: TGAnchor { anchor(.centerX) }
  /// The vertical middle.
  public var tg_centerY: TGAnchor { anchor(.centerY) }
  /// The line a text stands on.
  public var tg_baseline: TGAnchor { anchor(.baseline) }
  /// The width.
  public var tg_width: TGAnchor { anchor(.width) }
  /// The height.
  public var tg_height: TGAnchor { anchor(.height) }
}

extension TGViewProtocol {
  // UIKit has an optional here, so lines that come from there say `superview.`, `superview!.` or
  // `superview?.`: all three compile. It is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for the parent of the view, to be referred to.
  public var superview: TGSuperview! { TGSuperview() }
}

extension TGDescriptors {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for the parent of the view, to be referred to.
  public var superview: TGSuperview! { TGSuperview() }
}
