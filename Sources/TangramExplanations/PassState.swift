import TangramCore

/// The state of one child that a pass changes, so that it can be restored.
///
/// Copying only these few numbers is much faster than copying the large boxes of very many children.
struct PassState {
  private let x: Along
  private let y: Along

  private struct Along {
    let origin: Double
    let extent: Double
    let current: Double
    let isIndefinite: Bool

    init(_ half: AxisBox) {
      (origin, extent, current) = (half.origin, half.extent, half.current)
      isIndefinite = half.isIndefinite
    }

    func restore(_ half: inout AxisBox) {
      (half.origin, half.extent, half.current) = (origin, extent, current)
      half.isIndefinite = isIndefinite
    }
  }

  init(_ box: Box) { (x, y) = (Along(box.x), Along(box.y)) }

  func restore(_ box: inout Box) {
    x.restore(&box.x)
    y.restore(&box.y)
  }
}
