import Tangram
import Testing

/// Four numbers of a frame.
func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TGRect {
  TGRect(x: x, y: y, width: width, height: height)
}

extension TGViewProtocol {
  /// The frames of the named views, in the order of the names.
  func frames(
    _ names: String, scale: Double = 1, rightToLeft: Bool = false
  ) -> [TGRect] {
    let environment = TGEnvironment(
      size: TGSize(width: 100, height: 60), scale: scale, isRightToLeft: rightToLeft)
    let layout = layout(in: environment)
    return names.map { layout[String($0)] ?? TGRect(x: .nan, y: .nan, width: 0, height: 0) }
  }

  /// The edges of the named views before them along an axis, in the order of the names.
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

/// A deterministic source of numbers.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
