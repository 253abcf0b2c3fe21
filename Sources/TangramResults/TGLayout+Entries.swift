import TangramCore

extension TGLayout {
  /// The frame of a view, in the coordinates of its parent.
  ///
  /// Properties that take time to compute are computed when they are read.
  public struct Entry: Sendable {
    let tree: LaidOutTree
    package let place: LaidOutTree.Place
    /// The origin of the parent's coordinates in the space that contains the root; nil below a transform.
    fileprivate let origin: TGPoint?
  }

  /// All frames, parents before children, in order: this is the drawing order.
  ///
  ///     for entry in layout.entries { draw(entry.view, in: entry.absoluteFrame) }
  ///
  /// Iterating over all of them costs the same for each, at any depth. A subscript costs O(*d*), where
  /// *d* is the depth of the view, except for the first subscript, which costs O(*n*), where *n* is the
  /// number of views.
  public struct Entries: Sendable {
    let tree: LaidOutTree
  }

  /// All frames, parents before children, in order.
  public var entries: Entries { Entries(tree: tree) }
}

extension TGLayout.Entry {
  /// The frame, in the coordinates of the view's parent.
  public var frame: TGRect { place.frame }

  /// The frame in the coordinate space that contains the root.
  ///
  /// It is the smallest upright rectangle around the view. Scrolling, which is the origin of a view's
  /// bounds, and transforms are taken into account.
  ///
  /// In a loop over the entries it costs only an addition, unless there are transforms.
  public var absoluteFrame: TGRect {
    guard let origin else { return tree.absoluteFrame(of: place) }
    let frame = frame
    return TGRect(origin: origin + frame.origin, size: frame.size)
  }

  /// The identity of the view.
  public var id: TGViewID { TGViewID(place.node.identity) }

  /// The number of views that contain the view.
  public var depth: Int { place.depth }

  /// The name of the view, if it has one.
  public var name: String? { place.node.name }

  /// The indices that lead from the root to the view.
  public var path: [Int] { tree.path(to: place) }

  /// The view that has this frame.
  public var view: TGView { TGView(place.node) }

  /// The value of the view for a key.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    place.node.value(of: key)
  }
}

extension TGLayout.Entry: Hashable, CustomStringConvertible {
  /// Whether both frames, names and paths are the same.
  public static func == (entry: Self, other: Self) -> Bool {
    entry.frame == other.frame && entry.depth == other.depth && entry.name == other.name
      && entry.path == other.path
  }

  /// Feeds the frame and the name into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(name)
  }

  /// The path, the name and the frame, as in `[0][2] title (0, 10, 30, 40)`.
  public var description: String {
    "\(PlacedView(tree: tree, place: place)) \(frame)"
  }
}

extension TGLayout.Entries: RandomAccessCollection {
  /// An iterator over all frames.
  public struct Iterator: IteratorProtocol {
    private let tree: LaidOutTree
    private var walk: LayoutWalk
    /// The origins of the coordinates of the views that contain the next one, outermost first.
    private var origins: ContiguousArray<TGPoint?> = [.zero]

    fileprivate init(_ tree: LaidOutTree) {
      self.tree = tree
      walk = LayoutWalk(tree)
    }

    /// Returns the next frame; nil after the last one.
    public mutating func next() -> TGLayout.Entry? {
      guard let place = walk.next() else { return nil }
      origins.removeSubrange((place.depth + 1)...)
      let origin = origins[place.depth]
      if !place.children.isEmpty { origins.append(place.origin(in: origin)) }
      return TGLayout.Entry(tree: tree, place: place, origin: origin)
    }
  }

  /// Returns an iterator that starts at the root.
  public func makeIterator() -> Iterator { Iterator(tree) }

  /// The index of the root, which is 0.
  public var startIndex: Int { 0 }

  /// The index after the last view.
  public var endIndex: Int { tree.count }

  /// The frame at an index.
  ///
  /// - Precondition: There is a view at `index`.
  public subscript(index: Int) -> TGLayout.Entry {
    guard indices.contains(index) else { stop("there is no entry at this index") }
    let chain = tree.chain(to: tree.slot(at: index))
    let origin = chain.dropLast().reduce(Optional(TGPoint.zero)) { $1.origin(in: $0) }
    return TGLayout.Entry(tree: tree, place: chain[chain.count - 1], origin: origin)
  }
}

extension LaidOutTree.Place {
  /// The origin of the view's coordinates, given that of its parent's; nil below a transform.
  fileprivate func origin(in parent: TGPoint?) -> TGPoint? {
    node.isTransformed ? nil : parent.map { $0 + originInParent }
  }
}

extension TGLayout.Entries: Equatable, CustomStringConvertible {
  /// Whether both collections have the same entries.
  public static func == (entries: Self, others: Self) -> Bool {
    entries.elementsEqual(others)
  }

  /// The entries as a list in brackets.
  public var description: String { "[" + map { $0.description }.joined(separator: ", ") + "]" }
}
