import TangramLinear

/// The algorithm of a table, which is a line of rows; it differs from other lines only in how children
/// are added.
public struct TGTableAlgorithm: TGOrientedAlgorithm, TGShrinkingAlgorithm, Equatable {
  var line: TGLinearAlgorithm
  /// The gaps that were last passed on to the rows.
  var gaps = TGSize.zero

  /// Creates the options of a table.
  public init(orientation: TGOrientation) { line = TGLinearAlgorithm(orientation: orientation) }

  /// The direction in which the rows are laid out one after another.
  public var orientation: TGOrientation {
    get { line.orientation }
    set { line.orientation = newValue }
  }

  /// The way in which sizes or gaps shrink when the rows need more length than is available.
  public var shrinkType: TGSubviewsShrinkType {
    get { line.shrinkType }
    set { line.shrinkType = newValue }
  }

  /// The name of this kind of container.
  public var name: String { "table" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits { line.traits }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) { line.prepare(pass) }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) { line.layout(pass) }

  /// Explains the rectangle of each row, and the size of the table where it wraps.
  public func explain(_ pass: TGPass) { line.explain(pass) }
}
