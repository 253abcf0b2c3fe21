import Tangram
import TangramPath

/// A path layout of 200 × 100.
func path(
  _ curve: TGCurve?, width: Double = 200, height: Double = 100,
  _ change: (inout TGPathLayout) -> Void = { _ in }
) -> TGPathLayout {
  var path = TGPathLayout(curve).width(width).height(height)
  change(&path)
  return path
}

/// A child of 10 × 10.
func dot(_ name: String = "") -> TGView { TGView(name).width(10).height(10) }

extension TGPathLayout {
  /// A copy with this number of children of 10 × 10.
  func dots(_ count: Int) -> TGPathLayout {
    with { for index in 0..<count { $0.addSubview(dot("v\(index)")) } }
  }

  /// The frames of the children.
  func frames(rtl: Bool = false) -> [TGRect] {
    var room = TGEnvironment(size: TGSize(width: 300, height: 300))
    room.isRightToLeft = rtl
    let layout = layout(in: room)
    return subviews.indices.map { layout[path: [$0]] ?? .zero }
  }

  /// The origins of the children's frames, as pairs of numbers.
  func corners(rtl: Bool = false) -> [[Double]] { frames(rtl: rtl).map { [$0.minX, $0.minY] } }
}

/// A coordinate setting whose origin is at these fractions of the content's size.
func origin(_ x: Double, _ y: Double) -> TGCoordinateSetting {
  TGCoordinateSetting(origin: TGPoint(x: x, y: y))
}

extension TGView {
  /// A copy with its left edge at this position.
  func left(_ points: Double) -> TGView { with { $0.tg_left.equal(points) } }

  /// A copy with its right edge at this position.
  func right(_ points: Double) -> TGView { with { $0.tg_right.equal(points) } }
}
