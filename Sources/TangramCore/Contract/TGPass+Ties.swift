// Reports positions that refer to siblings in containers that ignore them.

extension TGPass {
  /// Reports the children's positions that refer to siblings, and lists of views, for an algorithm
  /// that ignores them.
  ///
  /// Call it from `prepare`. It costs nothing if no child refers to another. An algorithm that
  /// ignores sizes of siblings says so in its traits, and needs no report of them.
  @inlinable public func reportTies() {
    if container.startsAfresh { reportTiesOfChildren() }
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
    if half.startKind == .anchor && isSibling(half.descriptors.start) || isBoundByList(axis, .start)
    {
      report(axis == .horizontal ? .leading : .top)
    }
    if half.endKind == .anchor && isSibling(half.descriptors.end) || isBoundByList(axis, .end) {
      report(axis == .horizontal ? .trailing : .bottom)
    }
    let center: TGAttribute = axis == .horizontal ? .centerX : .centerY
    if half.centerKind == .list { pass.report(self, center.name, .unsuitableList) }
    if half.centerKind == .anchor && isSibling(half.descriptors.center)
      || isBoundByList(axis, .center)
    {
      report(center)
    }
  }

  /// Whether a bound of a position is the largest or the smallest of several coordinates.
  private func isBoundByList(_ axis: TGAxis, _ place: PositionPlace) -> Bool {
    guard box[axis].isRare(place) else { return false }
    let position = solver.rares[Int(box.rare)][axis][place]
    return [position.lower, position.upper].contains { $0.kind == .anchor && $0.link.most != nil }
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
