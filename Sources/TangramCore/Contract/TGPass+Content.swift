// Measures the preferred width of children's content, and the height that results from a width.

extension TGPass {
  /// Returns the preferred width of a child's content, ignoring the child's own size and bounds.
  ///
  /// The width is 0 for a leaf without content. The width of a container includes its padding; it
  /// is computed by the container's algorithm or, by default, by the solver: see
  /// `TGLayoutAlgorithm.contentWidth(_:height:_:)`. Results are cached, so repeated calls cost
  /// nothing.
  ///
  /// - Parameters:
  ///   - width: The kind of width to return.
  ///   - child: The child.
  ///   - height: The height of the child, if it is known without measuring content.
  public func contentWidth(
    _ width: TGContentWidth, of child: TGChild, height: Double? = nil
  ) -> Double {
    let container = Int(child.box.container)
    if container < 0 { return solver.contentWidth(width, ofLeaf: child.index) }
    return solver.contentWidth(width, of: container, height: height)
  }

  /// Returns the height that a child's content needs at a width, ignoring the child's own height
  /// and bounds; 0 for a leaf without content.
  public func contentHeight(of child: TGChild, width: Double) -> Double {
    solver.contentHeight(of: child.index, width: width)
  }

  /// Returns the distance from the top of a child to its first baseline at its current extents, or
  /// `nil` if it has none.
  ///
  /// The baseline of a text is that of its first line. The baseline of a container is that of its
  /// `baselineChild`, or the bottom edge of that child if it has no baseline.
  public func baseline(of child: TGChild) -> Double? {
    var (box, top) = (child.index, 0.0)
    while solver.boxes[box].container >= 0 {
      let index = Int(solver.boxes[box].container)
      let given = TGSize(
        width: solver.plan.grid.round(max(0, solver.boxes[box].x.extent)),
        height: solver.plan.grid.round(max(0, solver.boxes[box].y.extent)))
      _ = solver.place(index, given: given)
      let container = solver.containers[index]
      guard container.baselineChild >= 0 else {
        return box == child.index ? nil : top + solver.boxes[box].y.extent
      }
      box = Int(container.first + container.baselineChild)
      top += solver.boxes[box].y.origin
    }
    guard solver.boxes[box].hasFont else {
      return box == child.index ? nil : top + solver.boxes[box].y.extent
    }
    let font = solver.plan.contents[solver.boxes[box].content].content.font
    return top + (font?.ascender ?? 0)
  }

  /// The child whose first baseline is that of the container; `nil` at the start of a pass.
  public var baselineChild: TGChild? {
    get {
      let place = Int(container.baselineChild)
      return place >= 0 && place < totalCount ? child(at: place) : nil
    }
    nonmutating set {
      guard let newValue else {
        container.baselineChild = -1
        return
      }
      container.baselineChild = Int32(truncatingIfNeeded: index(of: newValue))
    }
  }
}

// MARK: - Definite and indefinite sizes

extension TGPassAxis {
  /// Whether the size is known without measuring content, so that percentages of it are meaningful.
  ///
  /// The size is indefinite if the container wraps, or if its own container marks it as such. The
  /// container is solved again when that changes.
  @inlinable public var isDefinite: Bool {
    !wraps && !box.isIndefinite
  }

  /// Whether the container wraps because its own size is `wrap`, and not because its parent is
  /// measuring its content.
  public var wrapsByItself: Bool { wraps && box.sizeKind == .wrap }

  /// The lower bound of the container's own size in points; 0 if there is none.
  public var lowerBound: Double { bounds(of: -.infinity).map { max(0, $0) } ?? 0 }

  /// The upper bound of the container's own size in points; infinite if there is none.
  public var upperBound: Double { bounds(of: .infinity) ?? .infinity }

  /// Returns an infinite length clamped to the bounds; `nil` if the result is still infinite.
  func bounds(of length: Double) -> Double? {
    guard box.sizeIsBounded else { return nil }
    let bound = clamp(length)
    return bound.isInfinite ? nil : bound
  }

  /// The part of the container's own box that belongs to the axis.
  @inlinable var box: AxisBox {
    solver.boxes[Int(container.box)][Axis()]
  }
}

extension TGChildAxis {
  /// Whether the child's extent follows from its content, so that percentages of it are meaningless
  /// to the child's own contents.
  ///
  /// A container that sets this for a child must set it in every pass, before it measures the
  /// child.
  @inlinable public var isIndefinite: Bool {
    get { axisBox.isIndefinite }
    nonmutating set { axisBox.isIndefinite = newValue }
  }

  /// The total padding at both ends of a child that is a container; flex and grid containers give
  /// no container a smaller extent.
  @inlinable public var padding: Double {
    guard child.isContainer else { return 0 }
    let inner = solver.containers[Int(child.box.container)][Axis()]
    return inner.paddingStart + inner.paddingEnd
  }
}

// MARK: - Measuring the contents of children

extension TGChildAxis {
  /// Measures the extent of a child that wraps along this axis, once its cross extent is known.
  ///
  /// A leaf is measured for the height of its content at its width; a container is solved for its
  /// cross extent. A child whose content does not depend on the cross extent keeps its extent.
  ///
  /// Set the child's cross extent first, and apply the bounds afterward (`clampExtent`).
  @inlinable public func remeasure() {
    guard axisBox.sizeKind == .wrap else { return }
    if child.box.container >= 0 {
      // The size of a container that wraps both axes does not depend on a given extent.
      guard child.box[Axis().cross].sizeKind != .wrap else { return }
      solver.measureContainer(child.index, Axis.axis)
    } else if Axis.axis == .vertical {
      child.measureHeight()
    }
  }
}

extension TGChild {
  /// Sets the height of a leaf to the height of its content at its width, with increment and
  /// multiple.
  @usableFromInline func measureHeight() {
    let limit = TGSize(width: self[.horizontal].extent)
    let height = solver.contentSize(of: index, within: limit)?.height
    self[.vertical].extent = self[.vertical].scaled(height ?? self[.vertical].current)
  }
}

extension TGPass {
  /// Returns the size of a child's contents for a proposed width or height.
  ///
  /// Content is measured with the width and the height as limits; an omitted value means no limit.
  /// A container is solved for these values on the axes that do not wrap; an omitted value means
  /// its current extent. On those axes the result is the value that was used.
  ///
  /// Use this to compare several sizes. Once the cross extent of a child is final, `remeasure`
  /// finds and sets the extent along the axis at the same cost.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - width: The proposed width; `nil` for the current width of a container, or for no limit on
  ///     content.
  ///   - height: The proposed height; `nil` for the current height of a container, or for no limit
  ///     on content.
  ///   - axes: The axes on which a container wraps regardless of its own size:
  ///     `pass.measure(child, width: 100, asIfWrapping: .vertical)` returns the height of a child's
  ///     content, whatever height the child has. Content is always measured in this way.
  /// - Returns: The size that the content needs. For a leaf it excludes the leaf's own increment,
  ///   multiple and bounds; for a container that wraps it includes them. `nil` for a leaf without
  ///   content.
  public func measure(
    _ child: TGChild, width: Double? = nil, height: Double? = nil, asIfWrapping axes: TGAxes = []
  ) -> TGSize? {
    let box = child.box
    if box.container < 0 {
      return solver.contentSize(
        of: child.index, within: TGSize(width: width ?? 0, height: height ?? 0).finiteOrZero)
    }
    let given = TGSize(
      width: solver.plan.grid.round(width ?? box.x.extent),
      height: solver.plan.grid.round(height ?? box.y.extent)
    ).finiteOrZero
    let size = solver.measure(Int(box.container), wrapping: axes, given: given)
    let wrapsWidth = box.x.sizeKind == .wrap || axes.contains(.horizontal)
    let wrapsHeight = box.y.sizeKind == .wrap || axes.contains(.vertical)
    return TGSize(
      width: wrapsWidth ? size.width : given.width,
      height: wrapsHeight ? size.height : given.height)
  }
}
