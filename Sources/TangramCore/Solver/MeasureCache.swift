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
  /// The index of the container's `Outside` in the cache; -1 for most containers, which do not
  /// depend on their surroundings.
  var outside: Int32 = -1

  /// The size of the container's parent, and the extents that the bounds of the container's own
  /// size refer to.
  struct Outside: BitwiseCopyable, Equatable {
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
  private let outsides = PlanBuffer<MeasureQuery.Outside>(minimumCapacity: 1)

  struct Result: BitwiseCopyable {
    let query: MeasureQuery
    let size: TGSize
    /// The index of the previous result of the same container; -1 for the first one.
    let previous: Int32
  }

  func deallocate() {
    results.deallocate()
    outsides.deallocate()
  }

  /// The number of stored results and surroundings, including results that are no longer valid.
  var count: Int { results.count + outsides.count }

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
  func number(of outside: MeasureQuery.Outside, from last: Int32) -> Int32 {
    var index = last
    while index >= 0 {
      let known = results[Int(index)].query.outside
      if known >= 0, outsides[Int(known)] == outside { return known }
      index = results[Int(index)].previous
    }
    return Int32(truncatingIfNeeded: outsides.append(outside))
  }

  /// Stores a result, and returns its index.
  func store(_ size: TGSize, for query: MeasureQuery, after previous: Int32) -> Int32 {
    Int32(
      truncatingIfNeeded: results.append(Result(query: query, size: size, previous: previous))
    )
  }
}
