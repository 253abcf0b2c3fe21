import TangramCore

/// The options of a row or a column, and how its views are laid out.
public struct TGStackAlgorithm<Main: TGAxisType>: TGLayoutAlgorithm, Equatable {
  /// Where views go across.
  var alignment: TGAlignment

  /// The name of the kind of container.
  public var name: String { Main.axis == .horizontal ? "hstack" : "vstack" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.baseline, .floating, .positions, .gravity, .zeroSizes], mainAxis: Main.axis,
      keepsChildrenApart: true, sharesWhole: true, measuresContent: true)
  }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    pass.reportTies(includingSizes: false)
    pass.wrapContent()
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    // Where the axis is written out, the compiler makes a function for it.
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
