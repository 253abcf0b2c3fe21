import TangramCore

// Modifiers of float layouts; each returns a changed copy.

extension TGFloatLayout {
  /// A copy that places its children on one unlimited line if it wraps along the floating direction.
  public consuming func noBoundaryLimit(_ isEndless: Bool = true) -> Self {
    with { $0.tg_noBoundaryLimit = isEndless }
  }
}
