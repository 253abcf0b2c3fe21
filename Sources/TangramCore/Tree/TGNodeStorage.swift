extension TGNodeStorage {
  /// Who the view is.
  ///
  /// Found on first use, so that views nobody asks about pay nothing for it.
  package func resolveIdentity() -> UInt64 { resolveIdentity(fresh: ViewIdentity.make()) }

  /// Likewise, with a number to be used if there is none yet.
  func resolveIdentity(fresh: @autoclosure () -> UInt64) -> UInt64 {
    let known = identity.load(ordering: .relaxed)
    if known != 0 { return known }
    let fresh = fresh()
    let (isExchanged, winner) = identity.compareExchange(
      expected: 0, desired: fresh, ordering: .relaxed)
    return isExchanged ? fresh : winner
  }

  /// The identity if somebody asked for it before, else 0.
  package var knownIdentity: UInt64 { identity.load(ordering: .relaxed) }

  /// What the view says, and who it is.
  package var nodeWithIdentity: Node {
    var node = node
    node.identity = knownIdentity
    return node
  }

  /// An independent storage of the same view.
  @usableFromInline package func copied() -> TGNodeStorage {
    // The copy must be the same view to whoever asks later, so the number is given now.
    copied(identity: resolveIdentity())
  }

  /// An independent storage that says the same; the number 0 makes it another view.
  package func copied(identity: UInt64) -> TGNodeStorage {
    var copy = node
    copy.identity = identity
    return TGNodeStorage(copy)
  }
}
