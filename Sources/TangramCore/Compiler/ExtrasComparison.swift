// Whether another version of a node has the same extras, as far as a layout depends on them.

extension Node {
  @inline(never)
  func hasSameExtras(as other: borrowing Node) -> Bool {
    if parts === other.parts { return true }
    guard givenFrame == other.givenFrame, hasSameValues(as: other) else { return false }
    if let content, let theirs = other.content, !content.isSame(as: theirs) { return false }
    if details === other.details { return true }
    guard let details, let theirs = other.details else { return false }
    return details.laysOut(as: theirs)
  }

  /// Whether the values are the same that containers lay out by.
  private func hasSameValues(as other: borrowing Node) -> Bool {
    if flags.isDisjoint(with: .hasValues), other.flags.isDisjoint(with: .hasValues) { return true }
    let (own, theirs) = (values, other.values)
    return own.allSatisfy { !$0.affectsLayout || $0.isEqual(to: theirs.value(of: $0.key)) }
      && theirs.allSatisfy { !$0.affectsLayout || own.value(of: $0.key) != nil }
  }
}

extension Node {
  /// Whether another version of the node says the same, as far as a layout depends on it; what is in
  /// a container does not count.
  func laysOut(as other: borrowing Node) -> Bool {
    guard table == other.table, alignment == other.alignment,
      flags == other.flags || flags.symmetricDifference(other.flags) == .hasValues
    else { return false }
    let inExtras: NodeFlags = [.hasFrame, .hasDetails, .hasValues, .hasContent]
    return flags.union(other.flags).isDisjoint(with: inExtras) || hasSameExtras(as: other)
  }
}

extension NodeDetails {
  fileprivate func laysOut(as other: NodeDetails) -> Bool {
    entries.elementsEqual(other.entries) { $0 == $1 }
      && lists.elementsEqual(other.lists) { $0 == $1 }
      && inactive == other.inactive && geometry == other.geometry
      && layoutTransform == other.layoutTransform
      && sizeClasses.elementsEqual(other.sizeClasses) { own, theirs in
        own.sizeClass == theirs.sizeClass && own.set.node.container === theirs.set.node.container
          && own.set.node.laysOut(as: theirs.set.node)
      }
  }
}
