// Views as values of sizes and positions.

extension TGViewProtocol {
  /// An anchor to an edge, a center or an extent of this view, for other views to refer to.
  ///
  ///     let widths = others.map { $0.anchor(.width) }
  ///     badge.tg_left.equal(photo.anchor(.right), offset: 8)
  ///
  /// `photo.anchor(.right)` has the same meaning as `photo.tg_right` here, but `photo` need not be
  /// a variable.
  public func anchor(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.view(id), attribute) }

  /// Whether a position or a size is active and has a value.
  ///
  /// The result is the same as that of `photo.tg_width.hasValue`, but the view need not be a
  /// variable.
  public func hasValue(_ attribute: TGAttribute) -> Bool {
    view.stored.hasValue(attribute)
  }

  /// An anchor to the view's edge, center or extent of the same name, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor(attribute).tg_value(for: attribute)
  }
}
