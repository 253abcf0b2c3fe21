import TangramCore

/// A container that lays out its children in lines, one line after another.
///
///     var tags = TGFlowLayout(.vert)
///     tags.tg_space = 8
///     tags.tg_width.equal(.fill)
///     tags.tg_height.equal(.wrap)
///
///     let keys = TGFlowLayout(.vert, arrangedCount: 3) {
///       for key in keys { TGView(key.text).width(.fill).height(44) }
///     }
///
/// With the orientation `vert` a line is a row and the rows are stacked downwards; with `horz` a line is
/// a column. With an arranged count, a line ends after that many children; otherwise it ends where the
/// next child does not fit.
///
/// Margins are gaps to the neighbors. A weight along a line is a share of the remaining length of the
/// line; a weight across it is a share of the space from the line to the end of the container.
/// `tg_setSubviews` does not affect children with such a size, or with a size in points.
public struct TGFlowLayout: TGContainer {
  /// The algorithm that lays out the children.
  public typealias Algorithm = TGFlowAlgorithm

  /// The underlying view.
  public var view: TGView

  /// Wraps a view that is a flow layout.
  @inlinable public init(view: TGView) { self.view = view }

  /// Creates a flow of the children in a trailing closure.
  ///
  ///     TGFlowLayout(.vert, arrangedCount: 3, spacing: 8) { for key in keys { TGView(key) } }
  ///
  /// - Parameters:
  ///   - orientation: The direction in which the lines are stacked.
  ///   - arrangedCount: The number of children in a line; 0 breaks lines by their content.
  ///   - spacing: The gap between neighbors and lines, if there is one.
  ///   - content: The children.
  public init(
    _ orientation: TGOrientation = .vert, arrangedCount: Int,
    spacing: (some TGNumber)? = Double?.none, @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation)
    tg_arrangedCount = arrangedCount
    if let spacing { tg_space = spacing.tg_points }
    subviews = content()
  }

  /// Creates a flow with an initial frame.
  public init(frame: TGRect, orientation: TGOrientation = .vert, arrangedCount: Int) {
    self.init(orientation, arrangedCount: arrangedCount)
    self.frame = frame
  }
}

extension TGFlowLayout {
  /// The number of children per line; 0 breaks lines where the next child does not fit.
  public var tg_arrangedCount: Int {
    get { options.arrangedCount }
    set { options.arrangedCount = newValue }
  }

  /// A copy with this number of children per line; 0 breaks lines by content.
  public consuming func arrangedCount(_ count: Int) -> Self {
    with { $0.tg_arrangedCount = count }
  }

  /// The number of children that fill the view containing the flow, a multiple of the arranged count; 0
  /// disables paging.
  ///
  /// Children without a size share a page equally. Pages follow each other along the lines if the flow
  /// wraps on that axis, otherwise in the direction in which the lines are stacked.
  public var tg_pagedCount: Int {
    get { options.pagedCount }
    set { options.pagedCount = newValue }
  }

  /// A copy in which this number of children fills the view that contains the flow; 0 disables paging.
  public consuming func pagedCount(_ count: Int) -> Self { with { $0.tg_pagedCount = count } }

  /// The number of lines that are included in the size of a flow that wraps across its lines; 0 includes
  /// all of them.
  ///
  /// Children on later lines are still placed, beyond the end of the flow.
  public var tg_maxLines: Int {
    get { options.maxLines }
    set { options.maxLines = newValue }
  }

  /// A copy whose size across the lines includes only this number of lines; 0 includes all lines.
  public consuming func maxLines(_ count: Int) -> Self { with { $0.tg_maxLines = count } }

  /// Whether the children are packed tightly rather than placed in order.
  ///
  /// With an arranged count, each child is placed where the flow is shortest so far. Otherwise each line
  /// takes those of the remaining children that fill it best; see `LinePacker` for the limit of its
  /// search.
  public var tg_autoArrange: Bool {
    get { options.packs }
    set { options.packs = newValue }
  }

  /// A copy whose children are packed tightly rather than placed in order.
  public consuming func autoArrange(_ packs: Bool = true) -> Self {
    with { $0.tg_autoArrange = packs }
  }

  /// Whether weights along the lines add to the extents that children already have, as `grow` does in CSS.
  ///
  /// A child with a weight starts with the size that `tg_setSubviews` or a page gives it, or with that of
  /// its content, and gets its part of the remaining length of its line. If the weights of a line add up to
  /// less than 100%, they take only this part of it. A last line that is not full follows the gravity. If
  /// there is only one line, it is as deep as the flow, unless the flow wraps across its lines.
  public var tg_isFlex: Bool {
    get { options.isFlex }
    set { options.isFlex = newValue }
  }

  /// A copy whose weights along the lines add to the extents that children already have.
  public consuming func isFlex(_ isFlex: Bool = true) -> Self { with { $0.tg_isFlex = isFlex } }

  /// The alignment of children of different extents within a line: `center`, the far edge, or `fill`.
  ///
  /// `between` with an arranged count makes a waterfall, where each child directly follows the child
  /// above it.
  public var tg_arrangedGravity: TGGravity {
    get { options.arrangedGravity }
    set { options.arrangedGravity = newValue }
  }

  /// A copy with this alignment of children of different extents within their lines.
  public consuming func arrangedGravity(_ gravity: TGGravity) -> Self {
    with { $0.tg_arrangedGravity = gravity }
  }

  /// Whether a last line that is not full follows the gravity.
  public var tg_lastlineGravityPolicy: TGGravityPolicy {
    get { options.lastLinePolicy }
    set { options.lastLinePolicy = newValue }
  }

  /// A copy with this policy for a last line that is not full.
  public consuming func lastlineGravityPolicy(_ policy: TGGravityPolicy) -> Self {
    with { $0.tg_lastlineGravityPolicy = policy }
  }

  /// The gravities of single lines; nil if no line differs.
  public var tg_lineGravity: TGLineGravity? {
    get { options.lineGravity }
    set { options.lineGravity = newValue }
  }

  /// A copy with these gravities of single lines.
  public consuming func lineGravity(_ gravity: TGLineGravity?) -> Self {
    with { $0.tg_lineGravity = gravity }
  }
}
