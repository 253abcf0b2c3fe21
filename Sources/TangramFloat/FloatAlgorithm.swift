import TangramCore

/// The options of a float layout.
public struct TGFloatAlgorithm: TGLayoutAlgorithm, Equatable {
  var orientation: TGOrientation
  var hasNoBoundaryLimit = false
  var fixedSubviews: TGFixedSubviews?

  init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of the kind of container.
  public var name: String { "float" }

  /// Looks at what is tied to siblings.
  public func prepare(_ pass: TGPass) { pass.reportTies(includingSizes: false) }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
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
