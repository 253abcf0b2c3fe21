// The protocols for values of positions and sizes, so that one function accepts values of any kind.

/// A value that a width or a height can have: a number, a share, `.wrap`, `.fill`, `.average`, or the
/// extent of another view.
///
///     TGView().width(40)
///     TGView().width(20%)
///     TGView().width(.fill)
///     TGView().width(photo.anchor(.width))
///     TGView().width(photo)                  // its width, too
///
/// An optional of such a value is also accepted; nil means no value.
public protocol TGLength {
  /// The value for an extent of a view.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A value that the position of an edge or a center can have: a number, a share, or an edge or a center
/// of another view.
///
///     TGView().top(8)
///     TGView().leading(20%)
///     TGView().leading(photo.anchor(.trailing), offset: 8)
///
/// An optional of such a value is also accepted; nil means no value.
public protocol TGDistance {
  /// The value for a position of a view.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A number of points.
///
/// `Int`, `Double` and `Float` conform, so that integers can be passed as lengths without
/// conversion.
public protocol TGNumber: TGLength, TGDistance {
  /// The number of points.
  var tg_points: Double { get }
}

extension TGNumber {
  /// The number as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.number, tg_points))
  }
}

extension Double: TGNumber {
  /// The number itself.
  public var tg_points: Double { self }
}

extension Int: TGNumber {
  /// The number of points.
  public var tg_points: Double { Double(self) }
}

extension Float: TGNumber {
  /// The number of points.
  public var tg_points: Double { Double(self) }
}

extension TGWeight: TGLength, TGDistance {
  /// The share as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(.weight, percent))
  }
}

extension TGLayoutSize.Keyword: TGLength {
  /// The keyword as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(value)
  }
}

extension TGAnchor: TGLength, TGDistance {
  /// The anchor as a value.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    TGDescriptorValue(DescriptorValue(self))
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

extension Optional: TGLength where Wrapped: TGLength {
  /// The value of the wrapped instance; no value for nil.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

extension Optional: TGDistance where Wrapped: TGDistance {
  /// The value of the wrapped instance; no value for nil.
  @inlinable public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
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

extension TGLength where Self == TGAnchor {
  /// An extent of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }

  /// An extent of the view itself.
  public static func this(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.this, attribute) }
}

extension TGDistance where Self == TGAnchor {
  /// An edge or a center of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }
}
