import TangramCore

/// A container that can set one size along its lines for all children, with flexible gaps.
public protocol TGFixedSubviewsContainer: TGContainer {
  /// The setting made by `tg_setSubviews`; nil if there is none.
  var tg_fixedSubviews: TGFixedSubviews? { get set }
}

/// An algorithm that has the setting of `tg_setSubviews` as an option.
public protocol TGFixedSubviewsAlgorithm: TGLayoutAlgorithm {
  /// The common size of all children along the lines; nil if there is none.
  var fixedSubviews: TGFixedSubviews? { get set }
}

extension TGContainer where Algorithm: TGFixedSubviewsAlgorithm {
  /// The setting made by `tg_setSubviews`; nil if there is none.
  @inlinable public var tg_fixedSubviews: TGFixedSubviews? {
    get { options.fixedSubviews }
    set { options.fixedSubviews = newValue }
  }
}

extension TGFixedSubviewsContainer {
  /// Sets one size along the lines for all children, and makes the gaps between them flexible.
  ///
  /// The container determines how the setting is combined with a number or a weight that a child
  /// has as its own size.
  ///
  /// - Parameters:
  ///   - size: The size; 0 removes the setting.
  ///   - minSpace: The minimum gap; if lines break by content, it determines how many children fit.
  ///   - maxSpace: The maximum gap; if the gap would be larger, the children grow.
  ///   - centered: Whether there are also gaps before the first and after the last child.
  ///   - sizeClass: The size class of the setting.
  public mutating func tg_setSubviews(
    size: Double, minSpace: Double, maxSpace: Double = .infinity,
    centered: Bool = false, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let fixed = TGFixedSubviews(
      size: size, minSpace: minSpace, maxSpace: maxSpace, centered: centered)
    if sizeClass == .default {
      tg_fixedSubviews = size == 0 ? nil : fixed
    } else {
      tg_fetchSizeClass(with: sizeClass).tg_fixedSubviews = size == 0 ? nil : fixed
    }
  }
}
