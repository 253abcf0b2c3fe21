// Reading and writing descriptors: the one place that knows where their parts lie.

extension TGNodeStorage {
  @inlinable @inline(__always) package func setFlag(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { payload.flags.insert(flag) } else { payload.flags.remove(flag) }
  }

  /// Replaces the value of a descriptor that has no extras and needs none.
  @inlinable @inline(__always)
  package func setPlainValue(_ value: PackedValue, of attribute: TGAttribute) -> Bool {
    let slot = attribute.slot
    if slot == TGAttribute.baseline.slot
      || payload.complex & (1 << UInt16(truncatingIfNeeded: slot)) != 0
    {
      return false
    }
    payload.bits[slot] = value.bits
    payload.tags[slot] = value.tag
    if slot == 0 {
      setFlag(.physicalStart, attribute.isPhysical)
    } else if slot == 1 {
      setFlag(.physicalEnd, attribute.isPhysical)
    }
    return true
  }

  /// Replaces the values of both sizes if neither has extras.
  @inlinable @inline(__always)
  package func setPlainSizes(_ width: PackedValue, _ height: PackedValue) -> Bool {
    let (first, second) = (TGAttribute.width.slot, TGAttribute.height.slot)
    if payload.complex & (1 << UInt16(first) | 1 << UInt16(second)) != 0 { return false }
    payload.bits[first] = width.bits
    payload.tags[first] = width.tag
    payload.bits[second] = height.bits
    payload.tags[second] = height.tag
    return true
  }

  /// Replaces value, addend and multiple, as every `equal` does; bounds and the active flag stay.
  @usableFromInline package func setValue(
    _ value: PackedValue, of attribute: TGAttribute, part: DescriptorPart = .value,
    addend: Double = 0, multiple: Double = 1, list: [TGAnchor] = []
  ) {
    if part == .value, addend == 0, multiple == 1, list.isEmpty,
      setPlainValue(value, of: attribute)
    {
      return
    }
    noteSide(attribute)
    let isActive = payload.inactive & (1 << UInt16(attribute.slot)) == 0
    switch part {
    case .value:
      putValue(value, of: attribute)
      updateExtras(of: attribute) {
        $0.addend = addend
        $0.multiple = multiple
        $0.list = list
      }
    case .lower:
      updateExtras(of: attribute) {
        let active = $0.lower?.isActive ?? isActive
        $0.lower = DescriptorBound(
          value: value, addend: addend, multiple: multiple, isActive: active)
      }
    case .upper:
      updateExtras(of: attribute) {
        let active = $0.upper?.isActive ?? isActive
        $0.upper = DescriptorBound(
          value: value, addend: addend, multiple: multiple, isActive: active)
      }
    }
  }

  private func putValue(_ value: PackedValue, of attribute: TGAttribute) {
    if attribute == .baseline {
      updateExtras(of: attribute) { $0.value = value }
    } else {
      payload.bits[attribute.slot] = value.bits
      payload.tags[attribute.slot] = value.tag
    }
  }

  /// Remembers whether a horizontal edge was named by its side or by the reading direction.
  func noteSide(_ attribute: TGAttribute) {
    switch attribute.slot {
    case 0: setFlag(.physicalStart, attribute.isPhysical)
    case 1: setFlag(.physicalEnd, attribute.isPhysical)
    default: break
    }
  }

  package func updateExtras(
    of attribute: TGAttribute, _ change: (inout DescriptorExtras) -> Void
  ) {
    let slot = UInt8(attribute.slot)
    let rare = makeRare()
    let index = rare.extras.firstIndex { $0.slot == slot } ?? rare.extras.endIndex
    if index == rare.extras.endIndex { rare.extras.append((slot, .standard)) }
    change(&rare.extras[index].extras)
    if rare.extras[index].extras == .standard {
      rare.extras.remove(at: index)
      payload.complex &= ~(1 << UInt16(slot))
    } else {
      payload.complex |= 1 << UInt16(slot)
    }
  }

  /// The extras of a descriptor, whether it is active or not.
  package func extras(of attribute: TGAttribute) -> DescriptorExtras {
    guard payload.complex & (1 << UInt16(attribute.slot)) != 0, let rare = rare else {
      return .standard
    }
    return rare.extras.first { $0.slot == UInt8(attribute.slot) }?.extras ?? .standard
  }

  /// The value of a descriptor, whether it is active or not.
  package func value(of attribute: TGAttribute, part: DescriptorPart = .value) -> PackedValue {
    switch part {
    case .value:
      attribute == .baseline
        ? extras(of: attribute).value
        : PackedValue(bits: payload.bits[attribute.slot], tag: payload.tags[attribute.slot])
    case .lower: extras(of: attribute).lower?.value ?? .none
    case .upper: extras(of: attribute).upper?.value ?? .none
    }
  }

  package func isActive(_ attribute: TGAttribute, part: DescriptorPart = .value) -> Bool {
    switch part {
    case .value: payload.inactive & (1 << UInt16(attribute.slot)) == 0
    case .lower: extras(of: attribute).lower?.isActive ?? true
    case .upper: extras(of: attribute).upper?.isActive ?? true
    }
  }

  /// Switches a descriptor on or off, and with it the bounds it has at this moment.
  package func setActive(_ isActive: Bool, _ attribute: TGAttribute, part: DescriptorPart) {
    switch part {
    case .value:
      if isActive {
        payload.inactive &= ~(1 << UInt16(attribute.slot))
      } else {
        payload.inactive |= 1 << UInt16(attribute.slot)
      }
      if payload.complex & (1 << UInt16(attribute.slot)) != 0 {
        updateExtras(of: attribute) {
          $0.lower?.isActive = isActive
          $0.upper?.isActive = isActive
        }
      }
    case .lower: updateExtras(of: attribute) { $0.lower?.isActive = isActive }
    case .upper: updateExtras(of: attribute) { $0.upper?.isActive = isActive }
    }
  }

  /// No value, no offset, increment, multiple or bounds, and active again.
  package func clear(_ attribute: TGAttribute, part: DescriptorPart = .value) {
    switch part {
    case .value:
      if attribute != .baseline { putValue(.none, of: attribute) }
      payload.inactive &= ~(1 << UInt16(attribute.slot))
      if payload.complex & (1 << UInt16(attribute.slot)) != 0 {
        updateExtras(of: attribute) { $0 = .standard }
      }
    case .lower: updateExtras(of: attribute) { $0.lower = nil }
    case .upper: updateExtras(of: attribute) { $0.upper = nil }
    }
  }
}
