// Compiling sizes that are more than a value, and their bounds.

extension Compiler {
  mutating func fillSize(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ attribute: TGAttribute
  ) {
    let axis = attribute.axis
    box.pointee[axis].sizeKind = .none
    fillSizeBounds(box, node, attribute)
    guard node.isActive(attribute) else { return }
    let value = node.value(of: attribute)
    switch value.kind {
    case .none, .safeArea: break
    case .wrap, .fill: box.pointee[axis].sizeKind = value.kind
    case .number, .weight:
      box.pointee[axis].sizeKind = value.kind
      box.pointee[axis].sizeValue = plan.usable(value.number, attribute.name, of: box)
    case .anchor:
      guard let anchor = value.anchor else { break }
      box.pointee[axis].sizeKind = .anchor
      refer(box, attribute, .size, to: anchor)
    case .list:
      box.pointee[axis].sizeKind = .list
      fillList(box, node.list(of: attribute), attribute)
    }
    let (increment, multiple) = (node.addend(of: attribute), node.multiple(of: attribute))
    guard increment != 0 || multiple != 1 else { return }
    box.pointee[axis].flags.insert(.sizeScales)
    plan.updateRare(box) {
      $0[axis].size.increment = plan.usable(increment, "\(attribute.name).increment", of: box)
      $0[axis].size.multiple = plan.usable(multiple, "\(attribute.name).multiple", of: box)
    }
  }

  private mutating func fillSizeBounds(
    _ box: UnsafeMutablePointer<Box>, _ node: borrowing Node, _ attribute: TGAttribute
  ) {
    let lower = bound(node, attribute, .lower, box)
    let upper = bound(node, attribute, .upper, box)
    if lower.kind == .none, upper.kind == .none { return }
    let axis = attribute.axis
    if lower.isNumberOrNone, upper.isNumberOrNone {
      var interval = Interval()
      if lower.kind == .number { interval.lower = lower.scaled(lower.value) }
      if upper.kind == .number { interval.upper = upper.scaled(upper.value) }
      return setInterval(box, axis, interval)
    }
    box.pointee[axis].flags.insert(.sizeIsBounded)
    plan.updateRare(box) {
      $0[axis].size.lower = lower
      $0[axis].size.upper = upper
    }
    if let anchor = node.activeAnchor(attribute, .lower) {
      refer(box, attribute, .sizeLower, to: anchor)
    }
    if let anchor = node.activeAnchor(attribute, .upper) {
      refer(box, attribute, .sizeUpper, to: anchor)
    }
  }
}

extension PlanBound {
  fileprivate var isNumberOrNone: Bool { kind == .number || kind == .none }
}

extension Node {
  /// The anchor of a bound that counts.
  fileprivate func activeAnchor(_ attribute: TGAttribute, _ part: DescriptorPart) -> TGAnchor? {
    isActive(attribute, part: part) ? value(of: attribute, part: part).anchor : nil
  }
}
