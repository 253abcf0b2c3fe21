// Reports references to siblings in containers that ignore them.

extension TGPass {
  /// Reports the children's positions and sizes that refer to siblings, for an algorithm that
  /// ignores such references.
  ///
  /// Call it from `prepare`. It costs nothing if no child refers to another.
  ///
  /// - Parameter includingSizes: Whether the algorithm also ignores sizes that refer to one
  ///   sibling. It is assumed to ignore positions that refer to siblings, and lists of views, in
  ///   any case.
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
    let size = axis.sizeAttribute
    if half.sizeKind == .list { pass.report(self, size.name, .unsuitableList) }
    if includingSizes, half.sizeKind == .anchor, isSibling(half.descriptors.size) { report(size) }
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
