// Whole sets of descriptors for size classes other than the default one.

extension TGViewProtocol {
  /// The view's descriptors for a size class, to be changed.
  ///
  ///     let wide = title.tg_fetchSizeClass(with: .landscape)
  ///     wide.tg_width.equal(50%)
  ///
  /// A set replaces the whole of the default descriptors while its class is in force. The frame of a
  /// *root* follows its default descriptors; its contents follow the set. Asked for the default class,
  /// the method returns the view's own descriptors.
  ///
  /// - Parameters:
  ///   - sizeClass: The class the set is for.
  ///   - source: The class whose set is copied if there is none yet for `sizeClass`; without such
  ///     a set the new one is blank.
  public mutating func tg_fetchSizeClass(
    with sizeClass: TGSizeClass, from source: TGSizeClass = .default
  ) -> TGDescriptors<Self> {
    let cell = ownCell()
    if sizeClass == .default { return TGDescriptors(cell) }
    return TGDescriptors(cell.node.ownSet(for: sizeClass, from: source).cell)
  }

  /// Changes the view's descriptors for a size class.
  ///
  ///     title.tg_updateSizeClass(.landscape) { $0.tg_size(width: 50%, height: .wrap) }
  ///
  /// - Parameters:
  ///   - sizeClass: The class the set is for.
  ///   - source: The class whose set is copied if there is none yet for `sizeClass`.
  ///   - change: What to change.
  public mutating func tg_updateSizeClass(
    _ sizeClass: TGSizeClass, from source: TGSizeClass = .default, _ change: (inout Self) -> Void
  ) {
    guard sizeClass != .default else { return change(&self) }
    tg_fetchSizeClass(with: sizeClass, from: source).update(change)
  }

  /// Forgets the descriptors for a size class; for the default class, clears them.
  public mutating func tg_clearLayout(inSizeClass sizeClass: TGSizeClass = .default) {
    update { node in
      if sizeClass == .default {
        node.clearDescriptors()
      } else if !node.sizeClasses.isEmpty {
        node.updateDetails { $0.sizeClasses.removeAll { $0.sizeClass == sizeClass } }
      }
    }
  }

  /// The size classes other than the default one that the view has descriptors for.
  public var sizeClasses: [TGSizeClass] { node.sizeClasses.map { $0.sizeClass } }
}

extension Node {
  /// The set for a class, which no other view has; made when there is none.
  fileprivate mutating func ownSet(
    for sizeClass: TGSizeClass, from source: TGSizeClass
  ) -> LiveNode {
    // Details that are copied have copies of the sets, too.
    updateDetails { _ in }
    if let known = set(for: sizeClass) { return known }
    let new = LiveNode(newSet(from: source))
    updateDetails { $0.sizeClasses.append((sizeClass, new)) }
    return new
  }

  /// The set for exactly this class; nil when there is none.
  package func set(for sizeClass: TGSizeClass) -> LiveNode? {
    sizeClasses.first { $0.sizeClass == sizeClass }?.set
  }

  /// A new set of descriptors: a copy of the set for a class, or a blank one.
  ///
  /// A set has options, settings and values of its own; children and content are those of the view.
  private func newSet(from source: TGSizeClass) -> Node {
    guard var set = source == .default ? self : set(for: source)?.node else { return blankSet }
    set.ownContainer()?.children = NodeList()
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
    var set = Node(identity: identity, parts: container?.blankCopy())
    set.layoutTransform = layoutTransform
    if hasValues { set.ownExtras().values = values }
    return set
  }

  fileprivate mutating func clearDescriptors() {
    for attribute in TGAttribute.allCases { clear(attribute) }
    alignment = .none
    visibility = .visible
    flags.subtract([.useFrame, .noLayout, .reverseFloat, .clearFloat])
  }

  /// The descriptors that count for a size class: the node's own, or those of a set.
  package func inForce(for sizeClass: TGSizeClass) -> Node {
    guard let sets = details?.sizeClasses, !sets.isEmpty else { return self }
    for candidate in sizeClass.candidates {
      if let match = sets.first(where: { $0.sizeClass == candidate }) { return match.set.node }
    }
    return self
  }
}
