// Compiling the descriptors of one node.

extension Plan {
  /// Writes the positions and sizes of a node into its box.
  func fillDescriptors(_ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage) {
    fillSize(box, storage, .width)
    fillSize(box, storage, .height)
    if storage.hasNoPositions, storage.payload.complex == 0 { return }
    if storage.says(.leading) { fillPosition(box, storage, .leading, .start) }
    if storage.says(.trailing) { fillPosition(box, storage, .trailing, .end) }
    if storage.says(.top) { fillPosition(box, storage, .top, .start) }
    if storage.says(.bottom) { fillPosition(box, storage, .bottom, .end) }
    // The centres last: where they go depends on whether there is a position before.
    if storage.says(.centerX) { fillPosition(box, storage, .centerX, .center) }
    if storage.says(.centerY) { fillPosition(box, storage, .centerY, .center) }
    fillBaseline(box, storage)
  }

  // MARK: Sizes

  @inline(__always)
  private func fillSize(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage, _ attribute: TGAttribute
  ) {
    let bit: UInt16 = 1 << UInt16(attribute.slot)
    if storage.payload.complex & bit == 0, storage.payload.inactive & bit == 0 {
      if fillPlainSize(box.half(attribute.axis), storage.plainValue(of: attribute)) { return }
    }
    fillSizeByRule(box, storage, attribute)
  }

  /// Writes a size that is a value alone.
  ///
  /// - Returns: Whether it is one that needs nothing else, and no number to be reported.
  @inline(__always)
  func fillPlainSize(_ half: UnsafeMutablePointer<AxisBox>, _ value: PackedValue) -> Bool {
    switch value.tag {
    case ValueKind.none.rawValue: return true
    case ValueKind.wrap.rawValue: half.pointee.sizeKind = .wrap
    case ValueKind.fill.rawValue: half.pointee.sizeKind = .fill
    case ValueKind.number.rawValue, ValueKind.weight.rawValue:
      guard value.number.magnitude <= Self.largestNumber else { return false }
      let isNumber = value.tag == ValueKind.number.rawValue
      half.pointee.sizeKind = isNumber ? .number : .weight
      half.pointee.sizeValue = value.number
    default: return false
    }
    return true
  }

  private func fillSizeByRule(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage, _ attribute: TGAttribute
  ) {
    let axis = attribute.axis
    let extras = storage.extras(of: attribute)
    if extras.lower?.isActive == true || extras.upper?.isActive == true {
      fillSizeBounds(box, extras, attribute)
    }
    guard storage.isActive(attribute) else { return }
    let value = storage.value(of: attribute)
    let name = attribute.name
    switch value.kind {
    case .none, .safeArea: break
    case .wrap, .fill: box[axis].sizeKind = value.kind
    case .number, .weight:
      box[axis].sizeKind = value.kind
      box[axis].sizeValue = usable(value.number, name, of: box)
    case .anchor:
      guard let anchor = value.anchor else { break }
      box[axis].sizeKind = .anchor
      refer(box, attribute, .size, to: anchor)
    case .list:
      box[axis].sizeKind = .list
      fillList(box, extras.list, attribute)
    }
    if extras.addend != 0 || extras.multiple != 1 {
      box[axis].flags.insert(.sizeScales)
      updateRare(box) {
        $0[axis].size.increment = usable(extras.addend, "\(name).increment", of: box)
        $0[axis].size.multiple = usable(extras.multiple, "\(name).multiple", of: box)
      }
    }
  }

  private func fillSizeBounds(
    _ box: UnsafeMutablePointer<Box>, _ extras: DescriptorExtras, _ attribute: TGAttribute
  ) {
    let axis = attribute.axis
    box[axis].flags.insert(.sizeIsBounded)
    let lower = bound(extras.lower, box, attribute, "min")
    let upper = bound(extras.upper, box, attribute, "max")
    updateRare(box) {
      $0[axis].size.lower = lower
      $0[axis].size.upper = upper
    }
    if lower.kind == .number, upper.kind == .number,
      lower.scaled(lower.value) > upper.scaled(upper.value)
    {
      report(
        box, attribute.name,
        .conflictingBounds(
          minimum: lower.scaled(lower.value), maximum: upper.scaled(upper.value)))
    }
    if let anchor = extras.lower?.activeAnchor { refer(box, attribute, .sizeLower, to: anchor) }
    if let anchor = extras.upper?.activeAnchor { refer(box, attribute, .sizeUpper, to: anchor) }
  }

  // MARK: Positions

  @inline(__always)
  private func fillPosition(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage, _ attribute: TGAttribute,
    _ place: PositionPlace
  ) {
    let bit: UInt16 = 1 << UInt16(attribute.slot)
    let tag = storage.payload.tags[attribute.slot]
    if storage.payload.complex & bit == 0 {
      if tag == 0 { return }
      let number = Double(bitPattern: storage.payload.bits[attribute.slot])
      if tag == ValueKind.number.rawValue, !environment.isRightToLeft,
        storage.payload.inactive & bit == 0, number.magnitude <= Self.largestNumber,
        number != TGLayoutPos.tg_safeAreaMargin,
        place != .center || box[attribute.axis].startKind == .none
      {
        put(.number, number, box.half(attribute.axis), place)
        return
      }
    }
    fillPositionByRule(box, storage, attribute, place)
  }

  /// Writes the kind and the number of a position where the solver reads them.
  @inline(__always)
  private func put(
    _ kind: ValueKind, _ value: Double, _ half: UnsafeMutablePointer<AxisBox>,
    _ place: PositionPlace
  ) {
    switch place {
    case .start: (half.pointee.startKind, half.pointee.startValue) = (kind, value)
    case .end: (half.pointee.endKind, half.pointee.endValue) = (kind, value)
    case .center:
      half.pointee.centerKind = kind
      if half.pointee.startKind == .none { half.pointee.startValue = value }
    }
  }

  private func fillPositionByRule(
    _ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage, _ attribute: TGAttribute,
    _ place: PositionPlace
  ) {
    let axis = attribute.axis
    var place = place
    // What was written as left lies at the trailing edge when reading starts on the right.
    if environment.isRightToLeft {
      if attribute == .leading, storage.payload.flags.contains(.physicalStart) { place = .end }
      if attribute == .trailing, storage.payload.flags.contains(.physicalEnd) { place = .start }
    }
    let extras = storage.extras(of: attribute)
    var position = PlanPosition()
    position.lower = bound(extras.lower, box, attribute, "min")
    position.upper = bound(extras.upper, box, attribute, "max")
    var anchor: TGAnchor?
    if storage.isActive(attribute) {
      let value = storage.value(of: attribute)
      position.offset = usable(extras.addend, "\(attribute.name).offset", of: box)
      switch value.kind {
      case .number: position.value = usable(value.number, attribute.name, of: box)
      case .weight: position.value = usable(value.number, attribute.name, of: box)
      case .anchor: anchor = value.anchor
      case .list: fillList(box, extras.list, attribute)
      case .none, .wrap, .fill, .safeArea: break
      }
      position.kind = value.kind
      if position.kind == .number, value.number == TGLayoutPos.tg_safeAreaMargin {
        // There is no safe area here, so its inset is nothing.
        position.value = 0
      }
    }
    store(position, box, place, axis)
    if let anchor { refer(box, attribute, Reference.Place(place), to: anchor) }
    if let anchor = extras.lower?.activeAnchor {
      refer(box, attribute, Reference.Place(lowerOf: place), to: anchor)
    }
    if let anchor = extras.upper?.activeAnchor {
      refer(box, attribute, Reference.Place(upperOf: place), to: anchor)
    }
  }

  /// Puts a position where it belongs: into the box if it is plain, else into the rare box.
  private func store(
    _ position: PlanPosition, _ box: UnsafeMutablePointer<Box>, _ place: PositionPlace,
    _ axis: TGAxis
  ) {
    let isPlain =
      position.offset == 0 && position.lower.kind == .none && position.upper.kind == .none
    put(position.kind, position.value, box.half(axis), place)
    switch place {
    case .start:
      if isPlain { return }
      box[axis].flags.insert(.startIsRare)
      updateRare(box) { $0[axis].start = position }
    case .end:
      if isPlain { return }
      box[axis].flags.insert(.endIsRare)
      updateRare(box) { $0[axis].end = position }
    case .center:
      let isAlone = box[axis].startKind == .none
      if isPlain, isAlone, position.kind != .anchor, position.kind != .list { return }
      box[axis].flags.insert(.centerIsRare)
      updateRare(box) { rare in
        let list = rare[axis].centerList
        rare[axis].center = position
        rare[axis].centerList = list
      }
    }
  }

  private func fillBaseline(_ box: UnsafeMutablePointer<Box>, _ storage: TGNodeStorage) {
    let bit: UInt16 = 1 << UInt16(TGAttribute.baseline.slot)
    guard storage.payload.complex & bit != 0, storage.payload.inactive & bit == 0 else { return }
    let value = storage.value(of: .baseline)
    if value.kind == .none { return }
    let extras = storage.extras(of: .baseline)
    var position = PlanPosition()
    position.kind = value.kind
    position.offset = usable(extras.addend, "baseline.offset", of: box)
    position.lower = bound(extras.lower, box, .baseline, "min")
    position.upper = bound(extras.upper, box, .baseline, "max")
    if value.kind == .number || value.kind == .weight {
      position.value = usable(value.number, "baseline", of: box)
    }
    updateRare(box) { $0.baseline = position }
    if let anchor = value.anchor { refer(box, .baseline, .baseline, to: anchor) }
  }

  // MARK: Parts

  private func bound(
    _ bound: DescriptorBound?, _ box: UnsafeMutablePointer<Box>, _ attribute: TGAttribute,
    _ name: String
  ) -> PlanBound {
    var planned = PlanBound()
    guard let bound, bound.isActive else { return planned }
    let property = "\(attribute.name).\(name)"
    switch bound.value.kind {
    case .number:
      planned.kind = .number
      let isAbsent = bound.value.number.magnitude == .greatestFiniteMagnitude
      planned.value = isAbsent ? bound.value.number : usable(bound.value.number, property, of: box)
    case .wrap:
      planned.kind = .wrap
      noteFreshStart(box)
    // The anchor itself is filled in when the siblings are known.
    case .anchor: planned.kind = .anchor
    case .none, .weight, .fill, .list, .safeArea: break
    }
    planned.addend = usable(bound.addend, property, of: box)
    planned.multiple = usable(bound.multiple, property, of: box)
    return planned
  }

  private func fillList(
    _ box: UnsafeMutablePointer<Box>, _ anchors: [TGAnchor], _ attribute: TGAttribute
  ) {
    let axis = attribute.axis
    guard attribute.isSize || attribute == .centerX || attribute == .centerY else {
      report(box, attribute.name, .unsuitableList)
      return
    }
    let start = links.count
    for anchor in anchors {
      let index = links.append(
        PlanLinkEntry(link: PlanLink(target: PlanLink.missing, attribute: anchor.attribute)))
      refer(box, attribute, .entry(index), to: anchor)
    }
    updateRare(box) {
      if attribute.isSize {
        $0[axis].sizeList = start..<links.count
      } else {
        $0[axis].centerList = start..<links.count
      }
    }
  }

  /// Notes that sizes of the container's children must start afresh in every pass over it.
  private func noteFreshStart(_ box: UnsafeMutablePointer<Box>) {
    guard box.pointee.parent >= 0 else { return }
    containers[Int(box.pointee.parent)].flags.insert(.startsAfresh)
  }

  func updateRare(_ box: UnsafeMutablePointer<Box>, _ change: (inout RareBox) -> Void) {
    if box.pointee.rare < 0 { box.pointee.rare = Int32(rares.append(RareBox())) }
    change(&rares[Int(box.pointee.rare)])
  }

  /// A number that can be computed with; what is none is reported and replaced.
  func usable(
    _ number: Double, _ property: @autoclosure () -> String, of box: UnsafeMutablePointer<Box>
  ) -> Double {
    if number.magnitude <= Self.largestNumber { return number }
    if number.magnitude == -TGLayoutPos.tg_safeAreaMargin { return number }
    guard number.isFinite else {
      report(box, property(), .notFinite(replacement: 0))
      return 0
    }
    let limit = number < 0 ? -Self.largestNumber : Self.largestNumber
    report(box, property(), .tooLarge(limit: limit))
    return limit
  }

  @inline(__always)
  func finite(_ frame: TGRect, of box: UnsafeMutablePointer<Box>) -> TGRect {
    frame == .zero ? frame : finiteByRule(frame, of: box)
  }

  private func finiteByRule(_ frame: TGRect, of box: UnsafeMutablePointer<Box>) -> TGRect {
    return TGRect(
      x: usable(frame.origin.x, "frame", of: box), y: usable(frame.origin.y, "frame", of: box),
      width: usable(frame.size.width, "frame", of: box),
      height: usable(frame.size.height, "frame", of: box))
  }
}

extension DescriptorBound {
  /// The anchor of a bound that counts.
  var activeAnchor: TGAnchor? { isActive ? value.anchor : nil }
}
