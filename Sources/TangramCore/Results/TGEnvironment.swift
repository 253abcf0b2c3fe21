/// What a layout depends on besides the tree: the room, the pixel grid, the reading direction and
/// the size class.
public struct TGEnvironment: Hashable, Sendable {
  /// The size of the plain view that holds the root; it stands for the window, too.
  public var size: TGSize
  /// The number of pixels to a point; frames are snapped to multiples of 1/scale.
  public var scale: Double
  /// How frames are put on the pixel grid.
  public var snapping: TGSnapping
  /// Whether reading starts on the right.
  public var isRightToLeft: Bool
  /// The class of the screen.
  public var sizeClass: TGSizeClass
  /// How large the tree may be, and how much work its layout.
  public var limits: TGLimits

  /// Creates an environment.
  public init(
    size: TGSize, scale: Double = 1, snapping: TGSnapping = .edges, isRightToLeft: Bool = false,
    sizeClass: TGSizeClass = .default, limits: TGLimits = TGLimits()
  ) {
    self.size = size
    self.scale = scale
    self.snapping = snapping
    self.isRightToLeft = isRightToLeft
    self.sizeClass = sizeClass
    self.limits = limits
  }
}
