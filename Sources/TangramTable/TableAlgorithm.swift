import TangramCore
import TangramLinear

/// A table is a line of rows; it differs from other lines only in how children are added.
public struct TGTableAlgorithm: TGOrientedAlgorithm, TGShrinkingAlgorithm, Equatable {
  var line: TGLinearAlgorithm
  /// The gaps that rows were told of last.
  var gaps = TGSize.zero

  /// Creates the options of a table.
  public init(orientation: TGOrientation) { line = TGLinearAlgorithm(orientation: orientation) }

  /// The direction in which the rows follow each other.
  public var orientation: TGOrientation {
    get { line.orientation }
    set { line.orientation = newValue }
  }

  /// What gives way when the rows need more length than there is.
  public var shrinkType: TGSubviewsShrinkType {
    get { line.shrinkType }
    set { line.shrinkType = newValue }
  }

  /// The name of the kind of container.
  public var name: String { "table" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    line.traits
  }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) { line.prepare(pass) }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) { line.layout(pass) }

  /// Says why each row has its rectangle, and why the table has its size where it wraps.
  public func explain(_ pass: TGPass) { line.explain(pass) }
}
