import TangramBoxModel
import TangramCore

/// The results of a run, independent of the axis of its lines.
struct FlexSteps {
  let main: TGAxis
  let wraps: Bool
  let stacksFromEnd: Bool
  /// The container's extents inside the padding.
  let inner: TGSize
  let gap: TGSize
  /// The items, in layout order.
  let items: [FlexItem]
  let lines: FlexLines
  /// The cross extents of the items and of the lines before they are stretched.
  let naturalExtents: [Double]
  let naturalLineExtents: [Double]
  /// How the free space of each line was shared, by its first item.
  let sharings: [Int: FlexSharing]
  /// The length that percentages along the lines refer to; NaN if it is indefinite.
  let wholeAlong: Double

  /// Repeats the steps of a run, without placing the items.
  init<Main: TGAxisType>(_ pass: TGPass, _ options: TGFlexAlgorithm, along _: Main) {
    var run = FlexRun<Main>(pass, options)
    let log = FlexLog()
    run.findNaturalSizes(log)
    wholeAlong = run.wholeAlong
    let cross = Main.axis.crossed
    naturalExtents = run.items.map { $0.box[cross].extent }
    naturalLineExtents = run.lines.map { $0.extent }
    run.settleAcross()
    run.stretchItems()
    run.placeLines()
    main = Main.axis
    (wraps, stacksFromEnd) = (run.wraps, run.stacksFromEnd)
    (inner, gap, items, lines) = (run.inner, run.gap, run.items, run.lines)
    sharings = log.sharings
  }

  var isRow: Bool { main == .horizontal }

  /// Whether an item is stretched across its line.
  func stretches(_ index: Int) -> Bool {
    items[index].stretches(items[index].box[main.crossed])
  }
}
