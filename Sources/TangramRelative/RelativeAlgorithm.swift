import TangramCore

/// The algorithm of a relative layout: each child is placed according to its references, after the
/// children that it refers to.
public struct TGRelativeAlgorithm: TGStandardAlgorithm, Equatable {
  /// Creates the algorithm; it has no options.
  public init() {}

  /// The name of this kind of container.
  public var name: String { "relative" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.alignment, .floating, .gravity, .gaps], extentsBetweenMargins: .both,
      sharesAverages: [])
  }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    for child in pass.allChildren {
      if child.usesFrame { continue }
      if child[.horizontal].isBetweenMargins { child[.horizontal].eraseSize() }
      if child[.vertical].isBetweenMargins { child[.vertical].eraseSize() }
      if child.isGone { child.placeThoughAbsent() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    let resolver = Resolver(pass)
    resolver.run()
    let changesWidth = wrap(.horizontal, resolver)
    let changesHeight = wrap(.vertical, resolver)
    guard changesWidth || changesHeight, resolver.hasDependentChildren else { return }
    resolver.computesRequiredSize = false
    resolver.run()
  }

  /// Sizes the container to its children.
  ///
  /// - Returns: Whether this size differs from the one that the children were placed for.
  private func wrap<Axis: TGAxisType>(_ axis: Axis, _ resolver: Resolver) -> Bool {
    guard resolver.pass[axis].wraps else { return false }
    let requiredSize = resolver.requiredSize[Axis.axis]
    let differs = (requiredSize - resolver.pass[axis].size).magnitude >= tolerance
    resolver.pass[axis].size = requiredSize
    return differs
  }
}

/// The difference below which two lengths are considered equal.
let tolerance = 1e-7
