import TangramCore

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
    size: Double, minSpace: Double, maxSpace: Double = .infinity, centered: Bool = false,
    inSizeClass sizeClass: TGSizeClass = .default
  ) {
    let fixed = TGFixedSubviews(
      size: size, minSpace: minSpace, maxSpace: maxSpace, centered: centered)
    tg_updateSizeClass(sizeClass) { $0.tg_fixedSubviews = size == 0 ? nil : fixed }
  }

  /// Sets one size along the lines for all children, and makes the gaps between them flexible.
  public mutating func tg_setSubviews(
    size: some TGNumber, minSpace: some TGNumber, maxSpace: some TGNumber = Double.infinity,
    centered: Bool = false, inSizeClass sizeClass: TGSizeClass = .default
  ) {
    tg_setSubviews(
      size: size.tg_points, minSpace: minSpace.tg_points, maxSpace: maxSpace.tg_points,
      centered: centered, inSizeClass: sizeClass)
  }

  /// Returns a copy whose children have one size along the lines, with flexible gaps.
  ///
  /// - Parameters:
  ///   - size: The size of every child.
  ///   - minSpace: The minimum gap.
  ///   - maxSpace: The maximum gap; if the gap would be larger, the children grow.
  ///   - centered: Whether there are also gaps before the first and after the last child.
  public consuming func fixedSubviews(
    size: some TGNumber, minSpace: some TGNumber,
    maxSpace: some TGNumber = Double.infinity, centered: Bool = false
  ) -> Self {
    with {
      $0.tg_setSubviews(
        size: size, minSpace: minSpace, maxSpace: maxSpace, centered: centered)
    }
  }
}
