// Compiling positions that are more than numbers, or that lie on the other side when reading starts
// on the right.

extension Compiler {
  mutating func fillPosition(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ attribute: TGAttribute
  ) {
    let place = place(of: attribute, node)
    var position = PlanPosition()
    position.lower = bound(node, attribute, .lower, box)
    position.upper = bound(node, attribute, .upper, box)
    var anchor: TGAnchor?
    if node.isActive(attribute) {
      let value = node.value(of: attribute)
      position.offset = plan.usable(
        node.addend(of: attribute), "\(attribute.name).offset", of: box)
      position.kind = value.kind
      switch value.kind {
      case .number:
        // There is no safe area here, so its inset is nothing.
        let isInset = value.number == TGLayoutPos.tg_safeAreaMargin
        position.value = isInset ? 0 : plan.usable(value.number, attribute.name, of: box)
      case .weight: position.value = plan.usable(value.number, attribute.name, of: box)
      case .anchor: anchor = value.anchor
      case .list:
        if !fillList(box, node.list(of: attribute), attribute) { position.kind = .none }
      case .none, .wrap, .fill, .safeArea: break
      }
    }
    if position.isSaid || !sharesPlace(attribute) { store(position, box, place, attribute.axis) }
    if let anchor { refer(box, attribute, Reference.Place(place), to: anchor) }
    if position.lower.kind == .anchor,
      let anchor = node.value(of: attribute, part: .lower).anchor
    {
      refer(box, attribute, Reference.Place(lowerOf: place), to: anchor)
    }
    if position.upper.kind == .anchor,
      let anchor = node.value(of: attribute, part: .upper).anchor
    {
      refer(box, attribute, Reference.Place(upperOf: place), to: anchor)
    }
  }

  /// Where a position lies: what was written as left lies at the trailing edge when reading starts on
  /// the right.
  private func place(of attribute: TGAttribute, _ node: borrowing Node) -> PositionPlace {
    let isRightToLeft = plan.environment.isRightToLeft
    switch attribute {
    case .centerX, .centerY: return .center
    case .leading:
      return isRightToLeft && node.flags.contains(.physicalStart) ? .end : .start
    case .trailing:
      return isRightToLeft && node.flags.contains(.physicalEnd) ? .start : .end
    case .top: return .start
    default: return .end
    }
  }

  /// Puts a position where it belongs: into the box if it is plain, else into the rare box.
  private func store(
    _ position: PlanPosition, _ box: UnsafeMutablePointer<Box>, _ place: PositionPlace,
    _ axis: TGAxis
  ) {
    let isPlain =
      position.offset == 0 && position.lower.kind == .none && position.upper.kind == .none
    let (kind, value) = (position.kind, position.value)
    switch place {
    case .start:
      (box.pointee[axis].startKind, box.pointee[axis].startValue) = (kind, value)
      if isPlain { return }
      box.pointee[axis].flags.insert(.startIsRare)
      plan.updateRare(box) { $0[axis].start = position }
    case .end:
      (box.pointee[axis].endKind, box.pointee[axis].endValue) = (kind, value)
      if isPlain { return }
      box.pointee[axis].flags.insert(.endIsRare)
      plan.updateRare(box) { $0[axis].end = position }
    case .center:
      box.pointee[axis].centerKind = kind
      // The two share a place: few nodes have both, and theirs of the centre is described in full.
      let isAlone = box.pointee[axis].startKind == .none
      if isAlone { box.pointee[axis].startValue = value }
      if isPlain, isAlone, kind != .anchor, kind != .list { return }
      box.pointee[axis].flags.insert(.centerIsRare)
      plan.updateRare(box) { $0[axis].center = position }
    }
  }

  /// Whether what a node says of a horizontal edge counts.
  ///
  /// When reading starts on the right, right and leading are the same edge, and left and trailing are.
  /// Where a node says both, what it says by the reading direction counts.
  func counts(_ edge: TGAttribute, of node: borrowing Node) -> Bool {
    let (isStart, isEnd) = (
      node.flags.contains(.physicalStart), node.flags.contains(.physicalEnd)
    )
    guard plan.environment.isRightToLeft, isStart != isEnd else { return true }
    let logical: TGAttribute = isStart ? .trailing : .leading
    return edge == logical || !node.saysEdge(logical)
  }

  /// Whether another edge may lie at the same place, which what is not said must leave alone.
  private func sharesPlace(_ attribute: TGAttribute) -> Bool {
    plan.environment.isRightToLeft && (attribute == .leading || attribute == .trailing)
  }

  mutating func fillBaseline(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    let value = node.value(of: .baseline)
    if value.kind == .none || !node.isActive(.baseline) { return }
    if value.kind == .list { return plan.report(box, "baseline", .unsuitableList) }
    var position = PlanPosition()
    position.kind = value.kind
    position.offset = plan.usable(node.addend(of: .baseline), "baseline.offset", of: box)
    position.lower = bound(node, .baseline, .lower, box)
    position.upper = bound(node, .baseline, .upper, box)
    if value.kind == .number || value.kind == .weight {
      position.value = plan.usable(value.number, "baseline", of: box)
    }
    plan.updateRare(box) { $0.baseline = position }
    if let anchor = value.anchor { refer(box, .baseline, .baseline, to: anchor) }
  }
}

extension Node {
  /// Whether an edge has a value, an offset or bounds that mean something.
  fileprivate func saysEdge(_ edge: TGAttribute) -> Bool {
    guard isActive(edge) else { return false }
    switch value(of: edge).kind {
    case .number, .weight, .anchor: return true
    case .none, .wrap, .fill, .list, .safeArea: break
    }
    return addend(of: edge) != 0
      || [DescriptorPart.lower, .upper].contains { part in
        let kind = value(of: edge, part: part).kind
        return isActive(edge, part: part) && (kind == .number || kind == .anchor)
      }
  }
}

extension PlanPosition {
  /// Whether there is anything that a layout could depend on.
  fileprivate var isSaid: Bool {
    kind != .none || offset != 0 || lower.kind != .none || upper.kind != .none
  }
}
