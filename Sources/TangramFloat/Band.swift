/// A rectangle taken by floats of one side.
///
/// Main coordinates count away from the wall the side floats to: those of the end side are
/// negated, so that one search serves both sides. `far` is the edge the next float may touch. An extent that
/// is negative is turned round.
struct Band: Hashable {
  var near: Double
  var far: Double
  var top: Double
  var bottom: Double

  init(near: Double, far: Double, top: Double, bottom: Double) {
    (self.near, self.far, self.top, self.bottom) = (near, far, top, bottom)
    if near > far { swap(&self.near, &self.far) }
    if top > bottom { swap(&self.top, &self.bottom) }
  }

  /// A wall without thickness that extends downwards without end.
  static func wall(at place: Double, from top: Double) -> Band {
    Band(near: place, far: place, top: top, bottom: .infinity)
  }

  var isWall: Bool { near == far && bottom == .infinity }
}
