import TangramCore

/// Changes to the positions of a container's children after its pass: the container's transform is
/// applied to them, and a right-to-left layout mirrors them.
struct ChildMoves {
  private let transform: TGAffineTransform?
  private let isMirrored: Bool
  private let size: TGSize

  init(_ pass: TGPass, _ plan: Plan) {
    let container = pass.container
    isMirrored = container.isMirrored && !container.keepsDirection
    size = TGSize(width: container.x.size, height: container.y.size)
    let node = plan.node(ofBox: Int(container.box)).inForce(for: plan.environment.sizeClass)
    transform = container.hasTransform ? node.layoutTransform : nil
  }

  /// Moves the children back to where the algorithm placed them, before mirroring and the transform.
  func undo(_ pass: TGPass) {
    for index in 0..<pass.count {
      let child = pass.child(at: index)
      if isMirrored {
        child.box.x.origin = size.width - child.box.x.origin - child.box.x.extent
      }
      guard let inverse = transform?.inverted, !child.box.ignoresTransform else { continue }
      let half = TGPoint(x: child.box.x.extent / 2, y: child.box.y.extent / 2)
      let center = TGPoint(x: child.box.x.origin, y: child.box.y.origin) + half
      let origin = inverse(center - middle) + middle - half
      (child.box.x.origin, child.box.y.origin) = (origin.x, origin.y)
    }
  }

  private var middle: TGPoint { TGPoint(x: size.width / 2, y: size.height / 2) }

  /// Extends the recorded reasons, which are for the positions before these changes, to the final
  /// positions of the children.
  func explain(_ log: ReasonLog, _ pass: TGPass) {
    for index in pass.explained {
      let child = pass.child(at: index)
      if let transform, !child.box.ignoresTransform { move(child, transform, log) }
      let key = ReasonLog.Key(box: child.index, axis: .horizontal, quantity: .origin)
      guard isMirrored, let origin = log.reasons[key] else { continue }
      let start = origin.gathered("x from the right")
      log.reasons[key] =
        (pass.reasons(.horizontal).size - start - child.reasons(.horizontal).extent)
        .by("mirrored: reading starts on the right")
    }
  }

  /// Extends the reason for a child's position by the effect of the transform: the center of the child
  /// is transformed relative to the center of the container.
  private func move(_ child: TGChild, _ transform: TGAffineTransform, _ log: ReasonLog) {
    let keys = TGAxis.allCases.map { ReasonLog.Key(box: child.index, axis: $0, quantity: .origin) }
    let origins = keys.compactMap { log.reasons.removeValue(forKey: $0) }
    if origins.count < keys.count { return }
    let half = TGAxis.allCases.map { child.reasons($0).extent / .rule(2) }
    let middles = TGAxis.allCases.map { TGReason.rule(middle[$0], "middle of the container") }
    let right = (origins[0] + half[0] - middles[0]).named("x from the middle")
    let down = (origins[1] + half[1] - middles[1]).named("y from the middle")
    let factors = [
      (transform.a, transform.c, transform.tx), (transform.b, transform.d, transform.ty),
    ]
    for (index, factor) in factors.enumerated() {
      let transformed = TGReason.rule(factor.0) * right + .rule(factor.1) * down
      log.reasons[keys[index]] = (transformed + .rule(factor.2) + middles[index] - half[index])
        .by("moved by the container's transform")
    }
  }
}
