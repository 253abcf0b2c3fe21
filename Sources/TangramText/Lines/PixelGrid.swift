/// Lengths on the grid of 1/64 that browsers lay text out on; slightly more or less is on it, too.
enum PixelGrid {
  static let unit = 1.0 / 64

  @inline(__always)
  static func roundUp(_ length: Double) -> Double { (length * 64 - 1e-5).rounded(.up) / 64 }

  @inline(__always)
  static func roundDown(_ length: Double) -> Double { (length * 64 + 1e-7).rounded(.down) / 64 }
}
