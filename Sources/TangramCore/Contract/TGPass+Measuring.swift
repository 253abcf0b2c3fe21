// Asking children for the size of what is in them.

extension TGChildAxis {
  /// Finds the extent of a child that wraps along this axis, now that its extent across is known.
  ///
  /// A leaf is asked for the height of its content at its width; a container is solved for its
  /// extent across. A child whose content does not depend on that keeps its extent.
  ///
  /// Give the child its extent across first, and bounds their due afterwards (`clampExtent`).
  @inlinable public func remeasure() {
    guard half.sizeKind == .wrap else { return }
    if box.pointee.container >= 0 {
      // One that wraps both axes is the same whatever it is given.
      guard box[Axis().cross].sizeKind != .wrap else { return }
      pass.plan._withUnsafeGuaranteedRef { $0.measureContainer(box, Axis.axis) }
    } else if Axis.axis == .vertical {
      child.measureHeight()
    }
  }
}

extension TGChild {
  /// Gives a leaf the height of its content at its width, with increment and multiple.
  @usableFromInline func measureHeight() {
    let limit = TGSize(width: self[.horizontal].extent)
    let height = pass.plan._withUnsafeGuaranteedRef {
      $0.contentSize(of: box, within: limit)?.height
    }
    self[.vertical].extent = self[.vertical].scaled(height ?? self[.vertical].current)
  }
}

extension TGPass {
  /// The size of what is in a child under a width or a height that it might be given.
  ///
  /// Content is asked for its size with the width and the height as limits; what is left out is no
  /// limit. A container is solved for them on the axes that do not wrap, where what is left out is
  /// the extent it has at this moment; what comes back there is what it was given.
  ///
  /// This is for weighing up several sizes. Once the extent of a child across is settled,
  /// `remeasure` finds the one along at no more cost, and sets it.
  ///
  /// - Returns: The size without increment, multiple and bounds of the child's own; nil for a leaf
  ///   without content.
  public func measure(
    _ child: TGChild, width: Double? = nil, height: Double? = nil
  ) -> TGSize? {
    plan._withUnsafeGuaranteedRef { plan in
      let box = child.box
      if box.pointee.container < 0 {
        return plan.contentSize(
          of: box, within: TGSize(width: width ?? 0, height: height ?? 0).finiteOrZero)
      }
      let given = TGSize(
        width: plan.grid.round(width ?? box.pointee.x.extent),
        height: plan.grid.round(height ?? box.pointee.y.extent)
      ).finiteOrZero
      let size = plan.measure(Int(box.pointee.container), given: given)
      return TGSize(
        width: box.pointee.x.sizeKind == .wrap ? size.width : given.width,
        height: box.pointee.y.sizeKind == .wrap ? size.height : given.height)
    }
  }
}

extension TGSize {
  /// The size with nothing where there is no finite number that is greater.
  fileprivate var finiteOrZero: TGSize {
    TGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension Plan {
  /// The size a leaf's content needs under a limit; nil for a leaf without content.
  func contentSize(of box: UnsafeMutablePointer<Box>, within limit: TGSize) -> TGSize? {
    guard box.pointee.flags.contains(.hasContent) else { return nil }
    guard let content = box.pointee.node.content else { return nil }
    guard box.pointee.measure >= 0 else { return content.size(within: limit) }
    // A function of the client's may be slow, so its last answer is kept.
    let index = box.pointee.measure
    if measures[index].isValid, measures[index].limit == limit { return measures[index].size }
    var size = content.size(within: limit)
    if !size.width.isFinite || !size.height.isFinite {
      report(box, "content", .notFinite(replacement: 0))
      if !size.width.isFinite { size.width = 0 }
      if !size.height.isFinite { size.height = 0 }
    }
    measures[index] = MeasuredContent(limit: limit, size: size, isValid: true)
    return size
  }

  /// The first measure of a wrapping leaf, before anything else is known: limited by nothing but
  /// the numbers of its own upper bounds.
  func measureFirst(_ box: UnsafeMutablePointer<Box>) {
    guard box.pointee.container < 0, box.pointee.x.sizeKind == .wrap else { return }
    let current = TGSize(width: box.pointee.x.current, height: box.pointee.y.current)
    var limit = TGSize.zero
    if box.pointee.rare >= 0 {
      let rare = rares[Int(box.pointee.rare)]
      limit.width = rare.x.size.upper.number(or: 0)
      limit.height = rare.y.size.upper.number(or: 0)
    }
    let size = contentSize(of: box, within: limit) ?? current
    box.pointee.x.current = scaled(size.width, box, .horizontal)
    if box.pointee.y.sizeKind == .wrap {
      box.pointee.y.current = scaled(size.height, box, .vertical)
    }
  }

  /// A length with the multiple and the increment of the size of a box.
  func scaled(_ length: Double, _ box: UnsafeMutablePointer<Box>, _ axis: TGAxis) -> Double {
    guard box[axis].flags.contains(.sizeScales) else { return length }
    return rares[Int(box.pointee.rare)][axis].size.scaled(length)
  }
}

extension Unmanaged<ContentBox> {
  fileprivate func size(within limit: TGSize) -> TGSize {
    _withUnsafeGuaranteedRef { $0.content.size(within: limit) }
  }
}

/// The last answer of a measuring function.
package struct MeasuredContent {
  var limit: TGSize
  var size: TGSize
  var isValid: Bool
}
