/// A child in a pass.
///
/// Use the subscript to access the properties along one axis: `child[.horizontal].extent`.
public struct TGChild {
  // Valid as long as the pass; see `TGPass`. A child is passed in registers: with more than four words, a
  // relative layout takes 10% longer.
  @usableFromInline package unowned(unsafe) let solver: Solver
  @usableFromInline let address: UnsafeMutablePointer<Box>
  @usableFromInline let containerAddress: UnsafeMutablePointer<ContainerBox>

  @inlinable init(
    _ address: UnsafeMutablePointer<Box>, _ solver: Solver,
    _ container: UnsafeMutablePointer<ContainerBox>
  ) {
    (self.solver, self.address, containerAddress) = (solver, address, container)
  }

  package init(box index: Int, pass: TGPass) {
    self.init(pass.solver.boxes.base + index, pass.solver, pass.containerAddress)
  }

  /// The index of the child's box in the plan.
  @usableFromInline package var index: Int { address - solver.boxes.base }

  /// The plan's box of the child.
  @inlinable package var box: Box {
    @inline(__always) _read { yield address.pointee }
    @inline(__always) nonmutating _modify { yield &address.pointee }
  }

  /// The plan's box of the container that the child is in.
  @inlinable package var container: ContainerBox {
    @inline(__always) _read { yield containerAddress.pointee }
    @inline(__always) nonmutating _modify { yield &containerAddress.pointee }
  }

  @usableFromInline package var containerIndex: Int { containerAddress - solver.containers.base }

  /// A pass over the child's container, with all its children.
  public var pass: TGPass { TGPass(solver: solver, container: containerIndex) }
}

// MARK: - Properties of the child

extension TGChild {
  /// Whether both sizes of the child are plain numbers of points, and nothing else is set: no
  /// positions, bounds or alignment.
  ///
  /// An algorithm may take a shortcut for such a child.
  @inlinable public var isPlain: Bool { box.isPlain }

  /// Whether the child is set to keep its frame, so that it is excluded from the layout even if it
  /// is not gone.
  public var usesFrame: Bool { isExcluded && descriptors.flags.useFrame }

  /// Whether the child lays out children of its own.
  @inlinable public var isContainer: Bool { box.container >= 0 }

  /// Returns the algorithm of a child that is a container, if the algorithm has the given type.
  ///
  /// Containers can use it to recognize children of their own kind and to read their options.
  public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    guard isContainer else { return nil }
    return solver.plan.bodiesInForce[Int(box.container)].of(Algorithm.self)?.algorithm
  }

  /// Whether the child is a leaf with content, which determines its size where the child wraps.
  public var hasContent: Bool { box.hasContent }

  /// The identity of the child.
  public var id: TGViewID {
    TGViewID(solver.plan.identity(ofBox: index))
  }

  /// The name of the child.
  public var name: String? { node.name }

  /// The line metrics of the child's content; `nil` if its content has none.
  public var font: TGContent.Font? {
    guard box.hasFont else { return nil }
    return solver.plan.contents[box.content].content.font
  }

  /// The child's node, regardless of the size class.
  private var node: Node { solver.plan.node(ofBox: index) }

  /// The frame that the child had before layout, measured from the left edge of the container in
  /// either reading direction.
  public var frameBefore: TGRect {
    guard box.hasFrame else { return .zero }
    return solver.plan.givenFrame(ofBox: index)
  }

  /// The active descriptors: the default ones, or those for a size class.
  package var descriptors: Node {
    solver.plan.node(ofBox: index).inForce(for: solver.plan.environment.sizeClass)
  }

  /// Whether the size along an axis was written as `average`.
  @usableFromInline func isAverage(_ axis: TGAxis) -> Bool {
    descriptors.value(of: axis.sizeAttribute).isAverage
  }

  /// Whether the child floats to the end of a float layout.
  public var reversesFloat: Bool { box.reversesFloat }

  /// Whether the child starts below the floating views on its side.
  public var clearsFloat: Bool { box.clearsFloat }

  /// Whether the child is excluded from the layout, because it keeps its frame or is gone.
  public var isExcluded: Bool { box.isExcluded }

  /// Whether the child is excluded because it is gone or hidden, and not because it keeps its
  /// frame.
  public var isGone: Bool { box.isGone }

  /// The index of the child in the list of children, regardless of the layout order.
  public var order: Int { Int(box.order) }

  /// The point of the child that is placed instead of its corner, as fractions of its extents.
  public var anchorPoint: TGPoint { node.geometry.anchorPoint }

  /// Excludes the child from the container's transform, so that it stays where it was placed.
  public func ignoreTransform() { box.ignoresTransform = true }

  /// Makes the pass place the child even though the child is excluded from the layout.
  public func placeThoughAbsent() { box.isPlacedThoughAbsent = true }
}

// MARK: - Values

extension TGChild {
  /// The value that the child carries for a key, or the key's default value.
  ///
  /// A layout must not depend on a key whose values do not affect layouts: the container is not
  /// laid out again when such a value changes.
  @inlinable public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    withValue(of: key) { $0 } ?? Key.defaultValue
  }

  /// Passes the value that the child carries for a key to a closure, if there is one.
  ///
  /// The value is borrowed and not copied. That is faster for a value that is large or holds
  /// references, if only a small part of it is read.
  ///
  ///     let spansAll = child.withValue(of: GridPlace.self) { $0.columns.count == count } ?? false
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: A closure that receives the value.
  /// - Returns: The result of `body`; `nil` if the child carries no value for the key or only the
  ///   default value.
  @inlinable @discardableResult
  public func withValue<Key: TGViewKey, Result>(
    of key: Key.Type, _ body: (Key.Value) -> Result
  ) -> Result? {
    guard box.hasValues || !Key.affectsLayout,
      let value =
        value(of: ObjectIdentifier(StoredValueOf<Key>.self), Key.affectsLayout)
        as? StoredValueOf<Key>
    else { return nil }
    return body(value.value)
  }

  /// Returns the value for a key: from the plan, or from the tree if the plan does not store values
  /// for the key.
  @usableFromInline func value(of key: ObjectIdentifier, _ affectsLayout: Bool) -> StoredValue? {
    guard affectsLayout else { return descriptors.values.value(of: key) }
    // Searched by index, because a slice would retain the array.
    let (plan, values) = (solver.plan, solver.extras[Int(box.extras)].values)
    return values.indices.first { plan.values[$0].key == key }.map { plan.values[$0] }
  }
}

// MARK: - Lists of children

/// Children of a container in a pass, indexed in layout order.
public struct TGChildren: RandomAccessCollection {
  @usableFromInline let pass: TGPass
  @usableFromInline let bounds: Range<Int>

  @inlinable init(pass: TGPass, bounds: Range<Int>) {
    self.pass = pass
    self.bounds = bounds
  }

  /// The index of the first child.
  @inlinable public var startIndex: Int { bounds.lowerBound }

  /// The index after the last child.
  @inlinable public var endIndex: Int { bounds.upperBound }

  /// The child at an index.
  @inlinable public subscript(index: Int) -> TGChild {
    guard bounds.contains(index) else { stop("there is no child at this place") }
    return pass.child(at: index)
  }

  /// The children in a range of indices; each child keeps its index.
  @inlinable public subscript(places: Range<Int>) -> TGChildren {
    guard places.lowerBound >= bounds.lowerBound && places.upperBound <= bounds.upperBound else {
      stop("there are not so many children")
    }
    return TGChildren(pass: pass, bounds: places)
  }
}
