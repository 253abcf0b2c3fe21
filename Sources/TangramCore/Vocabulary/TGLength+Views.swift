// Sizes and positions of views, and views themselves, as values of sizes and positions.

extension TGLayoutSize.Keyword: TGLength {
  /// The keyword as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value)
  }
}

extension TGLayoutSize: TGLength {
  /// An anchor to the extent that the handle refers to, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

extension TGLayoutPos: TGDistance {
  /// An anchor to the edge or center that the handle refers to, as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

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

// MARK: - Implicit member expressions

extension TGLength where Self == TGLayoutSize.Keyword {
  /// The extent of the content: that of a leaf, or of the children of a container.
  public static var wrap: TGLayoutSize.Keyword { .wrap }
  /// As large as the remaining space.
  public static var fill: TGLayoutSize.Keyword { .fill }
  /// An equal share of the remaining space.
  public static var average: TGLayoutSize.Keyword { .average }
}
