/// The grid of 1/64 on which browsers lay out text; lengths within a small tolerance also count as on the grid.
enum PixelGrid {
  static let unit = 1.0 / 64

  @inline(__always)
  static func roundUp(_ length: Double) -> Double { (length * 64 - 1e-5).rounded(.up) / 64 }

  @inline(__always)
  static func roundDown(_ length: Double) -> Double { (length * 64 + 1e-7).rounded(.down) / 64 }
}
