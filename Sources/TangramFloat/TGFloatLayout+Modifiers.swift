import TangramCore

// Modifiers of float layouts; each returns a changed copy.

extension TGFloatLayout {
  /// A copy that puts its children on one endless line where it wraps along that.
  public consuming func noBoundaryLimit(_ isEndless: Bool = true) -> Self {
    with { $0.tg_noBoundaryLimit = isEndless }
  }
}
