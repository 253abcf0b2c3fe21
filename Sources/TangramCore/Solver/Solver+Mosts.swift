// Sizes that are the largest or the smallest of several values: they are evaluated before each pass,
// and containers treat them as numbers.

extension Plan {
  /// The lists that the size of a box and its bounds are values of; nil if there are none.
  package func mosts(of box: Int, _ axis: TGAxis) -> SizeMosts? {
    guard boxes[box].rare >= 0 else { return nil }
    let mosts = rares[Int(boxes[box].rare)][axis].mosts
    return mosts.isEmpty ? nil : mosts
  }

  /// Evaluates a list; nil if none of its values exists.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - extent: Returns the extent that an anchor refers to, which depends on the caller.
  func worth(
    ofMost index: Int32, content: () -> Double, _ extent: (PlanLink) -> Double?
  ) -> Double? {
    let most = mosts[Int(index)]
    let values = most.terms.indices.compactMap { place in
      // Explanations read the extent of the content.
      if terms[place].kind == .wrap { terms[place].value = content() }
      return terms[place].worth(content: terms[place].value, extent)
    }
    return most.isLargest ? values.max() : values.min()
  }
}

extension Solver {
  /// Evaluates the sizes of the children of a container.
  ///
  /// Extents of siblings are those of the previous pass; the passes are repeated until they agree.
  func evaluateMosts(ofChildrenOf index: Int) {
    for box in plan.range(ofChildrenOf: index) where boxes[box].rare >= 0 {
      let child = TGChild(box: box, pass: TGPass(solver: self, container: index))
      for axis in TGAxis.allCases {
        let reader = SiblingTies.Extent(box: box, axis: axis)
        var view = boxes[box]
        evaluateMosts(of: &view, box, axis) { link in
          link.target == PlanLink.this
            ? siblingExtent(box, link.attribute.axis, for: reader)
            : child.extent(at: link, for: axis)
        }
        boxes[box][axis].descriptors.size = view[axis].descriptors.size
      }
    }
  }

  /// Evaluates the size and the bounds of a box along an axis, if they are values of lists.
  ///
  /// - Parameter view: The box, which may be a copy with other descriptors.
  func evaluateMosts(
    of view: inout Box, _ box: Int, _ axis: TGAxis, _ extent: (PlanLink) -> Double?
  ) {
    guard view.rare >= 0 else { return }
    let rare = Int(view.rare)
    let mosts = rares[rare][axis].mosts
    if mosts.isEmpty { return }
    func worth(_ most: Int32) -> Double? {
      plan.worth(ofMost: most, content: { contentExtent(of: box, axis) }, extent)
    }
    // A container may have erased the size.
    if mosts.value >= 0, view[axis].sizeKind == .number {
      // A size is never negative. If no view of the list exists, there is no size.
      view[axis].descriptors.size =
        worth(mosts.value).map { DescriptorValue(.number, max(0, $0)) } ?? .none
    }
    if mosts.lower >= 0 { rares[rare][axis].size.lower.set(worth(mosts.lower)) }
    if mosts.upper >= 0 { rares[rare][axis].size.upper.set(worth(mosts.upper)) }
    guard view[axis].hasInterval else { return }
    let size = rares[rare][axis].size
    if mosts.lower >= 0 {
      extras[Int(view.extras)].intervals[axis].lower =
        size.lower.worth(content: nil) { _ in nil } ?? -.infinity
    }
    if mosts.upper >= 0 {
      extras[Int(view.extras)].intervals[axis].upper =
        size.upper.worth(content: nil) { _ in nil } ?? .infinity
    }
  }

  /// The extent that the content of a view has without limits.
  package func contentExtent(of box: Int, _ axis: TGAxis) -> Double {
    let index = Int(boxes[box].container)
    if index >= 0 { return measure(index, wrapping: .both, given: .zero)[axis] }
    return contentSize(of: box, within: .zero)?[axis] ?? 0
  }
}

extension PlanBound {
  /// Sets the number of a bound; without a number, there is no bound.
  fileprivate mutating func set(_ points: Double?) {
    (kind, value) = points.map { (.number, $0) } ?? (.none, 0)
  }
}

extension TGChildAxis {
  /// Whether the size is the largest or the smallest of several values; its kind is then a number.
  ///
  /// Inlined as far as the flag: a relative layout asks it of every size that is a number, and chains
  /// of siblings take 14% longer without.
  @inlinable public var isMost: Bool {
    half.sizeKind == .number && child.container.hasMosts
      && child.isMost(Axis.axis)
  }

  /// Evaluates such a size anew, for algorithms that size children in the order of their references.
  ///
  /// Without it, a size has the value that follows from the previous pass.
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
    let worth = solver.plan.worth(
      ofMost: mosts.value, content: { solver.contentExtent(of: child.index, Axis.axis) },
      length(of:))
    if isKnown, let worth { half.descriptors.size = DescriptorValue(.number, max(0, worth)) }
    return isKnown
  }
}

extension TGChild {
  @usableFromInline func isMost(_ axis: TGAxis) -> Bool {
    solver.plan.mosts(of: index, axis).map { $0.value >= 0 } == true
  }
}
