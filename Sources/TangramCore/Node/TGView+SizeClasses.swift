// Whole sets of descriptors for size classes other than the default one.

extension TGViewProtocol {
  /// The view's descriptors for a size class, to be changed.
  ///
  ///     var wide = title.tg_fetchSizeClass(with: .landscape)
  ///     wide.tg_width.equal(50%)
  ///
  /// What is returned writes into the set of this view, as a handle does: use it before the view is
  /// copied or laid out, or use `tg_updateSizeClass(_:from:_:)`, which knows nothing of that. The
  /// frame of a *root* follows its default descriptors; its contents follow the set. A set replaces the whole
  /// of the default descriptors while its class is in force. Asked for the default class, the
  /// method returns a copy of the view: change the view itself instead.
  ///
  /// - Parameters:
  ///   - sizeClass: The class the set is for.
  ///   - source: The class whose set is copied if there is none yet for `sizeClass`; without such
  ///     a set the new one is blank.
  public mutating func tg_fetchSizeClass(
    with sizeClass: TGSizeClass, from source: TGSizeClass = .default
  ) -> Self {
    guard sizeClass != .default else { return self }
    makeUnique()
    let rare = storage.makeRare()
    if let known = rare.sizeClasses.first(where: { $0.0 == sizeClass }) {
      return Self(storage: known.1)
    }
    let set = storage.descriptorSet(copying: source)
    rare.sizeClasses.append((sizeClass, set))
    return Self(storage: set)
  }

  /// Changes the view's descriptors for a size class; a copy of the view keeps what it has.
  ///
  ///     title.tg_updateSizeClass(.landscape) { $0.tg_width.equal(50%) }
  ///
  /// - Parameters:
  ///   - sizeClass: The class the set is for.
  ///   - source: The class whose set is copied if there is none yet for `sizeClass`.
  ///   - change: What to change.
  public mutating func tg_updateSizeClass(
    _ sizeClass: TGSizeClass, from source: TGSizeClass = .default, _ change: (inout Self) -> Void
  ) {
    guard sizeClass != .default else { return change(&self) }
    var set = tg_fetchSizeClass(with: sizeClass, from: source)
    change(&set)
  }

  /// Forgets the descriptors for a size class; for the default class, clears them.
  public mutating func tg_clearLayout(inSizeClass sizeClass: TGSizeClass = .default) {
    makeUnique()
    if sizeClass == .default {
      for attribute in TGAttribute.allCases { storage.clear(attribute) }
      storage.payload.alignment = .none
      storage.visibility = .visible
      for flag: NodeFlags in [.useFrame, .noLayout, .reverseFloat, .clearFloat] {
        storage.setFlag(flag, false)
      }
    } else {
      storage.rare?.sizeClasses.removeAll { $0.0 == sizeClass }
    }
  }

  /// The size classes other than the default one that the view has descriptors for.
  public var sizeClasses: [TGSizeClass] {
    storage.rare?.sizeClasses.map(\.0) ?? []
  }
}

extension TGNodeStorage {
  /// A new set of descriptors: a copy of the set for a class, or a blank one.
  fileprivate func descriptorSet(copying source: TGSizeClass) -> TGNodeStorage {
    let original =
      source == .default ? self : rare?.sizeClasses.first { $0.0 == source }?.1
    // A set has options and settings, but the children and the content are the view's.
    let set = (original ?? self).copied(identity: 0)
    set.container?.subviews = []
    if original == nil {
      let (isContainer, transform) = (set.container != nil, set.layoutTransform)
      set.payload = NodePayload()
      set.setFlag(.isContainer, isContainer)
      set.layoutTransform = transform
    }
    set.rare?.sizeClasses = []
    set.rare?.callbacks = nil
    set.content = nil
    set.payload.flags.insert(.isDescriptorSet)
    return set
  }
}
