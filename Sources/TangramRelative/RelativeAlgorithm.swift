import TangramCore

/// How a relative layout works: every child is placed by its references, after those it refers to.
public struct TGRelativeAlgorithm: TGStandardAlgorithm, Equatable {
  /// Creates the algorithm; it has no options.
  public init() {}

  /// The name of the kind of container.
  public var name: String { "relative" }

  /// What diagnostics want to know.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .floating, .gravity, .gaps], extentsBetweenMargins: .both)
  }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    for index in 0..<pass.totalCount {
      let child = pass[any: index]
      if child.usesFrame { continue }
      if child[.horizontal].isBetweenEdges { child[.horizontal].eraseSize() }
      if child[.vertical].isBetweenEdges { child[.vertical].eraseSize() }
      if child.isGone { child.placeThoughAbsent() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    if pass.totalCount == 0 { return wrapEmpty(pass) }
    var resolver = Resolver(pass)
    layOut(&resolver)
  }

  private func layOut(_ resolver: inout Resolver) {
    let pass = resolver.pass
    resolver.run()
    guard pass[.horizontal].wraps || pass[.vertical].wraps else { return }
    let changesWidth = wrap(.horizontal, resolver)
    let changesHeight = wrap(.vertical, resolver)
    guard changesWidth || changesHeight, resolver.followsContainer else { return }
    resolver.collectsNeeds = false
    resolver.run()
  }

  /// A container without children needs room for its padding.
  private func wrapEmpty(_ pass: TGPass) {
    func wrap(_ axis: TGPassAxis<some TGAxisType>) {
      if axis.wraps { axis.size = axis.paddingStart + axis.paddingEnd }
    }
    wrap(pass[.horizontal])
    wrap(pass[.vertical])
  }

  /// Makes the container as large as its children need.
  ///
  /// - Returns: Whether that size differs from the one the children were placed for.
  private func wrap<Axis: TGAxisType>(_ axis: Axis, _ resolver: Resolver) -> Bool {
    guard resolver.pass[axis].wraps else { return false }
    let need = resolver.need[Axis.axis]
    let differs = (need - resolver.pass[axis].size).magnitude >= tolerance
    resolver.pass[axis].size = need
    return differs
  }
}

/// Lengths that differ by less are the same.
let tolerance = 1e-7

extension TGChildAxis {
  /// Whether both margins have values that place edges, and decide about the extent.
  var isBetweenEdges: Bool { startKind.placesEdges && endKind.placesEdges && isBetweenMargins }
}

extension TGChildPosition.Kind {
  /// Whether such a value places an edge: there is one, and it is not a list.
  var placesEdges: Bool { self != .none && self != .list }
}
