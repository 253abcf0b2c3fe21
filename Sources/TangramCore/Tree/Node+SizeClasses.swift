// Complete sets of descriptors for size classes other than the default one.

extension Node {
  /// The set for a class, not shared with any other view; created if needed.
  package mutating func uniqueSet(
    for sizeClass: TGSizeClass, from source: TGSizeClass
  ) -> LiveNode {
    // Copying the details copies the sets, too.
    updateDetails { _ in }
    if let known = set(for: sizeClass) { return known }
    let new = LiveNode(newSet(from: source))
    updateDetails { $0.sizeClasses.append((sizeClass, new)) }
    return new
  }

  /// The set for exactly this class; nil if there is none.
  package func set(for sizeClass: TGSizeClass) -> LiveNode? {
    sizeClasses.first { $0.sizeClass == sizeClass }?.set
  }

  /// A new set of descriptors: a copy of the set for a class, or a blank one.
  ///
  /// A set has its own options, settings and values; children and content belong to the view only.
  private func newSet(from source: TGSizeClass) -> Node {
    guard var set = source == .default ? self : set(for: source)?.node else { return blankSet }
    set.uniqueContainer()?.children = NodeList()
    set.setContent(nil)
    if set.details != nil {
      set.updateDetails {
        $0.sizeClasses = []
        $0.callbacks = nil
      }
    }
    return set
  }

  private var blankSet: Node {
    var set = Node(identity: identity, extras: container?.blankCopy())
    set.layoutTransform = layoutTransform
    if hasValues { set.uniqueExtras().values = values }
    return set
  }

  /// The node whose descriptors apply to a size class: this one, or the best-matching size class set.
  ///
  /// It is not inlined, because few views have descriptors for size classes: the loops over all views
  /// are faster without this code.
  @inline(never)
  package func inForce(for sizeClass: TGSizeClass) -> Node {
    guard let sets = details?.sizeClasses, !sets.isEmpty else { return self }
    for candidate in sizeClass.candidates {
      if let match = sets.first(where: { $0.sizeClass == candidate }) { return match.set.node }
    }
    return self
  }
}
