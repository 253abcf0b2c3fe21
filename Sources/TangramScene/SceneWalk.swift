import TangramCore

/// A walk over a view and all below it that are written, parents before children, in order, without
/// recursion.
///
/// It stands at a view from one call of `goOn` to the next, and looks at it where it lies.
struct SceneWalk {
  /// The list of children that the walk is in, and those around it.
  private var level: Level
  private var outer: [Level] = []

  private struct Level {
    let list: NodeList
    /// The run of the list with the view that the walk stands at, and the place of that.
    var run: ContiguousArray<Node>
    var place = -1
    var runsBefore = 0

    init(_ list: NodeList) {
      self.list = list
      run = list.run(at: 0)
    }

    /// Goes to the next child.
    ///
    /// - Returns: Whether there is one.
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

  /// Starts before `root`.
  init(_ root: TGView) {
    var list = NodeList()
    list.append(root.stored)
    level = Level(list)
  }

  /// How many lists of children the walk is in, besides the one with the root.
  var depth: Int { outer.count }

  /// What the view says that the walk stands at.
  var node: Node { _read { yield level.run[level.place].resolved } }

  /// The view that the walk stands at.
  var view: TGView { TGView(level.run[level.place]) }

  /// Goes to the next view of the list that the walk is in.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  mutating func goOn() -> Bool { level.goOn() }

  /// Enters the children of the view that the walk stands at, before the first of them.
  mutating func enter() {
    var inner = Level(node.children)
    swap(&inner, &level)
    outer.append(inner)
  }

  /// Goes back to the view whose children the walk is in.
  ///
  /// - Returns: Whether there is one; otherwise the walk has come to its end.
  mutating func leave() -> Bool {
    guard let last = outer.popLast() else { return false }
    level = last
    return true
  }
}

extension SceneWalk {
  /// Calls `body` with every view of a tree that is written, in order.
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
  /// Whether the view has children that are written.
  ///
  /// Only what leaves carry makes a view one of a kind that takes none.
  var hasWrittenChildren: Bool {
    if !hasChildren { return false }
    return !hasValues || ContainerKind.of(self).map { $0.childrenKey != nil } ?? true
  }
}
