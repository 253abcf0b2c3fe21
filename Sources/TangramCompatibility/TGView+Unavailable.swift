// Members that views have in TangramKit and UIKit, but that value types cannot offer. They are declared as
// unavailable so that the compiler suggests a replacement in ported code.

import TangramCore
import TangramModifiers
import TangramResults

// MARK: - Parents, and children by reference

extension TGViewProtocol {
  /// Removes the view from its parent.
  @available(
    *, unavailable,
    message: "a view does not know its parent; say 'parent.removeSubview(view)' to that"
  )
  public mutating func removeFromSuperview() { unavailable() }

  /// Moves a child to the end.
  @available(
    *, unavailable,
    message: "say 'parent.moveSubview(from: index, to: parent.subviews.count - 1)'"
  )
  public mutating func bringSubviewToFront(_ view: some TGViewProtocol) { unavailable() }

  /// Moves a child to the start.
  @available(*, unavailable, message: "say 'parent.moveSubview(from: index, to: 0)'")
  public mutating func sendSubviewToBack(_ view: some TGViewProtocol) { unavailable() }

  /// Inserts a child before another.
  @available(
    *, unavailable,
    message: "say 'insertSubview(view, at: index)', with 'indexOfSubview(sibling)' as the index"
  )
  public mutating func insertSubview(
    _ view: some TGViewProtocol, belowSubview sibling: some TGViewProtocol
  ) { unavailable() }

  /// Inserts a child after another.
  @available(
    *, unavailable,
    message: "say 'insertSubview(view, at: index + 1)', with the index 'indexOfSubview(sibling)'"
  )
  public mutating func insertSubview(
    _ view: some TGViewProtocol, aboveSubview sibling: some TGViewProtocol
  ) { unavailable() }

  /// The window that contains the view.
  @available(
    *, unavailable,
    message: "there is no window; 'TGEnvironment(size:)' says how much room there is"
  )
  public var window: TGSuperview? { unavailable() }
}

// MARK: - Requesting layout

extension TGViewProtocol {
  /// Marks the view as needing layout.
  @available(
    *, unavailable,
    message: "there is nothing to note: 'layout(in:)' and a 'TGLayoutSession' find what changed"
  )
  public func setNeedsLayout() { unavailable() }

  /// Lays out the view if needed.
  @available(
    *, unavailable,
    message: "say 'view.layoutSubviews(in: size)', or 'view.layout(in: size)' for frames as a value"
  )
  public func layoutIfNeeded() { unavailable() }

  /// Marks the view as needing to be drawn.
  @available(*, unavailable, message: "nothing is drawn here; draw the frames of 'layout(in:)'")
  public func setNeedsDisplay() { unavailable() }

  /// The size that the view needs.
  @available(*, unavailable, renamed: "tg_sizeThatFits(_:)")
  public func sizeThatFits(_ size: TGSize) -> TGSize { unavailable() }

  /// Resizes the view to the size that it needs.
  @available(
    *, unavailable,
    message: "say 'view.frame.size = view.tg_sizeThatFits()'"
  )
  public mutating func sizeToFit() { unavailable() }

  /// The frame that was found by the last estimate.
  @available(
    *, unavailable,
    message: "an estimate is a layout: say 'container.layout(in: size)[view]'"
  )
  public var tg_estimatedFrame: TGRect { unavailable() }

  /// Returns the frame that the view would have.
  @available(
    *, unavailable,
    message: "say 'view.tg_sizeThatFits(size)', or 'view.layout(in: size)' for all frames"
  )
  public func tg_estimateLayoutRect(
    _ size: TGSize, inSizeClass sizeClass: TGSizeClass = .default
  ) -> TGRect { unavailable() }

  /// Whether the layout reserves space for hidden views.
  @available(
    *, unavailable,
    message: "say 'view.tg_visibility = .invisible' to views that take their place"
  )
  public var tg_layoutHiddenSubviews: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Whether all views of a line get the same size.
  @available(*, unavailable, message: "say 'tg_gravity = TGGravity.horz.fill', or 'vert.fill'")
  public var tg_averageArrange: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Whether the view is being laid out.
  @available(
    *, unavailable,
    message: "a view is a value: no layout goes on while it is looked at or changed"
  )
  public var tg_isLayouting: Bool { unavailable() }

  /// Whether the next layout reuses the result of an estimate.
  @available(
    *, unavailable,
    message: "a 'TGLayoutSession' remembers what it found from one layout to the next"
  )
  public var tg_cacheEstimatedRect: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Runs an action when the screen is rotated.
  @available(
    *, unavailable,
    message: "lay out with the size class of the new orientation in 'TGEnvironment', and compare"
  )
  public mutating func tg_rotationToDeviceOrientationDo(
    _ action: @escaping @Sendable (TGView, Bool, Bool) -> Void
  ) { unavailable() }

  /// Animates the next layout.
  @available(
    *, unavailable,
    message: "animate between two layouts: 'next.changes(since: last)' lists what moved"
  )
  public mutating func tg_layoutAnimationWithDuration(_ duration: Double) { unavailable() }

  /// Whether the autoresizing mask takes precedence.
  @available(*, unavailable, message: "there is no other layout system to go before this one")
  public var tg_priorAutoresizingMask: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

// MARK: - Screens and reading direction

extension TGViewProtocol {
  /// Whether the layout is right-to-left.
  @available(
    *, unavailable,
    message: "say 'TGEnvironment(size: size, isRightToLeft: true)' to the layout"
  )
  public static var tg_isRTL: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Sets the reading direction.
  @available(
    *, unavailable,
    message: "lay out again with 'TGEnvironment(size: size, isRightToLeft: true)'"
  )
  public static func tg_updateRTL(_ isRightToLeft: Bool, inWindow window: TGSuperview? = nil) {
    unavailable()
  }

  /// The edges at which the inset of the safe area is added to the padding.
  @available(*, unavailable, message: "add the insets of the safe area to 'tg_padding'")
  public var tg_insetsPaddingFromSafeArea: TGSafeAreaEdges {
    get { unavailable() }
    set { unavailable() }
  }

  /// Whether only the side with the notch is inset.
  @available(*, unavailable, message: "add the insets of the safe area to 'tg_padding'")
  public var tg_insetLandscapeFringePadding: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Whether the content size of an enclosing scroll view follows the size of the view.
  @available(
    *, unavailable,
    message: "the root's frame in a layout is how large the content of a scroll view is"
  )
  public var tg_adjustScrollViewContentSizeMode: TGAdjustScrollViewContentSizeMode {
    get { unavailable() }
    set { unavailable() }
  }
}
