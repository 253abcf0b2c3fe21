/// The views of a layout, as runs of siblings that lie next to each other in memory.
///
/// Found once for a layout, so that views can be told by two numbers, which cost nothing to pass on,
/// and walks need nothing else. Level by level: what is below the views of one run lies together.
struct LaidOutRuns: Sendable {
  private var runs: ContiguousArray<Run>

  struct Run: Sendable {
    fileprivate let nodes: ContiguousArray<Node>
    /// Where the frames of all children of the same view lie.
    fileprivate let siblings: LayoutStructure.Children
    /// The number of children before those of the run.
    fileprivate let first: Int32
    /// The number of views that have frames.
    let count: Int32
    /// The number of views that they lie in.
    let depth: Int32
    /// The number of further runs with children of the same view.
    fileprivate(set) var following: Int32 = 0
    /// The index of the frame of the first view, if those of the others follow it.
    private let firstFrame: Int32?
    /// Whether no view has a transform.
    fileprivate let isUpright: Bool
    /// The runs with the children of views of this run.
    fileprivate(set) var below: Range<Int32> = 0..<0
    /// Where the coordinates of the views begin in what the root is in; nil below a transform.
    let origin: TGPoint?

    /// The index of the frame of the view that these lie in.
    var owner: Int { Int(siblings.owner) }

    fileprivate init(
      _ nodes: ContiguousArray<Node>, _ siblings: LayoutStructure.Children, first: Int = 0,
      count: Int = 1, depth: Int32 = 0, _ origin: TGPoint?, _ structure: LayoutStructure
    ) {
      (self.nodes, self.siblings, self.origin, self.depth) = (nodes, siblings, origin, depth)
      (self.first, self.count) = (Int32(first), Int32(count))
      let index = structure.index(ofKnownChild: first, among: siblings)
      firstFrame = structure.isInOrder ? Int32(index) : nil
      isUpright = nodes.allSatisfy { $0.flags.isDisjoint(with: [.isLive, .hasDetails]) }
    }

    /// The index of the frame of the view at a place.
    @inline(__always)
    func index(_ place: Int32, _ structure: () -> LayoutStructure) -> Int {
      if let firstFrame { return Int(firstFrame &+ place) }
      return structure().index(ofKnownChild: Int(first &+ place), among: siblings)
    }
  }
}

/// A view of a layout: its place in a run.
package struct LaidOutView: Sendable {
  let run: Int32
  let place: Int32
}

// MARK: - Finding runs

extension LaidOutRuns {
  init(_ tree: LaidOutTree) {
    let structure = tree.structure
    runs = [Run([tree.root.node], .root, .zero, structure)]
    // The place among the containers of the structure of the one that is likely to be next.
    var container = 0
    var next = 0
    while next < runs.count {
      let run = runs[next]
      if run.first == 0 { container = Int(run.siblings.firstContainer) }
      let start = Int32(runs.count)
      for place in 0..<run.count where run.reading(place, { $0.isContainer }) {
        let index = run.index(place) { structure }
        var children = structure.children(of: index, likelyAt: container)
        if children == nil { children = structure.children(of: index) } else { container += 1 }
        guard let children, children.count > 0 else { continue }
        let node = run.node(place)
        let origin = tree.origin(insideFrame: index, node.ownGeometry, at: run.origin)
        append(node.children.list, children, depth: run.depth + 1, origin, structure)
      }
      runs[next].below = start..<Int32(runs.count)
      next += 1
    }
  }

  private mutating func append(
    _ list: NodeList, _ siblings: LayoutStructure.Children, depth: Int32, _ origin: TGPoint?,
    _ structure: LayoutStructure
  ) {
    let start = runs.count
    var first = 0
    for index in 0..<list.runCount {
      let nodes = list.run(at: index)
      let count = min(nodes.count, siblings.count - first)
      if count <= 0 { break }
      runs.append(
        Run(nodes, siblings, first: first, count: count, depth: depth, origin, structure))
      first += count
    }
    for index in start..<runs.count { runs[index].following = Int32(runs.count - index - 1) }
  }
}

// MARK: - Views

extension LaidOutRuns {
  var count: Int { runs.count }

  subscript(run: Int32) -> Run { @inline(__always) _read { yield runs[Int(run)] } }
}

extension LaidOutRuns.Run {
  /// The view at a place.
  func node(_ place: Int32) -> NodeRef { NodeRef(nodes, Int(place)) }

  func identity(_ place: Int32) -> UInt64 { nodes[Int(place)].identity }

  /// Calls `read` with what the view at a place says, without a copy.
  @inline(__always)
  func reading<Result>(_ place: Int32, _ read: (borrowing Node) -> Result) -> Result {
    nodes[Int(place)].reading(read)
  }
}

extension LaidOutTree {
  /// The index of the frame of a view.
  @inline(__always)
  func index(of view: LaidOutView) -> Int {
    readingRuns { $0[view.run].index(view.place) { structure } }
  }

  /// The frame of a view.
  @inline(__always)
  func frame(of view: LaidOutView) -> TGRect {
    let upright = readingRuns { runs in
      runs[view.run].isUpright ? runs[view.run].index(view.place) { structure } : nil
    }
    return upright.map { frames[$0] } ?? frame(of: place(of: view))
  }

  /// Calls `read` with what a view says, without a copy.
  @inline(__always)
  func reading<Result>(_ view: LaidOutView, _ read: (borrowing Node) -> Result) -> Result {
    readingRuns { $0[view.run].reading(view.place, read) }
  }

  /// The number of views that a view lies in.
  @inline(__always)
  func depth(of view: LaidOutView) -> Int { readingRuns { Int($0[view.run].depth) } }

  /// Where the coordinates begin that a view lies in, in what the root is in; nil below a transform.
  func origin(of view: LaidOutView) -> TGPoint? { readingRuns { $0[view.run].origin } }

  func identity(of view: LaidOutView) -> UInt64 {
    readingRuns { $0[view.run].identity(view.place) }
  }

  func node(of view: LaidOutView) -> NodeRef { readingRuns { $0[view.run].node(view.place) } }

  /// The same view as a place, from which one may go on in any direction.
  package func place(of view: LaidOutView) -> Place {
    Place(
      node: node(of: view), index: Int32(truncatingIfNeeded: index(of: view)),
      depth: Int32(truncatingIfNeeded: depth(of: view)))
  }

  /// All places, parents before children, in order.
  var places: some Sequence<Place> { LaidOutWalk(self).lazy.map { self.place(of: $0) } }
}
