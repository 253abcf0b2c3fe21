// What is tied to siblings in containers where that means nothing.

extension TGPass {
  /// Notes which children say something that is tied to siblings, for an algorithm that does not
  /// look at it.
  ///
  /// For `prepare`. It costs nothing if no child refers to another.
  ///
  /// - Parameter includingSizes: Whether sizes that are tied to a sibling mean nothing, either. Positions,
  ///   and sizes that are tied to a list of views, never mean anything here.
  @inlinable public func reportTies(includingSizes: Bool) {
    if container.flags.contains(.startsAfresh) {
      reportTiesOfChildren(includingSizes: includingSizes)
    }
  }

  @usableFromInline func reportTiesOfChildren(includingSizes: Bool) {
    for child in children {
      child.reportTies(.horizontal, includingSizes)
      child.reportTies(.vertical, includingSizes)
    }
  }
}

extension TGChild {
  fileprivate func reportTies(_ axis: TGAxis, _ includingSizes: Bool) {
    let half = box[axis]
    let size: TGAttribute = axis == .horizontal ? .width : .height
    if half.sizeKind == .list { pass.report(self, size.name, .unsuitableList) }
    if includingSizes, half.sizeKind == .anchor, isSibling(half.sizeValue) { report(size) }
    if half.startKind == .anchor, isSibling(half.startValue) {
      report(axis == .horizontal ? .leading : .top)
    }
    if half.endKind == .anchor, isSibling(half.endValue) {
      report(axis == .horizontal ? .trailing : .bottom)
    }
    let center: TGAttribute = axis == .horizontal ? .centerX : .centerY
    if half.centerKind == .list { pass.report(self, center.name, .unsuitableList) }
    if half.centerKind == .anchor, isSibling(half.centerValue) {
      report(center)
    }
  }

  private func isSibling(_ value: Double) -> Bool { PlanLink(bits: value).target >= 0 }

  private func report(_ attribute: TGAttribute) {
    let name = solver.plan.bodiesInForce[pass.containerIndex].kindName
    pass.report(self, descriptors.writtenAttribute(attribute).name, .meaninglessTie(in: name))
  }
}
