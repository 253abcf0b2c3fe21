// What positions and sizes can be made of, so that one function takes all of it.

/// What a width or a height can be made of: a number, a share, `.wrap`, `.fill`, `.average`, the
/// extent of another view.
///
///     TGView().width(40)
///     TGView().width(20%)
///     TGView().width(.fill)
///     TGView().width(photo.anchor(.width))
///     TGView().width(photo)                  // its width, too
///
/// An optional is one as well. When it is nil nothing is said.
public protocol TGLength {
  /// The value for one of a view's extents.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// What the position of an edge or a centre can be made of: a number, a share, an edge or a centre
/// of another view.
///
///     TGView().top(8)
///     TGView().leading(20%)
///     TGView().leading(photo.anchor(.trailing), offset: 8)
///
/// An optional is one as well. When it is nil nothing is said.
public protocol TGDistance {
  /// The value for one of a view's positions.
  func tg_value(for attribute: TGAttribute) -> TGDescriptorValue
}

/// A number of points.
///
/// `Int`, `Double` and `Float` are numbers, so that what is counted serves as a length without being
/// converted.
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
  /// The extent the handle is on.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

extension TGLayoutPos: TGDistance {
  /// The edge or centre the handle is on.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor.tg_value(for: attribute)
  }
}

extension TGViewProtocol {
  /// What other views can refer to: an edge, a centre or an extent of this view.
  ///
  ///     let widths = others.map { $0.anchor(.width) }
  ///     badge.tg_left.equal(photo.anchor(.right), offset: 8)
  ///
  /// It is what `photo.tg_right` stands for there, and asks for no variable.
  public func anchor(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.view(id), attribute) }

  /// Whether a position or a size is active and has a value.
  ///
  /// It is what `photo.tg_width.hasValue` says, and asks for no variable.
  public func hasValue(_ attribute: TGAttribute) -> Bool {
    view.stored.hasValue(attribute)
  }

  /// The edge, centre or extent of the same name.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    anchor(attribute).tg_value(for: attribute)
  }
}

extension Optional: TGLength where Wrapped: TGLength {
  /// The value, or nothing.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

extension Optional: TGDistance where Wrapped: TGDistance {
  /// The value, or nothing.
  public func tg_value(for attribute: TGAttribute) -> TGDescriptorValue {
    self?.tg_value(for: attribute) ?? TGDescriptorValue(.none)
  }
}

// MARK: - By a dot

extension TGLength where Self == TGLayoutSize.Keyword {
  /// As large as the content: a leaf's own, or a container's children.
  public static var wrap: TGLayoutSize.Keyword { .wrap }
  /// As large as the room that is left.
  public static var fill: TGLayoutSize.Keyword { .fill }
  /// An equal share of the room that is left.
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
  /// An edge or a centre of the parent.
  public static func superview(_ attribute: TGAttribute) -> TGAnchor {
    TGAnchor(.superview, attribute)
  }
}
