/// A tree and the rectangles that a layout gave its views: what all copies of a layout share.
package final class LaidOutTree: Sendable {
  let frames: FrameTable
  private let lists: FrameLists
  private let kept: DiagnosticLog
  let environment: TGEnvironment
  /// The environment as it was asked for.
  let asked: TGEnvironment
  /// The number of times a container's algorithm ran.
  let solveCount: Int
  let work: Int
  private let allDiagnostics = FoundOnce<[TGDiagnostic]>()
  private let runs = FoundOnce<LaidOutRuns>()
  private let views = FoundOnce<[LaidOutView]>()

  // The last, so that it is released last: small pieces of memory that are given back before large
  // ones are swept together, and must be taken apart again for the next tree.
  package let root: TGView

  init(_ engine: LayoutEngine, asked: TGEnvironment? = nil) {
    root = engine.plan.root
    frames = engine.writer.takeFrames()
    lists = engine.writer.takeLists()
    kept = engine.plan.diagnostics
    environment = engine.plan.environment
    self.asked = asked ?? environment
    solveCount = engine.solver.solveCount
    work = engine.solver.workDone
  }
}

extension LaidOutTree {
  /// The number of views.
  var count: Int { lists.count }

  /// Where the frames of each view's children lie; found on first use.
  var structure: LayoutStructure {
    @inline(__always) get { lists.structure }
  }

  /// Calls `read` with that, for which no reference is counted.
  @inline(__always)
  func readingStructure<Result>(_ read: (LayoutStructure) -> Result) -> Result {
    lists.readingStructure(read)
  }

  /// Calls `read` with the runs of views, which are found on first use.
  @inline(__always)
  func readingRuns<Result>(_ read: (borrowing LaidOutRuns) -> Result) -> Result {
    runs.reading({ LaidOutRuns(self) }, read)
  }

  /// Where the frame of the first view with an identity is.
  @inline(__always)
  func find(_ id: TGViewID) -> FoundFrame? {
    readingStructure { $0.index.frame(of: id, in: self) }
  }

  /// Where the frame of the first view with a name is.
  @inline(__always)
  func find(_ name: String) -> FoundFrame? {
    readingStructure { $0.index.frame(named: name, in: self) }
  }
}

extension LaidOutTree {
  /// A view of the tree: where it is, and where its frame lies among those of the layout.
  package struct Place: Sendable {
    package var node: NodeRef
    package var index: Int32
    package var depth: Int32
  }

  /// What is probably a mistake; found on first use.
  var diagnostics: [TGDiagnostic] {
    allDiagnostics.value {
      var search = DiagnosticSearch(self, environment, kept)
      search.run()
      return search.log.diagnostics(of: self)
    }
  }

  /// What the layout stumbled over.
  var remarks: [TGDiagnostic] { kept.diagnostics(of: self) }

  /// All views, parents before children, in order; found on first use.
  var viewsInOrder: [LaidOutView] { views.value { Array(LaidOutWalk(self)) } }

  /// The place of the view that the indices lead to from the root; nil when they lead nowhere.
  func place(at path: some Collection<Int>) -> Place? {
    var place = top
    for order in path {
      guard let child = child(order, of: place) else { return nil }
      place = child
    }
    return place
  }

  /// The frame of a view: the rectangle that the layout gave it, or the one around that rectangle
  /// when the view has a transform.
  @inline(__always)
  func frame(of place: Place) -> TGRect {
    let rectangle = frames[Int(place.index)]
    return place.node.isTransformed ? place.node.geometry(in: rectangle).frame : rectangle
  }

  /// The frame of a view that was looked up.
  func frame(_ found: FoundFrame) -> TGRect {
    guard found.isTransformed, let place = place(at: structure.path(to: found.index)) else {
      return frames[found.index]
    }
    return frame(of: place)
  }
}
