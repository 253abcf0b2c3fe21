import TangramCore

/// The options of a linear layout, and the order in which it does things.
///
/// A `Line` sizes the children, distributes what is left of the length, and places them. Without a gravity
/// along the line children follow each other and weights share what is left; with one, the gravity says
/// where the children go as a group. Across the line each child is sized and placed by itself.
public struct TGLinearAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm,
  TGShrinkingAlgorithm, Equatable
{
  // The options are in an order that leaves no gaps in memory: every line has all of them.

  /// The child whose line of writing later ones stand on, under the gravity `vert.baseline`.
  public var baselineBase: TGViewID?
  /// The direction in which the children follow each other.
  public var orientation: TGOrientation
  /// What gives way when the children need more length than there is.
  public var shrinkType = TGSubviewsShrinkType.none
  /// Children of one size along the line.
  public var fixedSubviews: TGFixedSubviews?
  /// What a row of a table does to the size of a cell that is added to it; nil for other lines.
  public var cellSize: TGCellSize?

  /// Creates the options of a line.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of the kind of container.
  public var name: String { "linear" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.floating, .baseline], mainAxis: orientation == .vert ? .vertical : .horizontal,
      keepsChildrenApart: true,
      extentsBetweenMargins: orientation == .vert ? .horizontal : .vertical)
  }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    pass.reportTies(includingSizes: true)
    let gravity = orientation == .vert ? pass[.horizontal].gravity : pass[.vertical].gravity
    guard gravity == .fill || pass.childrenMayHaveEnds else { return }
    switch orientation {
    case .vert: eraseStretchedSizes(.horizontal, pass)
    case .horz: eraseStretchedSizes(.vertical, pass)
    }
  }

  /// Takes away sizes across the line that margins or gravity are going to replace.
  private func eraseStretchedSizes<Cross: TGAxisType>(_ cross: Cross, _ pass: TGPass) {
    let stretchesAll = pass[cross].gravity == .fill
    for child in pass.children where stretchesAll || child[cross].isBetweenMargins {
      child[cross].eraseSize()
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    switch orientation {
    case .vert: layOut(.vertical, pass)
    case .horz: layOut(.horizontal, pass)
    }
  }

  private func layOut<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    var line = Line<Main>(pass: pass, options: self)
    line.layOut()
  }
}
