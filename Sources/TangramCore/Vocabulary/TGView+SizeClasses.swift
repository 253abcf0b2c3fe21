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
    let storage = ownStorage()
    if sizeClass == .default { return TGDescriptors(storage) }
    return TGDescriptors(storage.node.ownSet(for: sizeClass, from: source))
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
  public var sizeClasses: [TGSizeClass] { storage.node.sizeClasses.map(\.sizeClass) }
}

extension Node {
  /// The storage of the set for a class, which nobody else has; made when there is none.
  fileprivate mutating func ownSet(
    for sizeClass: TGSizeClass, from source: TGSizeClass
  ) -> TGNodeStorage {
    // Extras that are copied have copies of the sets, too.
    _ = ownExtras()
    if let known = set(for: sizeClass) { return known }
    let new = TGNodeStorage(newSet(from: source))
    updateDetails { $0.sizeClasses.append((sizeClass, new)) }
    return new
  }

  /// The storage of the set for exactly this class; nil when there is none.
  package func set(for sizeClass: TGSizeClass) -> TGNodeStorage? {
    sizeClasses.first { $0.sizeClass == sizeClass }?.set
  }

  /// A new set of descriptors: a copy of the set for a class, or a blank one.
  ///
  /// A set has options, settings and values, but the children and the content are the view's.
  private func newSet(from source: TGSizeClass) -> Node {
    let original = source == .default ? self : set(for: source)?.node
    var set = original ?? self
    set.identity = 0
    if let container = set.container {
      let own = container.copied()
      own.children = NodeList()
      set.container = own
    }
    set.body = .plain
    if original == nil {
      let transform = layoutTransform
      let container = set.container
      set = Node()
      set.container = container
      set.layoutTransform = transform
      if !values.isEmpty { set.replaceValues(by: values) }
    } else if set.details != nil {
      set.updateDetails {
        $0.sizeClasses = []
        $0.callbacks = nil
      }
    }
    return set
  }

  fileprivate mutating func clearDescriptors() {
    for attribute in TGAttribute.allCases { clear(attribute) }
    alignment = .none
    visibility = .visible
    flags.subtract([.useFrame, .noLayout, .reverseFloat, .clearFloat])
  }

  /// The descriptors that count for a size class: the node's own, or those of a set.
  func inForce(for sizeClass: TGSizeClass) -> Node {
    guard let sets = details?.sizeClasses, !sets.isEmpty else { return self }
    for candidate in sizeClass.candidates {
      if let match = sets.first(where: { $0.sizeClass == candidate }) { return match.set.node }
    }
    return self
  }
}
