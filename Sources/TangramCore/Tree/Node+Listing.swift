// What a view says, for those who write all of it down and read it back.

extension Node {
  /// Whether the view may carry values, wherever it says so.
  package var mayHaveValues: Bool { !flags.isDisjoint(with: [.isLive, .hasValues]) }

  /// Whether the view draws something, if it is not live.
  package var drawsContent: Bool {
    flags.contains(.hasContent) || flags.contains(.isContainer) && content != nil
  }

  /// Whether the view has a name.
  package var hasName: Bool { parts != nil && extras?.name != nil }

  /// The positions and sizes of which anything is said.
  package var saidDescriptors: SaidDescriptors {
    var said = SaidDescriptors()
    for place in 0..<table.count { said.insert(table.key(at: place)) }
    if flags.contains(.hasDetails), let details {
      for entry in details.entries { said.insert(entry.key) }
    }
    return said
  }

  /// Calls `body` with the views that positions and sizes are tied to.
  package func forEachReference(_ body: (TGViewID) -> Void) {
    for place in 0..<table.count { table.value(at: place).forEachReference(body) }
    guard flags.contains(.hasDetails), let details else { return }
    for entry in details.entries { entry.value.forEachReference(body) }
    for list in details.lists {
      for anchor in list.anchors { PackedValue(anchor).forEachReference(body) }
    }
  }
}

extension Node {
  /// Makes a position or a size one value and nothing else, as a handle would.
  package mutating func put(_ value: PackedValue, of attribute: TGAttribute) {
    // Nothing was said yet but values.
    if flags.isDisjoint(with: [.isLive, .hasParts, .hasDetails]) {
      return say(value, of: attribute)
    }
    update { node in
      if node.hasParts { node.clear(attribute) }
      node.put(value, of: attribute, part: .value)
    }
  }

  /// Replaces what a position or a size, or a bound of it, says: the value and what is done to it.
  package mutating func put(
    _ value: PackedValue, of attribute: TGAttribute, part: DescriptorPart,
    addend: Double = 0, multiple: Double = 1, list: [TGAnchor] = []
  ) {
    // A size that is tied to itself is that of the content.
    let value = attribute.isSize ? value.asSize(attribute, ofViewWith: identity) : value
    setValue(value, of: attribute, part: part, addend: addend, multiple: multiple, list: list)
  }
}

extension PackedValue {
  @inline(__always)
  fileprivate func forEachReference(_ body: (TGViewID) -> Void) {
    if kind == .anchor, case .view(let id) = TGAnchor.Target(bits: bits) { body(id) }
  }
}

/// Some of the positions and sizes of a view; left and leading are one of them, and so are right and
/// trailing.
package struct SaidDescriptors: Sendable {
  /// A bit for each slot.
  private var slots: UInt16 = 0

  fileprivate mutating func insert(_ key: DescriptorKey) { slots |= 1 &<< UInt16(key.slot) }

  package func contains(_ attribute: TGAttribute) -> Bool {
    slots & 1 &<< UInt16(attribute.slot) != 0
  }

  /// Whether there is one that is no size.
  package var includePositions: Bool {
    slots & ~(1 << UInt16(TGAttribute.width.slot) | 1 << UInt16(TGAttribute.height.slot)) != 0
  }
}
