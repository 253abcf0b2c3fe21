import TangramCore

// Modifiers: each returns a changed copy, so that a view can be written as one expression. The
// modifiers of sizes, positions and containers are in separate files.

extension TGViewProtocol {
  /// Returns a copy changed by `change`; a uniquely referenced view is changed in place.
  @inlinable public consuming func with(_ change: (inout Self) -> Void) -> Self {
    change(&self)
    return self
  }

  /// Returns a copy with a name.
  @inlinable public consuming func named(_ name: String) -> Self { with { $0.name = name } }

  /// Returns a copy with its own gravity.
  @inlinable public consuming func alignment(_ gravity: TGGravity) -> Self {
    with { $0.tg_alignment = gravity }
  }

  /// Returns a copy with this visibility.
  @inlinable public consuming func visibility(_ visibility: TGVisibility) -> Self {
    with { $0.tg_visibility = visibility }
  }

  /// Returns a hidden copy, which is left out of the layout unless its visibility is `invisible`.
  @inlinable public consuming func hidden(_ isHidden: Bool = true) -> Self {
    with { $0.isHidden = isHidden }
  }

  /// Returns a copy that draws this content, which `wrap` measures.
  @inlinable public consuming func content(_ content: TGContent?) -> Self {
    with { $0.tg_content = content }
  }

  /// Returns a copy that has this frame before layout.
  @inlinable public consuming func frame(_ frame: TGRect) -> Self { with { $0.frame = frame } }

  /// Returns a copy that keeps its frame and takes no part in the layout.
  @inlinable public consuming func useFrame(_ keepsFrame: Bool = true) -> Self {
    with { $0.tg_useFrame = keepsFrame }
  }

  /// Returns a copy that keeps its frame although the layout reserves space for it.
  @inlinable public consuming func noLayout(_ keepsFrame: Bool = true) -> Self {
    with { $0.tg_noLayout = keepsFrame }
  }

  /// Returns a copy that floats to the end of a float layout.
  @inlinable public consuming func reverseFloat(_ floatsToEnd: Bool = true) -> Self {
    with { $0.tg_reverseFloat = floatsToEnd }
  }

  /// Returns a copy that starts below the views that float on its side of a float layout.
  @inlinable public consuming func clearFloat(_ startsBelow: Bool = true) -> Self {
    with { $0.tg_clearFloat = startsBelow }
  }

  /// Returns a copy with changed descriptors for a size class.
  ///
  ///     TGView().width(.fill).sizeClass(.landscape) { $0.tg_width.equal(50%) }
  ///
  /// - Parameters:
  ///   - sizeClass: The class of the descriptors.
  ///   - source: The class whose descriptors are copied if there are none for `sizeClass` yet.
  ///   - change: A closure that changes the descriptors.
  @inlinable public consuming func sizeClass(
    _ sizeClass: TGSizeClass, from source: TGSizeClass = .default,
    _ change: (inout Self) -> Void
  ) -> Self {
    with { $0.tg_updateSizeClass(sizeClass, from: source, change) }
  }
}
