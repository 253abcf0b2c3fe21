import TangramCore

/// The options of a float layout.
public struct TGFloatAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm, Equatable {
  /// The direction in which the content grows.
  public var orientation: TGOrientation
  var hasNoBoundaryLimit = false
  /// Children of one size along the floating direction.
  public var fixedSubviews: TGFixedSubviews?

  /// Creates the options of a float layout.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of the kind of container.
  public var name: String { "float" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(unused: .baseline, keepsChildrenApart: true)
  }

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
