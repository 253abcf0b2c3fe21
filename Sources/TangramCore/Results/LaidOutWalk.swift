/// A walk over the views of a layout, parents before children, in order, without recursion.
///
/// Numbers only, so that going on costs little; the views are in the runs.
struct LaidOutWalk: Sequence, IteratorProtocol {
  private let structure: LayoutStructure
  private let runs: LaidOutRuns
  /// Where the walk is among the children of one view, and where it goes on afterwards.
  private var level: Level
  private var outer: ContiguousArray<Level> = []

  private struct Level {
    /// The run with the view that is next.
    var run: Int32
    /// Its place in the run, and the end of that.
    var next: Int32 = 0
    var end: Int32
    /// The runs below the views that are left, and the first of them with children of the next one
    /// that has any.
    var below: Range<Int32>
  }

  init(_ tree: LaidOutTree) {
    (structure, runs) = (tree.structure, tree.readingRuns { copy $0 })
    level = Level(run: 0, end: runs[0].count, below: runs[0].below)
  }

  /// The next view; nil after the last one.
  @inline(__always)
  mutating func next() -> LaidOutView? {
    if level.next < level.end, level.below.isEmpty { return view() }
    return nextElsewhere()
  }

  @inline(__always)
  private mutating func view() -> LaidOutView {
    let view = LaidOutView(run: level.run, place: level.next)
    level.next &+= 1
    return view
  }

  /// A view that may have children, the first of another run, or what comes after the last child of a
  /// view.
  @inline(never)
  private mutating func nextElsewhere() -> LaidOutView? {
    while level.next >= level.end {
      if runs[level.run].following > 0 {
        level = self.level(level.run + 1)
      } else {
        guard let last = outer.popLast() else { return nil }
        level = last
      }
    }
    let view = view()
    let inner = level.below.lowerBound
    if !level.below.isEmpty, isParent(view, ofRun: inner) { enter(inner) }
    return view
  }

  private func isParent(_ view: LaidOutView, ofRun run: Int32) -> Bool {
    runs[view.run].index(view.place) { structure } == runs[run].owner
  }

  private mutating func enter(_ run: Int32) {
    level.below = (run + runs[run].following + 1)..<level.below.upperBound
    outer.append(level)
    level = self.level(run)
  }

  private func level(_ run: Int32) -> Level {
    Level(run: run, end: runs[run].count, below: runs[run].below)
  }
}
