/// A query of a container's size: a cache key that contains all inputs on which the result depends.
struct MeasureQuery: BitwiseCopyable, Equatable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The size of the container for a given size.
    case size
    /// The minimum and maximum width of the content.
    case leastWidth, greatestWidth
  }

  /// The given size: 0 along the axes that wrap, and negative for an unknown height.
  var given: TGSize
  var kind = Kind.size
  /// The axes to wrap, which may include axes that the container does not wrap on its own.
  var wrapping: TGAxes
  /// The axes along which the extent depends on the content, so that percentages of it cannot be
  /// resolved.
  var indefinite: TGAxes = []
  /// Whether the container's own bounds are ignored.
  var isUnbounded = false
  /// The index of the container's `Surroundings` in the cache; -1 for most containers, which do not
  /// depend on their surroundings.
  var surroundings: Int32 = -1

  /// The size of the container's parent, and the extents that the bounds of the container's own
  /// size refer to.
  struct Surroundings: BitwiseCopyable, Equatable {
    var size = TGSize.zero
    var extents = SIMD4<Double>()
  }
}

/// A cache of the results of queries, so that nothing is computed twice.
///
/// The results of one container form a linked list, the most recent first. A result stays valid until
/// something in the container changes; then the container starts a new list.
struct MeasureCache {
  private let results = PlanBuffer<Result>()
  private let allSurroundings = PlanBuffer<MeasureQuery.Surroundings>(minimumCapacity: 1)

  struct Result: BitwiseCopyable {
    let query: MeasureQuery
    let size: TGSize
    /// The index of the previous result of the same container; -1 for the first one.
    let previous: Int32
  }

  func deallocate() {
    results.deallocate()
    allSurroundings.deallocate()
  }

  /// The number of stored results and surroundings, including results that are no longer valid.
  var count: Int { results.count + allSurroundings.count }

  subscript(index: Int32) -> Result { results[Int(index)] }

  /// The cached result of a query, in the list that begins at `last`; nil if there is none.
  func result(of query: MeasureQuery, from last: Int32) -> Result? {
    var index = last
    while index >= 0 {
      let result = results[Int(index)]
      if result.query == query { return result }
      index = result.previous
    }
    return nil
  }

  /// The index of these surroundings: an existing one if a result in the list that begins at `last` has
  /// equal surroundings, otherwise a new one.
  func index(of surroundings: MeasureQuery.Surroundings, from last: Int32) -> Int32 {
    var index = last
    while index >= 0 {
      let known = results[Int(index)].query.surroundings
      if known >= 0, allSurroundings[Int(known)] == surroundings { return known }
      index = results[Int(index)].previous
    }
    return Int32(truncatingIfNeeded: allSurroundings.append(surroundings))
  }

  /// Stores a result, and returns its index.
  func store(_ size: TGSize, for query: MeasureQuery, after previous: Int32) -> Int32 {
    Int32(
      truncatingIfNeeded: results.append(Result(query: query, size: size, previous: previous))
    )
  }
}

// MARK: - Asking containers
//
// Queries to containers: their size, and the minimum and maximum width of their content.

extension Solver {
  /// The maximum number of times that one container is solved in a layout.
  ///
  /// If every level measures its children for two sizes, the number of sizes doubles with each level.
  /// Beyond the maximum, an old result is used.
  static let maximumSolves = 500
  /// Beyond this number of solves, the cause is assumed to be an enclosing container that does not
  /// converge, and the container is solved with fewer passes.
  static let solvesBeforeFallback = 64
  /// The maximum size of a container.
  static let maximumSize = 1e12

  /// Returns the size of a container for a given size, which is ignored on the axes that wrap.
  ///
  /// - Parameter axes: Axes to wrap in addition to those that the container wraps on its own.
  func measure(_ index: Int, wrapping axes: TGAxes = [], given: TGSize) -> TGSize {
    measure(index, query(index, wrapping: axes, given))
  }

  /// Returns the size of a container that wraps on both axes, as if it had no bounds.
  func contentSize(ofContainer index: Int) -> TGSize {
    let box = Int(containers[index].box)
    let bounded = boxes[box]
    for axis in TGAxis.allCases {
      (boxes[box][axis].sizeIsBounded, boxes[box][axis].hasInterval) = (false, false)
    }
    defer {
      for axis in TGAxis.allCases {
        boxes[box][axis].sizeIsBounded = bounded[axis].sizeIsBounded
        boxes[box][axis].hasInterval = bounded[axis].hasInterval
      }
    }
    var query = query(index, wrapping: .both, .zero)
    query.isUnbounded = true
    return measure(index, query)
  }

  private func measure(_ index: Int, _ query: MeasureQuery) -> TGSize {
    if let cached = cache.result(of: query, from: containers[index].lastResult) {
      return cached.size
    }
    if wasSolved(index, moreThan: Self.maximumSolves), containers[index].isFound {
      return reuseUnsettledResult(index)
    }
    return solve(index, query)
  }

  /// Returns the size of a container for a given size, and places the container's children for that
  /// size.
  func place(_ index: Int, given: TGSize) -> TGSize {
    let query = query(index, wrapping: [], given)
    let placed = containers[index].placed
    if placed >= 0, cache[placed].query == query { return cache[placed].size }
    return solve(index, query)
  }

  /// The size that the children of a container are placed for; nil if they are not placed.
  package func placedSize(of index: Int) -> TGSize? {
    containers[index].placed >= 0 ? cache[containers[index].placed].size : nil
  }

  private func query(_ index: Int, wrapping axes: TGAxes, _ given: TGSize) -> MeasureQuery {
    let wrapping = containers[index].wrappedAxes.union(axes)
    let size = TGSize(
      width: wrapping.contains(.horizontal) ? 0 : given.width,
      height: wrapping.contains(.vertical) ? 0 : given.height)
    var query = MeasureQuery(given: size, wrapping: wrapping)
    addSurroundings(of: index, to: &query)
    return query
  }

  /// Adds the inputs of a query other than the given size.
  private func addSurroundings(of index: Int, to query: inout MeasureQuery) {
    query.indefinite = indefiniteAxes(of: index)
    query.surroundings = surroundingsIndex(of: index)
  }

  /// The cache index of a container's surroundings; -1 if the container does not depend on them.
  private func surroundingsIndex(of index: Int) -> Int32 {
    guard containers[index].dependsOnParent else { return -1 }
    return cache.index(of: surroundings(of: index), from: containers[index].lastResult)
  }

  /// The axes along which the extent of a container depends on its content.
  func indefiniteAxes(of index: Int) -> TGAxes {
    let box = boxes[Int(containers[index].box)]
    return (box.x.isIndefinite ? TGAxes.horizontal : []).union(box.y.isIndefinite ? .vertical : [])
  }

  /// Solves a container for a query, and caches the result.
  private func solve(_ index: Int, _ query: MeasureQuery) -> TGSize {
    if isSolvingBlocked(index) { return provisionalSize(index, query) }
    depth += 1
    let result = settle(index, query)
    depth -= 1
    if isPostponing {
      containers[index].placed = -1
      unsolved.insert(index)
    } else {
      cacheResult(result, for: query, of: index)
      containers[index].placed = containers[index].lastResult
    }
    return result
  }

  /// Caches the result of a query.
  func cacheResult(_ result: TGSize, for given: MeasureQuery, of index: Int) {
    var query = given
    // The passes may have shown that the container depends on its surroundings, and a nested query may
    // have stored these already. So the index is looked up again.
    query.surroundings = surroundingsIndex(of: index)
    containers[index].lastResult = cache.store(
      result, for: query, after: containers[index].lastResult)
    if query.kind == .size { containers[index].found = result }
  }

  /// The surroundings that a container depends on.
  private func surroundings(of index: Int) -> MeasureQuery.Surroundings {
    var surroundings = MeasureQuery.Surroundings(size: parentSize(of: index))
    let box = Int(containers[index].box)
    guard boxes[box].rare >= 0 else { return surroundings }
    let rare = rares[Int(boxes[box].rare)]
    let bounds = [rare.x.size.lower, rare.x.size.upper, rare.y.size.lower, rare.y.size.upper]
    for (number, bound) in bounds.enumerated() {
      let (target, axis) = (bound.link.target, bound.link.attribute.axis)
      if bound.link.most != nil { surroundings.extents[number] = bound.value }
      guard bound.kind == .anchor else { continue }
      if target == PlanLink.container {
        surroundings.extents[number] = parentContentExtent(of: index, axis)
      } else if target >= 0 {
        let reader = SiblingTies.Extent(box: box, axis: number < 2 ? .horizontal : .vertical)
        surroundings.extents[number] = readSiblingExtent(Int(target), axis, for: reader)
      }
    }
    return surroundings
  }

  /// The extent of the container's parent along an axis, inside the parent's padding.
  func parentContentExtent(of index: Int, _ axis: TGAxis) -> Double {
    let parent = Int(boxes[Int(containers[index].box)].parent)
    guard parent >= 0 else { return plan.environment.size[axis] }
    let outer = containers[parent][axis]
    return outer.size - outer.paddingStart - outer.paddingEnd
  }

  /// The full size of the container's parent.
  package func parentSize(of index: Int) -> TGSize {
    let parent = Int(boxes[Int(containers[index].box)].parent)
    guard parent >= 0 else { return plan.environment.size }
    return TGSize(width: containers[parent].x.size, height: containers[parent].y.size)
  }
}

// MARK: - Widths and heights of content

extension Solver {
  /// The height that the content of a view needs for a width; 0 for a leaf without content.
  func contentHeight(of box: Int, width: Double) -> Double {
    let index = Int(boxes[box].container)
    if index >= 0 {
      let given = TGSize(width: plan.grid.round(width)).finiteOrZero
      return measure(index, wrapping: .vertical, given: given).height
    }
    // A width of 0 would mean no limit, so it is replaced by a small positive one.
    return contentSize(of: box, within: TGSize(width: max(width, 0.001)).finiteOrZero)?.height ?? 0
  }

  /// The minimum or maximum width of the content of a leaf.
  func contentWidth(_ width: TGContentWidth, ofLeaf box: Int) -> Double {
    if let intrinsic = intrinsicWidth(width, ofLeaf: box) { return intrinsic }
    // Any tiny limit breaks a text wherever possible; content that client code measures gets one
    // point.
    let limit = width == .greatest ? 0 : isMeasuredByFunction(box) ? 1 : Double.leastNormalMagnitude
    return contentSize(of: box, within: TGSize(width: limit))?.width ?? 0
  }

  /// The width of content that provides its own minimum and maximum; nil for other content.
  private func intrinsicWidth(_ width: TGContentWidth, ofLeaf box: Int) -> Double? {
    guard boxes[box].hasContent,
      let source = plan.contents[boxes[box].content].content.source
    else { return nil }
    spend(1 + max(0, source.work))
    return usable(TGSize(width: source.width(width)), of: box).width
  }

  /// The minimum or maximum width of the content of a container, including padding.
  ///
  /// - Parameter height: The height of the container; nil if it is unknown.
  func contentWidth(_ width: TGContentWidth, of index: Int, height: Double?) -> Double {
    var query = MeasureQuery(
      given: TGSize(width: 0, height: height ?? -1),
      kind: width == .least ? .leastWidth : .greatestWidth,
      wrapping: [])
    addSurroundings(of: index, to: &query)
    if let cached = cache.result(of: query, from: containers[index].lastResult) {
      return cached.size.width
    }
    if isSolvingBlocked(index) {
      if !isSpent, depth >= Self.maximumDepth { postpone(index, query) }
      return 0
    }
    spend(1 + Int(containers[index].count))
    if height != nil {
      // If the container keeps being queried for new heights, fall back to an unknown height.
      if wasSolved(index, moreThan: Self.maximumSolves) {
        reportUnsettled(index)
        return contentWidth(width, of: index, height: nil)
      }
      countSolve(of: index)
    }
    depth += 1
    let pass = TGPass(solver: self, container: index)
    let customWidth = plan.bodiesInForce[index].contentWidth(width, height: height, pass)
    let found = customWidth ?? defaultContentWidth(width, of: index, height: height)
    depth -= 1
    let result = found.isFinite ? min(max(0, plan.grid.fitting(found)), Self.maximumSize) : 0
    if isPostponing {
      unsolved.insert(index)
    } else {
      cacheResult(TGSize(width: result), for: query, of: index)
    }
    return result
  }

  /// The default content width: the width to which the container wraps; for the minimum, limited by the
  /// extent of its children when there is no available space.
  private func defaultContentWidth(
    _ width: TGContentWidth, of index: Int, height: Double?
  ) -> Double {
    let given = TGSize(width: 0, height: height.map { plan.grid.round($0) } ?? 0)
    let wrapping: TGAxes = height == nil ? .both : .horizontal
    let greatest = measure(index, wrapping: wrapping, given: given).width
    if width == .greatest { return greatest }
    let padding = containers[index].x.paddingStart + containers[index].x.paddingEnd
    let extent = childrenExtent(
      index, wrapping: height == nil ? .vertical : [], padding, given.height)
    return min(greatest, padding + extent)
  }

  /// The extent of the children of a container, each with its preferred width, when there is no
  /// available space.
  private func childrenExtent(
    _ index: Int, wrapping: TGAxes, _ padding: Double, _ height: Double
  ) -> Double {
    // Some containers shrink children below their preferred size if there is no space.
    let unlimited = MeasureQuery(
      given: TGSize(width: 0, height: height), wrapping: wrapping.union(.horizontal))
    _ = settle(index, unlimited)
    let range = containers[index].participants
    let preferred = range.map { boxes[$0].x.extent }
    let given = TGSize(
      width: max(0, padding), height: wrapping.contains(.vertical) ? 0 : height)
    _ = settle(index, MeasureQuery(given: given, wrapping: wrapping))
    containers[index].placed = -1
    var (start, end) = (Double.infinity, -Double.infinity)
    for box in range {
      let child = boxes[box].x
      let isOwn = child.sizeKind == .number || child.sizeKind == .wrap
      start = min(start, child.origin)
      end = max(end, child.origin + (isOwn ? preferred[box - range.lowerBound] : child.extent))
    }
    return end > start ? end - start : 0
  }
}

// MARK: - Invalidation

extension Solver {
  /// Discards the results for a container, because something that it depends on changed.
  func invalidate(_ index: Int) {
    containers[index].lastResult = -1
    containers[index].placed = -1
    containers[index].found = ContainerBox.notFound
    containers[index].isWritten = false
  }

  /// Discards the results of the containers that use the window, and of all their ancestors.
  func invalidateContainersInWindow() {
    for index in 0..<containers.count where containers[index].usesWindow {
      var next = index
      while next >= 0 {
        invalidate(next)
        next = Int(boxes[Int(containers[next].box)].parent)
      }
    }
  }

  /// Discards all results, as if the tree had just been compiled.
  package func invalidateAll() {
    for index in 0..<containers.count { invalidate(index) }
  }
}

// MARK: - Measuring the content of leaves

extension Solver {
  /// The size that a leaf's content needs within a limit; nil for a leaf without content.
  package func contentSize(of box: Int, within limit: TGSize) -> TGSize? {
    guard boxes[box].hasContent else { return nil }
    spend(1)
    let index = boxes[box].content
    let content = plan.contents[index].content
    switch content.kind {
    case .size, .text: return content.size(within: limit)
    case .measured, .source: break
    }
    // A client's measuring function may be slow, so its most recent result is cached.
    if let known = plan.contents[index].measured, known.limit == limit { return known.size }
    if let source = content.source { spend(max(0, source.work)) }
    let size = usable(content.size(within: limit), of: box)
    plan.contents[index].measured = (limit, size)
    return size
  }

  /// Whether the content of a leaf is measured by client code.
  func isMeasuredByFunction(_ box: Int) -> Bool {
    guard boxes[box].hasContent else { return false }
    return switch plan.contents[boxes[box].content].content.kind {
    case .size, .text: false
    case .measured, .source: true
    }
  }

  /// A size returned by client code, with components that are not finite reported and replaced by
  /// 0.
  package func usable(_ size: TGSize, of box: Int) -> TGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    plan.report(box, "content", .notFinite(replacement: 0))
    return TGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// Measures a leaf that wraps for the first time, limited only by its own numeric upper bounds.
  func measureLeafInitially(_ box: Int) {
    guard boxes[box].container < 0, boxes[box].x.sizeKind == .wrap else { return }
    let limit = TGSize(
      width: numericMaximum(of: box, .horizontal), height: numericMaximum(of: box, .vertical))
    guard let size = contentSize(of: box, within: limit) else { return }
    boxes[box].x.current = scaled(size.width, box, .horizontal)
    if boxes[box].y.sizeKind == .wrap {
      boxes[box].y.current = scaled(size.height, box, .vertical)
    }
  }

  /// The upper bound of a size, if it is a number; otherwise 0, which measuring functions take as
  /// no limit.
  package func numericMaximum(of box: Int, _ axis: TGAxis) -> Double {
    let axisBox = boxes[box][axis]
    if axisBox.hasInterval {
      let upper = extras[Int(boxes[box].extras)].intervals[axis].upper
      return upper.isFinite ? upper : 0
    }
    guard axisBox.sizeIsBounded else { return 0 }
    return rares[Int(boxes[box].rare)][axis].size.upper.number(or: 0)
  }

  /// The length that results in `length` after applying the multiple and the increment of the size
  /// of a box.
  func unscaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box][axis].sizeScales else { return length }
    let size = rares[Int(boxes[box].rare)][axis].size
    return size.multiple > 0 ? (length - size.increment) / size.multiple : 0
  }

  /// A length after applying the multiple and the increment of the size of a box.
  func scaled(_ length: Double, _ box: Int, _ axis: TGAxis) -> Double {
    guard boxes[box][axis].sizeScales else { return length }
    return rares[Int(boxes[box].rare)][axis].size.scaled(length)
  }
}
