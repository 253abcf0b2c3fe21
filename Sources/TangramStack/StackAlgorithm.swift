import TangramCore

/// The options of a row or a column, and its algorithm.
public struct TGStackAlgorithm<Main: TGAxisType>: TGLayoutAlgorithm, Equatable {
  /// The alignment of views across the row or column.
  var alignment: TGAlignment

  /// The name of this kind of container.
  public var name: String { Main.axis == .horizontal ? "hstack" : "vstack" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.baseline, .floating, .positions, .gravity, .zeroSizes], mainAxis: Main.axis,
      keepsChildrenApart: true, sharesWhole: true, measuresContent: true, sharesAverages: [],
      unresolvedSizes: .siblings)
  }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    pass.wrapContent()
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    // Naming each axis explicitly lets the compiler generate a specialized function for it.
    switch Main.axis {
    case .horizontal: Row<TGHorizontal>.layOut(pass, alignment)
    case .vertical: Row<TGVertical>.layOut(pass, alignment)
    }
  }
}

extension Row {
  fileprivate static func layOut(_ pass: TGPass, _ alignment: TGAlignment) {
    var row = Row(pass: pass, alignment: alignment)
    row.measure()
    row.wrapAlong()
    row.shareRoom()
    row.place()
  }
}
