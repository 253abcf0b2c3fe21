import TangramBoxModel
import TangramCore

/// The results of a run, independent of the axis of its lines.
struct FlexSteps {
  /// The container's extents inside the padding.
  let inner: TGSize
  let gap: TGSize
  /// The items, in layout order.
  let items: [FlexItem]
  let lines: FlexLines
  /// The cross extents of the items and of the lines before they are stretched.
  private(set) var naturalExtents: [Double] = []
  private(set) var naturalLineExtents: [Double] = []
  /// How the free space of each line was shared, by its first item.
  let sharings: [Int: FlexSharing]
  /// The length that percentages along the lines refer to; NaN if it is indefinite.
  let wholeAlong: Double

  private init<Main: TGAxisType>(of run: FlexRun<Main>) {
    (inner, gap, items, lines) = (run.inner, run.gap, run.items, run.lines)
    (wholeAlong, sharings) = (run.wholeAlong, run.sharings ?? [:])
  }

  /// Repeats the steps of a run, without placing the items.
  init<Main: TGAxisType>(layingOut run: consuming FlexRun<Main>) {
    run.sharings = [:]
    run.findNaturalSizes()
    let extents = run.items.map { $0.box[Main.Cross.axis].extent }
    let lineExtents = run.lines.map { $0.extent }
    run.settleAcross()
    run.stretchItems()
    run.placeLines()
    self.init(of: run)
    (naturalExtents, naturalLineExtents) = (extents, lineExtents)
  }

  /// Repeats the steps by which a run finds the greatest content width.
  init<Main: TGAxisType>(measuring run: consuming FlexRun<Main>) {
    _ = run.contentWidth(.greatest)
    self.init(of: run)
  }
}
