import Tangram
import Testing

/// A frame from four numbers.
func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TGRect {
  TGRect(x: x, y: y, width: width, height: height)
}

extension TGViewProtocol {
  /// The frames of the named views, in the order of the names, each of which is one letter.
  func frames(
    _ names: String, scale: Double = 1, rightToLeft: Bool = false
  ) -> [TGRect] {
    let environment = TGEnvironment(
      size: TGSize(width: 100, height: 60), scale: scale, isRightToLeft: rightToLeft)
    let layout = layout(in: environment)
    return names.map { layout[String($0)] ?? TGRect(x: .nan, y: .nan, width: 0, height: 0) }
  }

  /// The leading or top edges of the named views, in the order of the names, each of which is one letter.
  func starts(_ axis: TGAxis, _ names: String, scale: Double = 1) -> [Double] {
    frames(names, scale: scale).map { $0.origin[axis] }
  }
}

/// Leaves with one-letter names and sizes.
func leaves(_ sizes: [(Double, Double)]) -> [TGView] {
  zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", sizes).map {
    TGView(String($0)).size($1.0, $1.1)
  }
}
