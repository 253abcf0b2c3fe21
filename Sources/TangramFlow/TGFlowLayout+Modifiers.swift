import TangramCore

// Modifiers of flow layouts; each returns a changed copy.

extension TGFlowLayout {
  /// A copy with this number of children per line; 0 breaks lines by content.
  public consuming func arrangedCount(_ count: Int) -> Self {
    with { $0.tg_arrangedCount = count }
  }

  /// A copy in which this number of children fills the view that contains the flow; 0 disables paging.
  public consuming func pagedCount(_ count: Int) -> Self { with { $0.tg_pagedCount = count } }

  /// A copy whose size across the lines includes only this number of lines; 0 includes all lines.
  public consuming func maxLines(_ count: Int) -> Self { with { $0.tg_maxLines = count } }

  /// A copy whose children are packed tightly rather than placed in order.
  public consuming func autoArrange(_ packs: Bool = true) -> Self {
    with { $0.tg_autoArrange = packs }
  }

  /// A copy whose weights along the lines add to the extents that children already have.
  public consuming func isFlex(_ isFlex: Bool = true) -> Self { with { $0.tg_isFlex = isFlex } }

  /// A copy with this alignment of children of different extents within their lines.
  public consuming func arrangedGravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_arrangedGravity = gravity }
  }

  /// A copy with this policy for a last line that is not full.
  public consuming func lastlineGravityPolicy(_ policy: TGGravityPolicy) -> Self {
    with { $0.tg_lastlineGravityPolicy = policy }
  }

  /// A copy with these gravities of single lines.
  public consuming func lineGravity(_ gravity: TGLineGravity?) -> Self {
    with { $0.tg_lineGravity = gravity }
  }
}
