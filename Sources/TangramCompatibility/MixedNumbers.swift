// Insets and similar types with numbers of any kind, so that integer and floating-point values can be
// combined.

import TangramCore
import TangramModifiers
import TangramResults

extension TGInsets {
  /// Creates insets; omitted edges are zero.
  @inlinable public init(
    top: some TGNumber = 0.0, leading: some TGNumber = 0.0, bottom: some TGNumber = 0.0,
    trailing: some TGNumber = 0.0
  ) {
    self.init(
      top: top.tg_points, leading: leading.tg_points, bottom: bottom.tg_points,
      trailing: trailing.tg_points)
  }

  /// Creates insets in the order of UIKit; left and right become leading and trailing.
  @inlinable public init(
    top: some TGNumber, left: some TGNumber, bottom: some TGNumber, right: some TGNumber
  ) {
    self.init(
      top: top.tg_points, left: left.tg_points, bottom: bottom.tg_points, right: right.tg_points)
  }
}

extension TGEnvironment {
  /// Creates an environment with the given number of pixels per point.
  public init(
    size: TGSize, scale: some TGNumber, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default
  ) {
    self.init(
      size: size, scale: scale.tg_points, snapping: snapping, isRightToLeft: isRightToLeft,
      sizeClass: sizeClass)
  }
}

extension TGAffineTransform {
  /// Creates a transform from its six coefficients.
  @inlinable public init(
    a: some TGNumber, b: some TGNumber, c: some TGNumber, d: some TGNumber, tx: some TGNumber,
    ty: some TGNumber
  ) {
    self.init(
      a: a.tg_points, b: b.tg_points, c: c.tg_points, d: d.tg_points, tx: tx.tg_points,
      ty: ty.tg_points)
  }

  /// Creates a transform that scales both axes.
  @inlinable public init(scaleX: some TGNumber, y: some TGNumber) {
    self.init(scaleX: scaleX.tg_points, y: y.tg_points)
  }

  /// Creates a transform that moves every point by the same vector.
  @inlinable public init(translationX: some TGNumber, y: some TGNumber) {
    self.init(translationX: translationX.tg_points, y: y.tg_points)
  }
}
