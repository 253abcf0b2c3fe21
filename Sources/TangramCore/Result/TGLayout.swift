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

  /// What the layout depended on beside the tree.
  public let environment: TGEnvironment
  /// What is probably a mistake.
  public let diagnostics: [TGDiagnostic]
  /// The number of times a container's algorithm ran; a measure of work that no clock disturbs.
  public let solveCount: Int

  let frames: FrameTable
  let structure: LayoutStructure

  /// The environment as it was asked for.
  let asked: TGEnvironment

  // The last, so that it is released last: small pieces of memory that are given back before large
  // ones are swept together, and must be taken apart again for the next tree.
  /// The tree that was laid out.
  public let root: TGView

  init(_ plan: Plan, asked: TGEnvironment? = nil) {
    self.asked = asked ?? plan.environment
    root = plan.root
    environment = plan.environment
    diagnostics = plan.diagnostics
    solveCount = plan.solveCount
    frames = plan.takeFrames()
    structure = plan.resultStructure
  }
}

extension Plan {
  /// Where the frames of each view's children lie; worked out once.
  fileprivate var resultStructure: LayoutStructure {
    if let structure { return structure }
    let found = LayoutStructure(self)
    structure = found
    return found
  }
}

extension TGLayout {
  /// The frame of the root in the view that holds it.
  public var frame: TGRect { frame(of: NodeRef(root.storage), at: 0) }

  /// The number of views that were laid out.
  public var count: Int { structure.count }

  /// The frame of the view that the indices lead to from the root; nil when they lead nowhere.
  public subscript(path path: some Collection<Int>) -> TGRect? {
    var index = 0
    var node = NodeRef(root.storage)
    for order in path {
      guard let child = childIndex(of: index, order: order) else { return nil }
      index = child
      node = node.children[order]
    }
    return frame(of: node, at: index)
  }

  /// The frame of a view in its parent's coordinates; nil when it is not in the tree.
  public subscript(view: some TGViewProtocol) -> TGRect? { self[view.id] }

  /// The frame of the view with this identity; nil when it is not in the tree.
  public subscript(id: TGViewID) -> TGRect? {
    NodeRef(root.storage).path(to: id).flatMap { self[path: $0] }
  }

  /// The frame of the first view with this name; nil when there is none.
  public subscript(name: String) -> TGRect? {
    NodeRef(root.storage).path(to: name).flatMap { self[path: $0] }
  }

  /// All frames, parents before children, in order.
  public var entries: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var pending = [(node: NodeRef(root.storage), index: 0, path: [Int]())]
    while let next = pending.popLast() {
      let frame = frame(of: next.node, at: next.index)
      entries.append(Entry(path: next.path, name: next.node.name, frame: frame))
      let places = structure.children(of: next.index)
      for order in next.node.children.indices.reversed() {
        guard let index = structure.index(ofChild: order, among: places) else { continue }
        pending.append((next.node.children[order], index, next.path + [order]))
      }
    }
    return entries
  }

  /// The frame of a view from the rectangle that the layout gave it, which is another one only if
  /// the view has a transform.
  func frame(of node: NodeRef, at index: Int) -> TGRect {
    guard let own = node.ownGeometry, !own.transform.isIdentity else { return frames[index] }
    return node.geometry(in: frames[index]).frame
  }

  /// The index of the frame of a child of the view whose frame is at an index.
  func childIndex(of index: Int, order: Int) -> Int? {
    structure.index(ofChild: order, among: structure.children(of: index))
  }
}
