/// The inputs of a layout other than the tree: the available size, the pixel grid, the reading
/// direction, the size class and the safe area.
public struct TGEnvironment: Hashable, Sendable {
  /// The size of the plain view that holds the root; also used as the size of the window.
  public var size: TGSize
  /// The number of pixels per point; frames are snapped to multiples of 1/scale.
  public var scale: Double
  /// How frames are rounded to the pixel grid.
  public var snapping: TGSnapping
  /// Whether the layout is right-to-left.
  public var isRightToLeft: Bool
  /// The size class of the screen.
  public var sizeClass: TGSizeClass
  /// The insets of the safe area: how far bars, notches and the like reach in from each edge of the
  /// available space.
  ///
  /// A position of the root that is `TGLayoutPos.tg_safeAreaMargin` is the inset on its side.
  public var safeArea: TGInsets
  /// The limits on the size of the tree and on the work of its layout.
  public var limits: TGLimits

  /// Creates an environment.
  public init(
    size: TGSize, scale: Double = 1, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default, safeArea: TGInsets = .zero, limits: TGLimits = TGLimits()
  ) {
    self.size = size
    self.scale = scale
    self.snapping = snapping
    self.isRightToLeft = isRightToLeft
    self.sizeClass = sizeClass
    self.safeArea = safeArea
    self.limits = limits
  }
}
