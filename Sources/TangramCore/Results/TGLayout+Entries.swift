extension TGLayout {
  /// The frame of a view, in the coordinates of its parent.
  ///
  /// What it takes time to find is found when it is read.
  public struct Entry: Sendable {
    package let tree: LaidOutTree
    package let seen: LaidOutView
  }

  /// All frames, parents before children, in order: this is the order of drawing.
  ///
  ///     for entry in layout.entries { draw(entry.view, in: entry.absoluteFrame) }
  ///
  /// Going through all of them from the first to the last costs the same for each, at any depth;
  /// the first subscript prepares all others.
  public struct Entries: Sendable {
    fileprivate let tree: LaidOutTree
  }

  /// All frames, parents before children, in order.
  public var entries: Entries { Entries(tree: tree) }
}

extension TGLayout.Entry {
  /// The frame.
  public var frame: TGRect { tree.frame(of: seen) }

  /// The frame in the coordinates of what the root is in.
  ///
  /// It is the smallest upright rectangle around the view. Scrolling, which is the origin of a
  /// view's bounds, and transforms count.
  ///
  /// It costs an addition in a loop over the entries, unless there are transforms.
  public var absoluteFrame: TGRect {
    guard let origin = tree.origin(of: seen) else {
      return tree.absoluteFrame(of: tree.place(of: seen))
    }
    let frame = frame
    return TGRect(origin: origin + frame.origin, size: frame.size)
  }

  /// Who the view is.
  public var id: TGViewID { TGViewID(tree.identity(of: seen)) }

  /// The number of views that the view lies in.
  public var depth: Int { tree.depth(of: seen) }

  /// The name of the view, if it has one.
  public var name: String? { tree.reading(seen) { $0.name } }

  /// The indices that lead from the root to the view.
  public var path: [Int] { tree.structure.path(to: tree.index(of: seen), depth: depth) }

  /// The view.
  public var view: TGView { tree.node(of: seen).view }

  /// What the view says for a key.
  public subscript<Key: TGViewKey>(key: Key.Type) -> Key.Value {
    tree.reading(seen) { $0.value(of: key) }
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
    let place = depth == 0 ? "root" : path.map { "[\($0)]" }.joined()
    return [place, name, frame.description].compactMap(\.self).joined(separator: " ")
  }
}

extension TGLayout.Entries: RandomAccessCollection {
  /// A way through all frames.
  public struct Iterator: IteratorProtocol {
    private let tree: LaidOutTree
    private var walk: LaidOutWalk

    fileprivate init(_ tree: LaidOutTree) {
      self.tree = tree
      walk = LaidOutWalk(tree)
    }

    /// The next frame; nil after the last one.
    public mutating func next() -> TGLayout.Entry? {
      walk.next().map { TGLayout.Entry(tree: tree, seen: $0) }
    }
  }

  /// Starts at the root.
  public func makeIterator() -> Iterator { Iterator(tree) }

  /// The place of the root, which is 0.
  public var startIndex: Int { 0 }

  /// The place after the last view.
  public var endIndex: Int { count }

  /// The number of views.
  public var count: Int { tree.count }

  /// The frame at a place.
  ///
  /// - Precondition: There is a view at `index`.
  public subscript(index: Int) -> TGLayout.Entry {
    TGLayout.Entry(tree: tree, seen: tree.viewsInOrder[index])
  }
}

extension TGLayout.Entries: Equatable, CustomStringConvertible {
  /// Whether both have the same entries.
  public static func == (entries: Self, others: Self) -> Bool {
    entries.elementsEqual(others)
  }

  /// The entries as a list in brackets.
  public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
}
