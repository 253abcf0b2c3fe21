import TangramCore

// Modifiers of float layouts; each returns a changed copy.

extension TGFloatLayout {
  /// A copy that, if it wraps along the floating direction, is as long as its children need on one line, up
  /// to its maximum.
  public consuming func noBoundaryLimit(_ isEndless: Bool = true) -> Self {
    with { $0.tg_noBoundaryLimit = isEndless }
  }
}
