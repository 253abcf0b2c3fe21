// Asking children for the size of what is in them.

extension TGChildAxis {
  /// Finds the extent of a child that wraps along this axis, now that its extent across is known.
  ///
  /// A leaf is asked for the height of its content at its width; a container is solved for its
  /// extent across. A child whose content does not depend on that keeps its extent.
  ///
  /// Set the extent of the child across first, and apply the bounds afterwards (`clampExtent`).
  @inlinable public func remeasure() {
    guard half.sizeKind == .wrap else { return }
    if child.box.container >= 0 {
      // One that wraps both axes is the same whatever it is given.
      guard child.box[Axis().cross].sizeKind != .wrap else { return }
      solver.measureContainer(child.index, Axis.axis)
    } else if Axis.axis == .vertical {
      child.measureHeight()
    }
  }
}

extension TGChild {
  /// Gives a leaf the height of its content at its width, with increment and multiple.
  @usableFromInline func measureHeight() {
    let limit = TGSize(width: self[.horizontal].extent)
    let height = solver.contentSize(of: index, within: limit)?.height
    self[.vertical].extent = self[.vertical].scaled(height ?? self[.vertical].current)
  }
}

extension TGPass {
  /// The size of what is in a child under a width or a height that it might be given.
  ///
  /// Content is asked for its size with the width and the height as limits; what is left out is no
  /// limit. A container is solved for them on the axes that do not wrap, where what is left out is
  /// its present extent; that is also what comes back there.
  ///
  /// This is for weighing up several sizes. Once the extent of a child across is settled,
  /// `remeasure` finds the one along at no more cost, and sets it.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - width: The width it would have; nil for what it says itself.
  ///   - height: The height it would have; nil for what it says itself.
  ///   - axes: The axes that a container is to wrap although its own size says something else there:
  ///     `pass.measure(child, width: 100, asIfWrapping: .vertical)` is how high a child is by its
  ///     content, whatever height it has. Content is always measured in this way.
  /// - Returns: The size that the content needs: for a leaf without increment, multiple and bounds of its
  ///   own, for a container that wraps with them; nil for a leaf without content.
  public func measure(
    _ child: TGChild, width: Double? = nil, height: Double? = nil, asIfWrapping axes: TGAxes = []
  ) -> TGSize? {
    let box = child.box
    if box.container < 0 {
      return solver.contentSize(
        of: child.index, within: TGSize(width: width ?? 0, height: height ?? 0).finiteOrZero)
    }
    let given = TGSize(
      width: solver.grid.round(width ?? box.x.extent),
      height: solver.grid.round(height ?? box.y.extent)
    ).finiteOrZero
    let size = solver.measure(Int(box.container), wrapping: axes, given: given)
    let wrapsWidth = box.x.sizeKind == .wrap || axes.contains(.horizontal)
    let wrapsHeight = box.y.sizeKind == .wrap || axes.contains(.vertical)
    return TGSize(
      width: wrapsWidth ? size.width : given.width,
      height: wrapsHeight ? size.height : given.height)
  }
}
