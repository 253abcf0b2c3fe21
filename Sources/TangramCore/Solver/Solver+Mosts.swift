// Sizes that are the largest or the smallest of several values: they are evaluated before each pass,
// and containers treat them as numbers.

extension Plan {
  /// The lists from which the size of a box and its bounds are computed; nil if there are none.
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
  func points(
    ofMost index: Int32, content: () -> Double, _ extent: (PlanLink) -> Double?
  ) -> Double? {
    let most = mosts[Int(index)]
    let values = most.terms.indices.compactMap { index in
      // Stored, because explanations read the extent of the content.
      if terms[index].kind == .wrap { terms[index].value = content() }
      return terms[index].points(content: terms[index].value, extent)
    }
    return most.isLargest ? values.max() : values.min()
  }
}

extension Solver {
  /// Evaluates the sizes of the children of a container.
  ///
  /// Extents of siblings are those of the previous pass; the passes are repeated until they agree.
  func evaluateMosts(ofChildrenOf index: Int) {
    for box in containers[index].children where boxes[box].rare >= 0 {
      let child = TGChild(box: box, pass: TGPass(solver: self, container: index))
      for axis in TGAxis.allCases {
        let reader = SiblingTies.Extent(box: box, axis: axis)
        var view = boxes[box]
        evaluateMosts(of: &view, box, axis) { link in
          link.target == PlanLink.this
            ? readSiblingExtent(box, link.attribute.axis, for: reader)
            : child.extent(at: link, for: axis)
        }
        boxes[box][axis].descriptors.size = view[axis].descriptors.size
      }
    }
  }

  /// Evaluates the size and the bounds of a box along an axis, if they are computed from lists.
  ///
  /// - Parameter view: The box, which may be a copy with other descriptors.
  func evaluateMosts(
    of view: inout Box, _ box: Int, _ axis: TGAxis, _ extent: (PlanLink) -> Double?
  ) {
    guard view.rare >= 0 else { return }
    let rare = Int(view.rare)
    let mosts = rares[rare][axis].mosts
    if mosts.isEmpty { return }
    func points(_ most: Int32) -> Double? {
      plan.points(ofMost: most, content: { contentExtent(of: box, axis) }, extent)
    }
    // A container may have erased the size.
    if mosts.value >= 0, view[axis].sizeKind == .number {
      // A size is never negative. If no view of the list exists, there is no size.
      view[axis].descriptors.size =
        points(mosts.value).map { DescriptorValue(.number, max(0, $0)) } ?? .none
    }
    if mosts.lower >= 0 { rares[rare][axis].size.lower.set(points(mosts.lower)) }
    if mosts.upper >= 0 { rares[rare][axis].size.upper.set(points(mosts.upper)) }
    guard view[axis].hasInterval else { return }
    let size = rares[rare][axis].size
    if mosts.lower >= 0 {
      extras[Int(view.extras)].intervals[axis].lower =
        size.lower.points(content: nil) { _ in nil } ?? -.infinity
    }
    if mosts.upper >= 0 {
      extras[Int(view.extras)].intervals[axis].upper =
        size.upper.points(content: nil) { _ in nil } ?? .infinity
    }
  }

  /// The extent that the content of a view has without limits.
  func contentExtent(of box: Int, _ axis: TGAxis) -> Double {
    let index = Int(boxes[box].container)
    // The bounds are not applied, because one of them may be the value that is being computed from this
    // content.
    if index >= 0 { return contentSize(ofContainer: index)[axis] }
    return contentSize(of: box, within: .zero)?[axis] ?? 0
  }
}

extension PlanBound {
  /// Sets the number of a bound; without a number, there is no bound.
  fileprivate mutating func set(_ points: Double?) {
    (kind, value) = points.map { (.number, $0) } ?? (.none, 0)
  }
}
