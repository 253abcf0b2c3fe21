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
    let container = Int(child.box.container)
    if container < 0 { return solver.contentWidth(width, ofLeaf: child.index) }
    return solver.contentWidth(width, of: container, height: height)
  }

  /// The height that the content of a child needs at a width, without the child's own height and
  /// bounds; 0 for a leaf without content.
  public func contentHeight(of child: TGChild, width: Double) -> Double {
    solver.contentHeight(of: child.index, width: width)
  }

  /// The distance from the top of a child to its first baseline, for its present extents;
  /// nil when it has none.
  ///
  /// That of a text is below its first line. That of a container is the one of its `baselineChild`, or
  /// the bottom of that.
  public func baseline(of child: TGChild) -> Double? {
    var (box, top) = (child.index, 0.0)
    while solver.boxes[box].container >= 0 {
      let index = Int(solver.boxes[box].container)
      let given = TGSize(
        width: solver.grid.round(max(0, solver.boxes[box].x.extent)),
        height: solver.grid.round(max(0, solver.boxes[box].y.extent)))
      _ = solver.place(index, given: given)
      let container = solver.containers[index]
      guard container.baselineChild >= 0 else {
        return box == child.index ? nil : top + solver.boxes[box].y.extent
      }
      box = Int(container.first + container.baselineChild)
      top += solver.boxes[box].y.origin
    }
    guard solver.boxes[box].flags.contains(.hasFont) else {
      return box == child.index ? nil : top + solver.boxes[box].y.extent
    }
    let font = solver.plan.contents[solver.boxes[box].content].content.font
    return top + (font?.ascender ?? 0)
  }

  /// The child whose first baseline is that of the container; none at the beginning of a pass.
  public var baselineChild: TGChild? {
    get {
      let place = Int(container.baselineChild)
      return place >= 0 && place < totalCount ? child(at: place) : nil
    }
    @inlinable nonmutating set {
      guard let newValue else {
        container.baselineChild = -1
        return
      }
      container.baselineChild = Int32(truncatingIfNeeded: index(of: newValue))
    }
  }
}

// MARK: - Sizes that are known, and sizes that are found

extension TGPassAxis {
  /// Whether the size is known without looking at content, so that percentages of it mean something.
  ///
  /// It is not where the container wraps, and where the container it is in says so. Ask only if the
  /// children depend on it: the container is solved again when the answer changes.
  @inlinable public var isDefinite: Bool {
    !wraps && !box.isIndefinite
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
    solver.boxes[Int(container.box)][Axis()]
  }
}

extension TGChildAxis {
  /// Whether the extent that the child is given follows from its content, so that percentages of it
  /// mean nothing to what is in it.
  ///
  /// A container that says so for a child says it in every pass, before it measures the child.
  @inlinable public var isIndefinite: Bool {
    get { half.isIndefinite }
    nonmutating set { half.isIndefinite = newValue }
  }

  /// The padding of a child that is a container, at both ends in all; no container is given less in
  /// flex and grid containers.
  @inlinable public var padding: Double {
    guard child.isContainer else { return 0 }
    let inner = solver.containers[Int(child.box.container)][Axis()]
    return inner.paddingStart + inner.paddingEnd
  }
}
