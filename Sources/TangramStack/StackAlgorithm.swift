import TangramCore

/// The options of a row or a column.
struct StackAlgorithm: TGLayoutAlgorithm, Equatable {
  /// The axis along which the views follow each other.
  var axis: TGAxis
  /// Where views go across.
  var alignment: TGAlignment

  var name: String { axis == .horizontal ? "hstack" : "vstack" }

  func prepare(_ pass: TGPass) { pass.wrapContent() }

  func layout(_ pass: TGPass) {
    switch axis {
    case .horizontal: layOut(.horizontal, pass)
    case .vertical: layOut(.vertical, pass)
    }
  }

  private func layOut<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    var row = Row<Main>(pass: pass, alignment: alignment)
    row.measure()
    row.wrapAlong()
    row.shareRoom()
    row.place()
  }
}
