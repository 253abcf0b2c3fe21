import TangramCore

// Modifiers: each returns a changed copy, so that a view can be written as one expression. Those of
// sizes, of positions and of containers are in files of their own.

extension TGViewProtocol {
  /// A copy changed by `change`; a view that nobody else holds is changed in place.
  @inlinable public consuming func with(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }

  /// A copy with a name.
  @inlinable public consuming func named(_ name: String) -> Self { with { $0.name = name } }

  /// A copy with a gravity of its own.
  @inlinable public consuming func alignment(_ gravity: TGGravity) -> Self {
    with { $0.tg_alignment = gravity }
  }

  /// A copy that is seen or not.
  @inlinable public consuming func visibility(_ visibility: TGVisibility) -> Self {
    with { $0.tg_visibility = visibility }
  }

  /// A copy that is hidden, and left out unless its visibility is `invisible`.
  @inlinable public consuming func hidden(_ isHidden: Bool = true) -> Self {
    with { $0.isHidden = isHidden }
  }

  /// A copy that draws something, for `wrap` to measure.
  @inlinable public consuming func content(_ content: TGContent?) -> Self {
    with { $0.tg_content = content }
  }

  /// A copy that had a frame before layout.
  @inlinable public consuming func frame(_ frame: TGRect) -> Self { with { $0.frame = frame } }

  /// A copy that keeps its frame and takes no part in the layout.
  @inlinable public consuming func useFrame(_ keepsFrame: Bool = true) -> Self {
    with { $0.tg_useFrame = keepsFrame }
  }

  /// A copy that keeps its frame although its place in the layout stays taken.
  @inlinable public consuming func noLayout(_ keepsFrame: Bool = true) -> Self {
    with { $0.tg_noLayout = keepsFrame }
  }

  /// A copy that floats to the end of a float layout.
  @inlinable public consuming func reverseFloat(_ floatsToEnd: Bool = true) -> Self {
    with { $0.tg_reverseFloat = floatsToEnd }
  }

  /// A copy that starts below what floats on its side of a float layout.
  @inlinable public consuming func clearFloat(_ startsBelow: Bool = true) -> Self {
    with { $0.tg_clearFloat = startsBelow }
  }

  /// A copy that says something else for a class of screens.
  ///
  ///     TGView().width(.fill).sizeClass(.landscape) { $0.tg_width.equal(50%) }
  ///
  /// - Parameters:
  ///   - sizeClass: The class this is for.
  ///   - source: The class whose descriptors are changed, if there are none for `sizeClass` yet.
  ///   - change: What is different.
  @inlinable public consuming func sizeClass(
    _ sizeClass: TGSizeClass, from source: TGSizeClass = .default,
    _ change: (inout Self) -> Void
  ) -> Self {
    with { $0.tg_updateSizeClass(sizeClass, from: source, change) }
  }
}
