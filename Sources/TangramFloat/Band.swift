/// A rectangle taken by floats of one side.
///
/// Main coordinates count away from the wall the side floats to: those of the end side are
/// negated, so that one search serves both sides. `far` is the edge the next float may touch.
struct Band: Hashable {
  var near: Double
  var far: Double
  var top: Double
  var bottom: Double

  @inline(__always)
  init(near: Double, far: Double, top: Double, bottom: Double) {
    (self.near, self.far, self.top, self.bottom) = (near, far, top, bottom)
    if !(near <= far && top <= bottom) { self = turned }
  }

  /// The same rectangle where an extent is negative.
  ///
  /// Kept out of line, so that nearly all bands cost only a comparison.
  @inline(never) private var turned: Band {
    var band = self
    (band.near, band.far) = near <= far ? (near, far) : (far, near)
    (band.top, band.bottom) = top <= bottom ? (top, bottom) : (bottom, top)
    return band
  }

  /// A wall without thickness that extends downwards without end.
  static func wall(at place: Double, from top: Double) -> Band {
    Band(near: place, far: place, top: top, bottom: .infinity)
  }

  var isWall: Bool { near == far && bottom == .infinity }
}
