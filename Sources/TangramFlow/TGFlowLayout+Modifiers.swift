import TangramCore

// Modifiers of flow layouts; each returns a changed copy.

extension TGFlowLayout {
  /// Creates a flow of the children in braces, with the same gap between neighbours and lines.
  ///
  ///     TGFlowLayout(.vert, arrangedCount: 3, spacing: 8) { for key in keys { TGView(key) } }
  public init(
    _ orientation: TGOrientation = .vert, arrangedCount: Int, spacing: some TGNumber,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation, arrangedCount: arrangedCount)
    tg_space = spacing.tg_points
    subviews = content()
  }

  /// A copy with so many children in a line; 0 breaks a line where the next child does not fit.
  public consuming func arrangedCount(_ count: Int) -> Self {
    with { $0.tg_arrangedCount = count }
  }

  /// A copy in which so many children fill the view the flow is in; 0 makes no pages.
  public consuming func pagedCount(_ count: Int) -> Self { with { $0.tg_pagedCount = count } }

  /// A copy whose children are packed tightly rather than placed in order.
  public consuming func autoArrange(_ packs: Bool = true) -> Self {
    with { $0.tg_autoArrange = packs }
  }

  /// A copy in whose lines children of different extents stand like this.
  public consuming func arrangedGravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_arrangedGravity = gravity }
  }

  /// A copy whose last line follows the gravity or not when it is not full.
  public consuming func lastlineGravityPolicy(_ policy: TGGravityPolicy) -> Self {
    with { $0.tg_lastlineGravityPolicy = policy }
  }
}
