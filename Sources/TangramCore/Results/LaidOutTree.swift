/// A tree and the rectangles that a layout gave its views: what all copies of a layout share.
final class LaidOutTree: Sendable {
  let frames: FrameTable
  private let lists: FrameLists
  private let kept: DiagnosticLog
  private let environment: TGEnvironment
  private let allDiagnostics = FoundOnce<[TGDiagnostic]>()
  private let places = FoundOnce<[Place]>()

  // The last, so that it is released last: small pieces of memory that are given back before large
  // ones are swept together, and must be taken apart again for the next tree.
  let root: TGView

  init(_ engine: LayoutEngine) {
    root = engine.plan.root
    frames = engine.writer.takeFrames()
    lists = engine.writer.takeLists()
    kept = engine.plan.diagnostics
    environment = engine.plan.environment
  }
}

extension LaidOutTree {
  /// The number of views.
  var count: Int { lists.count }

  /// Where the frames of each view's children lie; found on first use.
  var structure: LayoutStructure {
    @inline(__always) get { lists.structure }
  }
}

extension LaidOutTree {
  /// A view of the tree: where it is, and where its frame lies among those of the layout.
  struct Place: Sendable {
    var node: NodeRef
    var index: Int32
    var depth: Int32
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

  /// The places of all views, parents before children, in order; found on first use.
  var placesInOrder: [Place] { places.value { Array(LaidOutWalk(self)) } }

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
