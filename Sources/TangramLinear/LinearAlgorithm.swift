import TangramCore

/// The options of a linear layout, and the order of its steps.
///
/// A `Line` sizes the children, distributes the remaining length, and places them. Without a gravity
/// along the line, children are placed one after another, and weights share the remaining length. With a
/// gravity, the children are positioned as a group. Across the line each child is sized and placed
/// independently.
public struct TGLinearAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm,
  TGShrinkingAlgorithm, Equatable
{
  // The options are ordered to avoid padding in memory: every line stores all of them.

  /// The child whose baseline later children are aligned to, under the gravity `vert.baseline`.
  public var baselineBase: TGViewID?
  /// The direction in which the children are laid out one after another.
  public var orientation: TGOrientation
  /// The way in which sizes or gaps shrink when the children need more length than is available.
  public var shrinkType = TGSubviewsShrinkType.none
  /// The common size of all children along the line, as set by `tg_setSubviews`; nil for none.
  public var fixedSubviews: TGFixedSubviews?
  /// The rule by which a row of a table sizes the cells that are added to it; nil for other lines.
  public var columns: TGTableColumns?

  /// Creates the options of a line.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of this kind of container.
  public var name: String { "linear" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.floating, .baseline], mainAxis: orientation == .vert ? .vertical : .horizontal,
      keepsChildrenApart: true,
      extentsBetweenMargins: orientation == .vert ? .horizontal : .vertical,
      sharesAverages: orientation == .vert ? .vertical : .horizontal,
      usesShrinkFactors: orientation == .vert ? .vertical : .horizontal,
      // As in TangramKit, a width in a row does not follow from the height, which is found later.
      unresolvedSizes: orientation == .vert ? [.siblings, .ownHeight] : .siblings)
  }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    switch orientation {
    case .vert: eraseStretchedSizes(TGHorizontal(), pass)
    case .horz: eraseStretchedSizes(TGVertical(), pass)
    }
  }

  /// Erases sizes across the line that margins or gravity will override.
  private func eraseStretchedSizes<Cross: TGAxisType>(_ cross: Cross, _ pass: TGPass) {
    let stretchesAll = pass[cross].gravity == .fill
    guard stretchesAll || pass.childrenMayHaveEnds else { return }
    for child in pass.children where stretchesAll || child[cross].isBetweenMargins {
      child[cross].eraseSize()
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    switch orientation {
    case .vert: Line<TGVertical>(pass: pass, options: self).layOut()
    case .horz: Line<TGHorizontal>(pass: pass, options: self).layOut()
    }
  }
}
