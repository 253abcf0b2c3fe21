// Sizes and bounds that refer to siblings: they use the siblings' final sizes, whatever the order of the
// children.

/// The sibling extents that the children of a container read.
struct SiblingTies {
  /// An extent of a box, identified by the box and the axis.
  struct Extent: Hashable {
    var box: Int
    var axis: TGAxis
  }

  /// An extent that was read to compute another one, with its value at that time.
  struct Reading {
    var reader: Extent
    var extent: Extent
    var value: Double
  }

  /// The extents that were read in the last pass.
  var read: [Reading] = []
  /// The extents at the end of the previous pass.
  var known: [Extent: Double] = [:]
}

extension Solver {
  /// The extent of a sibling, for a size that refers to it or is bounded by it: the value at the end
  /// of the previous pass, if there was one.
  ///
  /// A later sibling has no extent yet, and the extent of an earlier one may still change. So each
  /// value that is read is recorded, and the pass is repeated if the value was not final.
  ///
  /// - Parameter reader: The extent that is computed from the sibling's.
  func readSiblingExtent(_ target: Int, _ axis: TGAxis, for reader: SiblingTies.Extent) -> Double {
    let index = Int(boxes[target].parent)
    if !containers[index].readsSiblings {
      // Existing records belong to an earlier solve.
      ties[index] = nil
      containers[index].readsSiblings = true
    }
    let extent = SiblingTies.Extent(box: target, axis: axis)
    let value = ties[index]?.known[extent] ?? finalExtent(extent)
    ties[index, default: SiblingTies()].read.append(
      SiblingTies.Reading(reader: reader, extent: extent, value: value))
    return value
  }

  private func finalExtent(_ extent: SiblingTies.Extent) -> Double {
    boxes[extent.box].extent(extent.axis).magnitude
  }

  /// Stores the extents of siblings at the end of a pass.
  ///
  /// - Returns: Whether some size was computed from an extent that has changed since.
  func tiesDiffer(_ index: Int) -> Bool {
    guard var own = ties[index] else { return false }
    let differs = own.read.contains { finalExtent($0.extent) != $0.value }
    for reading in own.read { own.known[reading.extent] = finalExtent(reading.extent) }
    own.read.removeAll(keepingCapacity: true)
    ties[index] = own
    return differs
  }
}

// MARK: - Cycles

extension SiblingTies {
  /// A cycle of extents, each computed from the next one and the last from the first; nil if the
  /// last pass read none.
  var cycle: [Extent]? {
    var sources: [Extent: [Extent]] = [:]
    for reading in read { sources[reading.reader, default: []].append(reading.extent) }
    var finished: Set<Extent> = []
    for reading in read {
      // A depth-first search with an explicit stack: chains may be as long as there are children.
      var path = [reading.reader]
      var isOnPath: Set<Extent> = [reading.reader]
      while let last = path.last {
        guard !finished.contains(last), let next = sources[last]?.popLast() else {
          finished.insert(last)
          isOnPath.remove(path.removeLast())
          continue
        }
        if isOnPath.contains(next), let start = path.firstIndex(of: next) {
          return Array(path[start...])
        }
        path.append(next)
        isOnPath.insert(next)
      }
    }
    return nil
  }
}

extension Solver {
  /// Reports that the passes over a container did not converge, and the cycle of sizes that is the
  /// cause, if there is one.
  func reportUnsettled(_ index: Int) {
    if containers[index].readsSiblings, let cycle = ties[index]?.cycle {
      report(cycle)
    } else {
      plan.report(Int(containers[index].box), "size", .unsettled)
    }
  }

  /// Reports a cycle of extents, each computed from the next one and the last from the first.
  func report(_ cycle: [SiblingTies.Extent]) {
    guard let first = cycle.first else { return }
    var names = cycle.prefix(Self.maximumListedExtents).map(describe)
    if names.count < cycle.count { names.append("…") }
    names.append(describe(first))
    plan.report(first.box, attribute(first), .cycle(names, ignoresLast: false))
  }

  /// The maximum number of extents of a cycle that a message lists.
  private static let maximumListedExtents = 24

  private func describe(_ extent: SiblingTies.Extent) -> String {
    let name = plan.node(ofBox: extent.box).name ?? "[\(boxes[extent.box].order)]"
    return "\(name).\(attribute(extent))"
  }

  private func attribute(_ extent: SiblingTies.Extent) -> String {
    extent.axis.sizeAttribute.name
  }
}

// MARK: - The largest or the smallest of several values
//
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
