import TangramCore

/// The options of a float layout.
package struct FloatAlgorithm: TGLayoutAlgorithm, Equatable {
  package var orientation: TGOrientation
  package var hasNoBoundaryLimit = false
  package var fixedSubviews: TGFixedSubviews?

  package init(orientation: TGOrientation) { self.orientation = orientation }

  package var name: String { "float" }

  package func layout(_ pass: inout TGPass) {
    switch orientation {
    case .vert: layOut(TGHorizontal.self, pass)
    case .horz: layOut(TGVertical.self, pass)
    }
  }

  private func layOut<Main: TGAxisType>(_: Main.Type, _ pass: TGPass) {
    var floats = Floats<Main>(pass: pass, hasNoBoundaryLimit: hasNoBoundaryLimit)
    if let fixedSubviews { floats.applyFixedSubviews(fixedSubviews) }
    floats.layOut()
  }
}
