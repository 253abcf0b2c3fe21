import TangramCore

/// How a relative layout works: every child is placed by its references, and those it refers to
/// before it.
struct RelativeAlgorithm: TGLayoutAlgorithm, Equatable {
  var name: String { "relative" }

  func prepare(_ pass: inout TGPass) {
    for index in 0..<pass.totalCount {
      let child = pass[any: index]
      if child.keepsItsFrame { continue }
      if child.hasBothValues(TGHorizontal.self) { child.eraseSize(TGHorizontal.self) }
      if child.hasBothValues(TGVertical.self) { child.eraseSize(TGVertical.self) }
      if child.isGone { child.placeThoughAbsent() }
    }
  }

  func layout(_ pass: inout TGPass) {
    let whole = pass
    withUnsafeTemporaryAllocation(of: Mark.self, capacity: max(1, 2 * pass.totalCount)) {
      guard let marks = $0.baseAddress else { return }
      var resolver = Resolver(whole, marks)
      defer { resolver.stack.deallocate() }
      resolver.run()
      guard whole.wraps(TGHorizontal.self) || whole.wraps(TGVertical.self) else { return }
      let changesWidth = wrap(TGHorizontal.self, resolver)
      let changesHeight = wrap(TGVertical.self, resolver)
      guard changesWidth || changesHeight, resolver.followsContainer else { return }
      resolver.collectsNeeds = false
      resolver.run()
    }
  }

  /// Makes the container as large as its children need.
  ///
  /// - Returns: Whether that is another size than the children were placed for.
  private func wrap<Axis: TGAxisType>(_: Axis.Type, _ resolver: Resolver) -> Bool {
    guard resolver.pass.wraps(Axis.self) else { return false }
    let need = resolver.need[Axis.axis]
    let differs = (need - resolver.pass.size(Axis.self)).magnitude >= tolerance
    resolver.pass.setSize(need, Axis.self)
    return differs
  }
}

/// Lengths that differ by less are the same.
let tolerance = 1e-7

extension TGChild {
  /// Whether the child keeps its frame because it was told to, rather than because it is gone.
  var keepsItsFrame: Bool {
    isExcluded && descriptors.payload.flags.contains(.useFrame)
  }

  /// Whether both margins along an axis have values that mean something.
  func hasBothValues<Axis: TGAxisType>(_: Axis.Type) -> Bool {
    box[Axis.self].startKind.placesEdges && box[Axis.self].endKind.placesEdges
  }
}

extension ValueKind {
  /// Whether a margin with such a value has one: a list means nothing there.
  @inline(__always)
  var placesEdges: Bool { self != .none && self != .list }
}
