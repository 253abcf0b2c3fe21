import Tangram
import Testing

// API of TangramKit that does not apply to values is declared as unavailable, with a message that says
// what to use instead, so that the compiler explains a statement instead of reporting a missing member. An
// unavailable function may use unavailable API. That these functions compile proves that each of their
// statements would be explained.

/// Statements about parents, about requesting a layout, and about screens.
@available(*, unavailable)
func unavailableTangramKitStatements() {
  var (s, a) = (TGLinearLayout(.vert), TGView())
  a.removeFromSuperview()
  s.bringSubviewToFront(a)
  s.sendSubviewToBack(a)
  s.insertSubview(a, belowSubview: a)
  s.insertSubview(a, aboveSubview: a)
  s.setNeedsLayout()
  s.layoutIfNeeded()
  s.setNeedsDisplay()
  s.sizeToFit()
  _ = s.sizeThatFits(TGSize(width: 10, height: 10))
  _ = a.tg_estimatedFrame
  _ = s.tg_estimateLayoutRect(TGSize(width: 10, height: 10))
  s.tg_layoutHiddenSubviews = true
  s.tg_averageArrange = true
  _ = s.tg_isLayouting
  _ = s.window
  s.tg_cacheEstimatedRect = true
  s.tg_rotationToDeviceOrientationDo { _, _, _ in }
  s.tg_layoutAnimationWithDuration(0.3)
  s.tg_priorAutoresizingMask = true
  s.tg_insetsPaddingFromSafeArea = [.left, .right]
  s.tg_insetsPaddingFromSafeArea = .all
  s.tg_insetLandscapeFringePadding = true
  s.tg_adjustScrollViewContentSizeMode = .no
  TGBaseLayout.tg_isRTL = true
  TGBaseLayout.tg_updateRTL(true)
  TGLinearLayout.tg_isRTL = true
}

/// Statements about appearance and touches.
@available(*, unavailable)
func unavailableAppearanceStatements() {
  var s = TGLinearLayout(.vert)
  s.tg_topBorderline = TGBorderline(color: 0, thick: 2)
  s.tg_leadingBorderline = nil
  s.tg_bottomBorderline = nil
  s.tg_trailingBorderline = nil
  s.tg_leftBorderline = nil
  s.tg_rightBorderline = nil
  s.tg_boundBorderline = nil
  s.tg_intelligentBorderline = nil
  s.tg_notUseIntelligentBorderline = true
  s.tg_setTarget(nil, action: nil, for: 0)
  s.tg_highlightedOpacity = 0.5
  s.isSelected = true
  s.tg_highlightedBackgroundColor = nil
  s.tg_backgroundImage = nil
  s.tg_highlightedBackgroundImage = nil
  TGDimeAdapter.template(TGSize(width: 375, height: 667))
  s.tg_width.equal(TGDimeAdapter.width(20))
  s.tg_height.equal(TGDimeAdapter.height(20) + TGDimeAdapter.size(3) + TGDimeAdapter.round(2.5))
}

/// API of SwiftUI and UIKit.
@available(*, unavailable)
func unavailableSwiftUIAndUIKitStatements() {
  _ = TGView().padding(8)
  _ = TGView().padding(top: 8, leading: 4)
  _ = TGView().padding(horz: 8, vert: 4)
  _ = TGView().padding(vert: 4)
  _ = TGView().spacing(4)
  _ = TGLinearLayout(.horizontal)
  _ = TGFlowLayout(.vertical, spacing: 2)
}
