// Modifiers: each returns a changed copy, so that a view can be written as one expression.

import TangramCore
import TangramModifiers
import TangramResults

extension TGViewProtocol {
  /// A copy that is turned, stretched and moved about its anchor point.
  @inlinable public consuming func transform(_ transform: TGAffineTransform) -> Self {
    with { $0.transform = transform }
  }

  /// A copy that is placed and transformed by this point, in fractions of its bounds.
  @inlinable public consuming func anchorPoint(_ point: TGPoint) -> Self {
    with { $0.anchorPoint = point }
  }

  /// A copy that is so opaque, from 0 to 1.
  @inlinable public consuming func alpha(_ alpha: some TGNumber) -> Self {
    with { $0.alpha = alpha.tg_points }
  }

  /// A copy that touches hit or not.
  @inlinable public consuming func enabled(_ isEnabled: Bool = true) -> Self {
    with { $0.isEnabled = isEnabled }
  }
}
