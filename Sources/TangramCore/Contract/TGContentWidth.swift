// Asking children how wide their content would like to be, and how high it is then.

/// Which of the widths that content asks for is meant.
public enum TGContentWidth: UInt8, Hashable, BitwiseCopyable, Sendable {
  /// The least width without something sticking out: a text is broken wherever it can be.
  case least
  /// The width at which nothing has to be broken.
  case greatest
}

extension TGPass {
  /// The width that the content of a child asks for, without the child's own size and bounds.
  ///
  /// A leaf without content asks for none. A container includes its padding; its algorithm answers,
  /// or the solver does for it: see `TGLayoutAlgorithm.contentWidth(_:height:_:)`. Answers are kept,
  /// so that asking twice costs nothing.
  ///
  /// - Parameters:
  ///   - width: Which width is asked for.
  ///   - child: The child.
  ///   - height: The height of the child, if it is known without looking at content.
  public func contentWidth(
    _ width: TGContentWidth, of child: TGChild, height: Double? = nil
  ) -> Double {
    solver.borrow { solver in
      let container = Int(child.box.pointee.container)
      if container < 0 { return solver.contentWidth(width, ofLeaf: child.box) }
      return solver.contentWidth(width, of: container, height: height ?? .nan)
    }
  }

  /// Lays a child out as wide as its content asks for, if that finds the width and the height at it in one
  /// go, and nothing is known of them yet.
  ///
  /// For a child that will most likely get that width. It is only a short cut: `contentWidth` and
  /// `contentHeight` answer the same, with it and without it.
  ///
  /// - Returns: What `contentWidth` answers for the greatest width, and `contentHeight` for that width; nil
  ///   if they are to be asked.
  public func layoutAtContentWidth(_ child: TGChild) -> TGSize? {
    guard child.isContainer else { return nil }
    return solver.borrow { $0.solveAtContentWidth(Int(child.box.pointee.container)) }
  }

  /// The height that the content of a child needs at a width, without the child's own height and
  /// bounds; 0 for a leaf without content.
  public func contentHeight(of child: TGChild, width: Double) -> Double {
    solver.borrow { $0.contentHeight(of: child.box, width: width, for: container) }
  }

  /// Whether all content that was measured for a height in this pass is known to fit into the width it was
  /// measured for: then its least width is no greater, and need not be asked for.
  ///
  /// It is not known of what a function of the client's measures, and of containers that do not say
  /// `confirmContentFits`.
  @inlinable public var contentFits: Bool { !container.pointee.flags.contains(.mayStickOut) }

  /// Says that the least width that the content of the container asks for is not greater than the width it
  /// has in this pass.
  public func confirmContentFits() {
    container.pointee.roomEnough = min(container.pointee.x.size, container.pointee.roomEnough)
  }

  /// The distance from the top of a child to its first baseline, for its present extents;
  /// nil when it has none.
  ///
  /// That of a text is below its first line. That of a container is the one of its `baselineChild`, or
  /// the bottom of that.
  public func baseline(of child: TGChild) -> Double? {
    solver.borrow { solver in
      var (box, top) = (child.box, 0.0)
      while box.pointee.container >= 0 {
        let index = Int(box.pointee.container)
        let given = TGSize(
          width: solver.grid.round(max(0, box.pointee.x.extent)),
          height: solver.grid.round(max(0, box.pointee.y.extent)))
        _ = solver.solve(index, given: given)
        let container = solver.containers[index]
        guard container.baselineChild >= 0 else {
          return box == child.box ? nil : top + box.pointee.y.extent
        }
        box = solver.boxes.base + Int(container.first + container.baselineChild)
        top += box.pointee.y.origin
      }
      guard box.pointee.flags.contains(.hasFont) else {
        return box == child.box ? nil : top + box.pointee.y.extent
      }
      return solver.plan.contents[box.pointee.content].content.borrow {
        top + ($0.content.font?.ascender ?? 0)
      }
    }
  }

  /// The child whose first baseline is that of the container; none at the beginning of a pass.
  public var baselineChild: TGChild? {
    get {
      let place = Int(container.pointee.baselineChild)
      return place >= 0 && place < totalCount ? child(at: place) : nil
    }
    @inlinable nonmutating set {
      guard let newValue else {
        container.pointee.baselineChild = -1
        return
      }
      container.pointee.baselineChild = Int32(truncatingIfNeeded: index(of: newValue))
    }
  }

  /// Hands the algorithm the question, and takes its answer.
  @inlinable @inline(__always) func answer(_ algorithm: (TGContentWidth, Double?) -> Double?) {
    let height = container.pointee.heightAsked
    container.pointee.answer =
      algorithm(container.pointee.widthAsked, height.isNaN ? nil : height) ?? .nan
  }
}

extension TGPass {
  /// Takes the width that was found as the answer, if the algorithm could find it on the way.
  @inlinable @inline(__always) func confirmContentWidth(_ isFound: Bool) {
    container.pointee.answer = isFound ? container.pointee.x.size : .nan
  }
}

// MARK: - Sizes that are known, and sizes that are found

extension TGPassAxis {
  /// Whether the size is known without looking at content, so that percentages of it mean something.
  ///
  /// It is not where the container wraps, and where the container it is in says so. Ask only if the
  /// children depend on it: the container is solved again when the answer changes.
  @inlinable public var isDefinite: Bool {
    container.pointee.flags.insert(.readsDefiniteness)
    return !wraps && !box.flags.contains(.isIndefinite)
  }

  /// Whether the container wraps because its own size says so, and not because the container it is
  /// in wants to know how large its content is.
  @inlinable public var wrapsByItself: Bool { wraps && box.sizeKind == .wrap }

  /// The lower bound of the container's own size in points, if it has one; 0 if it has none.
  @inlinable public var lowerBound: Double { bounds(of: -.infinity).map { max(0, $0) } ?? 0 }

  /// The upper bound of the container's own size in points; infinite if it has none.
  @inlinable public var upperBound: Double { bounds(of: .infinity) ?? .infinity }

  /// Where an endless length is cut; nil if it is not.
  @inlinable func bounds(of length: Double) -> Double? {
    guard box.flags.contains(.sizeIsBounded) else { return nil }
    let bound = clamp(length)
    return bound.isInfinite ? nil : bound
  }

  /// The container's own box along the axis.
  @inlinable var box: AxisBox {
    solver.borrow { ($0.boxes.base + Int(container.pointee.box))[Axis()] }
  }
}

extension TGPass {
  /// Says that the algorithm keeps the container's size within its own bounds, so that nobody does it
  /// after the pass.
  public func keepBounds() { container.pointee.flags.insert(.keepsBounds) }

  /// Says that the children would be placed alike if the container were given the size that it finds
  /// in this pass; then it is not solved again for that size.
  public func confirmSizeFound() { container.pointee.flags.insert(.standsAsFound) }
}

extension TGChildAxis {
  /// Whether the extent that the child is given follows from its content, so that percentages of it
  /// mean nothing to what is in it.
  ///
  /// A container that says so for a child says it in every pass, before it measures the child.
  @inlinable public var isIndefinite: Bool {
    get { half.flags.contains(.isIndefinite) }
    @inline(__always) nonmutating set {
      guard newValue != half.flags.contains(.isIndefinite) else { return }
      if newValue { half.flags.insert(.isIndefinite) } else { half.flags.remove(.isIndefinite) }
      if child.isContainer { child.forgetPlacesIfDefinitenessCounts() }
    }
  }

  /// The padding of a child that is a container, at both ends in all; no container is given less in
  /// flex and grid containers.
  @inlinable @inline(__always) public var padding: Double {
    guard child.isContainer else { return 0 }
    let inner = solver.borrow { ($0.containers.base + Int(box.pointee.container))[Axis()] }
    return inner.paddingStart + inner.paddingEnd
  }
}

extension TGChild {
  @usableFromInline func forgetPlacesIfDefinitenessCounts() {
    solver.borrow {
      let index = Int(box.pointee.container)
      if $0.containers[index].flags.contains(.readsDefiniteness) { $0.forgetAllPlaces(of: index) }
    }
  }
}
