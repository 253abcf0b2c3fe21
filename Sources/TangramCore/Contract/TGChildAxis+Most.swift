// Sizes that are the largest or the smallest of several values.

extension TGChildAxis {
  /// Whether the size is the largest or the smallest of several values; its kind is then a number.
  ///
  /// The check of the flag is inlined: a relative layout makes it for every size that is a number, and
  /// chains of siblings would take 14% longer otherwise.
  @inlinable public var isMost: Bool {
    axisBox.sizeKind == .number && child.container.hasMosts
      && child.isMost(Axis.axis)
  }

  /// Evaluates a size for which `isMost` is true, for algorithms that size children in the order of their references.
  ///
  /// Without this call, the size keeps the value that was computed before the pass.
  ///
  /// - Parameter extent: Returns the extent that a reference means; nil if it is not known yet.
  /// - Returns: Whether all extents are known.
  public func evaluateMost(_ extent: (TGChildReference) -> Double?) -> Bool {
    guard let mosts = solver.plan.mosts(of: child.index, Axis.axis) else { return true }
    var isKnown = true
    func length(of link: PlanLink) -> Double? {
      if link.target == PlanLink.missing || !isKnown { return nil }
      let length = extent(TGChildReference(link, child))
      if length == nil { isKnown = false }
      return length?.magnitude
    }
    let points = solver.plan.points(
      ofMost: mosts.value, content: { solver.contentExtent(of: child.index, Axis.axis) },
      length(of:))
    if isKnown, let points { axisBox.descriptors.size = DescriptorValue(.number, max(0, points)) }
    return isKnown
  }
}

extension TGChild {
  @usableFromInline func isMost(_ axis: TGAxis) -> Bool {
    solver.plan.mosts(of: index, axis).map { $0.value >= 0 } == true
  }
}
