import TangramCore

/// The options of a float layout.
public struct TGFloatAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm, Equatable {
  /// The direction in which the content grows.
  public var orientation: TGOrientation
  var hasNoBoundaryLimit = false
  /// The common size of all children along the floating direction, as set by `tg_setSubviews`; nil for
  /// none.
  public var fixedSubviews: TGFixedSubviews?

  /// Creates the options of a float layout.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The name of this kind of container.
  public var name: String { "float" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: .baseline, keepsChildrenApart: true,
      sharesAverages: orientation == .vert ? .horizontal : .vertical, gravityStretches: [])
  }

  /// Reports references to siblings that this algorithm ignores.
  public func prepare(_ pass: TGPass) { pass.reportTies() }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    switch orientation {
    case .vert:
      var floats = Floats<TGHorizontal>(pass, self)
      floats.layOut()
    case .horz:
      var floats = Floats<TGVertical>(pass, self)
      floats.layOut()
    }
  }
}
