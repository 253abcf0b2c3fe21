import TangramCore

/// Changes to the positions of a container's children after its pass: the container's transform is
/// applied to them, and a right-to-left layout mirrors them.
struct ChildMoves {
  private let transform: TGAffineTransform?
  private let isMirrored: Bool
  private let size: TGSize
  private let plan: Plan

  init(_ pass: TGPass, _ plan: Plan) {
    let container = pass.container
    self.plan = plan
    isMirrored = container.isMirrored && !container.keepsDirection
    size = TGSize(width: pass.container.x.size, height: pass.container.y.size)
    let box = Int(pass.container.box)
    transform =
      container.hasTransform
      ? plan.node(ofBox: box).inForce(for: plan.environment.sizeClass).layoutTransform : nil
  }

  /// Whether the children's positions change after the pass.
  var areNeeded: Bool { isMirrored || transform != nil }

  /// Moves the children back to where the algorithm placed them, before mirroring and the transform.
  func undo(_ pass: TGPass) {
    guard areNeeded else { return }
    for index in 0..<pass.count {
      let child = pass.child(at: index)
      if isMirrored {
        child.box.x.origin = size.width - child.box.x.origin - child.box.x.extent
      }
      guard let back = transform?.inverted, !child.box.ignoresTransform else {
        continue
      }
      let half = TGPoint(x: child.box.x.extent / 2, y: child.box.y.extent / 2)
      let center = TGPoint(x: child.box.x.origin, y: child.box.y.origin) + half
      let origin = back(center - middle) + middle - half
      (child.box.x.origin, child.box.y.origin) = (origin.x, origin.y)
    }
  }

  private var middle: TGPoint { TGPoint(x: size.width / 2, y: size.height / 2) }

  /// Extends the recorded reasons, which are for the positions before these changes, to the final
  /// positions of the children.
  func explain(_ found: inout PassReasons, _ pass: TGPass, _ explained: Range<Int>) {
    guard areNeeded else { return }
    for index in explained {
      let child = pass.child(at: index)
      if let transform, !child.box.ignoresTransform {
        move(child.index, child, transform, &found)
      }
      guard isMirrored else { continue }
      let key = ReasonLog.Key(
        box: child.index, axis: .horizontal, quantity: .origin)
      guard let origin = found.reasons[key] else { continue }
      let start = origin.gathered("x from the right")
      found.reasons[key] =
        (pass.reasons(.horizontal).size - start - child.reasons(.horizontal).extent)
        .by("mirrored: reading starts on the right")
    }
  }

  /// Extends the reason for a child's position by the effect of the transform: the center of the child
  /// is transformed relative to the center of the container.
  private func move(
    _ box: Int, _ child: TGChild, _ transform: TGAffineTransform,
    _ found: inout PassReasons
  ) {
    let keys = TGAxis.allCases.map { ReasonLog.Key(box: box, axis: $0, quantity: .origin) }
    guard let x = found.reasons[keys[0]], let y = found.reasons[keys[1]] else {
      for key in keys { found.reasons[key] = nil }
      return
    }
    let half = TGAxis.allCases.map { child.reasons($0).extent / .rule(2) }
    let middles = TGAxis.allCases.map { TGReason.rule(middle[$0], "middle of the container") }
    let distances = zip(zip([x, y], half), zip(middles, ["x", "y"])).map {
      ($0.0 + $0.1 - $1.0).named("\($1.1) from the middle")
    }
    let factors = [
      (transform.a, transform.c, transform.tx), (transform.b, transform.d, transform.ty),
    ]
    for (place, (across, down, shift)) in factors.enumerated() {
      let turned = TGReason.rule(across) * distances[0] + .rule(down) * distances[1]
      found.reasons[keys[place]] = (turned + .rule(shift) + middles[place] - half[place])
        .by("moved by the container's transform")
    }
  }
}
