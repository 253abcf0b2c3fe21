/// What a layout came to: the frame of every view of a tree, and what is the matter with it.
///
///     let layout = card.layout(in: TGSize(width: 320, height: 480))
///     layout[title]     // by the view itself
///     layout["title"]   // by name
///     layout.diagnostics
public struct TGLayout: Sendable {
  /// The frame of a view, in the coordinates of its parent.
  public struct Entry: Hashable, Sendable {
    /// The indices that lead from the root to the view.
    public var path: [Int]
    /// The name of the view, if it has one.
    public var name: String?
    /// The frame.
    public var frame: TGRect
  }

  /// The tree that was laid out.
  public let root: TGView
  /// What the layout depended on beside the tree.
  public let environment: TGEnvironment
  /// What is probably a mistake.
  public let diagnostics: [TGDiagnostic]
  /// The number of times a container's algorithm ran; a measure of work that no clock disturbs.
  public let solveCount: Int

  /// Frames in the order of the plan: parents before children, siblings together.
  let frames: [TGRect]
  let places: [PlanPlace]

  /// The environment as it was asked for.
  let asked: TGEnvironment

  init(_ plan: Plan, asked: TGEnvironment? = nil) {
    self.asked = asked ?? plan.environment
    root = plan.root
    environment = plan.environment
    diagnostics = plan.diagnostics
    solveCount = plan.solveCount
    frames = Array(UnsafeBufferPointer(start: plan.frames.base, count: plan.frames.count))
    places = plan.resultPlaces
  }
}

extension Plan {
  /// Where the frames of each view's children lie; worked out once for a structure.
  fileprivate var resultPlaces: [PlanPlace] {
    if let places { return places }
    let found = (0..<boxes.count).map { index in
      let box = boxes[index]
      guard box.container >= 0 else { return PlanPlace(order: box.order) }
      let container = containers[Int(box.container)]
      return PlanPlace(order: box.order, first: container.first, total: container.total)
    }
    places = found
    return found
  }
}

/// Where the frames of a view's children lie among the frames of a layout.
struct PlanPlace: Sendable {
  var order: Int32
  var first: Int32 = 0
  var total: Int32 = 0
}

extension TGLayout {
  /// The frame of the root in the view that holds it.
  public var frame: TGRect { frame(of: root.storage, at: 0) }

  /// The number of views that were laid out.
  public var count: Int { frames.count }

  /// The frame of the view that the indices lead to from the root; nil when they lead nowhere.
  public subscript(path path: some Collection<Int>) -> TGRect? {
    var index = 0
    var storage = root.storage
    for order in path {
      guard let child = childIndex(of: index, order: order),
        let container = storage.container
      else { return nil }
      index = child
      storage = container.children[order].storage
    }
    return frame(of: storage, at: index)
  }

  /// The frame of a view in its parent's coordinates; nil when it is not in the tree.
  public subscript(view: some TGViewProtocol) -> TGRect? { self[view.id] }

  /// The frame of the view with this identity; nil when it is not in the tree.
  public subscript(id: TGViewID) -> TGRect? {
    root.path { $0.id == id }.flatMap { self[path: $0] }
  }

  /// The frame of the first view with this name; nil when there is none.
  public subscript(name: String) -> TGRect? {
    root.path { $0.name == name }.flatMap { self[path: $0] }
  }

  /// All frames, parents before children, in order.
  public var entries: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(frames.count)
    var pending: [(view: TGView, index: Int, path: [Int])] = [(root, 0, [])]
    while let next = pending.popLast() {
      let frame = frame(of: next.view.storage, at: next.index)
      entries.append(Entry(path: next.path, name: next.view.name, frame: frame))
      for (order, child) in next.view.subviews.enumerated().reversed() {
        guard let index = childIndex(of: next.index, order: order) else { continue }
        pending.append((child, index, next.path + [order]))
      }
    }
    return entries
  }

  /// The frame of a view from the rectangle that the layout gave it, which is another one only if
  /// the view has a transform.
  func frame(of storage: TGNodeStorage, at index: Int) -> TGRect {
    guard storage.rare?.geometry != nil else { return frames[index] }
    let isPlain = storage.geometry.transform.isIdentity
    return isPlain ? frames[index] : storage.geometry(in: frames[index]).frame
  }

  /// The index of a child: most often the one its order tells, as few views are excluded.
  func childIndex(of index: Int, order: Int) -> Int? {
    let place = places[index]
    guard order >= 0, order < Int(place.total) else { return nil }
    let first = Int(place.first)
    if Int(places[first + order].order) == order { return first + order }
    return (first..<(first + Int(place.total))).first { Int(places[$0].order) == order }
  }
}
