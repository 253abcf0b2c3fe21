// Measures the contents of children.

extension TGChildAxis {
  /// Measures the extent of a child that wraps along this axis, once its cross extent is known.
  ///
  /// A leaf is measured for the height of its content at its width; a container is solved for its
  /// cross extent. A child whose content does not depend on the cross extent keeps its extent.
  ///
  /// Set the child's cross extent first, and apply the bounds afterward (`clampExtent`).
  @inlinable public func remeasure() {
    guard half.sizeKind == .wrap else { return }
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
