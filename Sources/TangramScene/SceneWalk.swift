import TangramCore

/// A depth-first traversal of a view and all its descendants that are written to the document,
/// parents before children, without recursion.
///
/// The current view changes only when `goOn`, `enter` or `leave` is called. It is read in place,
/// without a copy.
struct SceneWalk {
  /// The list of children being traversed, and the lists around it.
  private var level: Level
  private var outer: [Level] = []

  private struct Level {
    let list: NodeList
    /// The run of the list that contains the current view, and the index of the view in that run.
    var run: ContiguousArray<Node>
    var place = -1
    var runsBefore = 0

    init(_ list: NodeList) {
      self.list = list
      run = list.run(at: 0)
    }

    /// Moves to the next child.
    ///
    /// - Returns: Whether there is a next child.
    @inline(__always)
    mutating func goOn() -> Bool {
      place &+= 1
      return place < run.count || goToNextRun()
    }

    private mutating func goToNextRun() -> Bool {
      guard runsBefore &+ 1 < list.runCount else { return false }
      runsBefore &+= 1
      (run, place) = (list.run(at: runsBefore), 0)
      return !run.isEmpty
    }
  }

  /// Starts a traversal positioned before `root`.
  init(_ root: TGView) {
    var list = NodeList()
    list.append(root.stored)
    level = Level(list)
  }

  /// The number of nested child lists being traversed, not counting the list that holds the root.
  var depth: Int { outer.count }

  /// The node of the current view.
  var node: Node { _read { yield level.run[level.place].resolved } }

  /// The current view.
  var view: TGView { TGView(level.run[level.place]) }

  /// Moves to the next view of the current list.
  ///
  /// - Returns: Whether there is a next view.
  @inline(__always)
  mutating func goOn() -> Bool { level.goOn() }

  /// Descends into the children of the current view, positioned before the first child.
  mutating func enter() {
    var inner = Level(node.children)
    swap(&inner, &level)
    outer.append(inner)
  }

  /// Returns to the parent of the current list.
  ///
  /// - Returns: Whether there is a parent; `false` means that the traversal is complete.
  mutating func leave() -> Bool {
    guard let last = outer.popLast() else { return false }
    level = last
    return true
  }
}

extension SceneWalk {
  /// Calls `body` with every view of a tree that is written to the document, in document order.
  static func forEachView(of root: TGView, _ body: (borrowing Node) -> Void) {
    var walk = SceneWalk(root)
    repeat {
      while walk.goOn() {
        body(walk.node)
        if walk.node.hasWrittenChildren { walk.enter() }
      }
    } while walk.leave()
  }
}

extension Node {
  /// Whether the view has children that are written to the document.
  ///
  /// A view can be of a kind without children, such as a spacer, only if it carries values.
  var hasWrittenChildren: Bool {
    if !hasChildren { return false }
    return !hasValues || ContainerKind.of(self).map { $0.childrenKey != nil } ?? true
  }
}
