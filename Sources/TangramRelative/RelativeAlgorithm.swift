import TangramCore

/// How a relative layout works: every child is placed by its references, after those it refers to.
public struct TGRelativeAlgorithm: TGLayoutAlgorithm, Equatable {
  /// The name of the kind of container.
  public var name: String { "relative" }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    for index in 0..<pass.totalCount {
      let child = pass[any: index]
      if child.keepsItsFrame { continue }
      if child[.horizontal].hasBothValues { child[.horizontal].eraseSize() }
      if child[.vertical].hasBothValues { child[.vertical].eraseSize() }
      if child.isGone { child.placeThoughAbsent() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    let whole = pass
    withUnsafeTemporaryAllocation(of: Mark.self, capacity: max(1, 2 * pass.totalCount)) {
      guard let marks = $0.baseAddress else { return }
      var resolver = Resolver(whole, marks)
      defer { resolver.stack.deallocate() }
      resolver.run()
      guard whole[.horizontal].wraps || whole[.vertical].wraps else { return }
      let changesWidth = wrap(.horizontal, resolver)
      let changesHeight = wrap(.vertical, resolver)
      guard changesWidth || changesHeight, resolver.followsContainer else { return }
      resolver.collectsNeeds = false
      resolver.run()
    }
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

extension TGChild {
  /// Whether the child keeps its frame because it is set to, rather than because it is gone.
  var keepsItsFrame: Bool {
    isExcluded && descriptors.flags.contains(.useFrame)
  }
}

extension TGChildAxis {
  /// Whether both margins have values that place edges.
  var hasBothValues: Bool { half.startKind.placesEdges && half.endKind.placesEdges }
}

extension ValueKind {
  /// Whether such a value places an edge: there is one, and it is not a list.
  @inline(__always)
  var placesEdges: Bool { self != .none && self != .list }
}
