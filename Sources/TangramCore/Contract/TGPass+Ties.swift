// Reports positions that refer to siblings in containers that ignore them.

extension TGPass {
  /// Reports the children's positions that refer to siblings, and lists of views, for an algorithm
  /// that ignores them.
  ///
  /// Call it from `prepare`. It costs nothing if no child refers to another. An algorithm that
  /// ignores sizes of siblings says so in its traits, and needs no report of them.
  @inlinable public func reportTies() {
    if container.flags.contains(.startsAfresh) { reportTiesOfChildren() }
  }

  @usableFromInline func reportTiesOfChildren() {
    for child in children {
      child.reportTies(.horizontal)
      child.reportTies(.vertical)
    }
  }
}

extension TGChild {
  fileprivate func reportTies(_ axis: TGAxis) {
    let half = box[axis]
    if half.sizeKind == .list { pass.report(self, axis.sizeAttribute.name, .unsuitableList) }
    if half.startKind == .anchor, isSibling(half.descriptors.start) {
      report(axis == .horizontal ? .leading : .top)
    }
    if half.endKind == .anchor, isSibling(half.descriptors.end) {
      report(axis == .horizontal ? .trailing : .bottom)
    }
    let center: TGAttribute = axis == .horizontal ? .centerX : .centerY
    if half.centerKind == .list { pass.report(self, center.name, .unsuitableList) }
    if half.centerKind == .anchor, isSibling(half.descriptors.center) {
      report(center)
    }
  }

  private func isSibling(_ value: DescriptorValue) -> Bool {
    let link = PlanLink(value)
    return link.target >= 0 || link.most != nil
  }

  private func report(_ attribute: TGAttribute) {
    let name = solver.plan.bodiesInForce[pass.containerIndex].kindName
    pass.report(self, descriptors.writtenAttribute(attribute).name, .meaninglessTie(in: name))
  }
}
