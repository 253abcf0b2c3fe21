import TangramCore

// Numbers of every kind where items are described, for variables that are counted.

extension TGViewProtocol {
  /// The view as an item that grows and shrinks along its line.
  ///
  /// - Parameters:
  ///   - grow: Its part of the room that is left.
  ///   - shrink: Its part of what is missing, times its basis.
  ///   - basis: The length it starts from.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGFlexBasis = .auto
  ) -> Self {
    with {
      $0.tg_flex.grow = grow.tg_points
      $0.tg_flex.shrink = shrink.tg_points
      $0.tg_flex.basis = basis
    }
  }

  /// The view as an item that starts from a share of its container.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGWeight
  ) -> Self {
    flex(grow: grow, shrink: shrink, basis: .share(basis))
  }

  /// The view with proportions of its own, as an item.
  public consuming func itemAspectRatio(_ ratio: some TGNumber) -> Self {
    with { $0.tg_flex.aspectRatio = ratio.tg_points }
  }
}

extension TGFlexBasis {
  /// A number of points.
  public static func points(_ points: Int) -> TGFlexBasis { .points(Double(points)) }
}
