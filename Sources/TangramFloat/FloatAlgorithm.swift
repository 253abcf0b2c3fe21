import TangramCore

/// The options of a float layout.
package struct FloatAlgorithm: TGLayoutAlgorithm, Equatable {
  package var orientation: TGOrientation
  package var hasNoBoundaryLimit = false
  package var fixedSubviews: TGFixedSubviews?

  package init(orientation: TGOrientation) { self.orientation = orientation }

  package var name: String { "float" }

  package func layout(_ pass: TGPass) {
    switch orientation {
    case .vert: layOut(.horizontal, pass)
    case .horz: layOut(.vertical, pass)
    }
  }

  private func layOut<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    var floats = Floats<Main>(pass: pass, hasNoBoundaryLimit: hasNoBoundaryLimit)
    if let fixedSubviews { floats.applyFixedSubviews(fixedSubviews) }
    floats.layOut()
  }
}
