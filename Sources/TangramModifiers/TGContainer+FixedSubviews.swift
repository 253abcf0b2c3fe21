import TangramCore

/// A container that can give its children one size along its lines, with gaps that stretch.
public protocol TGFixedSubviewsContainer: TGContainer {
  /// The setting of `tg_setSubviews`; nil while there is none.
  var tg_fixedSubviews: TGFixedSubviews? { get set }
}

/// An algorithm that has the setting of `tg_setSubviews` among its options.
public protocol TGFixedSubviewsAlgorithm: TGLayoutAlgorithm {
  /// Children of one size along the lines; nil while there are none.
  var fixedSubviews: TGFixedSubviews? { get set }
}

extension TGContainer where Algorithm: TGFixedSubviewsAlgorithm {
  /// The setting of `tg_setSubviews`; nil while there is none.
  @inlinable public var tg_fixedSubviews: TGFixedSubviews? {
    get { options.fixedSubviews }
    set { options.fixedSubviews = newValue }
  }
}

extension TGFixedSubviewsContainer {
  /// Gives all children one size along the lines, and makes the gaps between them stretch.
  ///
  /// The container decides what a number or a weight of a child's own counts beside it.
  ///
  /// - Parameters:
  ///   - size: The size; 0 switches this off.
  ///   - minSpace: The smallest gap; where lines break by content, it tells how many children fit.
  ///   - maxSpace: The largest gap; where the gap would be larger, the children grow.
  ///   - centered: Whether there are gaps before the first and after the last child, too.
  ///   - sizeClass: The size class this is for.
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
