/// A rectangle occupied by floats of one side.
///
/// Main-axis coordinates increase away from the wall that the side floats to: those of the end side are
/// negated, so that one search algorithm serves both sides. `far` is the edge that the next float may
/// touch. Negative extents are normalized.
struct Band {
  var near: Double
  var far: Double
  var top: Double
  var bottom: Double
  /// The index of the child that occupies the band, for explanations; -1 if several children share it.
  ///
  /// Every search copies bands, so that an optional would be noticeable.
  var owner = -1

  init(near: Double, far: Double, top: Double, bottom: Double) {
    (self.near, self.far, self.top, self.bottom) = (near, far, top, bottom)
    if near > far { swap(&self.near, &self.far) }
    if top > bottom { swap(&self.top, &self.bottom) }
  }

  /// A wall of zero thickness that extends downward without limit.
  static func wall(at place: Double, from top: Double) -> Band {
    Band(near: place, far: place, top: top, bottom: .infinity)
  }

  var isWall: Bool { near == far && bottom == .infinity }
}
