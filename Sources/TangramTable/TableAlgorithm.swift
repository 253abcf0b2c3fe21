import TangramCore
import TangramLinear

/// A table is a line of rows; it differs from other lines only in how children are added.
public struct TGTableAlgorithm: TGLayoutAlgorithm, Equatable {
  var line: TGLinearAlgorithm
  /// The gaps that rows were told of last.
  var gaps = TGSize.zero

  init(orientation: TGOrientation) { line = TGLinearAlgorithm(orientation: orientation) }

  /// The name of the kind of container.
  public var name: String { "table" }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) { line.prepare(pass) }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) { line.layout(pass) }
}
