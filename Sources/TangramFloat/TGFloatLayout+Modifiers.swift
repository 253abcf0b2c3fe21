import TangramCore

// Modifiers of float layouts; each returns a changed copy.

extension TGFloatLayout {
  /// Creates a float layout of the children in braces, with the same gap in both directions.
  ///
  ///     TGFloatLayout(.vert, spacing: 8) { photo.reverseFloat(); text }
  public init(
    _ orientation: TGOrientation = .vert, spacing: some TGNumber,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation)
    tg_space = spacing.tg_points
    subviews = content()
  }

  /// A copy whose content grows in this direction.
  public consuming func orientation(_ orientation: TGOrientation) -> Self {
    with { $0.tg_orientation = orientation }
  }

  /// A copy that puts its children on one endless line where it wraps along that.
  public consuming func noBoundaryLimit(_ isEndless: Bool = true) -> Self {
    with { $0.tg_noBoundaryLimit = isEndless }
  }
}
