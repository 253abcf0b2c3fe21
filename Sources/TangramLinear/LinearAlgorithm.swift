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

// MARK: - Rows of tables
//
// Rows set the sizes of the cells that are added to them.

extension TGLinearAlgorithm {
  /// Whether the line is a row of a table, which sizes its cells.
  public var hasRules: Bool { columns != nil }

  /// Sets the size of a cell according to the row's rule.
  ///
  /// A cell with neither a size descriptor nor a current size across the row fills the row on that axis.
  public func adopt(_ child: inout TGView, gaps: TGSize) -> Bool {
    let axis = orientation.axis
    switch columns {
    case .sized(.points(let points)): child.setSize(axis, points)
    case .sized(.average): child.setSize(axis, .average)
    case .count(let count):
      let parts = Double(count)
      child.setSize(
        axis, .superview(axis.sizeAttribute), increment: -gaps[axis] * (parts - 1) / parts,
        multiple: 1 / parts)
    case .sized(.wrap), .sized(.fill), nil: break
    }
    let across = axis.crossed
    if !child.hasValue(across.sizeAttribute), child.frame.size[across] == 0 {
      child.setSize(across, .superview(across.sizeAttribute))
    }
    return true
  }

  /// Sets the sizes of newly added cells according to the row's rule.
  public static func keepRules(of container: inout TGView, after change: TGChildrenChange) {
    if change.added.isEmpty { return }
    let row = TGLinearLayout(view: container)
    let (rule, gaps) = (row.options, TGSize(width: row.tg_hspace, height: row.tg_vspace))
    for index in change.added {
      container.changeSubview(at: index) { _ = rule.adopt(&$0, gaps: gaps) }
    }
  }
}

extension TGView {
  /// Sets the size of the view along an axis directly, because a handle would be slower.
  fileprivate mutating func setSize(
    _ axis: TGAxis, _ length: some TGLength, increment: Double = 0, multiple: Double = 1
  ) {
    self =
      axis == .horizontal
      ? (consume self).width(length, increment: increment, multiple: multiple)
      : (consume self).height(length, increment: increment, multiple: multiple)
  }
}

extension TGAxis {
  fileprivate var sizeAttribute: TGAttribute { self == .horizontal ? .width : .height }
}

/// The way in which a line shrinks when its children need more length than is available.
///
/// It specifies how the shortage is divided, and whether sizes or gaps shrink.
public struct TGSubviewsShrinkType: OptionSet, Hashable, Sendable {
  /// The strategy for dividing the shortage in the low bits, the choice between sizes and gaps above
  /// them.
  public let rawValue: UInt8

  /// Creates a shrink type from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing shrinks.
  @inlinable public static var none: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 0) }
  /// Divides the shortage into equal parts.
  @inlinable public static var average: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 1) }
  /// Divides the shortage in proportion to the current lengths.
  @inlinable public static var weight: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 2) }
  /// Shrinks the longer of two wrapping children first.
  @inlinable public static var auto: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 4) }
  /// The three strategies for dividing the shortage.
  static var anyStrategy: TGSubviewsShrinkType { [.average, .weight, .auto] }
  /// The sizes shrink.
  ///
  /// This is the default.
  @inlinable public static var size: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 0) }
  /// The gaps shrink instead of the children.
  @inlinable public static var space: TGSubviewsShrinkType { TGSubviewsShrinkType(rawValue: 16) }
}

/// The algorithm of a linear layout, or of a similar one, whose sizes or gaps can shrink.
public protocol TGShrinkingAlgorithm: TGLayoutAlgorithm {
  /// The way in which sizes or gaps shrink when the children need more length than is available.
  var shrinkType: TGSubviewsShrinkType { get set }
}

extension TGContainer where Algorithm: TGShrinkingAlgorithm {
  /// The way in which sizes or gaps shrink when the children, or the rows of a table, need more length
  /// than is available.
  public var tg_shrinkType: TGSubviewsShrinkType {
    get { options.shrinkType }
    set { options.shrinkType = newValue }
  }

  /// A copy that shrinks in this way when the children need more length than is available.
  public consuming func shrinkType(_ type: TGSubviewsShrinkType) -> Self {
    with { $0.tg_shrinkType = type }
  }
}
