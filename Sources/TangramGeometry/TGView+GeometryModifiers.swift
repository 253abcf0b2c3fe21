// Modifiers; each returns a changed copy, so that a view can be described by one expression.

import TangramCore
import TangramModifiers
import TangramResults

extension TGViewProtocol {
  /// A copy with this transform, which is applied about its anchor point.
  @inlinable public consuming func transform(_ transform: TGAffineTransform) -> Self {
    with { $0.transform = transform }
  }

  /// A copy with this anchor point, in fractions of its bounds.
  @inlinable public consuming func anchorPoint(_ point: TGPoint) -> Self {
    with { $0.anchorPoint = point }
  }

  /// A copy with this opacity, from 0 to 1.
  @inlinable public consuming func alpha(_ alpha: some TGNumber) -> Self {
    with { $0.alpha = alpha.tg_points }
  }

  /// A copy that touches can or cannot hit.
  @inlinable public consuming func enabled(_ isEnabled: Bool = true) -> Self {
    with { $0.isEnabled = isEnabled }
  }
}
