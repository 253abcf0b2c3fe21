import TangramCore
import TangramModifiers

// Overloads that accept any number type, such as integer variables.

extension TGViewProtocol {
  /// Returns the view as an item that grows and shrinks along its line.
  ///
  /// - Parameters:
  ///   - grow: The factor that determines its share of the free space.
  ///   - shrink: The factor by which it shrinks when the line is too long, multiplied by its basis.
  ///   - basis: Its length before it grows or shrinks.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGFlexBasis = .auto
  ) -> Self {
    with {
      $0.tg_flex.grow = grow.tg_points
      $0.tg_flex.shrink = shrink.tg_points
      $0.tg_flex.basis = basis
    }
  }

  /// Returns the view as an item whose length before it grows or shrinks is a share of its
  /// container.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGWeight
  ) -> Self {
    flex(grow: grow, shrink: shrink, basis: .share(basis))
  }

  /// Returns the view as an item with its own aspect ratio.
  public consuming func itemAspectRatio(_ ratio: some TGNumber) -> Self {
    with { $0.tg_flex.aspectRatio = ratio.tg_points }
  }
}

extension TGFlexBasis {
  /// A number of points.
  public static func points(_ points: Int) -> TGFlexBasis { .points(Double(points)) }
}
