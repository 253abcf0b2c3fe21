// Reading and writing the descriptors of a node: the one place that knows where their parts lie.

/// Which part of a descriptor a handle writes to.
@usableFromInline package enum DescriptorPart: UInt8, Sendable, CaseIterable {
  case value, lower, upper
}

extension DescriptorPart {
  var field: DescriptorField {
    switch self {
    case .value: .value
    case .lower: .lower
    case .upper: .upper
    }
  }

  var addendField: DescriptorField {
    switch self {
    case .value: .addend
    case .lower: .lowerAddend
    case .upper: .upperAddend
    }
  }

  var multipleField: DescriptorField {
    switch self {
    case .value: .multiple
    case .lower: .lowerMultiple
    case .upper: .upperMultiple
    }
  }
}

// MARK: - Entries

extension Node {
  /// The value of an entry; no value when there is no such entry.
  subscript(key: DescriptorKey) -> PackedValue {
    let value = table[key]
    if value.tag != 0 { return value }
    guard let entries = details?.entries else { return .none }
    return entries.first { $0.key == key }?.value ?? .none
  }

  private mutating func set(_ key: DescriptorKey, _ value: PackedValue) {
    if !flags.contains(.hasDetails), table.set(key, value) { return }
    // What was moved out of the way stays there: an entry is in one place only.
    if let details, details.entries.contains(where: { $0.key == key }) {
      updateDetails { details in
        details.entries.removeAll { $0.key == key }
        details.entries.append((key, value))
      }
    } else if !table.set(key, value) {
      updateDetails { $0.entries.append((key, value)) }
    }
  }

  private mutating func remove(_ key: DescriptorKey) {
    table.remove(key)
    if let details, details.entries.contains(where: { $0.key == key }) {
      updateDetails { $0.entries.removeAll { $0.key == key } }
    }
  }

  /// Writes an entry, or removes it where the value says nothing.
  private mutating func put(_ key: DescriptorKey, _ value: PackedValue) {
    if value.tag == 0 { remove(key) } else { set(key, value) }
  }

  private mutating func put(_ key: DescriptorKey, _ number: Double, usual: Double) {
    put(key, number == usual ? .none : PackedValue(.number, number))
  }

  private func number(_ key: DescriptorKey, usual: Double) -> Double {
    guard flags.contains(.hasScales) else { return usual }
    let value = self[key]
    return value.tag == 0 ? usual : value.number
  }
}

// MARK: - Descriptors

extension Node {
  /// Replaces value, addend and multiple, as every `equal` does; bounds and the active flag stay.
  package mutating func setValue(
    _ value: PackedValue, of attribute: TGAttribute, part: DescriptorPart = .value,
    addend: Double = 0, multiple: Double = 1, list: [TGAnchor] = []
  ) {
    noteSide(attribute)
    if part != .value {
      inheritActivity(attribute, part)
      flags.insert(.hasParts)
    }
    put(DescriptorKey(attribute, part.field), value)
    if addend != 0 || multiple != 1 { flags.formUnion([.hasParts, .hasScales]) }
    if flags.contains(.hasScales) {
      put(DescriptorKey(attribute, part.addendField), addend, usual: 0)
      put(DescriptorKey(attribute, part.multipleField), multiple, usual: 1)
    }
    if !list.isEmpty { flags.insert(.hasParts) }
    if part == .value, flags.contains(.hasParts) { setList(list, of: attribute) }
  }

  package mutating func setAddend(
    _ addend: Double, of attribute: TGAttribute, part: DescriptorPart
  ) {
    noteSide(attribute)
    flags.formUnion([.hasParts, .hasScales])
    put(DescriptorKey(attribute, part.addendField), addend, usual: 0)
  }

  package mutating func setMultiple(
    _ multiple: Double, of attribute: TGAttribute, part: DescriptorPart
  ) {
    flags.formUnion([.hasParts, .hasScales])
    put(DescriptorKey(attribute, part.multipleField), multiple, usual: 1)
  }

  private mutating func setList(_ list: [TGAnchor], of attribute: TGAttribute) {
    if list.isEmpty, !flags.contains(.hasDetails) || details?.lists.isEmpty == true { return }
    updateDetails {
      $0.lists.removeAll { $0.slot == attribute.slot }
      if !list.isEmpty { $0.lists.append((attribute.slot, list)) }
    }
  }

  /// Remembers whether a horizontal edge was named by its side or by the reading direction.
  @inline(__always)
  mutating func noteSide(_ attribute: TGAttribute) {
    switch attribute {
    case .leading: flags.remove(.physicalStart)
    case .left: flags.insert(.physicalStart)
    case .trailing: flags.remove(.physicalEnd)
    case .right: flags.insert(.physicalEnd)
    default: break
    }
  }

  /// The value of a descriptor, whether it is active or not.
  package func value(of attribute: TGAttribute, part: DescriptorPart = .value) -> PackedValue {
    self[DescriptorKey(attribute, part.field)]
  }

  /// The offset of a position, the increment of a size.
  package func addend(of attribute: TGAttribute, part: DescriptorPart = .value) -> Double {
    number(DescriptorKey(attribute, part.addendField), usual: 0)
  }

  package func multiple(of attribute: TGAttribute, part: DescriptorPart = .value) -> Double {
    number(DescriptorKey(attribute, part.multipleField), usual: 1)
  }

  package func list(of attribute: TGAttribute) -> [TGAnchor] {
    details?.lists.first { $0.slot == attribute.slot }?.anchors ?? []
  }

  /// Whether anything was said of a descriptor.
  package func says(_ attribute: TGAttribute) -> Bool {
    if value(of: attribute).tag != 0 { return true }
    return hasParts
      && DescriptorField.allCases.contains { self[DescriptorKey(attribute, $0)].tag != 0 }
  }

  /// No value, no offset, increment, multiple or bounds, and active again.
  package mutating func clear(_ attribute: TGAttribute, part: DescriptorPart = .value) {
    for field in DescriptorField.allCases where part == .value || field.isOf(part) {
      remove(DescriptorKey(attribute, field))
    }
    if part == .value {
      setList([], of: attribute)
      for part in DescriptorPart.allCases { put(isActive: true, attribute, part) }
    } else {
      put(isActive: true, attribute, part)
    }
  }
}

extension DescriptorField {
  /// Whether the field belongs to a bound.
  fileprivate func isOf(_ bound: DescriptorPart) -> Bool {
    self == bound.field || self == bound.addendField || self == bound.multipleField
  }
}

// MARK: - Switching on and off

extension Node {
  private static func activityBit(_ attribute: TGAttribute, _ part: DescriptorPart) -> UInt64 {
    1 << UInt64(attribute.slot * 4 + Int(part.rawValue))
  }

  package func isActive(_ attribute: TGAttribute, part: DescriptorPart = .value) -> Bool {
    guard flags.contains(.hasParts), let inactive = details?.inactive else { return true }
    return inactive & Self.activityBit(attribute, part) == 0
  }

  /// Switches a descriptor on or off, and with it the bounds it has at this moment.
  package mutating func setActive(
    _ isActive: Bool, _ attribute: TGAttribute, part: DescriptorPart
  ) {
    put(isActive: isActive, attribute, part)
    guard part == .value else { return }
    for bound in [DescriptorPart.lower, .upper] where value(of: attribute, part: bound).tag != 0 {
      put(isActive: isActive, attribute, bound)
    }
  }

  private mutating func put(
    isActive: Bool, _ attribute: TGAttribute, _ part: DescriptorPart
  ) {
    guard isActive != self.isActive(attribute, part: part) else { return }
    flags.insert(.hasParts)
    updateDetails { $0.inactive ^= Self.activityBit(attribute, part) }
  }

  /// A bound that is new is switched off as its descriptor is.
  private mutating func inheritActivity(_ attribute: TGAttribute, _ part: DescriptorPart) {
    guard flags.contains(.hasParts), let details, details.inactive != 0,
      value(of: attribute, part: part).tag == 0
    else { return }
    put(isActive: isActive(attribute), attribute, part)
  }
}

// MARK: - At a glance

extension Node {
  /// Whether some descriptor may have an addend, a multiple, a bound, a list or an active flag.
  package var hasParts: Bool { flags.contains(.hasParts) }

  /// Whether anything is said about positions.
  package var saysPositions: Bool {
    hasEntry { key, _ in
      key.slot != TGAttribute.width.slot && key.slot != TGAttribute.height.slot
    }
  }

  /// Whether a value is tied to another view, or to the node itself.
  package var saysAnchors: Bool { hasEntry { _, value in value.kind == .anchor } }

  /// Whether there is such an entry, in the table or among those it had no room for.
  private func hasEntry(where isSuch: (DescriptorKey, PackedValue) -> Bool) -> Bool {
    if (0..<table.count).contains(where: { isSuch(table.key(at: $0), table.value(at: $0)) }) {
      return true
    }
    guard flags.contains(.hasDetails), let details else { return false }
    return details.entries.contains { isSuch($0.key, $0.value) }
  }

  /// The number that a position or a size is, if it is that and nothing else.
  package func plainNumber(of attribute: TGAttribute) -> Double? {
    if hasParts {
      let fields = DescriptorField.allCases.dropFirst()
      guard isActive(attribute),
        fields.allSatisfy({ self[DescriptorKey(attribute, $0)].tag == 0 })
      else { return nil }
    }
    let value = value(of: attribute)
    return value.tag == ValueKind.number.rawValue ? value.number : nil
  }

  /// Whether the view says how it takes part in the layout of its container.
  package var saysPart: Bool {
    alignment != .none || !flags.isDisjoint(with: .aboutTakingPart)
  }

  /// Whether the view is a container that has padding, gaps or the like.
  package var saysSettings: Bool {
    guard let container else { return false }
    return container.settings != ContainerSettings() || !layoutTransform.isIdentity
  }

  /// Whether the view may have a frame, coordinates of its own, or sets for size classes.
  package var mayHaveCoordinates: Bool { !flags.isDisjoint(with: [.hasFrame, .hasDetails]) }

  /// Whether the view carries values.
  package var hasValues: Bool { flags.contains(.hasValues) }

  /// How the edge in the place of `attribute` was named.
  package func writtenAttribute(_ attribute: TGAttribute) -> TGAttribute {
    switch attribute {
    case .left, .leading: flags.contains(.physicalStart) ? .left : .leading
    case .right, .trailing: flags.contains(.physicalEnd) ? .right : .trailing
    default: attribute
    }
  }
}

extension TGView {
  /// The number that a position or a size is, if it is that and nothing else.
  package func plainNumber(of attribute: TGAttribute) -> Double? {
    stored.reading { $0.plainNumber(of: attribute) }
  }
}
