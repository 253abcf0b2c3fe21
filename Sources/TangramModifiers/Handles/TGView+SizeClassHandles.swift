import TangramCore

extension TGViewProtocol {
  /// Returns a handle on the view's descriptors for a size class.
  ///
  ///     let wide = title.tg_fetchSizeClass(with: .landscape)
  ///     wide.tg_width.equal(50%)
  ///
  /// While its size class is active, a set replaces all of the default descriptors. The frame of a
  /// *root* is always determined by its default descriptors, while its contents use the set. For
  /// the default class, the method returns the view's own descriptors.
  ///
  /// - Parameters:
  ///   - sizeClass: The class of the set.
  ///   - source: The class whose set is copied if `sizeClass` has no set yet; if `source` has none
  ///     either, the new set is blank.
  public mutating func tg_fetchSizeClass(
    with sizeClass: TGSizeClass, from source: TGSizeClass = .default
  ) -> TGDescriptors<Self> {
    let cell = uniqueCell()
    if sizeClass == .default { return TGDescriptors(cell) }
    return TGDescriptors(cell.node.uniqueSet(for: sizeClass, from: source).cell)
  }

  /// Changes the view's descriptors for a size class.
  ///
  ///     title.tg_updateSizeClass(.landscape) { $0.tg_size(width: 50%, height: .wrap) }
  ///
  /// - Parameters:
  ///   - sizeClass: The class of the set.
  ///   - source: The class whose set is copied if `sizeClass` has no set yet.
  ///   - change: A closure that changes the descriptors.
  public mutating func tg_updateSizeClass(
    _ sizeClass: TGSizeClass, from source: TGSizeClass = .default, _ change: (inout Self) -> Void
  ) {
    guard sizeClass != .default else { return change(&self) }
    tg_fetchSizeClass(with: sizeClass, from: source).update(change)
  }

  /// Removes the descriptors for a size class; for the default class, clears them.
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
  fileprivate mutating func clearDescriptors() {
    for attribute in TGAttribute.allCases { clear(attribute) }
    alignment = .none
    flags.visibility = .visible
    (flags.useFrame, flags.noLayout) = (false, false)
    (flags.reverseFloat, flags.clearFloat) = (false, false)
  }
}
